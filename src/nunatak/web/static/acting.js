// What I decide: one thing at a time, kept before the next, in the order of my clicks.

/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("./socket.js").Wire | import("./puzzle.js").Puzzle} Wire */

const TWICE = 350; // milliseconds within which the same click is one click

export class Acting {
  /** The decision that is on its way. */
  sent = "";
  /** The version at which it is behind us. */
  until = -1;
  /** What I clicked meanwhile: options, or things that may become some. @type {(number | string)[]} */
  next = [];
  /** Where I want to go in a lesson once it is here. @type {"back" | "on" | "leave" | ""} */
  later = "";
  last = -1;
  at = 0;

  /**
   * @param {() => Wire | null} wire
   * @param {(busy: boolean) => void} show
   */
  constructor(wire, show) {
    this.wire = wire;
    this.show = show;
  }

  /** @param {number} option @param {number} v the version it was decided on */
  take(option, v) {
    const now = performance.now();
    const twice = option === this.last && now - this.at < TWICE;
    [this.last, this.at] = [option, now];
    if (twice) return;
    if (this.sent) this.next.push(option);
    else this.send("act", { v, option });
  }

  /** Whether a click on a thing waits for what is on its way. @param {string} item */
  waits(item) {
    if (this.sent) this.next.push(item);
    return Boolean(this.sent);
  }

  /** @param {"undo" | "confirm" | "concede" | "again"} kind @param {number} v */
  decide(kind, v) {
    this.last = -1;
    if (!this.sent) this.send(kind, kind === "again" ? {} : { v });
  }

  /** In a lesson: back, on, or out of it. @param {"back" | "on" | "leave"} way @param {number} v */
  teach(way, v) {
    this.last = -1;
    if (this.sent) this.later = way;
    else this.send("teach", { v, way });
  }

  /** @param {string} kind @param {Record<string, any>} what */
  send(kind, what) {
    this.sent = this.wire()?.ask(kind, what) ?? "";
    this.show(true);
  }

  /** @param {string} re @param {number} v */
  kept(re, v) {
    if (this.sent === re) this.until = v;
  }

  /** A decision is behind us once it is kept and its position is here. @param {number} v @param {Scene | null} scene */
  settle(v, scene) {
    if (!this.sent || this.wire()?.open.has(this.sent) || v < this.until) return;
    this.done();
    const way = this.later;
    this.later = "";
    if (way) this.send("teach", { v, way });
    else this.goOn(v, scene);
  }

  /** @param {string} [re] the decision that was refused */
  refused(re) {
    if (re && re !== this.sent) return;
    this.forget();
    this.done();
  }

  done() {
    this.sent = "";
    this.until = -1;
    this.show(false);
  }

  /**
   * The next click, if nobody, chance included, has decided since: then it was decided on what is here.
   * @param {number} v @param {Scene | null} scene
   */
  goOn(v, scene) {
    const clicked = this.next.shift();
    const prompt = scene?.prompt;
    if (clicked === undefined) return;
    if (!prompt?.undo || prompt.mine === false) {
      this.forget();
      return;
    }
    const option = typeof clicked === "number" ? clicked : scene?.items.find((i) => i.id === clicked)?.option;
    if (prompt.options?.some((o) => o.option === option)) this.send("act", { v, option });
    else this.forget();
  }

  /** What was clicked on a position that is no more. */
  forget() {
    this.next = [];
    this.later = "";
    this.last = -1;
  }
}
