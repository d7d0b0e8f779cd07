// How large words have to be drawn so that they can be read at the zoom at which they are seen.

export const MOST = 1.5; // words grow so much and no more: what is smaller still is read nearer by

let least = 11;

/** From now on words are at least so large, in units of the board. @param {number} size */
export const legible = (size) => {
  least = size;
};

/** The size at which a word is drawn. @param {number} size @param {number} [most] how large there is room for */
export const read = (size, most = size * MOST) => Math.max(size, Math.min(least, most));
