// A game's own page: what it is about, how a turn goes, its options, who made it, what of it is certain.

import { h, icon, t, takeSheet } from "./dom.js";
import { notice, people, top, weight } from "./home.js";
import { post, usualLevel } from "./join.js";
import { scoreList } from "./scores.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").GamePage} Page */
/** @typedef {import("../types.d.ts").Pictured} Pictured */
/** @typedef {import("../types.d.ts").Certainty} Certainty */

/** A figure for light and for dark, of which one is seen. @param {Pictured} p @param {string} alt */
const picture = (p, alt) => {
  const size = { width: p.wide, height: p.high, alt };
  return [
    h("img.for-light", { src: p.src, ...size, loading: "lazy" }),
    h("img.for-dark", { src: p.dark, ...size, loading: "lazy" }),
  ];
};

/** @param {Page} game */
const facts = ({ info }) =>
  h(
    "p.facts",
    {},
    h("span", {}, icon("people", 18), t("players-count", { count: people(info) })),
    h("span", {}, icon("clock", 18), h("b", {}, info.minutes), t("minutes-long")),
    h("span", {}, weight(info.weight), info.weight_label),
  );

/**
 * Opens a table, or says why not.
 * @param {string} url @param {unknown} form @param {HTMLElement} fault
 */
const open = async (url, form, fault) => {
  const made = await post(url, form);
  if (made.url) location.assign(made.url);
  else fault.textContent = made.say ?? t("failed");
};

/** @param {Page} game @param {string} name */
const doors = ({ info, rules }, name) => {
  const fault = h("p.fault", { role: "alert" });
  const bots = Math.max(2, info.least);
  const level = usualLevel(info.levels);
  const seats = Array.from({ length: bots }, () => ({ kind: "bot", level }));
  const button = (/** @type {string} */ sign, /** @type {string} */ text, /** @type {() => void} */ onclick) =>
    h("button.btn", { type: "button", onclick }, icon(sign, 18), text);
  const learn = () => open("/api/lessons", { game: info.id, name }, fault);
  const watch = () => open("/api/tables", { game: info.id, name, seats }, fault);
  return [
    h(
      "div.doors",
      {},
      h("a.go", { href: "/new?game=" + info.id }, icon("play", 18), t("play")),
      info.lesson ? button("book", t("learn"), learn) : null,
      level
        ? button("eye", bots === 2 ? t("watch-two") : t("watch-more", { count: bots }), watch)
        : null,
      info.puzzles ? h("a.btn", { href: "/puzzles/" + info.id }, icon("bulb", 18), t("puzzle-today")) : null,
    ),
    fault,
    rules ? h("p", {}, h("a.under", { href: rules }, t("print-rules"))) : null,
  ];
};

/** @param {Page} game */
const turns = (game) =>
  game.turn?.length
    ? h(
        "section.turns",
        {},
        h("h2.serif", {}, t("how-turn")),
        h(
          "ol",
          {},
          ...game.turn.map((each, n) =>
            h(
              "li",
              {},
              h("div.shot", {}, ...picture(each, each.alt ?? "")),
              h("h3", {}, h("i", { "aria-hidden": "true" }, n + 1), each.name ?? ""),
              h("p.soft", {}, each.text ?? ""),
            ),
          ),
        ),
      )
    : null;

/** @param {Page} game */
const settled = ({ info }) => {
  const row = (/** @type {string} */ name, /** @type {(Node | string | null)[]} */ ...kids) =>
    h("div.line", {}, h("dt", {}, name), h("dd", {}, ...kids));
  const value = (/** @type {string} */ text, /** @type {boolean} */ usual) =>
    h("span.value", {}, h("b", {}, text), usual ? h("span.soft", {}, ` (${t("usually")})`) : null);
  return h(
    "section",
    {},
    h("h2.serif", {}, t("game-options")),
    h(
      "dl",
      {},
      row(t("game-players"), people(info)),
      ...(info.options ?? []).map((o) =>
        row(o.label, ...o.choices.map(([v, text]) => value(text, v === o.at)), o.note ? h("p.soft", {}, o.note) : null),
      ),
      info.levels?.length ? row(t("game-bots"), t("game-bots-note", { count: info.levels.length })) : null,
    ),
  );
};

/** @param {string} kind */
const sign = (kind) => h("i.source.s-" + kind, { "aria-hidden": "true" });

/** @param {Certainty[]} all */
const certain = ([whole, ...parts]) => {
  const sum = whole.of.reduce((n, [, count]) => n + count, 0);
  const bar = whole.of.map(([kind, count]) => h("i.source.s-" + kind, { style: { flex: count } }));
  const said = (/** @type {Certainty} */ part) =>
    part.of.map(([kind, count]) =>
      h("span.value", {}, sign(kind), part.of.length > 1 ? `${count} ` : "", t("source-" + kind)),
    );
  return h(
    "section",
    {},
    h("h2.serif", {}, t("what-certain")),
    h("div.bar", { "aria-hidden": "true" }, ...bar),
    h("ul.key", {}, ...whole.of.map(([kind, n]) => h("li", {}, sign(kind), h("b", {}, n), " ", t("source-" + kind)))),
    h("p.soft", {}, t("what-certain-note", { count: sum })),
    h("dl", {}, ...parts.map((part) => h("div.line", {}, h("dt", {}, part.name), h("dd", {}, ...said(part))))),
  );
};

/** @param {Page} game */
const makers = ({ info, year, artists, publisher, link }) =>
  h(
    "section",
    {},
    h("h2.serif", {}, t("who-made")),
    h(
      "p",
      {},
      [
        t("made-by", { game: info.title, year, designers: info.by }),
        artists ? t("drawn-by", { artists }) : "",
        publisher ? t("published-by", { publisher }) : "",
      ]
        .filter(Boolean)
        .join(" "),
    ),
    h("p", {}, t("made-plea")),
    link ? h("p", {}, h("a.under", { href: link, rel: "noopener" }, t("to-publisher"))) : null,
  );

/** @param {Boot} boot @param {HTMLElement} root */
export const gamePage = async (boot, root) => {
  const game = /** @type {Page} */ (boot.game);
  const { info, board } = game;
  await takeSheet(`/art/${info.id}/symbols.svg`);
  root.className = "gamepage";
  document.title = info.title + " · Nunatak";
  const alt = t("picture-of", { game: info.title });
  const sections = [
    turns(game),
    game.scores?.length
      ? h("section", {}, h("h2.serif", {}, t("what-scores")), scoreList(game.scores))
      : null,
    settled(game),
    game.certain?.length ? certain(game.certain) : null,
    makers(game),
  ];
  root.replaceChildren(
    top(boot, ""),
    h(
      "main",
      {},
      h(
        "header.hero",
        {},
        h(
          "div",
          {},
          h("h1.serif", {}, info.title),
          h("p.aimed", {}, (game.aim ?? []).join(" ") || info.line),
          facts(game),
          notice(boot),
          ...doors(game, boot.name || t("guest")),
        ),
        board
          ? h("div.shot", {}, ...picture(board, alt))
          : h("div.shot", {}, h("img.poster", { src: info.cover, alt: "", width: 240, height: 440 })),
      ),
      h("div.parts", {}, ...sections),
    ),
  );
};
