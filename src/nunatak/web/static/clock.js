// How much time is left, counted down between what the server says.

import { h, icon, t } from "./dom.js";

/** @param {number} seconds */
const written = (seconds) => {
  const n = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(n / 3600), Math.floor((n % 3600) / 60)];
  if (n >= 86400) return t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = String(n % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
};

export class Clock {
  el = h("span.clock", { hidden: true });
  /** @type {import("../types.d.ts").Clock | undefined} */
  told = undefined;
  at = 0;
  /** Whose time is shown while none runs. */
  seat = "";

  constructor() {
    setInterval(() => this.tick(), 500);
  }

  /** @param {import("../types.d.ts").Clock | undefined} clock */
  set(clock) {
    this.told = clock;
    this.at = performance.now();
    this.tick();
  }

  /** @param {string} seat */
  of(seat) {
    this.seat = seat;
    this.tick();
  }

  tick() {
    const left = this.told?.left[this.told.running || this.seat];
    this.el.hidden = left === undefined;
    if (left === undefined) return;
    const now = left - (this.told?.running ? (performance.now() - this.at) / 1000 : 0);
    this.el.classList.toggle("short", now < 30);
    const text = written(now);
    if (this.el.dataset.text === text) return;
    this.el.dataset.text = text;
    this.el.replaceChildren(icon("clock", 16), text);
  }
}
