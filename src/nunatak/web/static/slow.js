// A slow table: whom it waits for, who is on holiday, and a nudge.

import { aheadNotes } from "./ahead.js";
import { ago } from "./ago.js";
import { h, icon, t } from "./dom.js";

/** A day in the reader's words. @param {number} at in seconds since 1970 */
export const day = (at) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", day: "numeric", month: "long" }).format(
    (at - 1) * 1000,
  );

/** While others are away. @param {import("./table.js").Table} table */
const slowNotes = (table) => {
  const clock = table.clock.told;
  if (!clock?.slow || table.scene?.over || table.past !== undefined) return [];
  const away = table.seats
    .filter((x) => x.holiday)
    .map((x) =>
      h(
        "p.soft.holiday",
        { "data-seat": x.id },
        icon("sun", 14),
        " ",
        x.kind === "you"
          ? t("you-away-until", { day: day(x.holiday ?? 0) })
          : t("away-until", { name: x.name, day: day(x.holiday ?? 0) }),
      ),
    );
  const asked = table.seats.find((x) => x.id === clock.running);
  if (!asked || asked.holiday || asked.kind === "you" || !table.info.seated) return away;
  if (asked.nudged) {
    const words = t("was-nudged", { name: asked.name, ago: ago(asked.nudged) });
    return [...away, h("p.soft.nudged", {}, words)];
  }
  const nudge = () => table.wire?.ask("nudge", {});
  const button = h(
    "button.btn.nudge",
    { type: "button", id: "nudge", onclick: nudge, title: t("nudge-note") },
    icon("bell", 16),
    t("nudge", { name: asked.name }),
  );
  return [...away, button];
};

/** @type {HTMLElement | undefined} */
let offered;

/** Once others are asked: whether one wants to be told when it is one's turn again. @param {import("./table.js").Table} table */
const offer = (table) => {
  const clock = table.clock.told;
  const present = table.info.seated && !table.scene?.over && table.past === undefined;
  const asked = table.seats.find((x) => x.id === clock?.running);
  if (!present || !clock?.slow || !asked || asked.kind === "you") return [];
  if (!offered) {
    const el = h("div.telling", { role: "group", "aria-label": t("tell-offer"), hidden: true });
    import("./telling.js").then(({ offerAt }) => offerAt(el)).catch(() => undefined);
    offered = el;
  }
  return [offered];
};

/** What stands under the question. @param {import("./table.js").Table} table */
export const notes = (table) => [...aheadNotes(table), ...slowNotes(table), ...offer(table)];
