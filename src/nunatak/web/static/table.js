// The table page: what the server says goes to the board, the question and everything beside them.

import { announce, byId, h, paintWith, plain, t, takeSheet } from "./dom.js";
import { Acting } from "./acting.js";
import { Banner } from "./banner.js";
import { Board } from "./board.js";
import { begin, bring } from "./brought.js";
import { Camera } from "./camera.js";
import { Chat } from "./chat.js";
import { Clock } from "./clock.js";
import { Considering } from "./considering.js";
import { closeDialogs, curtain, dialog, flash } from "./dialog.js";
import { feast } from "./end.js";
import { Head } from "./head.js";
import { Inspector } from "./inspector.js";
import { listen } from "./keys.js";
import { proposal } from "./leaving.js";
import { Axis } from "./axis.js";
import { Log } from "./log.js";
import { Others } from "./others.js";
import { patched } from "./patch.js";
import { showNumbers, showWatchers } from "./players.js";
import { isMine, Question } from "./question.js";
import { tableMenu } from "./menu.js";
import { notes } from "./slow.js";
import { sitAt, sound } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Wire } from "./socket.js";
import { Tabs } from "./tabs.js";
import { bringWords } from "./words.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Whole} Whole */
/** @typedef {import("../types.d.ts").FromServer} FromServer */
/** @typedef {import("../types.d.ts").Drawable} Drawable */

export class Table {
  /** @type {Scene | null} */
  scene = null;
  /** The one that is shown beside the board. @type {Scene | null} */
  shown = null;
  v = -1;
  epoch = "";
  /** The entry whose position is shown instead of the present. @type {number | undefined} */
  past = undefined;
  /** @type {import("../types.d.ts").Seat[]} */
  seats = [];
  /** @type {import("../types.d.ts").Instruction[]} */
  instructions = [];
  drawn = false;
  /** @type {FromServer[]} */
  early = [];
  /** What is asked goes this way. @type {Wire | import("./puzzle.js").Puzzle | null} */
  wire = null;

  field = h("div.field", {});
  stage = h("main.stage", { id: "stage" }, this.field);
  steps = h("div", {});
  odds = h("section.panels", {});
  players = h("section.standing", { "aria-label": t("standing") });
  banner = new Banner();
  clock = new Clock();
  log = new Log({
    look: (entry) => this.axis.go(entry),
    older: (before) => this.wire?.ask("log", { before }),
    seats: () => this.seats,
  });
  axis = new Axis(this);
  /** The reader is asked, whatever moment is on the screen. */
  myTurn = false;
  /** The game is over, whatever moment is on the screen. */
  ended = false;
  /** @type {import("./podium.js").Podium | null} */
  podium = null;
  /** The end that has been shown: whoever comes back from the past sees the board. */
  feasted = "";
  chat = new Chat((text) => this.wire?.ask("chat", { text }));
  question = new Question({
    take: (n) => this.take(n),
    point: (n, from) => this.considering.point(n, from),
    undo: () => this.decide("undo"),
    confirm: () => this.decide("confirm"),
    again: () => {
      this.rematch = true;
      this.acting.decide("again", this.v);
    },
    hint: () => this.considering.hint(),
    why: (text, rule) => this.say(text, rule),
  });
  /** What guides whoever learns; brought only where a table is a lesson. @type {import("./lesson.js").Lesson | null} */
  lesson = null;
  /** What is asked and answered of a puzzle; brought only on its page. @type {import("./puzzle.js").Puzzle | null} */
  puzzle = null;
  /** Whether the reader wants to play again. */
  rematch = false;
  watchers = h("p.soft.watchers", { hidden: true });
  others = new Others(this);
  considering = new Considering(this);
  /** The invitation; brought only while seats wait. @type {import("./wait.js").Wait | null} */
  wait = null;
  /** What things are; brought once the board is drawn. @type {import("./about.js").About | null} */
  words = null;
  tellAbout = bringWords(this);
  acting = new Acting(
    () => this.wire,
    (busy) => this.question.busy(busy),
  );

  /** @param {Boot} boot @param {HTMLElement} root */
  constructor(boot, root) {
    this.boot = boot;
    this.info = /** @type {NonNullable<Boot["table"]>} */ (boot.table);
    this.clock.el.title = this.info.pace ?? "";
    const aim = this.info.about ? () => this.tellAbout((words) => words.aim.open(true)) : null;
    this.head = new Head(this.info.title, this.clock.el, () => tableMenu(this), aim);
    this.tabs = new Tabs(this.log, this.chat, this.info.rules ?? "", () => this.scene?.prompt?.rule ?? "");
    const beside = [this.steps, this.odds, this.players, this.watchers, this.tabs.bar, this.tabs.body];
    this.sheet = new Sheet(this.question.el, ...beside);
    root.className = "table";
    root.replaceChildren(this.head.el, this.banner.el, this.stage, this.sheet.el);
    this.board = new Board(this.field, {
      take: (n) => (this.others.away ? this.others.catchUp() : this.take(n)),
      menu: (options, x, y) => this.considering.ask(options, x, y),
      why: (item) => this.considering.why(item),
      over: (item) => this.considering.hover(item),
    });
    this.camera = new Camera(this.board, this.field);
    this.stage.prepend(this.camera.tabs);
    this.stage.append(this.axis.el);
    this.inspector = new Inspector(this.field, {
      take: (n) => this.take(n),
      point: (n) => this.considering.point(n),
    });
    listen({
      question: this.question,
      undo: () => this.decide("undo"),
      hint: () => this.considering.hint(),
      why: () => this.considering.whyNot(),
      leave: () => this.leave(),
    });
    this.connect();
  }

  connect() {
    const { whole: first, art } = this.info;
    const drawings = [takeSheet(`${art}/symbols.svg`), takeSheet(`${art}/backdrop.svg`)];
    Promise.all([...drawings, bring(this)]).then(() => {
      this.drawn = true;
      for (const m of this.early.splice(0)) this.told(m);
      (window.requestIdleCallback ?? setTimeout)(() => this.tellAbout());
    });
    if (first) this.told(first);
    if (!this.info.socket) return;
    this.wire = new Wire(this.info.socket, {
      told: (m) => this.told(m),
      state: (s) => this.line(s),
      have: () => {
        if (this.past !== undefined) return {};
        if (this.scene) return { have: this.v, epoch: this.epoch };
        return first ? { have: first.v, epoch: first.epoch } : {};
      },
    });
  }

  // ---------------------------------------------------------------- what the server says

  /** @param {FromServer} m */
  told(m) {
    // Nothing can be drawn without its drawings: what comes earlier waits its turn.
    if (!this.drawn) this.early.push(m);
    else /** @type {(m: FromServer) => void} */ (this.hears[m.t])?.(m);
  }

  /** @type {{[Kind in FromServer["t"]]?: (m: Extract<FromServer, {t: Kind}>) => void}} */
  hears = {
    scene: (m) => this.whole(m),
    patch: (m) => this.others.hear(m),
    news: (m) => this.meanwhile(m),
    ack: (m) => {
      this.acting.kept(m.re, m.v);
      this.acting.settle(this.v, this.scene);
    },
    error: (m) => this.refused(m),
    preview: (m) => this.considering.foresee(m),
    why: (m) => this.say(m.say, m.rule),
    chat: (m) => {
      if (this.chat.hear(m.line)) this.tabs.show();
    },
    log: (m) => {
      this.log.entries = [...m.entries, ...this.log.entries];
      this.tabs.show();
      if (this.past !== undefined && m.entries.length) this.readBack(); // or nothing is older
    },
    recap: (m) => this.others.missed(m.entries),
    advice: (m) => this.considering.advised(m),
    moved: (m) => location.replace(m.url),
    solved: (m) => this.puzzle?.hear(m),
    watching: (m) => showWatchers(this.watchers, m),
    over: (m) => {
      if (m.again && this.rematch) location.assign(m.again);
      else if (m.again)
        dialog(t("again"), h("p", {}, t("again-open")), h("a.go", { href: m.again }, t("again-go")));
    },
  };

  /** @param {Whole} m */
  whole(m) {
    this.v = m.v;
    this.epoch = m.epoch;
    this.past = m.past;
    const moving = Boolean(this.scene) && (m.past === undefined || this.axis.near(m.past));
    this.log.at = m.past;
    this.axis.at = m.past;
    if (m.past === undefined) {
      this.axis.hear(m.moves, true);
      this.axis.eyes = "own";
      this.axis.choices = false;
      this.seats = m.seats ?? [];
      sitAt(this.seats.filter((seat) => seat.kind === "you"));
      this.log.entries = m.log ?? [];
      this.chat.lines = m.chat ?? [];
      this.instructions = m.instructions ?? [];
      this.clock.set(m.clock);
    }
    this.lesson?.hear(m.past === undefined ? m.lesson : null);
    if (m.past === undefined) begin(this, m.waiting);
    this.show(m.scene, moving);
    this.hideFrom(m.curtain ?? "");
    this.others.whole(m);
    this.banner.note([]);
    this.axis.show(this.past);
    if (m.past !== undefined) this.readBack();
  }

  /** The past is told from the log: of what is not here yet, some more is asked for. */
  readBack() {
    const first = this.log.entries[0]?.n ?? 0;
    if (first > 1 && first > (this.past ?? first)) this.wire?.ask("log", { before: first });
  }

  /** What happens while the past is on the screen. @param {import("../types.d.ts").News} m */
  meanwhile(m) {
    if (this.past === undefined) return;
    this.log.entries.push(...(m.log ?? []));
    this.axis.hear(m.moves, false);
    if (m.clock) this.clock.set(m.clock);
    this.tabs.show();
    if (m.yours) {
      flash(t("your-turn"));
      this.axis.now();
    } else this.axis.timeline?.meanwhile(m.log?.at(-1));
  }

  /** @param {import("../types.d.ts").Patch} m */
  patch(m) {
    if (!this.scene || this.past !== undefined || m.v <= this.v) return;
    if (m.of !== this.v) {
      this.wire?.ask("hello", {});
      return;
    }
    this.v = m.v;
    if (m.seats) this.seats = m.seats;
    if (m.instructions) this.instructions = m.instructions;
    if (m.clock) this.clock.set(m.clock);
    for (const entry of m.log ?? []) {
      this.log.entries.push(entry);
      announce(entry.text);
    }
    this.axis.hear(m.moves, false);
    this.lesson?.hear(m.lesson);
    begin(this, m.waiting);
    this.show(patched(this.scene, m.change), true);
    this.hideFrom(m.curtain ?? "");
    this.axis.show(undefined);
  }

  /** @param {Extract<FromServer, {t: "error"}>} m */
  refused(m) {
    this.acting.refused(m.re);
    if (m.re === this.considering.hinting) {
      this.considering.hinting = "";
      this.question.thinking(false);
    }
    if (!m.re || m.re !== this.considering.foreseen) flash(m.say); // a preview that came too late is no news
  }

  // ---------------------------------------------------------------- what is seen

  /** @param {Scene} scene @param {boolean} moving */
  show(scene, moving) {
    const was = this.scene;
    this.scene = scene;
    // A colour that is set, even to what it is, makes the browser style the whole page anew.
    if (scene.palette !== was?.palette) paintWith(scene.palette ?? {});
    const asked = isMine(scene) && !scene.over && this.past === undefined;
    if (this.past === undefined) {
      this.myTurn = asked;
      this.ended ||= Boolean(scene.over);
    }
    this.head.show(scene, asked);
    this.beside(scene);
    this.camera.plan(scene);
    this.board.show(scene, moving);
    this.lesson?.light(this.board);
    if (this.lesson) this.camera.turn(this.lesson.near, this.lesson.first);
    this.clock.of(scene.prompt?.seat ?? "");
    this.camera.look(moving);
    this.board.preview([], []);
    this.explainChosen(scene);
    this.question.settle();
    if (scene.over && !was?.over) {
      closeDialogs();
      announce(scene.over.say);
    } else if (this.lesson?.told) this.lesson.speak();
    else if (asked && scene.prompt?.say !== was?.prompt?.say) announce(scene.prompt?.say ?? "");
    if (!was) performance.mark("board");
    else if (moving) sound(scene.over ? "end" : asked && !isMine(was) ? "turn" : "piece", was.items !== scene.items);
    document.body.dataset.ready ??= "1";
    this.acting.settle(this.v, scene);
  }

  /** What stands beside the board, with the focus where it was. @param {Scene} scene */
  column(scene) {
    this.beside(scene);
    this.question.settle();
  }
  /** @param {Scene} scene */
  beside(scene) {
    const watching = () => (this.info.seated || this.wait ? [] : [h("p.soft.watching", {}, t("watching"))]);
    this.considering.hinting = "";
    if (this.past !== undefined && this.axis.timeline && !this.axis.choices)
      this.question.tell(this.axis.timeline.panel(scene));
    else if (this.puzzle) this.puzzle.column(scene);
    else this.questionFor(scene, [...watching(), ...proposal(this)]);
    feast(this, this.past === undefined ? (scene.over ?? null) : null);
    if (this.wait) {
      this.wait.show(this.seats);
      this.question.el.replaceChildren(...this.wait.panel(plain(scene.prompt?.say ?? "")));
    } else this.question.el.append(...notes(this));
    this.others.draw();
    this.lesson?.under(this.question.el, this.log.entries, this.steps);
    showNumbers(this, scene, this.shown);
    this.shown = scene;
    this.tabs.show();
  }

  /** The question, for whoever is asked. @param {Scene} scene @param {HTMLElement[]} first */
  questionFor(scene, first) {
    const hints = Boolean(this.info.hints) && this.past === undefined && !this.lesson?.told;
    const trying = this.past === undefined ? [] : [h("p.soft", {}, t("try-note"))];
    const { source } = this.info;
    const from = source ? [h("a.soft.watching", { href: source }, t("from-moment"))] : [];
    this.question.show(this.lesson?.question(scene) ?? scene, hints, [...first, ...from, ...trying]);
  }

  /** What is chosen explains itself, where there is room. @param {Scene} scene */
  explainChosen(scene) {
    const chosen = scene.items.find((i) => i.sum && /** @type {any} */ (i).picked);
    const item = chosen ?? scene.items.find((i) => i.id === this.inspector.shown) ?? null;
    this.explain(this.board.room.width > 700 ? item : null);
  }

  /** @param {Drawable | null} item */
  explain(item) {
    this.inspector.explain(item, (item && this.board.kept.get(item.id)?.el) ?? null);
  }

  // ---------------------------------------------------------------- choosing

  /** @param {number} option */
  take(option) {
    this.others.catchUp();
    if (this.puzzle) this.puzzle.take(option);
    else if (this.past !== undefined && this.axis.choices) this.axis.timeline?.playOnFrom(this.past, option);
    else if (this.past !== undefined) flash(t("past-no-acting"));
    else if (!isMine(this.scene)) flash(t("not-your-turn"));
    else {
      this.board.point(null);
      this.inspector.hide();
      this.acting.take(option, this.v);
    }
  }

  /** @param {"undo" | "confirm" | "concede"} kind */
  decide(kind) {
    this.others.catchUp();
    if (this.past === undefined) this.acting.decide(kind, this.v);
  }

  leave() {
    this.words?.leave();
    this.inspector.hide();
    this.inspector.explain(null, null);
    byId("flash")?.remove();
    this.considering.point(null);
  }

  /** @param {string} text @param {string} [rule] */
  say(text, rule) {
    const go = () => {
      this.sheet.pull(true);
      this.tabs.open("rules", rule);
    };
    flash(text, rule ? { label: t("see-rule"), go } : undefined);
  }

  // ---------------------------------------------------------------- around the game

  /** @param {string} seat */
  hideFrom(seat) {
    const name = this.seats.find((x) => x.id === seat)?.name ?? seat;
    curtain(seat, name, () => this.wire?.ask("reveal", { seat }));
  }

  /** Shows a moment, or the present. @param {number | undefined} entry @param {string} eyes @param {boolean} choices */
  look(entry, eyes, choices) {
    if (entry === undefined) this.wire?.ask("look");
    else this.wire?.ask("look", { entry, eyes, ...(choices ? { choices } : {}) });
  }

  /** Draws what stands beside the board once more. */
  again() {
    if (this.scene) this.column(this.scene);
  }

  /** Once the line is there, a page that was opened at a moment goes there. @param {import("./socket.js").State} s */
  line(s) {
    this.banner.line(s);
    if (s !== "open") return;
    const at = this.info.at;
    if (typeof at === "number" && !this.axis.timeline) setTimeout(() => this.axis.go(at));
  }
}
