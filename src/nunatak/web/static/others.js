// What the others do: at once, until what shows it one step at a time is there.

import { takeStyle } from "./dom.js";

/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").Patch} Patch */

export class Others {
  /**
   * Brought once there is a board, but for a lesson, which has its own pace.
   * @type {import("./following.js").Following | null}
   */
  following = null;
  /** What happened while I was away. @type {Entry[]} */
  recap = [];
  asked = false;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  async bring() {
    const [{ Following }] = await Promise.all([import("./following.js"), takeStyle("following.css")]);
    this.following = new Following(this.table);
    this.following.missed(this.recap);
  }

  /** Whether something earlier is shown than what is. */
  get away() {
    return Boolean(this.following?.away);
  }

  /** @param {Patch} m */
  hear(m) {
    if (this.following) this.following.hear(m);
    else this.table.patch(m);
  }

  /** @param {import("../types.d.ts").Whole} m */
  whole(m) {
    if (m.recap?.length) this.recap = m.recap;
    this.following?.whole(m.past);
    if (m.recap?.length) this.following?.missed(m.recap);
  }

  /** @param {Entry[]} entries */
  missed(entries) {
    this.following?.missed(entries);
  }

  catchUp() {
    this.following?.catchUp();
  }

  draw() {
    if (!this.asked && this.table.info.socket && !this.table.lesson) {
      this.asked = true;
      const soon = () => setTimeout(() => this.bring());
      if (document.hidden) soon();
      else requestAnimationFrame(soon); // once the board is painted
    }
    this.following?.draw();
  }
}
