// What somebody considers: an option that is pointed at, what would follow, and why something can't be done.

import { flash } from "./dialog.js";
import { reasons } from "./options.js";
import { isMine } from "./question.js";

/** @typedef {import("../types.d.ts").Drawable} Drawable */

export class Considering {
  /** The option that somebody considers, and what they point at. @type {number | null} */
  pointed = null;
  /** @type {Element | undefined} */
  from = undefined;
  /** The last question for it. */
  foreseen = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  pointing = undefined;

  /** The question for advice that is on its way. */
  hinting = "";

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Somebody considers an option: show what would follow. @param {number | null} option @param {Element} [from] */
  point(option, from) {
    clearTimeout(this.pointing);
    this.pointed = option;
    this.from = from;
    this.table.board?.point(option);
    if (option === null) {
      this.table.board?.preview([], []);
      if (!this.table.inspector?.asking) this.table.inspector?.hide();
    } else {
      const ask = () => (this.foreseen = this.table.wire?.ask("preview", { v: this.table.v, option }) ?? "");
      this.pointing = setTimeout(() => this.table.acting.sent || ask(), 120);
    }
  }

  /** @param {import("../types.d.ts").Shown} m */
  foresee(m) {
    if (m.option !== this.pointed) return;
    this.table.board.preview(m.items ?? [], m.hide ?? []);
    if (m.lines?.length && this.from?.isConnected)
      this.table.inspector.foresee(m.lines, this.from.getBoundingClientRect());
  }

  /**
   * Several options lie on one thing; a lesson means the one that it speaks of.
   * @param {number[]} options @param {number} x @param {number} y
   */
  ask(options, x, y) {
    const wanted = this.table.lesson?.wanted;
    if (typeof wanted === "number" && options.includes(wanted)) {
      this.table.take(wanted);
      return;
    }
    const prompt = this.table.scene?.prompt;
    const open = (prompt?.options ?? []).filter((o) => options.includes(o.option ?? -1));
    const alike = new Set(open.map((o) => o.label)).size === 1;
    this.table.inspector.ask(
      open.map((o) => onItsOwn(o, prompt?.groups ?? [], alike)),
      x,
      y,
    );
  }

  /** @param {Drawable | null} item */
  hover(item) {
    if (this.table.inspector.asking) return;
    const el = item ? this.table.board.kept.get(item.id)?.el : undefined;
    const single = item && typeof item.option === "number" ? item.option : null;
    if (single !== this.pointed) {
      this.point(single, el);
      this.table.question.heat(single);
    }
    if (item?.sum) this.table.explain(item);
    else this.table.inspector.leave();
    const text = item?.sum ? "" : [item?.label, item?.why].filter(Boolean).join(". ");
    this.table.inspector.name(text, el?.getBoundingClientRect());
  }

  /** @param {Drawable} item */
  why(item) {
    if (this.table.acting.waits(item.id)) return;
    if (item.sum) this.table.explain(item);
    if (item.why) flash(item.why);
    else if (isMine(this.table.scene) && !item.sum) this.table.wire?.ask("why", { v: this.table.v, item: item.id });
  }

  /** Why what is in focus, or all that can't be done, can't be done. */
  whyNot() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest(".opt.no"));
    const closed = (this.table.scene?.prompt?.options ?? []).filter((o) => typeof o.option !== "number" && o.why);
    if (focused) focused.click();
    else if (closed.length) flash(reasons(closed, this.table.scene?.prompt?.groups ?? []));
    else if (this.table.info.about) this.table.tellAbout((words) => words.aid());
    else this.table.tabs.open("rules");
  }

  /** What would a bot do? */
  hint() {
    if (this.hinting || this.table.past !== undefined) return;
    this.hinting = this.table.wire?.ask("advice", { v: this.table.v }) ?? "";
    this.table.question.thinking(true);
  }

  /** @param {import("../types.d.ts").Advised} m */
  advised(m) {
    this.hinting = "";
    if (this.table.lesson?.told) {
      if (m.v === this.table.v) this.table.lesson.advised(m.options ?? []);
      return;
    }
    if (m.v !== this.table.v || !m.options?.length) {
      this.table.question.thinking(false);
      return;
    }
    this.table.board.advise(new Map(m.options.map(([n, share]) => [n, share])));
    this.table.question.advise(m, this.table.seats);
  }
}

/**
 * An option as it is called away from its group: a chip says only where, its heading says what.
 * @param {import("../types.d.ts").Option} o @param {import("../types.d.ts").Group[]} groups
 * @param {boolean} alike whether all the options there say the same
 */
const onItsOwn = (o, groups, alike) => {
  const group = groups.find((g) => g.id === o.group && g.layout === "chips");
  if (!group?.label) return o;
  const outcome = o.outcome?.length ? o.outcome : group.note ? [group.note] : [];
  return { ...o, label: group.label, value: o.value || (alike ? "" : o.label), outcome };
};
