// The bar over a table: what is played, how far it is, whose turn the tab's title tells.

import { byId, h, icon, rich, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Phase} Phase */

/** How much of a phase is left. @param {Phase} p */
const pips = (p) => {
  const all = p.pips ?? 0;
  const used = all - (p.left ?? 0);
  const each = Array.from({ length: all }, (_, n) => h("i" + (n >= used ? ".left" : ""), {}));
  return all ? h("span.pips", { role: "img", "aria-label": `${p.left ?? 0} / ${all}` }, ...each) : null;
};

/** @param {Phase} p @param {boolean} rounds */
const phase = (p, rounds) =>
  h(
    "span.st" + (p.state === "on" || p.state === "done" ? "." + p.state : ""),
    { role: "listitem", "aria-current": p.state === "on" ? "step" : undefined },
    p.state === "done" && !rounds ? icon("check", 12) : null,
    p.label,
    pips(p),
  );

export class Head {
  title = h("h1.serif", {});
  subtitle = h("span.soft.sub", {});
  phases = h("div.phases", { role: "list" });
  note = h("span.soft.topnote", {});

  /**
   * @param {string} title @param {HTMLElement} clock @param {() => void} menu
   * @param {(() => void) | null} aim opens what the game is about
   */
  constructor(title, clock, menu, aim) {
    this.name = aim ? h("button", { type: "button", title: t("aim"), onclick: aim }) : this.title;
    if (aim) this.title.append(this.name);
    this.name.textContent = title;
    this.el = h(
      "header.top",
      {},
      h("a.mark", { href: "/", "aria-label": "Nunatak" }, icon("mark", 24), h("span", {}, "Nunatak")),
      this.title,
      this.subtitle,
      h("span.sp", {}),
      this.phases,
      h("span.sp", {}),
      this.note,
      clock,
      h("button.iconbtn", { type: "button", "aria-label": t("menu"), onclick: menu }, icon("menu", 20)),
    );
  }

  /** @param {Scene} scene @param {boolean} mine whether the reader has to decide now */
  show(scene, mine) {
    if (scene.title) this.name.textContent = scene.title;
    this.subtitle.replaceChildren(...rich(scene.subtitle ?? "", 16));
    this.note.replaceChildren(...rich(scene.note ?? "", 16));
    const rounds = Boolean(scene.rounds);
    const arrow = () => h("span.arrow", { "aria-hidden": "true" }, "›");
    this.phases.className = "phases" + (rounds ? " rounds" : "");
    this.phases.replaceChildren(
      ...(scene.phases ?? []).flatMap((p, i) =>
        i && !rounds ? [arrow(), phase(p, rounds)] : [phase(p, rounds)],
      ),
    );
    document.title = (mine ? "● " + t("your-turn") + " · " : "") + this.name.textContent + " · Nunatak";
    const link = byId("favicon");
    const file = mine ? "icon-turn.svg" : "icon.svg";
    const href = (link?.getAttribute("href") ?? "").replace(/icon(-turn)?\.svg/, file);
    if (link?.getAttribute("href") !== href) link?.setAttribute("href", href); // to set it is to ask for it
  }
}
