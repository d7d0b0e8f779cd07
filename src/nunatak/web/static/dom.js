// Making elements, words and drawings. Nothing here knows what a game is.

/** @typedef {Record<string, string>} Words */

const SVG = "http://www.w3.org/2000/svg";

/** @type {Words} */
let words = {};

/** @param {Words} texts the interface's words, already in the reader's language */
export const speak = (texts) => {
  words = texts;
};

/**
 * A word of the interface.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export const t = (key, args) => {
  const text = words[key] ?? key;
  return args ? text.replace(/\{ ?\$(\w+) ?\}/g, (all, name) => String(args[name] ?? all)) : text;
};

/** @typedef {Node | string | number | null | undefined | false} Kid */

/**
 * @param {Element} el
 * @param {Record<string, any>} props
 * @param {(Kid | Kid[])[]} kids
 */
const dress = (el, props, kids) => {
  for (const name in props) {
    const value = props[name];
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) el.addEventListener(name.slice(2), value);
    else if (name === "style") {
      for (const [k, v] of Object.entries(value)) {
        /** @type {HTMLElement} */ (el).style.setProperty(k, String(v));
      }
    } else el.setAttribute(name, value === true ? "" : value);
  }
  for (const kid of kids) {
    if (Array.isArray(kid)) dress(el, {}, kid);
    else if (kid instanceof Node) el.appendChild(kid);
    else if (kid !== null && kid !== undefined && kid !== false && kid !== "") el.append(String(kid));
  }
};

/** What was asked for before: its tag and its classes. @type {Map<string, [string, string]>} */
const specs = new Map();

/** @param {string} spec @returns {[string, string]} */
const parsed = (spec) => {
  const known = specs.get(spec);
  if (known) return known;
  const [tag, ...classes] = spec.split(".");
  /** @type {[string, string]} */
  const found = [tag, classes.join(" ")];
  specs.set(spec, found);
  return found;
};

/**
 * An HTML element; "div.row.on" names its classes.
 * @param {string} spec
 * @param {Record<string, any>} [props]
 * @param {...(Kid | Kid[])} kids
 * @returns {HTMLElement}
 */
export const h = (spec, props, ...kids) => {
  const [tag, classes] = parsed(spec);
  const el = document.createElement(tag || "div");
  if (classes) el.className = classes;
  dress(el, props ?? {}, kids);
  return el;
};

/**
 * An SVG element.
 * @param {string} spec
 * @param {Record<string, any>} [props]
 * @param {...(Kid | Kid[])} kids
 * @returns {SVGGraphicsElement}
 */
export const s = (spec, props, ...kids) => {
  const [tag, classes] = parsed(spec);
  const el = document.createElementNS(SVG, tag || "g");
  if (classes) el.setAttribute("class", classes);
  dress(el, props ?? {}, kids);
  return /** @type {SVGGraphicsElement} */ (el);
};

// ---------------------------------------------------------------- symbols

/** @type {Map<string, {box: number[]}>} */
const drawn = new Map();
/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * A parsed document straight from the server: no markup passes through a script.
 * @param {string} url @param {string} type @returns {Promise<Document | null>}
 */
export const readDoc = (url, type) =>
  new Promise((done) => {
    const ask = new XMLHttpRequest();
    ask.open("GET", url);
    ask.responseType = "document";
    ask.overrideMimeType(type);
    ask.onloadend = () => done(ask.status === 200 ? ask.responseXML : null);
    ask.send();
  });

/**
 * Takes a sheet's symbols into the page; a later sheet's drawing wins over an earlier one.
 * @param {string} url
 */
export const takeSheet = (url) => {
  const known = sheets.get(url);
  if (known) return known;
  const work = readDoc(url, "image/svg+xml").then((doc) => {
    if (!doc) return;
    let store = document.getElementById("sheets");
    if (!store) {
      store = /** @type {HTMLElement} */ (
        /** @type {Element} */ (s("svg", { id: "sheets", width: 0, height: 0, "aria-hidden": "true" }))
      );
      document.body.append(store);
    }
    for (const each of doc.querySelectorAll("symbol")) {
      const name = each.id;
      const box = (each.getAttribute("viewBox") ?? "0 0 24 24").split(/[\s,]+/).map(Number);
      const copy = /** @type {Element} */ (document.importNode(each, true));
      copy.id = "s-" + name;
      document.getElementById(copy.id)?.remove();
      store.append(copy);
      drawn.set(name, { box });
    }
  });
  sheets.set(url, work);
  return work;
};

/** @param {string} name */
export const isDrawn = (name) => drawn.has(name);

/** Width over height. @param {string} name */
export const aspect = (name) => {
  const box = drawn.get(name)?.box;
  return box && box[3] ? box[2] / box[3] : 1;
};

/**
 * A symbol inside an SVG, around a middle.
 * @param {string} name @param {number} x @param {number} y @param {number} size its height
 * @param {Record<string, any>} [props]
 */
export const glyph = (name, x, y, size, props) => {
  const w = size * aspect(name);
  return s("use", { href: "#s-" + name, x: x - w / 2, y: y - size / 2, width: w, height: size, ...props });
};

/**
 * A symbol as an HTML element.
 * @param {string} name @param {number} [size] @param {string} [cls] @param {string} [words]
 */
export const icon = (name, size = 16, cls = "", words = "") => {
  const w = Math.round(size * aspect(name) * 10) / 10;
  return s(
    "svg.i" + (cls && "." + cls),
    { width: w, height: size, ...(words ? { role: "img", "aria-label": words } : { "aria-hidden": "true" }) },
    s("use", { href: "#s-" + name, width: w, height: size }),
  );
};

/** @typedef {{kind: "text" | "bold" | "symbol", value: string, words?: string}} Run */

const MARKUP = /\*\*(.+?)\*\*|\[([a-z][a-z0-9-]*)(?:\|([^\]]*))?\]/g;

/** Whether there may be more than words in a text. @param {string} text */
export const marked = (text) => text.includes("[") || text.includes("**");

/**
 * A text as runs: plain, bold, symbol with the words it stands for.
 * @param {string} text
 * @returns {Run[]}
 */
export const runs = (text) => {
  /** @type {Run[]} */
  const out = [];
  let at = 0;
  if (!marked(text)) return text ? [{ kind: "text", value: text }] : [];
  for (const m of text.matchAll(MARKUP)) {
    if (m[2] && !drawn.has(m[2])) continue;
    if (m.index > at) out.push({ kind: "text", value: text.slice(at, m.index) });
    if (m[1]) {
      for (const inner of runs(m[1])) out.push(inner.kind === "text" ? { ...inner, kind: "bold" } : inner);
    } else out.push({ kind: "symbol", value: m[2], words: m[3] });
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ kind: "text", value: text.slice(at) });
  return out;
};

/** A text with its bold words and symbols, as HTML. @param {string} text @param {number} [size] */
export const rich = (text, size = 16) =>
  runs(text).map((r) =>
    r.kind === "symbol"
      ? icon(r.value, size, "", r.words)
      : r.kind === "bold"
        ? h("b", {}, r.value)
        : document.createTextNode(r.value),
  );

/** A text without its marks, for people who listen. @param {string} text */
export const plain = (text) =>
  runs(text)
    .map((r) => (r.kind === "symbol" ? (r.words ?? "") : r.value))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();

/**
 * The most of some numbers that already rise, as their places: the longest rising sequence.
 * @param {number[]} numbers of which those below nought are none
 */
const rising = (numbers) => {
  /** Where the lowest end of a sequence of each length is. @type {number[]} */
  const ends = [];
  /** @type {number[]} */
  const before = [];
  numbers.forEach((number, n) => {
    if (number < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < number) low = middle + 1;
      else high = middle;
    }
    before[n] = low ? ends[low - 1] : -1;
    ends[low] = n;
  });
  const found = new Set();
  for (let n = ends.at(-1) ?? -1; n >= 0; n = before[n]) found.add(n);
  return found;
};

/**
 * Puts children in order, and moves as few as can be: what is moved is styled and laid out anew.
 * @param {Element} el @param {Node[]} kids
 */
export const order = (el, kids) => {
  /** @type {Map<Node, number>} */
  const at = new Map();
  for (let kid = el.firstChild; kid; kid = kid.nextSibling) at.set(kid, at.size);
  const stay = rising(kids.map((kid) => at.get(kid) ?? -1));
  /** @type {Node | null} */
  let next = null;
  for (let n = kids.length - 1; n >= 0; n--) {
    if (!stay.has(n)) el.insertBefore(kids[n], next);
    next = kids[n];
  }
};

/** Gives an element these children and no others. @param {Element} el @param {Node[]} kids */
export const arrange = (el, kids) => {
  const stay = new Set(kids);
  for (const kid of [...el.childNodes]) if (!stay.has(kid)) kid.remove();
  order(el, kids);
};

/** A seat's shape. @param {string} seat @param {number} [size] */
export const seatIcon = (seat, size = 16) =>
  icon(/^[A-E]$/.test(seat) ? "seat-" + seat.toLowerCase() : "seat", size);

// ---------------------------------------------------------------- small things

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** Announces to people who listen. @param {string} text */
export const announce = (text) => {
  const live = byId("live");
  if (!live || !text) return;
  live.append(h("p", {}, plain(text)));
  while (live.childElementCount > 6) live.firstElementChild?.remove();
};

export const calm = () =>
  document.documentElement.dataset.motion === "off" ||
  (document.documentElement.dataset.motion !== "on" &&
    matchMedia("(prefers-reduced-motion: reduce)").matches);

/** @param {string} seat */
export const paint = (seat) => (seat ? `var(--c-${seat})` : "none");

/**
 * Brings the style sheet of a part that is loaded when it is wanted, once.
 * @param {string} name as in "lesson.css" @returns {Promise<void>}
 */
export const takeStyle = (name) =>
  (styles[name] ??= new Promise((done) => {
    const href = new URL(name, import.meta.url).href;
    document.head.append(h("link", { rel: "stylesheet", href, onload: () => done(), onerror: () => done() }));
  }));

/** @type {Record<string, Promise<void>>} */
const styles = {};

/**
 * What every page does first: reads what the server put into it, and asks for its drawings.
 * @returns {Promise<{boot: import("../types.d.ts").Boot, root: HTMLElement}>}
 */
export const begin = async () => {
  /** @type {import("../types.d.ts").Boot} */
  const boot = JSON.parse(byId("boot")?.textContent || "{}");
  document.documentElement.lang = boot.lang;
  speak(boot.text);
  document.body.append(h("div", { id: "live", role: "log", "aria-live": "polite" }));
  // The page names its sheet once, under whatever version it is kept; a game's have their own.
  const ui = takeSheet(
    document.querySelector('link[href$="ui.svg"]')?.getAttribute("href") ?? "/static/ui.svg",
  );
  const art = boot.table ? ["symbols", "backdrop"].map((name) => takeSheet(`${boot.table?.art}/${name}.svg`)) : [];
  // A page without its drawings would only be styled, laid out and painted twice.
  await Promise.all([ui, ...art]);
  return { boot, root: /** @type {HTMLElement} */ (byId("app")) };
};
