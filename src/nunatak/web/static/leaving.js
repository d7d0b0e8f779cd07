// Leaving a game, so that nobody is stuck in one: giving up, a bot in one's place, an end that all agree to.

import { h, t } from "./dom.js";
import { closeDialogs, dialog, sure } from "./dialog.js";

/** @typedef {import("./table.js").Table} Table */

/** Whether other people play. @param {Table} table */
const others = (table) => table.seats.some((x) => (x.kind ?? "person") === "person");

/** Says that one would end the game, or no longer. @param {Table} table @param {boolean} on */
const ask = (table, on) => {
  closeDialogs();
  table.wire?.ask("instruct", { v: table.v, key: "end", on });
};

/** What others propose, above the question. @param {Table} table @returns {HTMLElement[]} */
export const proposal = (table) => {
  const ends = table.seats.filter((x) => x.ends);
  if (!ends.length || !table.info.seated || table.scene?.over) return [];
  const mine = ends.some((x) => x.kind === "you");
  const names = ends.map((x) => x.name).join(", ");
  return [
    h(
      "div.proposal",
      { role: "status" },
      h("p", {}, mine ? t("end-asked") : t("end-proposed", { names })),
      mine
        ? h("button.btn", { type: "button", onclick: () => ask(table, false) }, t("end-withdraw"))
        : h("button.btn", { type: "button", id: "end-agree", onclick: () => ask(table, true) }, t("end-agree")),
    ),
  ];
};

/** The ways out of a game that is on. @param {Table} table */
export const leaveDialog = (table) => {
  closeDialogs();
  /** @param {string} id @param {string} note @param {() => void} onclick */
  const way = (id, note, onclick) =>
    h(
      "button.opt.plainopt",
      { type: "button", id, onclick },
      h("span", {}, h("b", {}, t(id)), h("small.soft", {}, t(note))),
    );
  const bot = () => {
    table.wire?.ask("instruct", { v: table.v, key: "bot", on: true });
    closeDialogs();
  };
  const end = () => (others(table) ? ask(table, true) : sure(t("end-now-sure"), t("end-now"), () => ask(table, true)));
  const concede = () => sure(t("concede-sure"), t("concede"), () => table.decide("concede"));
  dialog(
    t("leave-game"),
    h("p.soft", {}, t("leave-stay")),
    table.info.concession ? way("concede", "concede-note", concede) : null,
    way("bot-plays-on", "bot-plays-on-note", bot),
    others(table) ? way("end-propose", "end-propose-note", end) : way("end-now", "end-now-note", end),
  );
};
