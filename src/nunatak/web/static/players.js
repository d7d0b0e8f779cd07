// Who plays, and how they stand.

import { h, icon, rich, seatIcon, t } from "./dom.js";
import { oddsPanel } from "./odds.js";

/** @typedef {import("../types.d.ts").Standing} Standing */

/** @param {Standing} st */
const standingPanel = (st) => {
  const columns = st.columns ?? [];
  const rows = st.players.map((p) =>
    h(
      "div.pl" + (p.active ? ".active" : "") + (p.away ? ".away" : ""),
      { role: "row" },
      h(
        "span.ps",
        { role: "cell" },
        p.symbol ? icon(p.symbol, 20) : seatIcon(p.id, columns.length ? 24 : 18),
      ),
      h(
        "span.pn",
        { role: "cell" },
        h("b", {}, p.name),
        " ",
        p.you ? h("i", {}, t("you")) : p.bot ? h("i", {}, t("bot")) : p.away ? h("i", {}, t("away")) : null,
        p.note ? h("small", {}, ...rich(p.note, 12)) : null,
        columns.length || !p.stats?.length || p.stats.length > 4
          ? h("small.st", {}, ...(p.stats ?? []).flatMap((x) => [h("span", {}, ...rich(x, 14))]))
          : null,
      ),
      ...(columns.length
        ? (p.cells ?? []).map((c) => h("span.pc", { role: "cell" }, c))
        : p.stats && p.stats.length <= 4
          ? p.stats.map((x) => h("span.pk", { role: "cell" }, ...rich(x, 18)))
          : []),
      h("b.pv", { role: "cell" }, p.score ?? ""),
    ),
  );
  const stats = Math.max(
    0,
    ...st.players.map((p) => ((p.stats?.length ?? 0) <= 4 ? (p.stats?.length ?? 0) : 0)),
  );
  const room = columns.length > 6 ? 22 : columns.length > 5 ? 26 : 38;
  const grid = columns.length
    ? `28px minmax(0, 1fr) repeat(${columns.length - 1}, ${room}px) 38px`
    : "20px minmax(0, 1fr) " + "minmax(38px, auto) ".repeat(stats) + "minmax(32px, auto)";
  const table = h(
    "div.players" + (columns.length ? ".cols" : ""),
    { role: "table", "aria-label": st.title || t("standing"), style: { "--grid": grid } },
    st.title || columns.length
      ? h(
          "div.pl.head",
          { role: "row" },
          h("span.pn", { role: "columnheader" }, st.title ?? ""),
          st.note ? h("span.soft", { role: "columnheader" }, st.note) : null,
          ...columns.map((c) => h("span.pc", { role: "columnheader" }, ...rich(c, 14))),
        )
      : null,
    ...rows,
  );
  const balance = st.balance?.length
    ? h(
        "div.balance",
        { "aria-hidden": "true" },
        ...st.balance.map(([colour, share]) =>
          h("i.b-" + colour, { style: { flex: share, background: `var(--c-${colour})` } }),
        ),
      )
    : null;
  return [table, balance];
};

/**
 * The odds and the standing beside the board; what is the same as before stays.
 * @param {import("./table.js").Table} table
 * @param {import("../types.d.ts").Scene} scene @param {import("../types.d.ts").Scene | null} was
 */
export const showNumbers = ({ odds, players, words, sheet }, { panels, standing }, was) => {
  if (!was || panels !== was.panels) {
    odds.replaceChildren(...(panels ?? []).flatMap((p) => oddsPanel(p)).filter((x) => x !== null));
    odds.hidden = !panels?.length;
  }
  if (was && standing === was.standing) return;
  players.replaceChildren(...(standing ? standingPanel(standing) : []).filter((x) => x !== null));
  words?.label(players);
  players.hidden = !standing;
  sheet.show(standing?.players ?? []);
};

/** Who looks without having a seat. @param {HTMLElement} el @param {import("../types.d.ts").Watching} m */
export const showWatchers = (el, m) => {
  const names = [...(m.names ?? []), ...(m.others ? [t("guests-more", { n: m.others })] : [])];
  el.hidden = !names.length;
  el.replaceChildren(icon("eye", 14), " ", names.length ? t("who-watches", { names: names.join(", ") }) : "");
};
