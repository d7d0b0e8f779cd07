// How large words have to be drawn so that they can be read at the zoom at which they are seen.

export const MOST = 1.5; // words grow so much and no more: what is smaller still is read nearer by

let least = 11;
/** Between which sizes all that was read since would be drawn the same. */
let [low, high] = [0, Infinity];

/** From now on words are at least so large, in units of the board. @param {number} size */
export const legible = (size) => {
  least = size;
};

/** The size at which a word is drawn. @param {number} size @param {number} [most] how large there is room for */
export const read = (size, most = size * MOST) => {
  if (most <= size) return size;
  if (least <= size) high = Math.min(high, size);
  else if (least >= most) low = Math.max(low, most);
  else [low, high] = [least, least];
  return Math.max(size, Math.min(least, most));
};

/**
 * Draws something; returns for which sizes it would be the same, so that it is not drawn again for those.
 * @param {() => void} draw @returns {[number, number]}
 */
export const alike = (draw) => {
  [low, high] = [0, Infinity];
  draw();
  return [low, high];
};
