// The sheet of settings: everything at once, and every change seen at once.

import { h, icon, s, t } from "./dom.js";
import { dialog } from "./dialog.js";
import { like, liked, sound, toggle } from "./settings.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("./settings.js").Liked} Liked */

const SEATS = ["A", "B", "C", "D", "E"];
const PALETTES = ["standard", "redgreen", "bluegreen", "grey"];

/**
 * A setting with a few choices.
 * @param {string} label @param {string} note @param {[string, string][]} choices
 * @param {string} at @param {(v: string) => void} then
 */
const choose = (label, note, choices, at, then) => {
  const name = "set-" + label.replace(/\W/g, "");
  const each = (/** @type {[string, string]} */ [value, text]) => {
    const props = { type: "radio", name, value, checked: value === at, onchange: () => then(value) };
    return h("label", {}, h("input", props), h("span", {}, text));
  };
  return h(
    "fieldset.setting",
    {},
    h("legend", {}, label, note ? h("small", {}, note) : null),
    h("div.seg", {}, ...choices.map(each)),
  );
};

/** @template {keyof Liked} K @param {K} name @param {string} words @param {string[]} values */
const setting = (name, words, values) =>
  choose(
    t(words),
    t(words + "-note") === words + "-note" ? "" : t(words + "-note"),
    values.map((value) => [value, t(`${words}-${value.replace(".", "")}`)]),
    String(liked[name]),
    (value) => like(/** @type {Partial<Liked>} */ ({ [name]: value })),
  );

/** @param {Boot} boot */
const language = (boot) =>
  boot.langs && boot.langs.length > 1
    ? choose(t("language"), "", boot.langs, boot.lang, (v) => {
        fetch("/api/language", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ lang: v }),
        }).then(() => location.reload());
      })
    : null;

/** Sounds, and how loud; a change is heard. */
const sounds = () => {
  const volume = /** @type {HTMLInputElement} */ (
    h("input", { type: "range", min: 0.1, max: 1, step: 0.1, value: liked.volume, "aria-label": t("volume") })
  );
  volume.disabled = !liked.sound;
  volume.onchange = () => {
    like({ volume: Number(volume.value) });
    sound("piece");
  };
  const on = toggle(t("sound-on"), liked.sound, (yes) => {
    like({ sound: yes });
    volume.disabled = !yes;
    sound("turn");
  });
  return h("div.setting", {}, on, volume);
};

/** @param {string} value */
const palette = (value) => {
  const props = {
    type: "radio",
    name: "palette",
    value,
    checked: liked.palette === value,
    onchange: () => {
      like({ palette: /** @type {Liked["palette"]} */ (value) });
      document.querySelector(".dabs")?.setAttribute("data-palette", value);
    },
  };
  return h(
    "label.pal",
    { "data-palette": value },
    h("input", props),
    h("span", {}, h("b", {}, t("palette-" + value)), h("small", {}, t(`palette-${value}-note`))),
    h("span.swatches", { "aria-hidden": "true" }, ...SEATS.map((seat) => icon("seat-" + seat.toLowerCase(), 20))),
  );
};

/** The colour one would like to have, whatever one's shape. */
const colours = () => {
  const one = (/** @type {string} */ seat) => {
    const label = seat ? t("colour-of", { n: SEATS.indexOf(seat) + 1 }) : t("colour-any");
    const props = {
      type: "radio",
      name: "colour",
      value: seat,
      "aria-label": label,
      checked: liked.colour === seat,
      onchange: () => like({ colour: seat }),
    };
    const dab = h("i.dab", {});
    if (seat) dab.dataset.seat = seat;
    return h("label", { title: label }, h("input", props), seat ? dab : h("span", {}, label));
  };
  return h(
    "fieldset.setting",
    {},
    h("legend", {}, t("colour"), h("small", {}, t("colour-note"))),
    h("div.seg.dabs", { "data-palette": liked.palette }, one(""), ...SEATS.map(one)),
  );
};

/** A hex that lies on a side. @param {number} x @param {number} y @param {number} r */
const hexagon = (x, y, r) => {
  const half = r * 0.866;
  return `M${x - r} ${y}L${x - r / 2} ${y - half}h${r}L${x + r} ${y}L${x + r / 2} ${y + half}h${-r}Z`;
};

/** A piece of a board in the colours that are chosen. */
const sample = () => {
  const at = [
    [54, 58, "snow", "a", "3"],
    [54, 140, "ice", "e", "1"],
    [126, 99, "ice", "b", "2"],
    [198, 58, "snow", "", "+2"],
    [198, 140, "snow", "c", "1"],
    [270, 99, "snow", "d", "2"],
  ];
  const hex = (/** @type {any[]} */ [x, y, ground, seat, text]) => {
    const d = hexagon(x, y, 46);
    const sign = s("use", { href: `#s-seat-${seat}`, x: x - 17, y: y - 17, width: 34, height: 34 });
    const tone = seat ? `var(--c-on-${seat.toUpperCase()}, var(--on))` : "var(--c-on-white)";
    return s(
      "g",
      {},
      s("path", { d, fill: `var(--c-${ground})`, stroke: "var(--c-ice3)" }),
      seat ? sign : s("path.signal", { d: hexagon(x, y, 42) }),
      s("text", { x, y: y + 5, fill: seat ? tone : "var(--c-ink)" }, text),
    );
  };
  return s("svg.sample", { viewBox: "0 0 324 198", role: "img", "aria-label": t("palette-sample") }, ...at.map(hex));
};

/** @param {Boot} boot @param {...(Node | null)} more */
export const preferences = (boot, ...more) => {
  const head = (/** @type {string} */ name) => h("h3", {}, t(name));
  const own = more.filter((each) => each !== null);
  const box = dialog(
    t("settings"),
    h(
      "div.prefs",
      {},
      h(
        "div",
        {},
        ...(own.length ? [head("this-table"), ...own] : []),
        head("follow-others"),
        setting("pace", "steps", ["calm", "quick", "once"]),
        head("sound"),
        sounds(),
        head("reading"),
        setting("text", "size", ["1", "1.15", "1.3"]),
        setting("panel", "side", ["left", "right"]),
        setting("theme", "theme", ["light", "dark", "system"]),
        setting("motion", "motion", ["on", "off", "system"]),
        language(boot),
        toggle(t("mute-chat"), liked.muted, (on) => like({ muted: on })),
        boot.name ? h("a.btn.wide", { href: "/me" }, t("notices")) : null,
        h("a.btn.wide", { href: "/me" }, boot.name ? t("my-devices") : t("come-back")),
      ),
      h(
        "div",
        {},
        head("palette"),
        h("div.pals", { role: "radiogroup", "aria-label": t("palette") }, ...PALETTES.map(palette)),
        colours(),
        sample(),
        h("p.soft", {}, t("palette-kept")),
      ),
    ),
  );
  box.classList.add("wide");
  box.querySelector("h2")?.after(h("small", {}, t(boot.name ? "settings-kept-me" : "settings-kept")));
};
