// The menu of a table: what one may leave word of, giving up.

import { h, t } from "./dom.js";
import { closeDialogs } from "./dialog.js";
import { menuKeys } from "./keys.js";
import { leaveDialog } from "./leaving.js";
import { openSettings, toggle } from "./settings.js";

/** @param {import("./table.js").Table} table */
export const tableMenu = (table) => {
  const button = (/** @type {string} */ name, /** @type {(e: Event) => void} */ onclick, danger = "") =>
    h("button.btn.wide" + danger, { type: "button", onclick }, t(name));
  const { seated, host, watch } = table.info;
  const playing = seated && !table.wait && !table.puzzle && !table.scene?.over;
  const leave = () => leaveDialog(table);
  /** @param {boolean} on */
  const letWatch = (on) => {
    table.info.watch = on;
    table.wire?.ask("arrange", { what: on ? "watch" : "unwatch" });
  };
  /** Opens a sheet of the game's words in place of the menu. @param {"legend" | "aid"} sheet */
  const open = (sheet) => () => {
    closeDialogs();
    table.tellAbout((words) => words[sheet]());
  };
  openSettings(
    table.boot,
    ...(table.info.about ? [button("aid", open("aid")), button("legend", open("legend"))] : []),
    ...table.instructions.filter((i) => !i.ahead).map((i) =>
      toggle(i.label, Boolean(i.on), (on) => table.wire?.ask("instruct", { v: table.v, key: i.key, on })),
    ),
    host ? toggle(t("may-watch"), watch !== false, letWatch) : null,
    table.info.pace ? h("p.soft.pace", {}, table.info.pace) : null,
    playing ? button("leave-game", leave, ".danger") : null,
    menuKeys(),
  );
};
