// How much time is left, counted down between what the server says.

import { h, icon, t } from "./dom.js";

/** Where people come and go nobody counts seconds. @param {number} seconds */
const roughly = (seconds) => {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days) return hours ? t("clock-days", { days, hours }) : t("clock-whole-days", { days });
  return hours ? t("clock-hours", { hours, minutes: minutes % 60 }) : t("minutes", { minutes });
};

/** @param {number} seconds */
const written = (seconds) => {
  const n = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(n / 3600), Math.floor((n % 3600) / 60)];
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
    const told = this.told;
    const bank = told?.left[told.running || this.seat];
    this.el.hidden = bank === undefined;
    if (!told || bank === undefined) return;
    const passed = told.running && !told.rests ? (performance.now() - this.at) / 1000 : 0;
    const own = told.running ? (told.move ?? 0) : 0;
    // First the move's own time, then what is spare.
    const move = Math.max(0, own - passed);
    const spare = bank - Math.max(0, passed - own);
    this.el.classList.toggle("short", move + spare < (told.slow ? 3600 : 30));
    const say = told.slow ? roughly : written;
    const both = move && spare ? `${say(move)} + ${say(spare)}` : say(move || spare);
    const text = told.rests ? t("clock-rests") : both;
    if (this.el.dataset.text === text) return;
    this.el.dataset.text = text;
    this.el.replaceChildren(icon("clock", 16), text);
  }
}
