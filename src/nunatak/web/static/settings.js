// What a reader likes: light or dark, calm or lively, quiet or not. Kept in this browser, and with the
// person as soon as there is one; how large words are and what is heard belongs to the device alone.

import { h, takeStyle } from "./dom.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {{theme: "system" | "light" | "dark", motion: "system" | "on" | "off", muted: boolean,
 *   pace: "once" | "quick" | "calm", sound: boolean, volume: number, text: "1" | "1.15" | "1.3",
 *   palette: "standard" | "redgreen" | "bluegreen" | "grey", colour: string, panel: "left" | "right",
 *   met: string[]}} Liked the games whose aim was read here */

const KEY = "nunatak";

/** @type {Liked} */
const USUAL = {
  theme: "system",
  motion: "system",
  muted: false,
  pace: "quick",
  sound: false,
  volume: 0.5,
  text: "1",
  palette: "standard",
  colour: "",
  panel: "right",
  met: [],
};

/** What was kept, as far as it can still be understood. @param {unknown} kept @returns {Liked} */
const understood = (kept) => {
  const found = /** @type {Record<string, unknown>} */ (typeof kept === "object" && kept ? kept : {});
  const same = Object.entries(USUAL).map(([name, usual]) => [
    name,
    typeof found[name] === typeof usual && Array.isArray(found[name]) === Array.isArray(usual)
      ? found[name]
      : usual,
  ]);
  return Object.fromEntries(same);
};

/** @returns {Liked} */
const read = () => {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return { ...USUAL };
  }
};

export const liked = read();

/** The seat that I have at the table that is shown. */
let own = "";

/** The colour one likes becomes that of one's seat, whose colour goes to whoever had it. */
const colour = () => {
  const root = document.documentElement;
  const names = [..."ABCDE"].flatMap((seat) => [`--c-${seat}`, `--c-on-${seat}`]);
  for (const name of names) root.style.removeProperty(name);
  if (!own || !/^[A-E]$/.test(liked.colour) || liked.colour === own) return;
  const style = getComputedStyle(root);
  for (const kind of ["--c-", "--c-on-"]) {
    const [mine, other] = [own, liked.colour].map((seat) => style.getPropertyValue(kind + seat) || "var(--on)");
    root.style.setProperty(kind + own, other);
    root.style.setProperty(kind + liked.colour, mine);
  }
};

const apply = () => {
  const { dataset } = document.documentElement;
  for (const name of /** @type {const} */ (["theme", "motion", "palette", "panel", "text"]))
    dataset[name] = liked[name];
  colour();
};

apply();

/** Says which seats are mine, for the colour one likes, which one alone can have. @param {{id: string}[]} seats */
export const sitAt = (seats) => {
  const seat = seats.length === 1 ? seats[0].id : "";
  if (seat === own) return;
  own = seat;
  colour();
};

/** @type {Set<() => void>} */
const listeners = new Set();
/** @param {() => void} then */
export const onLiked = (then) => {
  listeners.add(then);
};

const keep = () => {
  try {
    localStorage.setItem(KEY, JSON.stringify(liked));
  } catch {
    /* private browsing keeps nothing */
  }
};

export const MET = 50; // games of which it is remembered that their aim was read
/** What goes with a person from browser to browser. */
const OWN = /** @type {const} */ (["theme", "motion", "muted", "pace", "palette", "colour", "panel", "met"]);
const SOON = 800; // milliseconds after the last change, so that trying out is told once
/** Whose choices are not yet known to the server: then those here are the newer ones. */
const UNTOLD = "nunatak-untold";
let known = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let telling = undefined;

/** @param {string} name */
const untold = (name) => {
  try {
    if (name) localStorage.setItem(UNTOLD, name);
    else localStorage.removeItem(UNTOLD);
  } catch {
    /* private browsing keeps nothing */
  }
};

const isUntold = () => {
  try {
    return localStorage.getItem(UNTOLD) === known;
  } catch {
    return false;
  }
};

const tell = async () => {
  if (telling === undefined) return;
  clearTimeout(telling);
  telling = undefined;
  const body = JSON.stringify(Object.fromEntries(OWN.map((name) => [name, liked[name]])));
  const headers = { "content-type": "application/json" };
  // Whoever leaves at once is told of as well; what doesn't arrive is told from the next page.
  const { ok } = await fetch("/api/me/likes", { method: "POST", headers, body, keepalive: true }).catch(() => ({
    ok: false,
  }));
  if (ok && telling === undefined) untold("");
};
addEventListener("pagehide", tell);

const tellSoon = () => {
  if (!known) return;
  untold(known);
  clearTimeout(telling);
  telling = setTimeout(tell, SOON);
};

/** Something is liked from now on. @param {Partial<Liked>} some */
export const like = (some) => {
  Object.assign(liked, some);
  apply();
  keep();
  for (const then of listeners) then();
  tellSoon();
};

/** Who reads is known: what they chose elsewhere holds here too. @param {Boot} boot */
export const arrive = (boot) => {
  known = boot.name ?? "";
  if (known && isUntold()) tellSoon();
  else if (boot.likes) adopt(boot.likes);
};

/** @param {NonNullable<Boot["likes"]>} likes */
const adopt = (likes) => {
  const { met = [], ...chosen } = likes;
  Object.assign(liked, chosen, { met: [...new Set([...met, ...liked.met])].slice(-MET) });
  apply();
  keep();
};

/** A small sound, where sounds are wanted. @param {"turn" | "piece" | "end"} name @param {boolean} [some] */
export const sound = async (name, some = true) => {
  if (!liked.sound || !some) return;
  const { play } = await import("./sounds.js");
  play(name, liked.volume);
};

/**
 * A check box that is also a sentence.
 * @param {string} label @param {boolean} on @param {(on: boolean) => void} then
 */
export const toggle = (label, on, then) => {
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", checked: on }));
  input.onchange = () => then(input.checked);
  return h("label.check", {}, input, h("span", {}, label));
};

/** @param {Boot} boot @param {...(Node | null)} more */
export const openSettings = async (boot, ...more) => {
  const [{ preferences }] = await Promise.all([import("./preferences.js"), takeStyle("preferences.css")]);
  preferences(boot, ...more);
};
