"""The command line, as somebody types it."""

import json
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nunatak.cli import build
from nunatak.cli import main as run_main

KEPT = Path(__file__).parent.parent / "games" / "antartik" / "histories"


def nunatak(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(build(), list(words), input=typed)


def said(*words: str, typed: str = "") -> str:
    result = nunatak(*words, typed=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def test_games_are_listed_with_players_and_options() -> None:
    output = said("games")
    assert "antartik" in output
    assert "children" in output


def test_the_command_line_says_its_version() -> None:
    assert said("--version").startswith(f"nunatak {version('nunatak')}, ")


def test_a_setting_may_still_be_called_an_option() -> None:
    words = ("simulate", "antartik", "--games", "300", "--seed", "2")
    with_children = said(*words, "--setting", "children")
    assert with_children == said(*words, "--option", "children=on") != said(*words)
    assert "--setting" in said("simulate", "--help")
    assert "--option" not in said("simulate", "--help")


def test_a_simulation_prints_wins_points_length_and_endings() -> None:
    output = said("simulate", "antartik", "--games", "300", "--players", "4", "--seed", "2")
    assert "300 games" in output
    assert "decisions a game" in output
    assert "bellyflop" in output


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers() -> None:
    words = ("simulate", "antartik", "--games", "5000", "--seed", "9")
    assert said(*words) == said(*words, "--workers", "2")


def test_a_simulation_can_begin_with_an_opening() -> None:
    words = ("simulate", "arctic", "--games", "2", "--players", "2", "--bots", "cub")
    assert said(*words, "--opening", "first 1") != said(*words, "--opening", "first 2")


def test_bots_of_any_kind_can_be_simulated() -> None:
    output = said(
        "simulate", "antartik", "--games", "12", "--players", "2", "--bots", "greedy,random"
    )
    assert "greedy" in output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("simulate", "ludo"), "There is no game 'ludo'"),
        (("simulate", "antartik", "--players", "9"), "for 2 to 5 players"),
        (("simulate", "antartik", "--bots", "a,b,c", "--players", "2"), "2 seats but 3 bots"),
        (("simulate", "antartik", "--bots", "genius"), "no bot 'genius'"),
        (("simulate", "arctic", "--opening", "pass"), "not possible now"),
        (("simulate", "antartik", "--setting", "tea"), "has no setting 'tea'"),
        (("simulate", "antartik", "--setting", "children=perhaps"), "on or off"),
        (("simulate", "antartik", "--option", "tea"), "has no setting 'tea'"),
        (("play", "antartik", "--seats", "Ines"), "for 2 to 5 players"),
        (("play", "antartik", "--seats", "Ines,Noor", "--players", "3"), "2 are named"),
        (("play", "--resume", "nowhere.json"), "can't be read"),
        (("replay", "nowhere.json"), "can't be read"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    words: tuple[str, ...],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.argv", ["nunatak", *words])
    with pytest.raises(SystemExit) as stop:
        run_main()
    assert stop.value.code == 2
    assert complaint in capsys.readouterr().err


def test_a_kept_game_is_told_entry_by_entry() -> None:
    file = KEPT / "bellyflop.json"
    output = said("replay", str(file))
    assert f"{json.loads(file.read_text())['length']}  " in output
    assert "flops and keeps only" in output
    assert "the table after" not in output
    assert said("replay", str(file), "--at", "5").count("\n") < output.count("\n")


def test_a_person_plays_against_bots_asks_and_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "?\nh\nr\nl\np 1\np 99\nwhy anew\nwhy draw\nu\nconcede\nfly away\n1\nq\n"
    output = said("play", "antartik", "--seats", "Ines,random", "--seed", "4", typed=typed)
    assert "flop" in output
    assert "take it" in output
    assert "then:" in output
    assert "Say p and a number" in output
    assert "can't be taken back" in output
    assert "There is no option 'fly away'" in output
    assert "Nobody can concede" in output
    assert (tmp_path / "nunatak-game.json").exists()


def test_a_saved_game_is_resumed_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said(
        "play",
        "antartik",
        "--seats",
        "Ines,random,greedy",
        "--seed",
        "4",
        typed="1\ns mine.json\nq\n",
    )
    before = json.loads((tmp_path / "mine.json").read_text())
    assert before["seats"] == ["Ines", "random", "greedy"]
    said("play", "--resume", "mine.json", typed="q\n")
    after = json.loads((tmp_path / "nunatak-game.json").read_text())
    assert after["entries"] == before["entries"]
    assert "Ines" in said("replay", "mine.json")


def test_a_whole_game_can_be_played_to_the_end_by_people_on_one_terminal() -> None:
    output = said("play", "antartik", "--seats", "Ines,Noor", "--seed", "1", typed="1\n\n" * 2000)
    assert "press Enter" in output
    assert "wins." in output or "share the win" in output


def test_bots_play_a_whole_game_for_whoever_wants_to_watch() -> None:
    output = said("play", "antartik", "--seats", "random,random", "--seed", "3")
    assert "Cards face up, one point each" in output


def test_proofs_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    from nunatak.lab.prove import Ledger, Proof

    done: list[int] = []

    def do(part: int) -> dict[str, int]:
        if len(done) == 3:
            raise KeyboardInterrupt
        done.append(part)
        return {"games": 10}

    proof = Proof("ten games at a time", 5, do)
    book = Ledger(tmp_path / "proofs.json")

    def go_on() -> None:
        while book.parts(proof) < proof.parts:
            book.add(proof, proof.do(book.parts(proof)))

    with pytest.raises(KeyboardInterrupt):
        go_on()
    again = Ledger(tmp_path / "proofs.json")
    assert (again.parts(proof), again.counts(proof)) == (3, {"games": 30})
    assert done == [0, 1, 2]
