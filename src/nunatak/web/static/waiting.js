// How many games wait for the reader: in the tab's title and icon, and again when that changes.

import { byId, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Mine} Mine */

/** @param {number} count */
const mark = (count) => {
  document.title = (count ? `(${count}) ${t("your-turn")} · ` : "") + "Nunatak";
  const link = byId("favicon");
  if (link instanceof HTMLLinkElement) link.href = count ? `/icon/${Math.min(count, 10)}.svg` : "/static/icon.svg";
};

/**
 * Shows what is so now, and asks again now and then and whenever the reader comes back.
 * @param {Mine & {asks?: number}} first @param {string | undefined} name @param {(told: Mine) => void} show
 */
export const keepCount = (first, name, show) => {
  let had = "";
  const take = (/** @type {Mine} */ told) => {
    const now = JSON.stringify([told.mine, told.waiting]);
    if (now !== had) show(told);
    had = now;
    mark(told.count ?? 0);
  };
  take(first);
  if (!name) return;
  const ask = async () => {
    const answer = await fetch("/api/mine").catch(() => null);
    if (answer?.ok) take(await answer.json());
  };
  setInterval(ask, (first.asks ?? 60) * 1000);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) ask();
  });
};
