// How wide words are.

const canvas = document.createElement("canvas").getContext("2d");
// Asked for before there is a page that would have to be styled for the answer.
const families = ["--sans", "--serif"].map((name) =>
  getComputedStyle(document.documentElement).getPropertyValue(name),
);
/** How wide words were found to be: most are drawn again and again. @type {Map<string, number>} */
const widths = new Map();
let set = "";
const MANY = 4000;
const WIDEST = 1.2; // times its size, a letter is at most so wide

/** @param {string} text @param {number} size @param {boolean} bold @param {boolean} [serif] */
export const measure = (text, size, bold, serif) => {
  if (!canvas) return text.length * size * 0.55;
  // All digits are as wide as a nought: the page sets them in columns.
  const words = text.replace(/\d/g, "0");
  const font = `${bold ? 600 : 400} ${size}px ${families[serif ? 1 : 0]}`;
  const known = widths.get(font + words);
  if (known !== undefined) return known;
  if (font !== set) canvas.font = set = font;
  const { width } = canvas.measureText(words);
  if (widths.size > MANY) widths.clear();
  widths.set(font + words, width);
  return width;
};

/**
 * Whether words surely have room, without measuring them.
 * @param {string} line @param {number} size @param {number} most
 */
export const fits = (line, size, most) => !most || line.length * size * WIDEST < most;
