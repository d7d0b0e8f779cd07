"""Every limit of the server, in one place."""

import os
from typing import Any

import msgspec

from nunatak.store.rows import TableRow
from nunatak.table.paces import SLOW

VARIABLE = "NUNATAK_LIMITS"


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much anybody may ask for. The defaults suit a public server."""

    # What is sent
    body: int = 16_384
    """Bytes of a form."""
    message: int = 4_096
    """Bytes of a message on the socket."""
    game_file: int = 131_072
    """Bytes of a game that is brought as a file."""
    file_entries: int = 5_000
    """Its entries."""
    taken_back: int = 5_000
    """Entries of a table after which nothing can be taken back any more."""
    file_steps: int = 400_000
    """Entries that are gone through again for what was taken back in it."""
    question_size: int = 65_536
    """Bytes of a question for a page, without its form."""
    name: int = 30
    """Letters of a name."""
    chat: int = 500
    """Letters of something said."""
    message_id: int = 48
    """Letters of a message's own id."""
    endpoint: int = 1_000
    """Letters of the address of a browser's push service."""
    push_answer: int = 4_096
    """Bytes of a push service's answer that are read."""
    mail_address: int = 254
    """Letters of a mail address."""
    notice_lines: int = 8
    """Sentences about what happened, in a mail."""
    notice_words: int = 300
    """Letters of a notice that a browser shows."""
    feed_entries: int = 30
    """Games in a feed."""

    # How often
    messages_a_second: float = 25.0
    """On one socket, of all kinds."""
    messages_at_once: int = 60
    """So many may come in a row before that counts; the same holds for all that follow."""
    deeds_a_second: float = 10.0
    """From one person, in all their browsers: moves, taking back, and all that is kept."""
    deeds_at_once: int = 100
    """So many in a row."""
    deeds_a_second_from_an_address: float = 30.0
    """From all who share an address."""
    deeds_at_once_from_an_address: int = 300
    """So many in a row."""
    chats_a_second: float = 0.5
    """From one person, in all their browsers and however often they connect."""
    chats_at_once: int = 6
    """So many in a row."""
    chats_a_second_from_an_address: float = 2.0
    """From all who share an address."""
    chats_at_once_from_an_address: int = 24
    """So many in a row."""
    forms_a_second: float = 0.5
    """New tables, seats, codes and languages, from one address."""
    forms_at_once: int = 30
    """So many in a row."""
    pages_a_second_from_an_address: float = 20.0
    """Pages that are made for whoever asks, and all that is asked without a form."""
    pages_at_once_from_an_address: int = 200
    """So many in a row."""
    readings: int = 8
    """Finished games that are read at once to find out what decided them."""
    readings_from_an_address: int = 2
    """Of those, begun by people who share an address."""
    reviews_a_second_from_an_address: float = 4.0
    """Questions for what decided a game, or how far it is read, from all who share an address."""
    reviews_at_once_from_an_address: int = 60
    """So many in a row."""
    looks_a_second: float = 2.0
    """From one person: scenes of the past, or of the present again, and pages of the log."""
    looks_at_once: int = 6
    """So many in a row."""
    looks_a_second_from_an_address: float = 12.0
    """The same, from all who share an address."""
    looks_at_once_from_an_address: int = 60
    """So many in a row."""
    previews_a_second: float = 6.0
    """From one person: what would follow, why not, and what a bot would do."""
    previews_at_once: int = 30
    """So many in a row."""
    previews_a_second_from_an_address: float = 24.0
    """The same, from all who share an address; and as much again about puzzles."""
    previews_at_once_from_an_address: int = 120
    """So many in a row."""
    pictures_a_second_from_an_address: float = 1.0
    """Pictures of moments that have to be drawn."""
    pictures_at_once_from_an_address: int = 20
    """So many in a row."""
    confirmations_a_day: int = 4
    """Mails that ask whether an address is right, for one person."""
    confirmations_a_day_to_an_address: int = 3
    """The same to one mail address, whoever asks."""
    confirmations_a_second_from_an_address: float = 0.0005
    """The same from all who share an address: some forty a day."""
    confirmations_at_once_from_an_address: int = 12
    """So many in a row."""
    feeds_a_second_from_an_address: float = 0.5
    """Feeds, and links out of mails."""
    feeds_at_once_from_an_address: int = 60
    """So many in a row."""
    refused_wait: float = 1.0
    """Seconds for which nothing more is read from whoever asked too much."""
    refusals_before_goodbye: int = 200
    """Messages over the rate after which a connection is closed."""

    # How many
    lines: int = 1_000
    """Connections on which pages are asked for; beyond it, the one silent for longest makes way."""
    lines_from_an_address: int = 60
    """A browser has six of them. Those of a proxy that the settings name are not counted."""
    connections: int = 2_000
    """Sockets of all who look at a table."""
    connections_for_seats: int = 500
    """So many more, for those alone who have a seat at the table they come to."""
    connections_a_person: int = 20
    """Sockets of one person, at all tables."""
    connections_from_an_address: int = 100
    """Of those who have no seat."""
    connections_a_second_from_an_address: float = 5.0
    """Of those who have no seat, as in what follows."""
    connections_at_once_from_an_address: int = 100
    """So many in a row."""
    viewers_a_table: int = 300
    """Of those who have no seat."""
    hints: int = 20
    """People who wait for a bot's advice, in all tables; one hint each."""
    hints_from_an_address: int = 4
    """Of those who share an address."""
    thinking_from_an_address: int = 0
    """Bots that think at once at tables from one address; 0 is one fewer than there are workers."""
    bot_tables_a_person: int = 4
    """Tables that somebody may have going at which nobody but bots plays."""
    bot_tables_from_an_address: int = 12
    """The same, from all who share an address."""
    past_scenes: int = 256
    """Scenes of the past at hand, of all tables."""
    pictures: int = 100
    """Pictures of moments at hand, of all tables: some 0.2 MB each."""
    pictures_waiting: int = 20
    """Pictures that are still to be drawn; beyond it people are told to wait."""
    pictures_waiting_from_an_address: int = 6
    """Of those, for people who share an address."""
    scenes_a_second: float = 25.0
    """For all who look back or at the present again: each has to be packed and sent."""
    looking_share: float = 0.2
    """Of the server's time, for drawing the past, however many want to see it."""
    inbox: int = 256
    """Messages that wait for one table; more are refused."""
    outbox: int = 128
    """Messages that wait for one browser; more, and it must connect again."""
    watchers_named: int = 20
    """Of those who watch a table, by name; the others are counted."""
    devices: int = 30
    """Browsers that are one person; beyond it, the one not seen for longest is no more."""
    passkeys: int = 20
    """Of one person."""
    holiday_days: int = 30
    """On which somebody's clocks may stand at slow tables, in any 365 days."""
    subscriptions: int = 10
    """Browsers in which one person sees notices; beyond it, the oldest no longer shows them."""
    notices: int = 200
    """Waits of which people are told in one round; the others come in the next."""
    notices_at_once: int = 8
    """People who are told something at the same moment."""
    notice_games: int = 20
    """Games in one mail."""
    notice_pictures: int = 3
    """Of them, with a picture."""
    notice_tries: int = 5
    """Times that something is sent to somebody who can't be reached."""
    outbox_mails: int = 500
    """Mails kept in the folder where there is nowhere to send them; the oldest go."""
    tries: int = 500
    """Tables at which one challenge is played."""
    tries_from_an_address: int = 100
    """Of those, opened by people who share an address."""
    tries_a_person: int = 20
    """Of one person; only the first counts."""
    listed: int = 30
    """Tables in a list of the front page."""
    log: int = 120
    """Lines of the log that are sent at once."""
    spoken: int = 60
    """Lines of the chat that are sent at once."""

    # How long, in seconds
    question: float = 10.0
    """For a browser to ask for a page, from its first to its last header."""
    answer: float = 30.0
    """For everything after that: its form, and taking the answer."""
    keep_alive: float = 5.0
    """For which a connection may be silent between two questions."""
    beat: float = 20.0
    """Between signs of life from a browser."""
    write: float = 15.0
    """For a browser to take a message."""
    hello: float = 15.0
    """For a browser to say hello."""
    grace: float = 6.0
    """Until somebody whose connection broke counts as away."""
    away_live: float = 180.0
    """Until a bot plays for whoever left, where the table agreed to that and named no time."""
    away_none: float = 3_600.0
    """The same in games without a clock."""
    nudge: float = 86_400.0
    """Between two nudges of the same person at the same table, whoever they come from."""
    home_asks: float = 60.0
    """Between two questions of an open front page for which games wait for its reader."""
    alive: float = 5.0
    """Between notes that the server runs; the time in which it did not is nobody's."""
    idle: float = 120.0
    """Until a table at which nobody looks is put away."""
    sweep: float = 20.0
    """Between rounds through the tables."""
    bot_pause: float = 0.2
    """At least so long a bot takes while somebody watches; pages show it at their reader's pace."""
    lesson_pause: float = 1.5
    """So long the others take in a lesson, so that one can follow."""
    bot_thinks_about_a_choice: float = 3.0
    """Seconds after which it chooses, however much more its level would think."""
    bot_thinks_about_a_turn: float = 8.0
    """The same for all choices between those of others: each has a share of what is left."""
    bot_thinks: float = 20.0
    """At most so long a choice takes, with whatever goes wrong."""
    worker_starts: float = 30.0
    """Seconds more for the first answer of a process in which bots think, which has to start."""
    watchers_pause: float = 1.0
    """After which those at a table are told who has come to watch, or has left."""
    picture: float = 20.0
    """For a picture to be drawn."""
    picture_kept: int = 300
    """For which others may keep a picture without asking again."""
    drawing_idle: float = 60.0
    """Until the process that draws pictures ends, if nobody wants any."""
    device_seen: float = 3_600.0
    """Between notes that somebody's browser has come."""
    notice_round: float = 5.0
    """Between rounds through those for whom games wait."""
    push_after: float = 20.0
    """Until somebody's browser says that a game waits."""
    mail_after: float = 180.0
    """Until a mail does."""
    after_looking: float = 3_600.0
    """The same for whoever looked at the table meanwhile, and left it."""
    push_gap: float = 30.0
    """Between two notices to one person; what comes meanwhile is told at once after it."""
    mail_gap: float = 900.0
    """Between two mails to one person."""
    notice_again: float = 60.0
    """Until it is tried again to reach somebody; each time twice as long."""
    push_time: float = 10.0
    """For a push service to take a message."""
    push_life: int = 86_400
    """For which it keeps a message for a browser that is off."""
    mail_time: float = 20.0
    """For each step of handing over a mail."""
    mail_code: float = 86_400.0
    """For which a mail address can be confirmed."""
    snooze: float = 3_600.0
    """Until a notice comes again, for whoever asks for that."""
    challenge: float = 300.0
    """For a device to prove whose it is with a passkey."""
    code: float = 600.0
    """For which a code moves a seat to another device."""
    cookie: int = 400 * 86_400
    """For which a browser remembers who it is."""

    def time_away(self, row: TableRow) -> float:
        """Return after how many seconds whoever left a table counts as gone for good.

        A bot may play for them then, where that was agreed; at a slow table only if time is up.
        """
        usual = {"live": self.away_live, "none": self.away_none, **SLOW}
        return float(row.away or usual[row.pace])


def from_environment(limits: Limits | None = None) -> Limits:
    """Return these limits, or the usual ones, with those changed that NUNATAK_LIMITS names.

    >>> os.environ[VARIABLE] = '{"bot_pause": 0}'
    >>> from_environment().bot_pause
    0.0
    >>> del os.environ[VARIABLE]
    """
    said = os.environ.get(VARIABLE, "{}")
    known = {} if limits is None else msgspec.structs.asdict(limits)
    try:
        named = msgspec.json.decode(said, type=dict[str, Any])
        return msgspec.convert({**known, **named}, Limits)
    except msgspec.DecodeError as error:
        raise SystemExit(f"{VARIABLE} can't be read: {error}.") from None


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Say whether one more may pass."""
        if self.at:
            self.left = min(float(self.most), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Gate:
    """A bucket for each address or person, and only as many as are in use."""

    def __init__(self, rate: float, most: int, size: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.size = size
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Say whether this address may do one more thing."""
        if address not in self.buckets and len(self.buckets) >= self.size:
            full = {a for a, b in self.buckets.items() if (now - b.at) * b.rate >= b.most}
            self.buckets = {a: b for a, b in self.buckets.items() if a not in full}
            if len(self.buckets) >= self.size:
                return False
        return self.buckets.setdefault(address, Bucket(self.rate, self.most)).take(now)
