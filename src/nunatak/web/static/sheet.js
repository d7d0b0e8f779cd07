// The column beside the board, which is a sheet at its foot where there is no room for a column.

import { h, icon, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Player} Player */

export class Sheet {
  dragged = false;
  grab = h("button.grab", {
    type: "button",
    "aria-label": t("pull-up"),
    "aria-expanded": "false",
    onclick: () => this.clicked(),
  });
  scores = h("button.scores", { type: "button", onclick: () => this.clicked() });

  /** @param {HTMLElement} question what never leaves @param {...HTMLElement} rest what may be scrolled */
  constructor(question, ...rest) {
    this.el = h(
      "aside.side",
      { "aria-label": t("panel") },
      this.grab,
      question,
      h("div.rest", {}, ...rest),
      this.scores,
    );
    this.follow();
  }

  /** The sheet follows a finger. */
  follow() {
    let from = 0;
    this.grab.addEventListener("pointerdown", (e) => {
      from = e.clientY;
      this.grab.setPointerCapture(e.pointerId);
    });
    this.grab.addEventListener("pointerup", (e) => {
      const by = e.clientY - from;
      if (Math.abs(by) <= 24) return;
      this.pull(by < 0);
      e.preventDefault();
      this.dragged = true;
    });
  }

  clicked() {
    if (this.dragged) this.dragged = false;
    else this.pull();
  }

  /** @param {boolean} [up] */
  pull(up) {
    const is = this.el.classList.toggle("up", up);
    this.grab.setAttribute("aria-expanded", String(is));
  }

  /** The points, where the list of players is not seen. @param {Player[]} players */
  show(players) {
    this.scores.replaceChildren(
      ...players.map((p) =>
        h("span", {}, p.symbol ? icon(p.symbol, 16) : seatIcon(p.id, 16), h("b", {}, p.score ?? "")),
      ),
      icon("up", 16),
    );
    const said = players.map((p) => `${p.name} ${p.score ?? ""}`.trim()).join(", ");
    this.scores.setAttribute("aria-label", `${t("standing")}: ${said}`);
  }
}
