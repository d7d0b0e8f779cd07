// Games in lists: those where it is my turn are big, with the position; all others are rows.

import { h, icon, rich, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").Row} Row */

/** Who plays; whoever is to decide is bold. @param {Row} row */
const players = (row) =>
  h(
    "span.whoplays",
    {},
    ...row.seats.map((x) =>
      h(
        "span" + (x.kind === "open" ? ".free" : ""),
        {},
        x.kind === "open" ? icon("free-" + x.id.toLowerCase(), 12) : seatIcon(x.id, 12),
        " ",
        h(
          row.turn === x.id ? "b" : "span",
          {},
          x.kind === "open" ? t("free-seat") : x.kind === "you" ? t("you") : x.name,
        ),
        x.kind === "bot" ? h("i", {}, " " + t("bot")) : null,
      ),
    ),
  );

/** What is so, and for how long. @param {Row} row */
const state = (row) => [...rich(row.note ?? "", 12), row.when ? h("span.soft", {}, " " + row.when) : null];

/** @param {Row} row @param {GameInfo[]} games */
const cover = (row, games) => games.find((g) => g.id === row.game)?.cover ?? "";

/** Whether the page is dark. */
const dark = () => {
  const theme = document.documentElement.dataset.theme;
  return theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
};

/** A game that waits for the reader. @param {Row} row @param {GameInfo[]} games */
const card = (row, games) => {
  const drawn = row.picture && row.picture + (dark() ? "?dark" : "");
  const img = /** @type {HTMLImageElement} */ (
    h("img.position", { src: drawn || cover(row, games), alt: "", loading: "lazy" })
  );
  // A picture that can't be drawn just now is no reason to show none.
  img.onerror = () => {
    if (!img.src.endsWith(cover(row, games))) img.src = cover(row, games);
  };
  return h(
    "li.gamecard",
    {},
    h("a", { href: row.url, tabindex: "-1", "aria-hidden": "true" }, img),
    h(
      "div.told",
      {},
      h("div.rt", {}, h("h3.serif", {}, row.title), players(row)),
      row.last ? h("p", {}, row.last) : null,
      h(
        "div.foot",
        {},
        h("span", {}, ...state(row)),
        h("a.go.small", { href: row.url, "aria-label": `${t("do-play")}: ${row.title}` }, t("do-play")),
      ),
    ),
  );
};

/** A game as a row. @param {Row} row @param {GameInfo[]} games */
export const gameRow = (row, games) => {
  const does = t(row.action ? "do-" + row.action : "look");
  return h(
    "li.row",
    {},
    h("img.thumb", { src: cover(row, games), alt: "", width: 44, height: 44, loading: "lazy" }),
    h(
      "div.rb",
      {},
      h("div.rt", {}, h("b", {}, row.title), players(row)),
      h("div.rn", {}, ...state(row)),
      row.last ? h("div.rn.soft", {}, row.last) : null,
    ),
    h("a.btn", { href: row.url, "aria-label": `${does}: ${row.title}` }, does),
  );
};

/** The reader's games. @param {Row[]} mine @param {GameInfo[]} games @param {string} waiting */
export const yourGames = (mine, games, waiting) => {
  const turns = mine.filter((r) => r.action === "play");
  const others = mine.filter((r) => r.action !== "play");
  return h(
    "section.mine",
    {},
    h("h2.serif.big", {}, waiting || t("your-games")),
    turns.length ? h("ul.cards", {}, ...turns.map((r) => card(r, games))) : null,
    others.length && turns.length ? h("h3.serif", {}, t("other-games")) : null,
    others.length ? h("ul.rows", {}, ...others.map((r) => gameRow(r, games))) : null,
  );
};
