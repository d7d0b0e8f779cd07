// A question's options: buttons in rows, grids and chips, and steppers.

import { h, icon, plain, rich, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Prompt} Prompt */
/** @typedef {import("../types.d.ts").Option} Option */
/** @typedef {import("../types.d.ts").Group} Group */
/** @typedef {{take: (option: number) => void, point: (option: number | null, from?: Element) => void, undo: () => void,
 *   confirm: () => void, why: (text: string, rule?: string) => void}} Says */

/** What an option is called by people who listen: where it belongs, what it is, what it brings. */
const spoken = (/** @type {Option} */ o, /** @type {string} */ group, /** @type {string[]} */ notes) =>
  [group ? `${plain(group)}: ${plain(o.label)}` : plain(o.label), ...notes.map(plain), plain(o.value ?? "")]
    .filter(Boolean)
    .join(". ");

/** Where cells that can't be chosen say who is there, and the reason only when asked. */
const WHO_IS_THERE = new Set(["grid", "table"]);

/**
 * Why some options can't be chosen, each reason once; what stands in a grid is named with its group.
 * @param {Option[]} closed @param {Group[]} groups
 */
export const reasons = (closed, groups) => {
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const o of closed) {
    const place = groups.find((g) => g.id === o.group && WHO_IS_THERE.has(g.layout ?? ""))?.label ?? "";
    const name = [place, o.label].filter(Boolean).map(plain).join(" ");
    by.set(o.why ?? "", [...(by.get(o.why ?? "") ?? []), name]);
  }
  return [...by].map(([why, names]) => `${names.join(", ")}: ${plain(why)}`).join(" ");
};

/**
 * One option as a button; its number is its key as well.
 * @param {Option} o @param {string} layout @param {string} group @param {Says} says @param {number} key
 */
const optionButton = (o, layout, group, says, key) => {
  const open = typeof o.option === "number";
  const n = /** @type {number} */ (o.option);
  const notes = open ? (o.outcome ?? []) : o.why && !(WHO_IS_THERE.has(layout) && o.value) ? [o.why] : [];
  const small = layout === "buttons" || layout === "chips";
  const does = open
    ? {
        "data-take": n,
        onclick: () => says.take(n),
        onpointerenter: (/** @type {Event} */ e) => says.point(n, /** @type {Element} */ (e.target)),
        onpointerleave: () => says.point(null),
        onfocus: (/** @type {Event} */ e) => keyed(e) && says.point(n, /** @type {Element} */ (e.target)),
        onblur: () => says.point(null),
      }
    : { "aria-disabled": "true", onclick: () => says.why(o.why ?? "", o.rule) };
  const classes = [
    layout === "table" ? "tabular" : layout,
    open ? "" : "no",
    o.tone ?? "",
    o.picked ? "on" : "",
    o.icon ? "with" : "",
  ];
  const mark = o.icon ? icon(o.icon, small ? 16 : 34) : o.owner ? seatIcon(o.owner, 16) : null;
  return h(
    "button.opt." + classes.filter(Boolean).join("."),
    {
      type: "button",
      tabindex: "-1",
      "aria-label": spoken(o, group, notes),
      "aria-pressed": o.picked ? "true" : undefined,
      "aria-keyshortcuts": open && key < 10 ? String(key) : undefined,
      ...does,
    },
    mark ? h("span.oi", {}, mark) : null,
    h(
      "span.ob",
      {},
      h("b", {}, ...rich(o.label, 14)),
      ...notes.map((line) => h("small", {}, ...rich(line, 14))),
    ),
    o.value ? h("span.ov" + (o.tone === "danger" ? ".bad" : ""), {}, ...rich(o.value, 16)) : null,
  );
};

/** Whether the keyboard brought the focus here; a click already shows what it would do. @param {Event} e */
const keyed = (e) => /** @type {Element} */ (e.target).matches(":focus-visible");

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
  /** @param {Option[]} list @param {string} layout @param {string} [group] */
  const buttons = (list, layout, group = "") =>
    list.map((o) => optionButton(o, layout, group, says, typeof o.option === "number" ? ++key : 99));
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
        ? h("div.opts." + (layout === "table" ? "tabular" : layout), {}, ...buttons(mine, layout, g.label))
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
          seatIcon(p.sign || p.seat, 18),
          h("b", {}, p.who ?? ""),
          p.note ? h("span.soft", {}, ...rich(p.note, 14)) : null,
        )
      : null,
    h("h2.say", { id: "say", tabindex: "-1" }, ...rich(p.say, 20)),
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
