// Which part of the board is seen: fitting, framing, panning and zooming by hand.

import { calm, h, icon, t } from "./dom.js";
import { MOST } from "./legible.js";

/** @typedef {[number, number, number, number]} Box */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {{id: string, label: string, badge?: string, box: Box}} View */

// The style sheet draws the same lines. To ask the window would lay the whole page out for the answer.
const [narrow, broad, upright] = ["(max-width: 767px)", "(min-width: 1101px)", "(orientation: portrait)"].map((each) =>
  matchMedia(each),
);
/** How the page is laid out. */
const layout = () => (narrow.matches ? "phone" : broad.matches ? "wide" : "tablet");

const READ = 11; // pixels: no word is smaller where it is to be read
const SMALL = 12; // units of the board: the smallest words that games write
const FAR = (SMALL * MOST) / READ; // units to a pixel: from farther away nothing can be read

/** A box that is at least so wide, around the same middle. @param {Box} box @param {number} least @returns {Box} */
const wider = ([x, y, w, hh], least) => {
  const [across, down] = [Math.max(w, least), Math.max(hh, least)];
  return [x - (across - w) / 2, y - (down - hh) / 2, across, down];
};

/** Whether the middle of something lies within a part of the board. @param {Box} part @param {Box} thing */
const holds = ([x, y, w, hh], [x2, y2, w2, h2]) =>
  x2 + w2 / 2 >= x && x2 + w2 / 2 <= x + w && y2 + h2 / 2 >= y && y2 + h2 / 2 <= y + hh;

/** The box around two. @param {Box} one @param {Box} two @returns {Box} */
const around = ([x, y, w, hh], [x2, y2, w2, h2]) => {
  const [left, top] = [Math.min(x, x2), Math.min(y, y2)];
  return [left, top, Math.max(x + w, x2 + w2) - left, Math.max(y + hh, y2 + h2) - top];
};

export class Camera {
  /** The views one can choose from, where the board doesn't fit as a whole. @type {View[]} */
  views = [];
  /** The view that was chosen; without one, the view in which there is something to decide. */
  chosen = "";
  /** The question it was chosen at. */
  asked = "";
  /** Where the camera is going. @type {Box} */
  to = [0, 0, 100, 100];
  flight = 0;
  /** Whether it was moved by hand. */
  held = false;
  moved = 0;
  /** @type {Box} */
  home = [0, 0, 100, 100];
  /** @type {Box} */
  view = [0, 0, 100, 100];
  /** @type {Map<number, {x: number, y: number}>} */
  fingers = new Map();
  /** What a lesson speaks of: it is looked at first. @type {Box | null} */
  near = null;
  /** @type {Box | undefined} */
  first = undefined; // what a lesson speaks of before all else
  /** Called when the same scene was drawn again for another view. */
  redrawn = () => {};
  tabs = h("div.frames", { role: "group", "aria-label": t("views") });

  /** @param {Board} board @param {HTMLElement} host */
  constructor(board, host) {
    this.board = board;
    this.host = host;
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ sign,
      /** @type {() => void} */ onclick,
    ) => h("button", { type: "button", "aria-label": t(name), onclick }, icon(sign, 18));
    this.buttons = h(
      "div.zoom",
      {},
      button("zoom-in", "plus", () => this.zoom(1 / 1.35)),
      button("zoom-out", "minus", () => this.zoom(1.35)),
      button("zoom-fit", "fit", () => this.whole()),
    );
    host.append(this.buttons);
    this.listen();
  }

  listen() {
    const svg = this.board.svg;
    svg.addEventListener(
      "wheel",
      (e) => {
        if (this.locked()) return;
        e.preventDefault();
        const at = this.at(e.clientX, e.clientY);
        this.zoom(Math.exp(e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), at);
      },
      { passive: false },
    );
    svg.addEventListener("pointerdown", (e) => {
      this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      this.moved = 0;
    });
    svg.addEventListener("pointermove", (e) => {
      const before = this.fingers.get(e.pointerId);
      if (!before || this.locked()) return;
      const px = this.view[2] / this.scaleBox().width;
      const [dx, dy] = [e.clientX - before.x, e.clientY - before.y];
      this.moved += Math.hypot(dx, dy);
      if (this.moved > 6 && !svg.hasPointerCapture(e.pointerId)) svg.setPointerCapture(e.pointerId);
      if (this.moved <= 6) return;
      const others = [...this.fingers].filter(([id]) => id !== e.pointerId);
      this.held = true;
      if (others.length) {
        const other = others[0][1];
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(e.clientX - other.x, e.clientY - other.y);
        if (was > 0 && is > 0)
          this.zoom(was / is, this.at((e.clientX + other.x) / 2, (e.clientY + other.y) / 2), false);
      } else this.set([this.view[0] - dx * px, this.view[1] - dy * px, this.view[2], this.view[3]]);
      this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    });
    const up = (/** @type {PointerEvent} */ e) => this.fingers.delete(e.pointerId);
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", up);
    // A pan is not a choice.
    svg.addEventListener(
      "click",
      (e) => {
        if (this.moved > 6) {
          e.stopImmediatePropagation();
          this.moved = 0;
        }
      },
      { capture: true },
    );
    new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      const was = this.board.room;
      this.board.room = { width, height };
      if (Math.abs(was.width - width) + Math.abs(was.height - height) > 1) this.refit();
    }).observe(this.host);
  }

  /** Whether the scene wants to be seen whole. */
  locked() {
    return this.board.scene?.board.zoom === false;
  }

  /** The part of the element that one view fills. */
  scaleBox() {
    const box = this.host.getBoundingClientRect();
    const k = Math.min(box.width / this.view[2], box.height / this.view[3]) || 1;
    return {
      width: this.view[2] * k,
      height: this.view[3] * k,
      left: box.left + (box.width - this.view[2] * k) / 2,
      top: box.top + (box.height - this.view[3] * k) / 2,
    };
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    const box = this.scaleBox();
    return {
      x: this.view[0] + ((x - box.left) / box.width) * this.view[2],
      y: this.view[1] + ((y - box.top) / box.height) * this.view[3],
    };
  }

  /** @param {Box} view */
  set(view) {
    this.view = view;
    this.board.svg.setAttribute("viewBox", view.map((n) => Math.round(n * 10) / 10).join(" "));
    this.board.svg.classList.toggle("near", view[2] < this.home[2] * 0.7);
  }

  /** @param {Box} to @param {boolean} [glide] */
  go(to, glide = true) {
    const from = this.view;
    this.flight = 0; // whatever it was on its way to
    if (!glide || calm()) {
      this.set(to);
      return;
    }
    const flight = performance.now();
    this.flight = flight;
    // What is new is painted first, and then the way begins: every step of it lays all words out anew.
    let start = 0;
    const step = (/** @type {number} */ now) => {
      if (this.flight !== flight) return;
      start ||= now;
      if (now === start) {
        requestAnimationFrame(step);
        return;
      }
      const k = Math.min(1, Math.max(0, (now - start) / 380));
      const e = 1 - (1 - k) ** 3;
      this.set(/** @type {Box} */ (from.map((v, i) => v + (to[i] - v) * e)));
      if (k < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** @param {number} factor @param {{x: number, y: number}} [about] @param {boolean} [glide] */
  zoom(factor, about, glide = !about) {
    const [x, y, w, hh] = this.view;
    const k = Math.min(Math.max(factor, (this.home[2] * 0.12) / w), (this.home[2] * 1.15) / w);
    const c = about ?? { x: x + w / 2, y: y + hh / 2 };
    this.held = true;
    this.go([c.x - (c.x - x) * k, c.y - (c.y - y) * k, w * k, hh * k], glide);
  }

  whole() {
    this.held = false;
    this.choose("whole");
  }

  refit() {
    const scene = this.board.scene;
    if (!scene) return;
    const tall = this.board.tall;
    this.plan(scene);
    this.board.show(scene, false);
    this.redrawn();
    if (tall !== this.board.tall) this.held = false;
    if (!this.held) this.go(this.to, false);
  }

  /** @param {string} id */
  choose(id) {
    const scene = this.board.scene;
    if (!scene) return;
    this.chosen = id;
    this.held = false;
    this.plan(scene);
    this.board.show(scene, false);
    this.redrawn();
    this.go(this.to);
  }

  /**
   * Decides, before anything is drawn, what will be seen of a scene and how large its words are.
   * @param {Scene} scene
   */
  plan(scene) {
    const { board } = scene;
    const how = layout();
    const asked = `${scene.prompt?.seat} ${scene.prompt?.say}`;
    if (asked !== this.asked && how !== "wide") this.chosen = "";
    this.asked = asked;
    this.board.tall =
      Boolean(board.tall) && (how === "tablet" || (how === "phone" && upright.matches));
    this.home = /** @type {Box} */ ((this.board.tall && board.tall) || board.view);
    const fixed = board.zoom === false || (this.board.tall && Boolean(board.tall));
    this.buttons.hidden = fixed || how === "phone" || board.buttons === false;
    this.views = how === "wide" ? [] : this.offered(scene, fixed);
    const view = this.views.find((v) => v.id === this.chosen) ?? this.wanted(scene, how, fixed);
    this.drawTabs(view?.id ?? "");
    const box = view && view.id !== "whole" ? view.box : null;
    this.to = box ? (this.board.tall ? box : this.filled(box, this.focus(scene))) : this.home;
    const { width, height } = this.board.room;
    this.board.least = READ / (Math.min(width / this.to[2], height / this.to[3]) || 1);
  }

  /** The part of the board to be looked at first. @param {Scene} scene @returns {Box | undefined} */
  focus(scene) {
    return this.near ?? /** @type {Box | undefined} */ (scene.board.focus);
  }

  /**
   * Turns to what a lesson speaks of, where the board doesn't fit as a whole: the first of it, and what else
   * can be read beside that; on a high board to the page on which the first of it lies.
   * @param {Box[]} lit @param {Box} [first]
   */
  turn(lit, first) {
    const scene = this.board.scene;
    const { width, height } = this.board.room;
    /** @type {Box | null} */
    let near = null;
    for (const box of lit) {
      /** @type {Box} */
      const both = near ? around(near, box) : box;
      if (!near || (both[2] <= width * FAR && both[3] <= height * FAR)) near = both;
    }
    near = near && wider(near, this.home[2] / 3);
    const same = String(near) === String(this.near) && String(first) === String(this.first);
    this.near = near;
    this.first = first;
    if (same || !scene || layout() === "wide") return;
    this.plan(scene);
    this.board.show(scene, false);
    this.redrawn();
  }

  /**
   * The views there are, where the board is too small to be read as a whole.
   * @param {Scene} scene @param {boolean} fixed
   */
  offered(scene, fixed) {
    const frames = scene.board.frames ?? [];
    /** @type {View[]} */
    const views = this.board.tall
      ? frames.filter((f) => f.tall).map((f) => ({ ...f, box: /** @type {Box} */ (f.tall) }))
      : frames.map((f) => ({ ...f, box: /** @type {Box} */ (f.box) }));
    if (fixed || (views.length && layout() === "tablet")) return views;
    const near = this.focus(scene) ?? /** @type {Box} */ (scene.board.view);
    const whole = { id: "whole", label: t("view-whole"), box: this.home };
    return [...(views.length ? views : [{ id: "focus", label: t("view-close"), box: near }]), whole];
  }

  /**
   * The view in which there is something to decide.
   * @param {Scene} scene @param {string} how @param {boolean} fixed @returns {View | undefined}
   */
  wanted(scene, how, fixed) {
    const focus = this.focus(scene);
    if (how === "wide" || !this.views.length) {
      return how === "phone" && focus && !fixed ? { id: "", label: "", box: focus } : undefined;
    }
    if (this.board.tall) return this.views.find((v) => this.first && holds(v.box, this.first)) ?? this.views[0];
    if (!focus) return this.views[0];
    if (how === "phone")
      return { ...this.views[0], id: this.views[0].id === "focus" ? "focus" : "", box: focus };
    return this.views.find((v) => v.id === "whole") ?? this.views.find((v) => holds(v.box, focus)) ?? this.views[0];
  }

  /** Called with every new scene, once it is drawn. @param {boolean} glide */
  look(glide) {
    if (this.held && layout() === "wide") return;
    this.held = false;
    this.go(this.to, glide);
  }

  /**
   * Grown to the shape of the window, so that nothing of it is left unused, neither beyond the board's edge;
   * and no more of the board than can be read, around what is to be decided: the rest is a finger's move away.
   * @param {Box} b @param {number[]} [focus] @returns {Box}
   */
  filled(b, focus) {
    const { width, height } = this.board.room;
    if (!width || !height) return b;
    const k = Math.max(b[2] / width, b[3] / height);
    const [w, hh] = [width * Math.min(k, FAR), height * Math.min(k, FAR)];
    const inside = focus && k > FAR && focus[0] >= b[0] && focus[0] + focus[2] <= b[0] + b[2];
    const at = inside ? focus : b;
    /** @param {0 | 1} axis @param {number} span */
    const from = (axis, span) => {
      const [start, long] = [this.home[axis], this.home[axis + 2]];
      const wanted = at[axis] + at[axis + 2] / 2 - span / 2;
      return span > long ? start + (long - span) / 2 : Math.min(Math.max(wanted, start), start + long - span);
    };
    return [from(0, w), from(1, hh), w, hh];
  }

  /** @param {string} at */
  drawTabs(at) {
    const was = this.tabs.hidden;
    this.tabs.hidden = !this.views.length;
    this.tabs.replaceChildren(
      ...this.views.map((v) =>
        h(
          "button" + (v.id === at ? ".on" : ""),
          { type: "button", "aria-pressed": String(v.id === at), onclick: () => this.choose(v.id) },
          v.label,
          v.badge ? h("i", {}, v.badge) : null,
        ),
      ),
    );
    if (was !== this.tabs.hidden || !this.board.room.width) this.board.room = this.host.getBoundingClientRect();
  }
}
