// The table page: board, decision, standing, log, and everything that can be said about them.

import { announce, byId, h, icon, plain, rich, seatIcon, t, takeSheet } from "./dom.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { oddsPanel, overPanel, promptPanel, standingPanel, sumPanel } from "./panel.js";
import { patched } from "./patch.js";
import { dialog, liked, onLiked, openSettings, toggle } from "./settings.js";
import { Wire } from "./socket.js";
import { joinPanel, menuKeys, post, rulesPanel } from "./beside.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Whole} Whole */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").FromServer} FromServer */
/** @typedef {import("../types.d.ts").Drawable} Drawable */

/** Whether the reader decides; what is not sent is so. @param {Scene | null} scene */
const mine = (scene) => Boolean(scene?.prompt) && scene?.prompt?.mine !== false;

const clockText = (/** @type {number} */ sec) => {
  const n = Math.max(0, Math.ceil(sec));
  if (n >= 86400) return t("clock-days", { days: Math.floor(n / 86400), hours: Math.floor((n % 86400) / 3600) });
  const [hours, m, rest] = [Math.floor(n / 3600), Math.floor((n % 3600) / 60), String(n % 60).padStart(2, "0")];
  return hours ? `${hours}:${String(m).padStart(2, "0")}:${rest}` : `${m}:${rest}`;
};

export class Table {
  drawn = false;
  /** @type {FromServer[]} */
  early = [];
  until = -1;
  dragged = false;
  shown = "";
  // What the page is made of.
  phases = h("div.phases", { role: "list" });
  title = h("h1.serif", {});
  subtitle = h("span.soft.sub", {});
  noteEl = h("span.soft.topnote", {});
  clockEl = h("span.clock", { hidden: true });
  stage = h("main.stage", { id: "stage" });
  promptEl = h("section.prompt", { "aria-label": t("decision") });
  panelsEl = h("section.panels", {});
  standingEl = h("section.standing", { "aria-label": t("standing") });
  tabsEl = h("div.tabs", { role: "tablist", "aria-label": t("beside") });
  tabEl = h("div.tabbody", { role: "tabpanel", tabindex: "0", id: "tabbody", "aria-label": t("beside") });
  banner = h("div.banner", { role: "status", hidden: true });
  grab = h("button.grab", { type: "button", "aria-label": t("pull-up"), "aria-expanded": "false", onclick: () => this.pull() });
  scores = h("button.scores", { type: "button", onclick: () => this.pull() });
  side = h("aside.side", { "aria-label": t("panel") }, this.grab, h("div.scrolls", {}, this.promptEl, this.panelsEl, this.standingEl, this.tabsEl, this.tabEl), this.scores);

  /** @param {Boot} boot @param {HTMLElement} root */
  constructor(boot, root) {
    this.boot = boot;
    this.info = /** @type {NonNullable<Boot["table"]>} */ (boot.table);
    /** @type {Scene | null} */
    this.scene = null;
    this.v = -1;
    this.epoch = "";
    /** @type {Entry[]} */
    this.log = [];
    /** @type {import("../types.d.ts").Spoken[]} */
    this.chat = [];
    /** @type {import("../types.d.ts").Seat[]} */
    this.seats = [];
    /** @type {import("../types.d.ts").Instruction[]} */
    this.instructions = [];
    /** @type {{left: Record<string, number>, running?: string} | undefined} */
    this.clock = undefined;
    this.clockAt = 0;
    /** @type {number | undefined} */
    this.past = undefined;
    this.busy = "";
    this.tab = "log";
    this.unread = 0;
    this.build(root);
    this.board = new Board(this.stage, {
      take: (n) => this.take(n), menu: (ns, x, y) => this.menu(ns, x, y),
      why: (item) => this.why(item), over: (item) => this.hover(item),
    });
    this.camera = new Camera(this.board, this.stage);
    this.tip = h("div.tip", { role: "tooltip", hidden: true });
    this.inspector = h("div.inspect", { hidden: true });
    this.stage.append(this.inspector, this.tip);
    this.keys();
    onLiked(() => this.beside());
    setInterval(() => this.tick(), 500);
    Promise.all([takeSheet(`${this.info.art}/symbols.svg`), takeSheet(`${this.info.art}/backdrop.svg`)]).then(() => {
      this.drawn = true;
      for (const m of this.early.splice(0)) this.told(m);
    });
    const first = this.info.whole;
    if (first) this.told(first);
    this.wire = this.info.socket ? new Wire(this.info.socket, {
      told: (m) => this.told(m), state: (s) => this.state(s),
      have: () => {
        if (this.past !== undefined) return {};
        if (this.scene) return { have: this.v, epoch: this.epoch };
        return first ? { have: first.v, epoch: first.epoch } : {};
      },
    }) : null;
  }

  /** @param {HTMLElement} root */
  build(root) {
    this.title.textContent = this.info.title;
    this.drag();
    root.className = "table";
    root.replaceChildren(
      h("header.top", {}, h("a.mark", { href: "/", "aria-label": "Nunatak" }, icon("mark", 24), h("span", {}, "Nunatak")), this.title, this.subtitle, h("span.sp", {}),
        this.phases, h("span.sp", {}), this.noteEl, this.clockEl,
        h("button.iconbtn", { type: "button", "aria-label": t("menu"), onclick: () => this.settings() }, icon("menu", 20))),
      this.banner, this.stage, this.side);
  }

  /** The sheet follows a finger. */
  drag() {
    let from = 0;
    this.grab.addEventListener("pointerdown", (e) => { from = e.clientY; this.grab.setPointerCapture(e.pointerId); });
    this.grab.addEventListener("pointerup", (e) => {
      const by = e.clientY - from;
      if (Math.abs(by) > 24) { this.pull(by < 0); e.preventDefault(); this.dragged = true; }
    });
  }

  /** @param {boolean} [up] */
  pull(up) {
    if (this.dragged) { this.dragged = false; if (up === undefined) return; }
    const is = this.side.classList.toggle("up", up);
    this.grab.setAttribute("aria-expanded", String(is));
  }

  // ---------------------------------------------------------------- what the server says

  /** @param {FromServer} m */
  told(m) {
    // Nothing can be drawn without its drawings: what comes earlier waits its turn.
    if (!this.drawn) { this.early.push(m); return; }
    switch (m.t) {
      case "scene": this.whole(m); break;
      case "patch": this.patch(m); break;
      case "ack": if (this.busy === m.re) { this.until = m.v; this.settle(); } break;
      case "error":
        this.settled();
        if (m.re === this.hinting) { this.hinting = ""; this.promptEl.querySelector("#hint")?.replaceChildren(icon("bot", 16), t("hint")); }
        this.flash(m.say);
        break;
      case "preview": if (m.option === this.pointed) this.previewed(m); break;
      case "why": this.flash(m.say, m.rule); break;
      case "chat": this.said(m.line); break;
      case "log": this.log = [...m.entries, ...this.log]; this.beside(); break;
      case "recap": this.recap(m.entries); break;
      case "advice": this.advised(m); break;
      case "over": if (m.again) this.again(m.again); break;
      case "pong": break;
    }
  }

  /** @param {Whole} m */
  whole(m) {
    this.v = m.v;
    this.epoch = m.epoch;
    this.past = m.past;
    const moving = Boolean(this.scene) && m.past === undefined;
    if (m.past === undefined) {
      this.seats = m.seats ?? [];
      this.log = m.log ?? [];
      this.chat = m.chat ?? [];
      this.instructions = m.instructions ?? [];
      this.setClock(m.clock);
    }
    this.settle();
    this.set(m.scene, moving);
    this.curtain(m.curtain ?? "");
    if (m.recap?.length) this.recap(m.recap);
    this.pastBanner();
  }

  /** @param {import("../types.d.ts").Patch} m */
  patch(m) {
    if (!this.scene || this.past !== undefined) return;
    if (m.v <= this.v) return;
    if (m.of !== this.v) { this.wire?.ask("hello", {}); return; }
    this.v = m.v;
    if (m.seats) this.seats = m.seats;
    if (m.instructions) this.instructions = m.instructions;
    if (m.clock) this.setClock(m.clock);
    for (const entry of m.log ?? []) {
      this.log.push(entry);
      announce(entry.text);
    }
    this.settle();
    this.set(patched(this.scene, m.change), true);
    this.curtain(m.curtain ?? "");
  }

  /** @param {Scene} scene @param {boolean} moving */
  set(scene, moving) {
    const was = this.scene;
    this.scene = scene;
    for (const [name, [light, dark]] of Object.entries(scene.palette ?? {})) {
      document.documentElement.style.setProperty("--c-" + name, `light-dark(${light}, ${dark})`);
    }
    this.head(scene);
    this.column(scene, was);
    this.board.show(scene, moving);
    byId("app")?.classList.toggle("tall", this.board.tall);
    this.tick();
    this.camera.look(moving);
    this.turn(scene, was);
    this.board.preview([], []);
    const chosen = scene.items.find((i) => i.sum && /** @type {any} */ (i).picked);
    const roomy = this.board.room.width > 700;
    this.inspect(roomy ? chosen ?? scene.items.find((i) => i.id === this.shown) ?? null : null);
    if (!was) performance.mark("board");
    document.body.dataset.ready = "1";
  }

  /** @param {Scene} scene */
  head(scene) {
    if (scene.title) this.title.textContent = scene.title;
    this.subtitle.replaceChildren(...rich(scene.subtitle ?? "", 16));
    this.noteEl.replaceChildren(...rich(scene.note ?? "", 16));
    this.phases.className = "phases" + (scene.rounds ? " rounds" : "");
    this.phases.replaceChildren(...(scene.phases ?? []).flatMap((p, i) => [
      i && !scene.rounds ? h("span.arrow", { "aria-hidden": "true" }, "›") : null,
      h("span.st" + (p.state === "on" ? ".on" : p.state === "done" ? ".done" : ""), { role: "listitem", "aria-current": p.state === "on" ? "step" : undefined },
        p.state === "done" && !scene.rounds ? icon("check", 12) : null, p.label,
        p.pips ? h("span.pips", { role: "img", "aria-label": `${p.left ?? 0} / ${p.pips}` }, ...Array.from({ length: p.pips }, (_, n) => h("i" + (n >= (p.pips ?? 0) - (p.left ?? 0) ? ".left" : ""), {}))) : null),
    ]).filter((x) => x !== null));
  }

  /** @param {Scene} scene @param {Scene | null} was */
  column(scene, was) {
    const held = this.side.contains(document.activeElement) && Boolean(document.activeElement?.closest(".choices, .last"));
    const says = {
      take: (/** @type {number} */ n) => this.take(n), point: (/** @type {number | null} */ n) => this.point(n),
      undo: () => this.decide("undo"), confirm: () => this.decide("confirm"),
      why: (/** @type {string} */ text, /** @type {string | undefined} */ rule) => this.flash(text, rule),
    };
    const join = !this.info.seated && this.seats.some((x) => x.kind === "open") ? joinPanel(this.boot, this.seats, (text) => this.flash(text)) : [];
    const body = scene.over ? overPanel(scene.over, () => { this.busy = this.wire?.ask("again") ?? ""; })
      : scene.prompt ? promptPanel(scene.prompt, says) : [];
    this.hinting = "";
    const ask = this.info.hints && !scene.over && mine(scene) && (scene.prompt?.options ?? []).filter((o) => typeof o.option === "number").length > 1;
    if (ask && this.past === undefined) body.push(h("button.plain", { type: "button", id: "hint", onclick: () => this.hint(), "aria-keyshortcuts": "h" }, icon("bot", 16), t("hint")));
    this.promptEl.replaceChildren(...join, ...body.filter((x) => x !== null));
    this.promptEl.classList.toggle("mine", mine(scene));
    this.rove();
    if (held && mine(scene)) this.rovers()[0]?.focus({ preventScroll: true });
    this.panelsEl.replaceChildren(...(scene.panels ?? []).flatMap((p) => oddsPanel(p)).filter((x) => x !== null));
    this.panelsEl.hidden = !(scene.panels ?? []).length;
    this.standingEl.replaceChildren(...(scene.standing ? standingPanel(scene.standing) : []).filter((x) => x !== null));
    this.standingEl.hidden = !scene.standing;
    this.scores.replaceChildren(...(scene.standing?.players ?? []).map((p) => h("span", {}, p.symbol ? icon(p.symbol, 16) : seatIcon(p.id, 16), h("b", {}, p.score ?? ""))), icon("up", 16));
    this.scores.setAttribute("aria-label", (scene.standing?.players ?? []).map((p) => `${p.name} ${p.score ?? ""}`).join(", "));
    this.beside();
    if (scene.prompt && scene.prompt.say !== was?.prompt?.say) {
      this.side.classList.remove("up");
      this.grab.setAttribute("aria-expanded", "false");
    }
  }

  /** @param {Scene} scene @param {Scene | null} was */
  turn(scene, was) {
    const now = mine(scene) && !scene.over && this.past === undefined;
    document.title = (now ? "● " + t("your-turn") + " · " : "") + (scene.title || this.info.title) + " · Nunatak";
    const icon = byId("favicon");
    icon?.setAttribute("href", (icon.getAttribute("href") ?? "").replace(/icon(-turn)?\.svg/, now ? "icon-turn.svg" : "icon.svg"));
    if (scene.over) { if (!was?.over) announce(scene.over.say); }
    else if (now && scene.prompt?.say !== was?.prompt?.say) announce(scene.prompt?.say ?? "");
  }

  // ---------------------------------------------------------------- choosing

  /** @param {number} option */
  take(option) {
    if (this.past !== undefined) { this.flash(t("past-no-acting")); return; }
    if (!mine(this.scene)) { this.flash(t("not-your-turn")); return; }
    if (this.busy) return;
    this.board.point(null);
    this.busy = this.wire?.ask("act", { v: this.v, option }) ?? "";
    this.promptEl.classList.add("busy");
    this.hideTip();
  }

  /** @param {"undo" | "confirm" | "concede"} kind */
  decide(kind) {
    if (this.busy || this.past !== undefined) return;
    this.busy = this.wire?.ask(kind, { v: this.v }) ?? "";
    this.promptEl.classList.add("busy");
  }

  /** A decision is behind us once it is kept and its position is here. */
  settle() {
    if (!this.wire?.open.has(this.busy) && this.v >= this.until) this.settled();
  }

  settled() {
    this.until = -1;
    this.busy = "";
    this.promptEl.classList.remove("busy");
  }

  /** The question for advice that is on its way. */
  hinting = "";
  /** @type {number | null} */
  pointed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  pointing = undefined;

  /** Somebody considers an option: show what would follow. @param {number | null} option */
  point(option) {
    this.board?.point(option);
    clearTimeout(this.pointing);
    this.pointed = option;
    if (option === null) { this.board?.preview([], []); this.promptEl.querySelector(".preview-lines")?.remove(); return; }
    this.pointing = setTimeout(() => this.wire?.ask("preview", { v: this.v, option }), 120);
  }

  /** @param {import("../types.d.ts").Shown} m */
  previewed(m) {
    this.board.preview(m.items ?? [], m.hide ?? []);
    if (!m.lines?.length) return;
    this.promptEl.querySelector(".preview-lines")?.remove();
    this.promptEl.querySelector(`[data-take="${m.option}"] .ob`)?.append(
      h("span.preview-lines", {}, ...m.lines.map((line) => h("small", {}, ...rich(line, 14)))));
  }

  /** Several options lie on one thing. @param {number[]} options @param {number} x @param {number} y */
  menu(options, x, y) {
    const all = (this.scene?.prompt?.options ?? []).filter((o) => typeof o.option === "number" && options.includes(o.option));
    const room = this.stage.getBoundingClientRect();
    this.tip.className = "tip menu";
    this.tip.replaceChildren(...all.map((o) => h("button.opt.rows", { type: "button", onclick: () => this.take(/** @type {number} */ (o.option)), onpointerenter: () => this.point(/** @type {number} */ (o.option)) },
      h("span.ob", {}, h("b", {}, o.label), ...(o.outcome ?? []).map((x) => h("small", {}, ...rich(x, 14)))))));
    this.placeTip(x - room.left, y - room.top);
    /** @type {HTMLElement | null} */ (this.tip.querySelector("button"))?.focus();
  }

  /** @param {number} x @param {number} y */
  placeTip(x, y) {
    this.tip.hidden = false;
    const room = this.stage.getBoundingClientRect();
    const own = this.tip.getBoundingClientRect();
    this.tip.style.left = Math.max(8, Math.min(room.width - own.width - 8, x - own.width / 2)) + "px";
    this.tip.style.top = (y + 14 + own.height > room.height ? Math.max(8, y - own.height - 14) : y + 14) + "px";
  }

  hideTip() { this.tip.hidden = true; this.tip.className = "tip"; }

  /** @param {Drawable | null} item */
  hover(item) {
    if (this.tip.classList.contains("menu") && !this.tip.hidden) return;
    const single = item && typeof item.option === "number" ? item.option : null;
    if (single !== this.pointed) {
      this.point(single);
      for (const el of this.promptEl.querySelectorAll("[data-take]")) el.classList.toggle("hot", single !== null && el.getAttribute("data-take") === String(single));
    }
    if (item?.sum || this.board.room.width <= 700) this.inspect(item);
    const text = item && (item.label || item.why) && !item.sum ? [item.label, item.why].filter(Boolean).join(". ") : "";
    if (!item || !text || matchMedia("(hover: none)").matches) { this.hideTip(); return; }
    this.tip.replaceChildren(...rich(text, 14));
    const el = this.board.kept.get(item.id)?.el.getBoundingClientRect();
    const room = this.stage.getBoundingClientRect();
    if (el) this.placeTip(el.left + el.width / 2 - room.left, el.bottom - room.top - 8);
  }

  /** @param {Drawable | null} item */
  inspect(item) {
    this.shown = item?.id ?? "";
    this.inspector.hidden = !item?.sum;
    if (item?.sum) this.inspector.replaceChildren(...sumPanel(item.sum).filter((x) => x !== null));
  }

  /** @param {Drawable} item */
  why(item) {
    if (item.sum) this.inspect(item);
    if (item.why) this.flash(item.why);
    else if (mine(this.scene) && !item.sum) this.wire?.ask("why", { v: this.v, item: item.id });
  }

  /** A sentence for the person who can act on it. @param {string} text @param {string} [rule] */
  flash(text, rule) {
    if (!text) return;
    announce(text);
    byId("flash")?.remove();
    const el = h("div.flash", { id: "flash", role: "status" }, h("span", {}, ...rich(text, 16)),
      rule ? h("button.link", { type: "button", onclick: () => { el.remove(); this.openTab("rules", rule); } }, t("see-rule")) : null);
    document.body.append(el);
    setTimeout(() => el.remove(), 5200);
  }

  // ---------------------------------------------------------------- beside the board

  /** @param {string} tab @param {string} [rule] */
  openTab(tab, rule) {
    this.tab = tab;
    this.rule = rule;
    this.side.classList.add("up");
    this.beside();
  }

  /** @type {string | undefined} */
  rule = undefined;

  beside() {
    const tabs = ["log", "rules", ...(liked.muted ? [] : ["chat"])];
    if (!tabs.includes(this.tab)) this.tab = "log";
    if (this.tab === "chat") this.unread = 0;
    const had = document.activeElement?.closest(".tabs");
    this.tabsEl.replaceChildren(...tabs.map((name) => h("button" + (name === this.tab ? ".on" : ""), {
      type: "button", role: "tab", id: "tab-" + name, "aria-selected": String(name === this.tab), "aria-controls": "tabbody", tabindex: name === this.tab ? "0" : "-1",
      onclick: () => { this.tab = name; this.rule = undefined; this.beside(); },
      onkeydown: (/** @type {KeyboardEvent} */ e) => {
        const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
        if (!step) return;
        e.stopPropagation();
        this.tab = tabs[(tabs.indexOf(this.tab) + step + tabs.length) % tabs.length];
        this.beside();
        byId("tab-" + this.tab)?.focus();
      },
    }, t("tab-" + name), name === "chat" && this.unread ? h("i.dot", {}, String(this.unread)) : null)));
    if (had) byId("tab-" + this.tab)?.focus();
    if (this.tab === "rules") {
      const key = this.info.rules + "#" + (this.rule ?? this.scene?.prompt?.rule ?? "");
      if (this.tabEl.dataset.key !== key) {
        this.tabEl.dataset.key = key;
        rulesPanel(this.info.rules ?? "", this.rule ?? this.scene?.prompt?.rule ?? "").then((kids) => this.tab === "rules" && this.tabEl.replaceChildren(...kids));
      }
      return;
    }
    if (this.tab === "chat") {
      if (this.tabEl.dataset.key !== "chat") this.tabEl.replaceChildren(h("div.chatlog", { "aria-live": "polite" }), this.chatForm());
      this.tabEl.dataset.key = "chat";
      const list = /** @type {HTMLElement} */ (this.tabEl.querySelector(".chatlog"));
      list.replaceChildren(...this.chat.map((c) => h("div.le", {}, c.seat ? seatIcon(c.seat, 14) : h("span", {}), h("span", {}, h("b", {}, c.name + " "), c.text))));
      list.scrollTop = list.scrollHeight;
      return;
    }
    this.tabEl.dataset.key = "log";
    const newest = [...this.log].reverse();
    const first = this.log[0]?.n ?? 0;
    this.tabEl.replaceChildren(h("ol.log", {}, ...newest.map((e) => h("li.le" + (e.n === this.past ? ".on" : ""), {},
      e.icon ? icon(e.icon, 18) : e.seat ? seatIcon(e.seat, 14) : h("span", {}),
      h("button.plainlink", { type: "button", title: t("show-then"), onclick: () => this.wire?.ask("look", { entry: e.n }) }, ...rich(e.text, 16)),
      e.at ? h("time.soft", { datetime: new Date(e.at * 1000).toISOString() }, ago(e.at)) : null))),
    ...(first > 1 ? [h("button.plain", { type: "button", onclick: () => this.wire?.ask("log", { before: first }) }, t("older"))] : []));
  }

  chatForm() {
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", maxlength: "500", "aria-label": t("chat-say"), placeholder: t("chat-say") }));
    return h("form.say-it", {
      onsubmit: (/** @type {Event} */ e) => {
        e.preventDefault();
        const text = input.value.trim();
        if (text) this.wire?.ask("chat", { text });
        input.value = "";
      },
    }, input, h("button.btn", { type: "submit" }, t("send")));
  }

  /** @param {import("../types.d.ts").Spoken} line */
  said(line) {
    if (this.chat.some((c) => c.n === line.n)) return;
    this.chat.push(line);
    if (liked.muted) return;
    if (this.tab !== "chat") this.unread++;
    announce(`${line.name}: ${line.text}`);
    this.beside();
  }

  /** What happened since my last turn. @param {Entry[]} entries */
  recap(entries) {
    byId("recap")?.remove();
    if (!entries.length) return;
    const box = h("section.recap", { id: "recap", "aria-label": t("recap") },
      h("header", {}, h("b", {}, t("recap")), h("button.iconbtn", { type: "button", "aria-label": t("close"), onclick: () => box.remove() }, icon("close", 16))),
      h("ol.log", {}, ...entries.map((e) => h("li.le", {}, e.icon ? icon(e.icon, 16) : e.seat ? seatIcon(e.seat, 14) : h("span", {}), h("span", {}, ...rich(e.text, 16))))));
    this.stage.append(box);
    announce(t("recap") + ": " + entries.map((e) => plain(e.text)).join(". "));
  }

  /** @param {import("../types.d.ts").Advised} m */
  advised(m) {
    this.hinting = "";
    if (m.v !== this.v || !m.options?.length) { this.promptEl.querySelector("#hint")?.removeAttribute("aria-busy"); return; }
    const shares = new Map(m.options.map(([n, share]) => [n, share]));
    this.board.advise(shares);
    const best = m.options[0];
    for (const el of this.promptEl.querySelectorAll("[data-take]")) {
      const share = shares.get(Number(el.getAttribute("data-take"))) ?? 0;
      if (share >= 0.02) el.append(h("span.share" + (Number(el.getAttribute("data-take")) === best[0] ? ".best" : ""), { title: t("hint-share", { percent: Math.round(share * 100) }) }, Math.round(share * 100) + " %"));
    }
    const line = h("div.hinted", { role: "status" }, h("span", {}, ...rich(t("hint-expects", { label: best[2] }), 14)),
      ...(m.expected ?? []).map((share, i) => h("b", {}, seatIcon("ABCDE"[i], 14), Math.round(share * 100) + " %")));
    this.promptEl.querySelector("#hint")?.replaceWith(line);
  }

  hint() {
    if (this.hinting || this.past !== undefined) return;
    this.hinting = this.wire?.ask("advice", { v: this.v }) ?? "";
    const button = this.promptEl.querySelector("#hint");
    button?.setAttribute("aria-busy", "true");
    button?.replaceChildren(h("i.spin", {}), t("hint-thinking"));
  }

  /** Several people at one screen. @param {string} seat */
  curtain(seat) {
    byId("curtain")?.remove();
    if (!seat) return;
    const name = this.seats.find((x) => x.id === seat)?.name ?? seat;
    const box = h("div.curtain", { id: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t("curtain", { name }) },
      seatIcon(seat, 64), h("h2.serif", {}, t("curtain", { name })), h("p", {}, t("curtain-note")),
      h("button.go", { type: "button", onclick: () => { this.wire?.ask("reveal", { seat }); } }, t("curtain-open", { name })));
    document.body.append(box);
    box.querySelector("button")?.focus();
  }

  pastBanner() {
    const on = this.past !== undefined;
    this.note(on ? [t("past", { n: this.past ?? 0 }), h("button.btn", { type: "button", onclick: () => this.wire?.ask("look") }, t("to-present"))] : []);
  }

  /** @param {(string | Node)[]} kids @param {string} [cls] */
  note(kids, cls = "") {
    this.banner.hidden = !kids.length;
    this.banner.className = "banner " + cls;
    this.banner.replaceChildren(...kids);
  }

  /** @param {import("./socket.js").State} s */
  state(s) {
    if (s === "open") { this.pastBanner(); return; }
    if (s === "gone") this.note([t("table-gone")], "bad");
    else this.note([h("i.spin", {}), t("reconnecting")], "wait");
  }

  /** @param {string} url */
  again(url) {
    dialog(t("again"), h("p", {}, t("again-open")), h("a.go", { href: url }, t("again-go")));
  }

  settings() {
    const seated = this.info.seated;
    openSettings(this.boot,
      ...this.instructions.map((i) => toggle(i.label, Boolean(i.on), (on) => this.wire?.ask("instruct", { v: this.v, key: i.key, on }))),
      this.info.invite ? h("button.btn.wide", { type: "button", onclick: () => { navigator.clipboard.writeText(this.info.invite ?? "").then(() => this.flash(t("copied"))); } }, t("copy-link")) : null,
      seated ? h("button.btn.wide", { type: "button", onclick: async (/** @type {Event} */ e) => {
        const made = await post("/api/code", {});
        /** @type {HTMLElement} */ (e.target).textContent = made.code ? t("code-is", { code: made.code, minutes: made.minutes ?? 0 }) : made.say ?? t("failed");
      } }, t("move-seat")) : null,
      seated && this.info.concession ? h("button.btn.wide.danger", { type: "button", onclick: () => { if (confirm(t("concede-sure"))) this.decide("concede"); } }, t("concede")) : null,
      menuKeys());
  }

  // ---------------------------------------------------------------- clock and keys

  /** @param {import("../types.d.ts").Clock | undefined} clock */
  setClock(clock) {
    this.clock = clock;
    this.clockAt = performance.now();
    this.tick();
  }

  tick() {
    const c = this.clock;
    const seat = c?.running || this.scene?.prompt?.seat || "";
    const left = c?.left[seat];
    this.clockEl.hidden = left === undefined;
    if (left === undefined || !c) return;
    const now = left - (c.running ? (performance.now() - this.clockAt) / 1000 : 0);
    this.clockEl.classList.toggle("short", now < 30);
    const text = clockText(now);
    if (this.clockEl.dataset.text !== text) {
      this.clockEl.dataset.text = text;
      this.clockEl.replaceChildren(icon("clock", 16), text);
    }
  }

  rovers() { return /** @type {HTMLElement[]} */ ([...this.promptEl.querySelectorAll(".choices .opt")]); }

  rove() {
    const all = this.rovers();
    const first = all.find((b) => b.dataset.take) ?? all[0];
    if (first) first.tabIndex = 0;
  }

  keys() {
    document.addEventListener("keydown", (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog, .curtain")) return;
      const open = this.rovers().filter((b) => b.dataset.take);
      if (/^[1-9]$/.test(e.key)) {
        const b = open[Number(e.key) - 1];
        if (b) { b.focus(); b.click(); }
      } else if (e.key.startsWith("Arrow") && (target === document.body || target.closest(".choices, .stage"))) {
        const all = this.rovers();
        if (!all.length) return;
        const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
        const step = e.key === "ArrowDown" || e.key === "ArrowRight" ? 1 : -1;
        const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length];
        for (const b of all) b.tabIndex = b === next ? 0 : -1;
        next.focus();
        e.preventDefault();
      } else if (e.key === "u" && this.scene?.prompt?.undo) this.decide("undo");
      else if (e.key === "h" && this.promptEl.querySelector("#hint")) this.hint();
      else if (e.key === "Enter" && target === document.body) byId("confirm")?.click();
      else if (e.key === "?") {
        const focused = target.closest(".opt.no");
        if (focused) /** @type {HTMLElement} */ (focused).click();
        else {
          const text = this.rovers().filter((b) => !b.dataset.take).map((b) => b.innerText.replace(/\n/g, ": ")).join("; ");
          if (text) this.flash(text);
          else this.openTab("rules");
        }
      } else if (e.key === "Escape") { this.hideTip(); this.point(null); }
    });
    document.addEventListener("pointerdown", (e) => {
      if (!this.tip.hidden && !this.tip.contains(/** @type {Node} */ (e.target))) this.hideTip();
    });
  }
}

/** @param {number} at */
const ago = (at) => {
  const s = Math.max(0, Date.now() / 1000 - at);
  if (s < 60) return t("now");
  const form = new Intl.RelativeTimeFormat(document.documentElement.lang, { style: "narrow", numeric: "always" });
  if (s < 3600) return form.format(-Math.round(s / 60), "minute");
  if (s < 86400) return form.format(-Math.round(s / 3600), "hour");
  return form.format(-Math.round(s / 86400), "day");
};
