// Brings the words about a game's things to its table, when they are wanted or the board is drawn.

import { t, takeStyle } from "./dom.js";
import { flash } from "./dialog.js";

/** @typedef {import("./about.js").About} About */

/** @param {import("./table.js").Table} table */
export const bringWords = (table) => {
  /** @type {Promise<About> | null} */
  let bringing = null;
  const bring = async (/** @type {string} */ url) => {
    const [{ aboutAt }] = await Promise.all([import("./about.js"), takeStyle("about.css")]);
    table.words = await aboutAt(table, url);
    return table.words;
  };
  /** @param {(words: About) => void} [then] */
  const tell = async (then) => {
    if (!table.info.about) return;
    try {
      const words = await (bringing ??= bring(table.info.about));
      then?.(words);
    } catch {
      bringing = null; // asked for again the next time
      if (then) flash(t("failed"));
    }
  };
  return tell;
};
