// How fast a game is played: the same choices wherever a table is made.

import { h, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Pace} Pace */
/**
 * @typedef {(label: string, id: string, choices: [string, string][], at: string,
 *   then: (v: string) => void, note?: string) => HTMLElement} Select
 */

const MINUTES = [5, 10, 20, 30, 60];
const SECONDS = [5, 10, 20, 30, 60];
const DAYS = [0, 1, 2, 3, 4, 7, 14, 30];

export class PaceForm {
  pace = "none";
  minutes = 20;
  /** @type {"death" | "increment" | "move"} */
  clock = "death";
  seconds = 10;
  late = "bot";
  /** Days of spare time, if not as usual. @type {number | null} */
  bank = null;

  /** @param {Pace[]} paces */
  constructor(paces) {
    this.paces = paces;
  }

  /** @returns {Pace | undefined} */
  get at() {
    return this.paces.find((p) => p.id === this.pace);
  }

  /** Whether people come and go between moves. */
  get slow() {
    return Boolean(this.at?.bank);
  }

  /** @param {string} pace */
  choose(pace) {
    this.pace = pace;
    this.bank = null;
  }

  /** @returns {[string, string][]} */
  get choices() {
    return this.paces.map((p) => [p.id, p.label]);
  }

  /** What belongs to the pace that is chosen. @param {Select} select @param {() => void} draw */
  fields(select, draw) {
    const found = [];
    if (this.pace === "live") {
      found.push(
        select(
          t("clock-kind"),
          "clock-kind",
          ["death", "increment", "move"].map((kind) => [kind, t("clock-" + kind)]),
          this.clock,
          (v) => {
            this.clock = /** @type {"death" | "increment" | "move"} */ (v);
            draw();
          },
          t(`clock-${this.clock}-note`),
        ),
        select(
          this.clock === "move" ? t("spare-each") : t("minutes-each"),
          "minutes",
          MINUTES.map((n) => [String(n), t("minutes", { minutes: n })]),
          String(this.minutes),
          (v) => {
            this.minutes = Number(v);
          },
        ),
      );
      if (this.clock !== "death")
        found.push(
          select(
            t("seconds-" + this.clock),
            "seconds",
            SECONDS.map((n) => [String(n), t("seconds", { seconds: n })]),
            String(this.seconds),
            (v) => {
              this.seconds = Number(v);
            },
          ),
        );
    }
    if (this.slow)
      found.push(
        select(
          t("spare-each"),
          "bank",
          DAYS.map((n) => [String(n), n > 1 ? t("days", { days: n }) : t(n ? "one-day" : "no-spare")]),
          String(this.bank ?? this.at?.bank),
          (v) => {
            this.bank = Number(v);
          },
          t("spare-note"),
        ),
      );
    if (this.pace !== "none")
      found.push(
        select(
          t("when-late"),
          "late",
          [
            ["bot", t("late-bot")],
            ["lose", t("late-lose")],
          ],
          this.late,
          (v) => {
            this.late = v;
          },
        ),
      );
    return found;
  }

  /** What is sent. */
  said() {
    const live = this.pace === "live";
    return {
      pace: this.pace,
      late: this.late,
      ...(live ? { minutes: this.minutes } : {}),
      ...(live && this.clock !== "death" ? { [this.clock]: this.seconds } : {}),
      ...(this.slow && this.bank !== null ? { bank: this.bank } : {}),
    };
  }

  /** Says what comes with the pace, in a line. */
  note() {
    const late = this.pace === "none" ? "" : `${t("when-late")}: ${t("late-" + this.late)}`;
    const live = this.pace === "live" ? t("minutes", { minutes: this.minutes }) : "";
    const said = [this.at?.note, live, late].filter(Boolean).join(" · ");
    return h("small.soft.pacenote", { role: "status" }, said);
  }
}
