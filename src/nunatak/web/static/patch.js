// A change on the wire becomes the new scene; engine/scene.py does the same in Python.

/** @typedef {import("../types.d.ts").Change} Change */
/** @typedef {import("../types.d.ts").Keyed} Keyed */

/**
 * Whether two things on the wire say the same, but for what one name says.
 * @param {any} a @param {any} b @param {string} [except] @returns {boolean}
 */
export const equal = (a, b, except) => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => name === except || (name in b && equal(a[name], b[name])));
};

/**
 * @template {Record<string, any>} T
 * @param {T} thing
 * @param {Change} change
 * @returns {T}
 */
export const patched = (thing, change) => {
  /** @type {Record<string, any>} */
  const out = { ...thing, ...change.set };
  for (const name of change.unset ?? []) delete out[name];
  for (const [name, inner] of Object.entries(change.deep ?? {})) out[name] = patched(out[name], inner);
  for (const [name, keyed] of Object.entries(change.lists ?? {})) out[name] = list(out[name], keyed);
  return /** @type {T} */ (out);
};

/**
 * @param {{id: string}[]} old
 * @param {Keyed} keyed
 */
const list = (old, keyed) => {
  const gone = new Set(keyed.drop ?? []);
  /** @type {Map<string, any>} */
  const have = new Map();
  for (const each of old) if (!gone.has(each.id)) have.set(each.id, each);
  for (const each of keyed.put ?? []) have.set(/** @type {any} */ (each).id, each);
  for (const [id, inner] of Object.entries(keyed.edit ?? {})) have.set(id, patched(have.get(id), inner));
  return keyed.order?.length ? keyed.order.map((id) => have.get(id)) : [...have.values()];
};
