// Log, rules and chat, of which one is open.

import { arrange, byId, h, t } from "./dom.js";
import { rulesPanel } from "./rules.js";
import { liked, onLiked } from "./settings.js";

/** @typedef {import("./log.js").Log} Log */
/** @typedef {import("./chat.js").Chat} Chat */

export class Tabs {
  bar = h("div.tabs", { role: "tablist", "aria-label": t("beside") });
  body = h("div.tabbody", { role: "tabpanel", tabindex: "0", id: "tabbody", "aria-label": t("beside") });
  at = "log";
  /** There is nobody to speak to. */
  quiet = false;
  /** The rule that was asked for, or that of what was decided when the rules were opened. */
  rule = "";
  /** How far it is scrolled, so that nobody has to stop and ask the page. */
  scrolled = 0;
  /** What stands in the bar. */
  told = "";

  /** @param {Log} log @param {Chat} chat @param {string} rules @param {() => string} current */
  constructor(log, chat, rules, current) {
    this.log = log;
    this.chat = chat;
    this.rules = rules;
    this.current = current;
    this.body.addEventListener("scroll", () => (this.scrolled = this.body.scrollTop), { passive: true });
    onLiked(() => this.show());
  }

  /** @param {string} tab @param {string} [rule] */
  open(tab, rule) {
    this.at = tab;
    // Whoever reads a rule goes on reading it, whatever is decided meanwhile.
    this.rule = rule ?? this.current();
    this.show();
  }

  show() {
    const names = ["log", "rules", ...(liked.muted || this.quiet ? [] : ["chat"])];
    if (!names.includes(this.at)) this.at = "log";
    const had = Boolean(document.activeElement?.closest(".tabs"));
    const body = this.fill();
    const told = [this.at, this.chat.unread, ...names].join();
    if (this.told === told) return body;
    this.told = told;
    this.bar.replaceChildren(...names.map((name) => this.tab(name, names)));
    if (had) byId("tab-" + this.at)?.focus();
    return body;
  }

  /** @param {string} name @param {string[]} names */
  tab(name, names) {
    const on = name === this.at;
    const unread = name === "chat" && this.chat.unread;
    return h(
      "button" + (on ? ".on" : ""),
      {
        type: "button",
        role: "tab",
        id: "tab-" + name,
        "aria-selected": String(on),
        "aria-controls": "tabbody",
        tabindex: on ? "0" : "-1",
        onclick: () => this.open(name),
        onkeydown: (/** @type {KeyboardEvent} */ e) => this.step(e, names),
      },
      t("tab-" + name),
      unread ? h("i.dot", {}, String(unread)) : null,
    );
  }

  /** @param {KeyboardEvent} e @param {string[]} names */
  step(e, names) {
    const by = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    e.stopPropagation();
    this.open(names[(names.indexOf(this.at) + by + names.length) % names.length]);
    byId("tab-" + this.at)?.focus();
  }

  fill() {
    const key = this.at + (this.at === "rules" ? "#" + this.rule : "");
    const fresh = this.body.dataset.key !== key;
    this.body.dataset.key = key;
    if (this.at === "log") this.keepPlace(() => arrange(this.body, this.log.draw()));
    else if (this.at === "chat") {
      const kids = this.chat.draw();
      if (fresh) this.body.replaceChildren(...kids);
    } else if (fresh) {
      rulesPanel(this.rules, this.rule).then((kids) => {
        if (this.body.dataset.key === key) this.body.replaceChildren(...kids);
      });
    }
  }

  /**
   * What is new comes above: whoever has scrolled down keeps the line before them; whoever comes back from
   * another moment is at what is new again.
   * @param {() => void} draw
   */
  keepPlace(draw) {
    const back = this.body.querySelector(".le.on");
    const before = this.scrolled && this.body.scrollHeight;
    draw();
    const shown = this.body.querySelector(".le.on");
    if (shown instanceof HTMLElement) {
      const middle = shown.offsetTop - this.body.offsetTop - this.body.clientHeight / 2;
      this.body.scrollTop = middle + shown.offsetHeight / 2;
    } else if (back) this.body.scrollTop = 0;
    else if (before) this.body.scrollTop = this.scrolled + this.body.scrollHeight - before;
  }
}
