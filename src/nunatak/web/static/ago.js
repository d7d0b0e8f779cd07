// How long ago something was.

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/** In the page's language. @param {number} at in seconds since 1970 */
export const ago = (at) => {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, many]) => seconds >= many) ?? ["second", 0];
  return words.format(size ? -Math.floor(seconds / size) : 0, unit);
};
