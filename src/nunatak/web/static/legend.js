// The aim, the legend and the player aid: a game's words about itself, each on one sheet.

import { announce, h, icon, isDrawn, plain, rich, s, t } from "./dom.js";
import { dialog } from "./dialog.js";
import { drawPiece, pieceBox } from "./pieces.js";
import { scoreList } from "./scores.js";
import { like, liked, MET } from "./settings.js";

/** @typedef {import("../types.d.ts").Glossary} Words */
/** @typedef {import("../types.d.ts").Thing} Thing */
/** @typedef {import("../types.d.ts").Things} Things */
/** @typedef {import("./table.js").Table} Table */

/** A thing as it is drawn on the board. @param {Thing} thing @param {number} size */
export const drawThing = (thing, size) => {
  const { kind, symbol = "" } = thing;
  const place = h("span.thing", { "aria-hidden": "true" });
  if (kind) {
    const piece = /** @type {any} */ ({ t: "piece", id: "thing", kind, symbol, owner: "A" });
    const room = pieceBox(piece, size);
    const side = Math.max(room.w, room.h, size) + 4;
    const view = `${-side / 2} ${-side / 2} ${side} ${side}`;
    place.append(s("svg", { width: size + 8, height: size + 8, viewBox: view }, drawPiece(piece, size)));
  } else if (isDrawn(symbol)) place.append(icon(symbol, size));
  return place;
};

/** Symbols are drawn for a board: here each fills its place, if it does not yet. @param {Element} box */
export const fill = (box) => {
  for (const svg of /** @type {NodeListOf<SVGSVGElement>} */ (box.querySelectorAll(".thing svg"))) {
    const { x, y, width, height } = svg.getBBox();
    const side = Math.max(width, height);
    const room = svg.viewBox.baseVal?.width || Math.max(svg.width.baseVal.value, svg.height.baseVal.value);
    if (!side || (side > 0.62 * room && side < 1.05 * room)) continue;
    const half = 0.55 * side;
    svg.setAttribute("viewBox", [x + width / 2 - half, y + height / 2 - half, 2 * half, 2 * half].join(" "));
  }
};

/** A row of an aid begins with a number, a sign or a drawing. @param {Thing} row */
const leading = (row) => {
  const symbol = row.symbol ?? "";
  if (isDrawn(symbol)) return h("span.thing", { "aria-hidden": "true" }, icon(symbol, 24));
  return h("span.thing" + (symbol ? ".sign" : ""), { "aria-hidden": "true" }, symbol);
};

/**
 * Sections of rows, each a drawing, a name and a sentence.
 * @param {Things[]} groups @param {(thing: Thing) => HTMLElement} drawn @param {string} [at]
 */
const columns = (groups, drawn, at) =>
  h(
    "div.sheetcols",
    {},
    ...groups.map((group) =>
      h(
        "section",
        {},
        h("h3", {}, group.title),
        h(
          "ul",
          {},
          ...group.things.map((each) =>
            h(
              "li" + (at && each.key === at ? ".at" : ""),
              {},
              drawn(each),
              h("span", {}, h("b", {}, ...rich(each.name, 14)), h("span.soft", {}, ...rich(each.text ?? "", 14))),
            ),
          ),
        ),
      ),
    ),
  );

/** A sheet that its key opens and closes. @param {string} title @param {string} key @param {...Node} kids */
const sheet = (title, key, ...kids) => {
  const box = dialog(title, ...kids);
  box.classList.add("sheetbox");
  box.setAttribute("tabindex", "-1");
  box.focus();
  fill(box);
  box.querySelector("header h2")?.after(h("span.soft.opens", {}, h("kbd", {}, key), t("opens-and-closes")));
  box.addEventListener("keydown", (e) => {
    if (e.key !== key || /** @type {Element} */ (e.target).closest("input")) return;
    e.preventDefault();
    box.close();
  });
  return box;
};

/** What all icons mean. @param {Words} words @param {string} at the key of what was pointed at */
export const legendSheet = (words, at) => {
  const body = columns(words.legend ?? [], (each) => drawThing(each, 28), at);
  const find = /** @type {HTMLInputElement} */ (
    h("input", { type: "text", placeholder: t("find-icon"), "aria-label": t("find-icon") })
  );
  find.oninput = () => {
    const wanted = find.value.trim().toLowerCase();
    for (const row of body.querySelectorAll("li"))
      row.hidden = !(row.textContent ?? "").toLowerCase().includes(wanted);
    for (const part of body.querySelectorAll("section"))
      part.hidden = !part.querySelector("li:not([hidden])");
  };
  const box = sheet(t("legend"), "i", body);
  box.classList.add("legend");
  box.querySelector(".opens")?.before(find);
  box.addEventListener("keydown", (e) => {
    if (e.key !== "/" || e.target === find) return;
    e.preventDefault();
    find.focus();
  });
  body.querySelector(".at")?.scrollIntoView({ block: "nearest" });
  if (!at) body.scrollTop = 0;
};

/** What one may do, what it costs and what scores, on one page. @param {Words} words */
export const aidSheet = (words) => {
  const box = sheet(t("aid-of", { game: words.title }), "a", columns(words.aid ?? [], leading));
  box.classList.add("aid");
  const print = h("button.btn", { type: "button", onclick: () => window.print() }, t("print"));
  box.querySelector("header .iconbtn")?.before(print);
  // A whole game on one screen: where it has much to say, it says it more closely.
  const body = box.querySelector(".body");
  const wide = matchMedia("(min-width: 768px)").matches;
  box.classList.toggle("dense", wide && body !== null && body.scrollHeight > body.clientHeight);
};

export class Aim {
  /** @type {HTMLElement | null} */
  el = null;

  /** @param {Table} table @param {Words} words */
  constructor(table, words) {
    this.table = table;
    this.words = words;
    this.game = table.info.game;
    document.addEventListener("pointerdown", (e) => {
      if (!this.el?.contains(/** @type {Node} */ (e.target))) this.close();
    });
    // Whoever decides is in no need of it any more.
    document.addEventListener("keydown", (e) => {
      if (/^([1-9]|Enter)$/.test(e.key) && !this.el?.contains(/** @type {Node} */ (e.target))) this.close();
    });
    if (this.first) this.open();
  }

  /** Whether somebody meets the game here for the first time, and nothing else speaks. */
  get first() {
    const { past, lesson, scene, info } = this.table;
    if (past !== undefined || typeof info.at === "number" || lesson || info.whole?.lesson || scene?.over) return false;
    return Boolean(this.words.aim?.length) && !liked.met.includes(this.game);
  }

  /** @param {boolean} [asked] whether somebody wants to read it now */
  open(asked) {
    this.close();
    if (!liked.met.includes(this.game)) like({ met: [...liked.met, this.game].slice(-MET) });
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
      h("button.btn", { type: "button", onclick }, t(name));
    const shut = { type: "button", "aria-label": t("close"), onclick: () => this.close(true) };
    this.el = h(
      "section.aim",
      { role: "dialog", "aria-label": t("aim-of", { game: this.words.title }) },
      h("header", {}, h("h2.serif", {}, this.words.title), h("button.iconbtn", shut, icon("close", 18))),
      ...(this.words.aim ?? []).map((each) => h("p", {}, ...rich(each, 16))),
      this.words.scores?.length ? h("h3", {}, t("what-scores")) : null,
      scoreList(this.words.scores ?? []),
      h(
        "footer",
        {},
        h("button.btn.strong", { type: "button", onclick: () => this.close(true) }, t("aim-close")),
        this.words.aid?.length ? button("aid", () => this.table.words?.aid()) : null,
        h("a.btn", { href: `/games/${this.game}` }, t("about-game")),
      ),
    );
    // A phone's board has no room for it: there it lies over everything.
    const narrow = matchMedia("(max-width: 767px)").matches;
    (narrow ? document.body : this.table.field).append(this.el);
    announce(plain((this.words.aim ?? []).join(" ")));
    if (asked) this.el.querySelector("button")?.focus();
  }

  /** @param {boolean} [back] whether the title gets the focus again */
  close(back) {
    if (!this.el) return;
    const had = this.el.contains(document.activeElement);
    this.el.remove();
    this.el = null;
    if (back && had) this.table.head.title.querySelector("button")?.focus();
  }
}
