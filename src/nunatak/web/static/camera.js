// Which part of the board is seen: fitting, framing, panning and zooming by hand.

import { calm, h, icon, s, t } from "./dom.js";

/** @typedef {[number, number, number, number]} Box */
/** @typedef {import("./board.js").Board} Board */

export class Camera {
  /** @type {import("../types.d.ts").Frame[]} */
  frames = [];
  flight = 0;

  /** @param {Board} board @param {HTMLElement} host */
  constructor(board, host) {
    this.board = board;
    this.host = host;
    /** @type {Box} */
    this.home = [0, 0, 100, 100];
    /** @type {Box} */
    this.view = [0, 0, 100, 100];
    this.framed = "";
    this.held = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.moved = 0;
    this.buttons = h(
      "div.zoom",
      {},
      h(
        "button",
        { type: "button", "aria-label": t("zoom-in"), onclick: () => this.zoom(1 / 1.35) },
        icon("plus", 18),
      ),
      h(
        "button",
        { type: "button", "aria-label": t("zoom-out"), onclick: () => this.zoom(1.35) },
        icon("minus", 18),
      ),
      h(
        "button",
        { type: "button", "aria-label": t("zoom-fit"), onclick: () => this.whole() },
        icon("fit", 18),
      ),
    );
    this.map = h("button.minimap", {
      type: "button",
      "aria-label": t("zoom-fit"),
      onclick: () => this.whole(),
    });
    this.tabs = h("div.frames", { role: "group" });
    host.append(this.buttons, this.map, this.tabs);
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
    this.frame.setAttribute("x", String(view[0]));
    this.frame.setAttribute("y", String(view[1]));
    this.frame.setAttribute("width", String(view[2]));
    this.frame.setAttribute("height", String(view[3]));
  }

  frame = s("rect.seen");

  /** @param {Box} to @param {boolean} [glide] */
  go(to, glide = true) {
    const from = this.view;
    if (!glide || calm()) {
      this.set(to);
      return;
    }
    const start = performance.now();
    this.flight = start;
    const step = (/** @type {number} */ now) => {
      if (this.flight !== start) return;
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
    this.framed = "";
    this.go(this.home);
    this.drawTabs();
  }

  refit() {
    const scene = this.board.scene;
    if (!scene) return;
    const tall = this.board.tall;
    this.board.show(scene, false);
    if (tall !== this.board.tall) this.held = false;
    if (!this.held) this.look(false);
  }

  /** Called with every new scene. @param {boolean} glide */
  look(glide) {
    const scene = this.board.scene;
    if (!scene) return;
    const small = this.board.room.width < 640;
    this.home = /** @type {Box} */ ((this.board.tall && scene.board.tall) || scene.board.view);
    const fixed = scene.board.zoom === false || (this.board.tall && Boolean(scene.board.tall));
    this.buttons.hidden = fixed || small || scene.board.buttons === false;
    this.map.hidden = !(small && scene.board.minimap && !fixed);
    const frames = scene.board.frames ?? [];
    this.frames = !small
      ? []
      : this.board.tall
        ? frames.filter((f) => f.tall).map((f) => ({ ...f, box: f.tall ?? f.box }))
        : frames;
    this.drawTabs();
    if (!this.map.hidden) {
      this.map.replaceChildren(
        s("svg", { viewBox: this.home.join(" ") }, ...this.board.sketch(), this.frame),
      );
    }
    if (this.held && !small) return;
    const frame = this.frames.find((f) => f.id === this.framed) ?? null;
    const focus = frame?.box ?? (small && !fixed ? scene.board.focus : null);
    this.go(/** @type {Box} */ (focus ? this.filled(/** @type {Box} */ (focus)) : this.home), glide);
  }

  /** Grown to the shape of the window, so that nothing of it is left unused. @param {Box} b @returns {Box} */
  filled(b) {
    const box = this.board.room;
    if (!box.width || !box.height) return b;
    const k = Math.max(b[2] / box.width, b[3] / box.height);
    const [w, hh] = [box.width * k, box.height * k];
    return [b[0] + b[2] / 2 - w / 2, b[1] + b[3] / 2 - hh / 2, w, hh];
  }

  drawTabs() {
    const frames = this.frames;
    this.tabs.hidden = !frames.length;
    const at = this.framed || (this.board.tall ? frames[0]?.id : "");
    this.tabs.replaceChildren(
      ...frames.map((f) =>
        h(
          "button" + (f.id === at ? ".on" : ""),
          {
            type: "button",
            "aria-pressed": String(f.id === at),
            onclick: () => {
              this.framed = f.id;
              this.held = false;
              this.look(true);
            },
          },
          f.label,
          f.badge ? h("i", {}, f.badge) : null,
        ),
      ),
    );
  }
}
