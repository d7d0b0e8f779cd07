// Where every page begins: what the server put into it says which page it is.

import { byId, h, speak, takeSheet } from "./dom.js";
import "./settings.js";
import { Table } from "./table.js";
import { gonePage, homePage, newPage } from "./home.js";

/** @typedef {import("../types.d.ts").Boot} Boot */

/** @type {Boot} */
const boot = JSON.parse(byId("boot")?.textContent || "{}");
document.documentElement.lang = boot.lang;
speak(boot.text);
document.body.append(h("div", { id: "live", role: "log", "aria-live": "polite" }));

const root = /** @type {HTMLElement} */ (byId("app"));
// The page names its sheet once, under whatever version it is kept.
const ui = takeSheet(document.querySelector('link[href$="ui.svg"]')?.getAttribute("href") ?? "/static/ui.svg");
if (boot.table) {
  // The game's sheets are asked for at once, not after the page's own.
  takeSheet(`${boot.table.art}/symbols.svg`);
  takeSheet(`${boot.table.art}/backdrop.svg`);
}
await ui;
if (boot.page === "table") new Table(boot, root);
else {
  ({ home: homePage, new: newPage, gone: gonePage })[boot.page](boot, root);
  document.body.dataset.ready = "1";
}
