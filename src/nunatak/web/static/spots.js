// Where a step happened: what lies elsewhere, came, left or changed between two drawings of the board.

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Kept} Kept */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{id: string, zone: string, title: string, owner: string, look: string, t: string, at: Point}} Seen */
/** @typedef {{id: string, zones: string[], weight: number, at: Point, from: Point | null}} Changed */

/** How much a change of each kind says about where something happened. */
const WEIGHT = { piece: 3, card: 3, zone: 2, plate: 1, pill: 0.2, text: 0.2, track: 0.2, gauge: 0.2 };
const LOOKS = ["kind", "owner", "symbol", "text", "count", "dark", "back", "art", "ground", "texture", "tint"];
const FAR = 12; // units of the board: whatever moves less has only made room
const NEAR = 0.12; // of the board's width: what lies so close belongs together

/** Where a thing's middle lies on the board, whatever it lies on. @param {Board} board @param {Kept} kept */
const middle = (board, kept) => {
  const { item, place } = kept;
  const zone = item.t === "zone" ? board.anchors.get(item.id) : undefined;
  const own = { x: zone?.x ?? place.x, y: zone?.y ?? place.y };
  if (item.t === "plate") [own.x, own.y] = [place.x + place.w / 2, place.y + place.h / 2];
  for (let up = board.kept.get(kept.under); up; up = board.kept.get(up.under)) {
    own.x += up.place.x;
    own.y += up.place.y;
  }
  return own;
};

/** What lies on a board now. @param {Board} board @returns {Map<string, Seen>} */
export const seen = (board) =>
  new Map(
    [...board.kept].map(([id, kept]) => {
      const it = /** @type {any} */ (kept.item);
      const look = JSON.stringify(LOOKS.map((name) => it[name]));
      const known = { id, zone: it.zone ?? (it.t === "zone" ? id : ""), owner: it.owner ?? "" };
      const on = board.kept.get(known.zone)?.item;
      const title = on?.t === "zone" ? (on.title ?? "") : "";
      return [id, { ...known, title, look, t: it.t, at: middle(board, kept) }];
    }),
  );

/** Whether words speak of a place. @param {string} words @param {string} title */
const named = (words, title) => title !== "" && ` ${words.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${title} `);

/**
 * @param {Seen | undefined} was @param {Seen | undefined} is
 * @param {string} seat @param {string} words @returns {Changed | null}
 */
const changed = (was, is, seat, words) => {
  const it = /** @type {Seen} */ (is ?? was);
  const weight = WEIGHT[/** @type {keyof typeof WEIGHT} */ (it.t)];
  if (!weight || it.id.endsWith(".note")) return null;
  const far = was && is ? Math.hypot(is.at.x - was.at.x, is.at.y - was.at.y) : 0;
  const moves = far > FAR && (it.t === "piece" || it.t === "card");
  if (was && is && was.look === is.look && !moves) return null;
  const zones = [was?.zone, is?.zone].filter((zone) => zone !== undefined && zone !== "");
  return {
    id: it.id,
    zones: /** @type {string[]} */ (moves || !was || !is ? zones : zones.slice(-1)),
    weight:
      weight * (moves ? 1.5 : 1) * (seat && it.owner === seat ? 2 : 1) * (named(words, it.title) ? 4 : 1),
    at: it.at,
    from: moves && was ? was.at : null,
  };
};

/**
 * What is different, and the place where most of it is.
 * @param {Map<string, Seen>} before @param {Map<string, Seen>} after
 * @param {string} seat who did it @param {string} words what is said of it
 * @param {number} width of the board
 * @returns {{all: Changed[], spot: Point | null}}
 */
export const differences = (before, after, seat, words, width) => {
  const ids = new Set([...before.keys(), ...after.keys()]);
  const all = [...ids]
    .map((id) => changed(before.get(id), after.get(id), seat, words))
    .filter((each) => each !== null);
  const near = (/** @type {Changed} */ a) =>
    all.filter((b) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < NEAR * width);
  const sum = (/** @type {Changed[]} */ some) => some.reduce((total, each) => total + each.weight, 0);
  /** @type {Changed[]} */
  let most = [];
  for (const each of all.filter((c) => c.weight >= 1)) {
    const here = near(each);
    if (sum(here) > sum(most)) most = here;
  }
  if (!most.length) return { all, spot: null };
  const mean = (/** @type {"x" | "y"} */ axis) =>
    most.reduce((total, each) => total + each.weight * each.at[axis], 0) / sum(most);
  return { all, spot: { x: mean("x"), y: mean("y") } };
};
