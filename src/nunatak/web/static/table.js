// The table page: what the server says goes to the board, the question and everything beside them.

import { announce, byId, h, plain, t, takeSheet } from "./dom.js";
import { Acting } from "./acting.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { Chat } from "./chat.js";
import { Clock } from "./clock.js";
import { closeDialogs, curtain, dialog, flash, sure } from "./dialog.js";
import { Head } from "./head.js";
import { Inspector } from "./inspector.js";
import { joinPanel, post } from "./join.js";
import { listen, menuKeys } from "./keys.js";
import { Log, recap } from "./log.js";
import { oddsPanel } from "./odds.js";
import { patched } from "./patch.js";
import { standingPanel } from "./players.js";
import { isMine, Question } from "./question.js";
import { openSettings, toggle } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Wire } from "./socket.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Whole} Whole */
/** @typedef {import("../types.d.ts").FromServer} FromServer */
/** @typedef {import("../types.d.ts").Drawable} Drawable */

export class Table {
  /** @type {Scene | null} */
  scene = null;
  v = -1;
  epoch = "";
  /** The entry whose position is shown instead of the present. @type {number | undefined} */
  past = undefined;
  /** @type {import("../types.d.ts").Seat[]} */
  seats = [];
  /** @type {import("../types.d.ts").Instruction[]} */
  instructions = [];
  /** The question for advice that is on its way. */
  hinting = "";
  /** The option that somebody considers, and what they point at. @type {number | null} */
  pointed = null;
  /** @type {Element | undefined} */
  from = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  pointing = undefined;
  drawn = false;
  /** @type {FromServer[]} */
  early = [];
  /** @type {Wire | null} */
  wire = null;

  field = h("div.field", {});
  stage = h("main.stage", { id: "stage" }, this.field);
  odds = h("section.panels", {});
  players = h("section.standing", { "aria-label": t("standing") });
  banner = h("div.banner", { role: "status", hidden: true });
  clock = new Clock();
  log = new Log({
    look: (entry) => this.wire?.ask("look", { entry }),
    older: (before) => this.wire?.ask("log", { before }),
  });
  chat = new Chat((text) => this.wire?.ask("chat", { text }));
  question = new Question({
    take: (n) => this.take(n),
    point: (n, from) => this.point(n, from),
    undo: () => this.decide("undo"),
    confirm: () => this.decide("confirm"),
    again: () => this.acting.decide("again", this.v),
    hint: () => this.hint(),
    why: (text, rule) => this.say(text, rule),
  });
  acting = new Acting(
    () => this.wire,
    (busy) => this.question.busy(busy),
  );

  /** @param {Boot} boot @param {HTMLElement} root */
  constructor(boot, root) {
    this.boot = boot;
    this.info = /** @type {NonNullable<Boot["table"]>} */ (boot.table);
    this.head = new Head(this.info.title, this.clock.el, () => this.menu());
    this.tabs = new Tabs(this.log, this.chat, this.info.rules ?? "", () => this.scene?.prompt?.rule ?? "");
    this.sheet = new Sheet(this.question.el, this.odds, this.players, this.tabs.bar, this.tabs.body);
    root.className = "table";
    root.replaceChildren(this.head.el, this.banner, this.stage, this.sheet.el);
    this.board = new Board(this.field, {
      take: (n) => this.take(n),
      menu: (options, x, y) => this.ask(options, x, y),
      why: (item) => this.why(item),
      over: (item) => this.hover(item),
    });
    this.camera = new Camera(this.board, this.field);
    this.stage.prepend(this.camera.tabs);
    this.inspector = new Inspector(this.field, {
      take: (n) => this.take(n),
      point: (n) => this.point(n),
    });
    listen({
      question: this.question,
      undo: () => this.decide("undo"),
      hint: () => this.hint(),
      why: () => this.whyNot(),
      leave: () => this.leave(),
    });
    this.connect();
  }

  connect() {
    const first = this.info.whole;
    const art = this.info.art;
    Promise.all([takeSheet(`${art}/symbols.svg`), takeSheet(`${art}/backdrop.svg`)]).then(() => {
      this.drawn = true;
      for (const m of this.early.splice(0)) this.told(m);
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
    patch: (m) => this.patch(m),
    ack: (m) => {
      this.acting.kept(m.re, m.v);
      this.acting.settle(this.v, this.scene);
    },
    error: (m) => this.refused(m),
    preview: (m) => this.foresee(m),
    why: (m) => this.say(m.say, m.rule),
    chat: (m) => {
      if (this.chat.hear(m.line)) this.tabs.show();
    },
    log: (m) => {
      this.log.entries = [...m.entries, ...this.log.entries];
      this.tabs.show();
    },
    recap: (m) => recap(m.entries, this.field),
    advice: (m) => this.advised(m),
    over: (m) => {
      if (m.again)
        dialog(t("again"), h("p", {}, t("again-open")), h("a.go", { href: m.again }, t("again-go")));
    },
  };

  /** @param {Whole} m */
  whole(m) {
    this.v = m.v;
    this.epoch = m.epoch;
    this.past = m.past;
    const moving = Boolean(this.scene) && m.past === undefined;
    this.log.at = m.past;
    if (m.past === undefined) {
      this.seats = m.seats ?? [];
      this.log.entries = m.log ?? [];
      this.chat.lines = m.chat ?? [];
      this.instructions = m.instructions ?? [];
      this.clock.set(m.clock);
    }
    this.show(m.scene, moving);
    this.hideFrom(m.curtain ?? "");
    if (m.recap?.length) recap(m.recap, this.field);
    this.pastBanner();
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
    this.show(patched(this.scene, m.change), true);
    this.hideFrom(m.curtain ?? "");
  }

  /** @param {Extract<FromServer, {t: "error"}>} m */
  refused(m) {
    this.acting.refused(m.re);
    if (m.re === this.hinting) {
      this.hinting = "";
      this.question.thinking(false);
    }
    flash(m.say);
  }

  // ---------------------------------------------------------------- what is seen

  /** @param {Scene} scene @param {boolean} moving */
  show(scene, moving) {
    const was = this.scene;
    this.scene = scene;
    for (const [name, [light, dark]] of Object.entries(scene.palette ?? {})) {
      document.documentElement.style.setProperty("--c-" + name, `light-dark(${light}, ${dark})`);
    }
    const asked = isMine(scene) && !scene.over && this.past === undefined;
    this.head.show(scene, asked);
    this.column(scene);
    this.camera.plan(scene);
    this.board.show(scene, moving);
    byId("app")?.classList.toggle("tall", this.board.tall);
    this.clock.of(scene.prompt?.seat ?? "");
    this.camera.look(moving);
    this.board.preview([], []);
    this.explainChosen(scene);
    if (scene.over && !was?.over) {
      closeDialogs();
      announce(scene.over.say);
    } else if (asked && scene.prompt?.say !== was?.prompt?.say) announce(scene.prompt?.say ?? "");
    if (!was) performance.mark("board");
    document.body.dataset.ready = "1";
    this.acting.settle(this.v, scene);
  }

  /** @param {Scene} scene */
  column(scene) {
    const free = !this.info.seated && this.seats.some((x) => x.kind === "open");
    const watching = () => (this.info.seated ? [] : [h("p.soft.watching", {}, t("watching"))]);
    this.hinting = "";
    this.question.show(
      scene,
      Boolean(this.info.hints) && this.past === undefined,
      free ? joinPanel(this.boot, this.seats, (text) => flash(text)) : watching(),
    );
    const panels = scene.panels ?? [];
    this.odds.replaceChildren(...panels.flatMap((p) => oddsPanel(p)).filter((x) => x !== null));
    this.odds.hidden = !panels.length;
    this.players.replaceChildren(
      ...(scene.standing ? standingPanel(scene.standing) : []).filter((x) => x !== null),
    );
    this.players.hidden = !scene.standing;
    this.sheet.show(scene.standing?.players ?? []);
    this.tabs.show();
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
    if (this.past !== undefined) flash(t("past-no-acting"));
    else if (!isMine(this.scene)) flash(t("not-your-turn"));
    else {
      this.board.point(null);
      this.inspector.hide();
      this.acting.take(option, this.v);
    }
  }

  /** @param {"undo" | "confirm" | "concede"} kind */
  decide(kind) {
    if (this.past === undefined) this.acting.decide(kind, this.v);
  }

  /** Somebody considers an option: show what would follow. @param {number | null} option @param {Element} [from] */
  point(option, from) {
    clearTimeout(this.pointing);
    this.pointed = option;
    this.from = from;
    this.board?.point(option);
    if (option === null) {
      this.board?.preview([], []);
      if (!this.inspector?.asking) this.inspector?.hide();
    } else this.pointing = setTimeout(() => this.wire?.ask("preview", { v: this.v, option }), 120);
  }

  /** @param {import("../types.d.ts").Shown} m */
  foresee(m) {
    if (m.option !== this.pointed) return;
    this.board.preview(m.items ?? [], m.hide ?? []);
    if (m.lines?.length && this.from?.isConnected)
      this.inspector.foresee(m.lines, this.from.getBoundingClientRect());
  }

  /** Several options lie on one thing. @param {number[]} options @param {number} x @param {number} y */
  ask(options, x, y) {
    const open = (this.scene?.prompt?.options ?? []).filter((o) => options.includes(o.option ?? -1));
    this.inspector.ask(open, x, y);
  }

  /** @param {Drawable | null} item */
  hover(item) {
    if (this.inspector.asking) return;
    const el = item ? this.board.kept.get(item.id)?.el : undefined;
    const single = item && typeof item.option === "number" ? item.option : null;
    if (single !== this.pointed) {
      this.point(single, el);
      this.question.heat(single);
    }
    if (item?.sum) this.explain(item);
    else this.inspector.leave();
    const text = item?.sum ? "" : [item?.label, item?.why].filter(Boolean).join(". ");
    this.inspector.name(text, el?.getBoundingClientRect());
  }

  /** @param {Drawable} item */
  why(item) {
    if (this.acting.waits(item.id)) return;
    if (item.sum) this.explain(item);
    if (item.why) flash(item.why);
    else if (isMine(this.scene) && !item.sum) this.wire?.ask("why", { v: this.v, item: item.id });
  }

  /** Why what is in focus, or all that can't be done, can't be done. */
  whyNot() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest(".opt.no"));
    const closed = (this.scene?.prompt?.options ?? []).filter((o) => typeof o.option !== "number" && o.why);
    if (focused) focused.click();
    else if (closed.length) flash(closed.map((o) => `${plain(o.label)}: ${plain(o.why ?? "")}`).join("; "));
    else this.tabs.open("rules");
  }

  leave() {
    this.inspector.hide();
    this.inspector.explain(null, null);
    byId("flash")?.remove();
    byId("recap")?.remove();
    this.point(null);
  }

  /** @param {string} text @param {string} [rule] */
  say(text, rule) {
    const go = () => {
      this.sheet.pull(true);
      this.tabs.open("rules", rule);
    };
    flash(text, rule ? { label: t("see-rule"), go } : undefined);
  }

  // ---------------------------------------------------------------- a bot's hint

  hint() {
    if (this.hinting || this.past !== undefined) return;
    this.hinting = this.wire?.ask("advice", { v: this.v }) ?? "";
    this.question.thinking(true);
  }

  /** @param {import("../types.d.ts").Advised} m */
  advised(m) {
    this.hinting = "";
    if (m.v !== this.v || !m.options?.length) {
      this.question.thinking(false);
      return;
    }
    this.board.advise(new Map(m.options.map(([n, share]) => [n, share])));
    this.question.advise(m, this.seats);
  }

  // ---------------------------------------------------------------- around the game

  /** @param {string} seat */
  hideFrom(seat) {
    const name = this.seats.find((x) => x.id === seat)?.name ?? seat;
    curtain(seat, name, () => this.wire?.ask("reveal", { seat }));
  }

  pastBanner() {
    const back = { type: "button", onclick: () => this.wire?.ask("look") };
    const words = () => [t("past", { n: this.past ?? 0 }), h("button.btn", back, t("to-present"))];
    this.note(this.past === undefined ? [] : words());
  }

  /** @param {(string | Node)[]} kids @param {string} [cls] */
  note(kids, cls = "") {
    this.banner.hidden = !kids.length;
    this.banner.className = "banner " + cls;
    this.banner.replaceChildren(...kids);
  }

  /** @param {import("./socket.js").State} s */
  line(s) {
    if (s === "open") this.pastBanner();
    else if (s === "gone") this.note([t("table-gone")], "bad");
    else this.note([h("i.spin", {}), t("reconnecting")], "wait");
  }

  menu() {
    const button = (/** @type {string} */ name, /** @type {(e: Event) => void} */ onclick, danger = "") =>
      h("button.btn.wide" + danger, { type: "button", onclick }, t(name));
    const { seated, invite, concession } = this.info;
    const copy = () => navigator.clipboard.writeText(invite ?? "").then(() => flash(t("copied")));
    const concede = () => sure(t("concede-sure"), t("concede"), () => this.decide("concede"));
    openSettings(
      this.boot,
      ...this.instructions.map((i) =>
        toggle(i.label, Boolean(i.on), (on) => this.wire?.ask("instruct", { v: this.v, key: i.key, on })),
      ),
      invite ? button("copy-link", copy) : null,
      seated ? button("move-seat", (e) => this.moveSeat(/** @type {HTMLElement} */ (e.target))) : null,
      seated && concession ? button("concede", concede, ".danger") : null,
      menuKeys(),
    );
  }

  /** @param {HTMLElement} button */
  async moveSeat(button) {
    const made = await post("/api/code", {});
    button.textContent = made.code
      ? t("code-is", { code: made.code, minutes: made.minutes ?? 0 })
      : (made.say ?? t("failed"));
  }
}
