// The question: what is to be decided, by whom, the options, the way back, and a bot's hint.

import { byId, h, icon, rich, seatIcon, t } from "./dom.js";
import { overPanel } from "./end.js";
import { promptPanel } from "./options.js";

/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("./options.js").Says} Says */

/** Whether the reader decides; what is not sent is so. @param {Scene | null} scene */
export const isMine = (scene) => Boolean(scene?.prompt) && scene?.prompt?.mine !== false;

export class Question {
  el = h("section.prompt", { "aria-label": t("decision"), tabindex: "-1" });
  /** Whether the focus was here before the last question was drawn, and whether it is there to choose. */
  held = false;
  choosing = false;
  /** What was asked last, and whether the reader decided it. */
  asked = "";

  /** @param {Says & {hint: () => void, again: () => void}} says */
  constructor(says) {
    this.says = says;
  }

  /**
   * @param {Scene} scene @param {boolean} hints whether a bot may be asked
   * @param {HTMLElement[]} first what stands above the question
   */
  show(scene, hints, first) {
    this.held ||= this.el.contains(document.activeElement);
    const mine = isMine(scene);
    const body = scene.over
      ? overPanel(scene.over, () => this.says.again())
      : scene.prompt
        ? promptPanel(scene.prompt, this.says)
        : [];
    const choices = (scene.prompt?.options ?? []).filter((o) => typeof o.option === "number");
    this.el.replaceChildren(...first, ...body.filter((x) => x !== null));
    if (hints && mine && !scene.over && choices.length > 1) this.beside(this.hintButton());
    this.el.classList.toggle("mine", mine);
    const asked = `${mine} ${scene.prompt?.say ?? ""}`;
    if (asked !== this.asked) this.el.scrollTop = 0;
    this.asked = asked;
    this.rove();
    this.choosing = mine && !scene.over;
  }

  /** Whoever was here stays here, once all is drawn: the page is laid out to find what may have the focus. */
  settle() {
    if (this.held) this.focus(this.choosing);
    this.held = false;
  }

  /** Says something instead of asking. @param {HTMLElement[]} kids */
  tell(kids) {
    const held = this.el.contains(document.activeElement);
    this.el.replaceChildren(...kids);
    this.el.classList.remove("mine");
    if (held) this.el.focus({ preventScroll: true });
  }

  /** At the first option, or at the sentence. @param {boolean} choosing */
  focus(choosing) {
    const first = choosing ? this.options()[0] : null;
    const at = first ?? byId("again") ?? byId("say") ?? this.el;
    at.focus({ preventScroll: true });
    if (first) this.el.scrollTop = 0;
  }

  /** @returns {HTMLElement[]} */
  options() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.el.querySelectorAll(".choices .opt"))];
  }

  rove() {
    const all = this.options();
    const first = all.find((b) => b.dataset.take) ?? all[0];
    if (first) first.tabIndex = 0;
  }

  /** Goes through the options. @param {number} by */
  step(by) {
    const all = this.options();
    if (!all.length) return false;
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    for (const b of all) b.tabIndex = b === next ? 0 : -1;
    next.focus();
    return true;
  }

  /** @param {boolean} on */
  busy(on) {
    this.el.classList.toggle("busy", on);
  }

  /** Marks the option that lies under the pointer on the board. @param {number | null} option */
  heat(option) {
    for (const el of this.el.querySelectorAll("[data-take]")) {
      el.classList.toggle("hot", option !== null && el.getAttribute("data-take") === String(option));
    }
  }

  // ---------------------------------------------------------------- a bot's hint

  /** The hint stands in one row with what is taken back. @param {HTMLElement} button */
  beside(button) {
    const row = this.el.querySelector(".last");
    if (row) (row.querySelector("#undo") ?? row).after(button);
    else this.el.append(h("div.last", {}, button));
  }

  hintButton() {
    const props = { type: "button", id: "hint", onclick: () => this.says.hint(), "aria-keyshortcuts": "h" };
    return h("button.plain", props, icon("bot", 16), t("hint"));
  }

  /** @param {boolean} on */
  thinking(on) {
    const button = byId("hint");
    if (!button) return;
    button.toggleAttribute("aria-busy", on);
    if (on) button.replaceChildren(h("i.spin", {}), t("hint-thinking"));
    else button.replaceWith(this.hintButton());
  }

  /** @param {import("../types.d.ts").Advised} m @param {{name: string}[]} players */
  advise(m, players) {
    const options = m.options ?? [];
    const best = options[0];
    const percent = (/** @type {number} */ share) => Math.round(share * 100) + " %";
    for (const [n, share] of options) {
      if (share < 0.02) continue;
      const title = t("hint-share", { percent: Math.round(share * 100) });
      const mark = h("span.share" + (n === best[0] ? ".best" : ""), { title }, percent(share));
      this.el.querySelector(`[data-take="${n}"]`)?.append(mark);
    }
    const expected = (m.expected ?? []).map((share, i) =>
      h(
        "b",
        {},
        seatIcon("ABCDE"[i], 14),
        h("span.said", {}, (players[i]?.name ?? "") + " "),
        percent(share),
      ),
    );
    const words = h("span", {}, ...rich(t("hint-expects", { label: best[2] }), 14));
    byId("hint")?.replaceWith(h("div.hinted", { role: "status" }, words, ...expected));
  }
}
