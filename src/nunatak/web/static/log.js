// What has happened: the log, and what happened since my last turn.

import { announce, byId, h, icon, plain, rich, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Entry} Entry */

/** @param {number} at */
const ago = (at) => {
  const s = Math.max(0, Date.now() / 1000 - at);
  if (s < 60) return t("now");
  const form = new Intl.RelativeTimeFormat(document.documentElement.lang, {
    style: "narrow",
    numeric: "always",
  });
  if (s < 3600) return form.format(-Math.round(s / 60), "minute");
  if (s < 86400) return form.format(-Math.round(s / 3600), "hour");
  return form.format(-Math.round(s / 86400), "day");
};

/** @param {Entry} e */
const sign = (e) => (e.icon ? icon(e.icon, 18) : e.seat ? seatIcon(e.seat, 14) : h("span", {}));

export class Log {
  /** @type {Entry[]} */
  entries = [];
  /** The entry whose position is shown. @type {number | undefined} */
  at = undefined;

  /** @param {{look: (entry: number) => void, older: (before: number) => void}} says */
  constructor(says) {
    this.says = says;
  }

  /** @param {Entry} e */
  line(e) {
    const look = { type: "button", title: t("show-then"), onclick: () => this.says.look(e.n) };
    const when = (/** @type {number} */ at) =>
      h("time.soft", { datetime: new Date(at * 1000).toISOString() }, ago(at));
    return h(
      "li.le" + (e.n === this.at ? ".on" : ""),
      {},
      sign(e),
      h("button.plainlink", look, ...rich(e.text, 16)),
      e.at ? when(e.at) : null,
    );
  }

  /** Newest first. @returns {HTMLElement[]} */
  draw() {
    const lines = [...this.entries].reverse().map((e) => this.line(e));
    const first = this.entries[0]?.n ?? 0;
    const older = { type: "button", onclick: () => this.says.older(first) };
    return [h("ol.log", {}, ...lines), ...(first > 1 ? [h("button.plain", older, t("older"))] : [])];
  }
}

/** What happened since my last turn, over the board. @param {Entry[]} entries @param {HTMLElement} stage */
export const recap = (entries, stage) => {
  byId("recap")?.remove();
  if (!entries.length) return;
  const shut = { type: "button", "aria-label": t("close"), onclick: () => box.remove() };
  const box = h(
    "section.recap",
    { id: "recap", "aria-label": t("recap") },
    h("header", {}, h("b", {}, t("recap")), h("button.iconbtn", shut, icon("close", 16))),
    h("ol.log", {}, ...entries.map((e) => h("li.le", {}, sign(e), h("span", {}, ...rich(e.text, 16))))),
  );
  stage.append(box);
  announce(t("recap") + ": " + entries.map((e) => plain(e.text)).join(". "));
};
