// The column beside the board: who decides what, the options, the standing, the odds.

import { h, icon, rich, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Prompt} Prompt */
/** @typedef {import("../types.d.ts").Option} Option */
/** @typedef {import("../types.d.ts").Group} Group */
/** @typedef {import("../types.d.ts").Standing} Standing */
/** @typedef {import("../types.d.ts").Panel} Panel */
/** @typedef {import("../types.d.ts").Over} Over */
/** @typedef {{take: (option: number) => void, point: (option: number | null) => void, undo: () => void,
 *   confirm: () => void, why: (text: string, rule?: string) => void}} Says */

/**
 * One option as a button; its number is its key as well.
 * @param {Option} o @param {string} layout @param {Says} says @param {number} key
 */
const optionButton = (o, layout, says, key) => {
  const look = layout === "table" ? "tabular" : layout;
  const open = typeof o.option === "number";
  const n = /** @type {number} */ (o.option);
  const note = open ? (o.outcome ?? []) : o.why && !(layout === "grid" && o.value) ? [o.why] : [];
  const small = layout === "buttons" || layout === "chips";
  const props = open
    ? {
        type: "button",
        "data-take": n,
        onclick: () => says.take(n),
        onpointerenter: () => says.point(n),
        onpointerleave: () => says.point(null),
        onfocus: () => says.point(n),
        onblur: () => says.point(null),
      }
    : { type: "button", "aria-disabled": "true", onclick: () => says.why(o.why ?? "", o.rule) };
  return h(
    `button.opt.${look}` +
      (open ? "" : ".no") +
      (o.tone ? "." + o.tone : "") +
      (o.picked ? ".on" : "") +
      (o.icon ? ".with" : ""),
    { ...props, tabindex: "-1", "aria-keyshortcuts": open && key < 10 ? String(key) : undefined },
    o.icon
      ? h("span.oi", {}, icon(o.icon, small ? 16 : 34))
      : o.owner
        ? h("span.oi", {}, seatIcon(o.owner, 16))
        : null,
    h(
      "span.ob",
      {},
      h("b", {}, ...rich(o.label, 14)),
      layout === "rows" || note.length ? note.map((line) => h("small", {}, ...rich(line, 14))) : null,
    ),
    o.value ? h("span.ov" + (o.tone === "danger" ? ".bad" : ""), {}, ...rich(o.value, 16)) : null,
  );
};

/**
 * How many: steps among options, then takes the one it stands at.
 * @param {Group} g @param {Option[]} options @param {Says} says
 */
const stepper = (g, options, says) => {
  const open = options
    .filter((o) => typeof o.option === "number")
    .sort((a, b) => (a.count ?? 0) - (b.count ?? 0));
  let at = Math.max(
    0,
    open.findIndex((o) => (o.count ?? 0) === (g.at ?? 0)),
  );
  const value = h("b", {});
  const say = h("small", {});
  const take = h("button.opt.buttons", { type: "button", tabindex: "-1" }, "");
  const less = h("button.pm", { type: "button", "aria-label": t("fewer") }, icon("minus", 14));
  const more = h("button.pm", { type: "button", "aria-label": t("more") }, icon("plus", 14));
  const show = () => {
    const o = open[at];
    value.textContent = o ? String(o.count ?? 0) : "–";
    say.replaceChildren(...(o?.outcome ?? []).flatMap((line) => rich(line, 12)));
    take.replaceChildren(h("span.ob", {}, h("b", {}, o?.label ?? "")));
    less.toggleAttribute("disabled", at <= 0);
    more.toggleAttribute("disabled", at >= open.length - 1);
    if (o) take.dataset.take = String(o.option);
    says.point(o?.option ?? null);
  };
  less.onclick = () => {
    at--;
    show();
  };
  more.onclick = () => {
    at++;
    show();
  };
  take.onclick = () => {
    const o = open[at];
    if (typeof o?.option === "number") says.take(o.option);
  };
  show();
  return h(
    "div.step",
    { role: "group", "aria-label": g.label },
    h("div.sl", {}, g.label ?? ""),
    h("div.sn", {}, h("span", {}, value, g.limit ? ` / ${g.limit}` : ""), h("span.pms", {}, less, more)),
    say,
    open.length > 1 || !g.at ? take : null,
  );
};

/** @param {Prompt} p @param {Says} says */
export const promptPanel = (p, says) => {
  const groups = p.groups ?? [];
  const options = p.options ?? [];
  let key = 0;
  const buttons = (/** @type {Option[]} */ list, /** @type {string} */ layout) =>
    list.map((o) => optionButton(o, layout, says, typeof o.option === "number" ? ++key : 99));
  /** @param {Group} g */
  const grouped = (g) => {
    const mine = options.filter((o) => o.group === g.id);
    const layout = g.layout ?? "rows";
    if (layout === "stepper") return stepper(g, mine, says);
    const head =
      layout === "chips"
        ? h(
            "div.gh" + (mine.some((o) => typeof o.option === "number") ? "" : ".no"),
            {},
            g.icon ? h("span.gt", {}, icon(g.icon, 24)) : null,
            h(
              "span.ob",
              {},
              h("b", {}, g.label ?? ""),
              g.note || g.why ? h("small", {}, ...rich(g.why || g.note || "", 14)) : null,
            ),
            g.value ? h("span.ov", {}, ...rich(g.value, 18)) : null,
          )
        : g.label
          ? h("div.gl", {}, g.label, g.note ? h("small", {}, g.note) : null)
          : null;
    return h(
      "div.group.g-" + layout,
      {},
      head,
      mine.length
        ? h("div.opts." + (layout === "table" ? "tabular" : layout), {}, ...buttons(mine, layout))
        : null,
    );
  };
  const loose = options.filter((o) => !o.group);
  const steps = groups.filter((g) => g.layout === "stepper");
  return [
    p.steps?.length
      ? h(
          "ol.steps",
          {},
          ...p.steps.map(([label, state]) =>
            h("li." + state, {}, state === "done" ? icon("check", 12) : null, label),
          ),
        )
      : null,
    p.who || p.note
      ? h(
          "div.who",
          {},
          seatIcon(p.seat, 18),
          h("b", {}, p.who ?? ""),
          p.note ? h("span.soft", {}, ...rich(p.note, 14)) : null,
        )
      : null,
    h("h2.say", { id: "say" }, ...rich(p.say, 20)),
    h(
      "div.choices",
      { role: "group", "aria-labelledby": "say" },
      steps.length ? h("div.crew", {}, ...steps.map(grouped)) : null,
      loose.length ? h("div.opts.rows", {}, ...buttons(loose, "rows")) : null,
      ...groups.filter((g) => g.layout !== "stepper").map(grouped),
    ),
    p.next?.length
      ? h(
          "div.next",
          {},
          h("span.soft", {}, t("next")),
          ...p.next.map(([seat, label]) => h("span.chip", {}, seatIcon(seat, 12), label)),
        )
      : null,
    p.undo || p.confirm
      ? h(
          "div.last",
          {},
          p.undo
            ? h(
                "button.plain",
                { type: "button", id: "undo", onclick: () => says.undo(), "aria-keyshortcuts": "u" },
                icon("undo", 16),
                p.undo,
              )
            : null,
          p.confirm
            ? h("button.go", { type: "button", id: "confirm", onclick: () => says.confirm() }, p.confirm)
            : null,
        )
      : null,
  ];
};

/** @param {Standing} st */
export const standingPanel = (st) => {
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
  const grid = columns.length
    ? `28px minmax(0, 1fr) repeat(${columns.length - 1}, ${columns.length > 5 ? 26 : 38}px) 38px`
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

/** @param {Panel} p */
export const oddsPanel = (p) => {
  const title = p.title
    ? h("div.lab", {}, p.title, p.t === "rows" && p.note ? h("span", {}, p.note) : null)
    : null;
  if (p.t === "odds") {
    return [
      title,
      h(
        "div.odds",
        {},
        ...p.parts.map(([label, share, tone]) => h("span." + tone, { style: { flex: share } }, label)),
      ),
    ];
  }
  if (p.t === "histogram") {
    const most = Math.max(1, ...p.bars.map((b) => b[1]));
    return [
      title,
      h(
        "div.hist",
        { role: "img", "aria-label": p.bars.map(([l, n]) => `${l}: ${n}`).join(", ") },
        ...p.bars.map(([label, n, tone]) =>
          h(
            "div." + tone,
            {},
            ...(most <= 8
              ? Array.from({ length: n }, () => h("i", {}))
              : [h("i.tall", { style: { height: `${(n / most) * 56}px` } })]),
            h("b", {}, label),
          ),
        ),
      ),
    ];
  }
  return [
    title,
    h(
      "dl.sums",
      {},
      ...p.rows.flatMap(([a, b]) => [h("dt", {}, ...rich(a, 14)), h("dd", {}, ...rich(b, 14))]),
    ),
  ];
};

/** @param {Over} over @param {() => void} again */
export const overPanel = (over, again) => [
  h("h2.say.serif", {}, over.say),
  over.why ? h("p.soft", {}, ...rich(over.why, 14)) : null,
  h(
    "div.scroll",
    { tabindex: "0", role: "group", "aria-label": over.total || t("points") },
    h(
      "table.final",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          ...over.results.map((r) => h("th", { scope: "col" }, seatIcon(r.seat, 18), h("span", {}, r.name))),
        ),
      ),
      h(
        "tbody",
        {},
        ...over.columns.map((c, i) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, ...rich(c, 14)),
            ...over.results.map((r) => h("td", {}, r.points[i] ?? "")),
          ),
        ),
      ),
      h(
        "tfoot",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "row" }, over.total || t("points")),
          ...over.results.map((r) => h("td" + (r.place === 1 ? ".won" : ""), {}, r.total)),
        ),
      ),
    ),
  ),
  h("button.go", { type: "button", id: "again", onclick: again }, t("again")),
];

/** The inspector: an explanation as a sum. @param {import("../types.d.ts").Sum} sum */
export const sumPanel = (sum) => [
  h("b.serif.it", {}, sum.title),
  ...(sum.rows ?? []).map(([a, b]) =>
    h("div.r", {}, h("span", {}, ...rich(a, 12)), h("b", {}, ...rich(b, 12))),
  ),
  sum.total
    ? h("div.r.sum", {}, h("span", {}, ...rich(sum.total[0], 14)), h("span", {}, ...rich(sum.total[1], 14)))
    : null,
  sum.note ? h("p.soft", {}, ...rich(sum.note, 12)) : null,
];
