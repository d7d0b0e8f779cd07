// What a thing is called: the game's own words about its things, found as scene/about.py finds them.

/** @typedef {import("../types.d.ts").Glossary} Words */
/** @typedef {import("../types.d.ts").Thing} Thing */
/** @typedef {import("../types.d.ts").Drawable} Drawable */

/** What has words of its own; the rest is ornament or is read. */
const NAMED = new Set(["zone", "piece", "card", "track", "pill", "gauge", "plate"]);

/** A thing as patterns see it: its id, its kind and its symbol, of a zone its texture. @param {Drawable} item */
const described = (item) => {
  const it = /** @type {any} */ (item);
  const kind = item.t === "piece" ? item.kind : item.t;
  const symbol = item.t === "card" ? it.back || it.art : item.t === "zone" ? it.texture : it.symbol;
  return `${item.id} ${kind} ${symbol ?? ""}`;
};

export class Glossary {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    /** @type {Map<string, Thing>} */
    this.entries = new Map((words.legend ?? []).flatMap((g) => g.things.map((each) => [each.key, each])));
    this.of = (words.of ?? []).map(([pattern, key]) => ({ pattern: new RegExp(pattern), key }));
  }

  /** What a symbol is, which may differ by what it is drawn on. @param {string} name @param {string} [on] */
  symbol(name, on = "") {
    const known = this.words.symbols ?? {};
    return this.entries.get(known[`${on} ${name}`] ?? known[name] ?? name);
  }

  /** @param {Drawable} item */
  find(item) {
    if (!NAMED.has(item.t)) return undefined;
    const said = described(item);
    for (const { pattern, key } of this.of) {
      const found = pattern.exec(said);
      if (found) return this.symbol(key.replace("$1", found[1] ?? ""));
    }
    return this.symbol(said.slice(said.lastIndexOf(" ") + 1));
  }
}
