// What a reader likes: light or dark, calm or lively, quiet or not. Kept in this browser.

import { h, t } from "./dom.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {{theme: "system" | "light" | "dark", motion: "system" | "on" | "off", muted: boolean}} Liked */

const KEY = "nunatak";

/** @returns {Liked} */
const read = () => {
  /** @type {Liked} */
  const normal = { theme: "system", motion: "system", muted: false };
  try {
    return { ...normal, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return normal;
  }
};

export const liked = read();

const apply = () => {
  document.documentElement.dataset.theme = liked.theme;
  document.documentElement.dataset.motion = liked.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(liked));
  } catch {
    /* private browsing keeps nothing */
  }
};

apply();

/** @type {Set<() => void>} */
const listeners = new Set();
/** @param {() => void} then */
export const onLiked = (then) => {
  listeners.add(then);
};

/**
 * @param {string} label @param {[string, string][]} choices @param {string} at @param {(v: string) => void} then
 */
const choose = (label, choices, at, then) => {
  const name = "set-" + label.replace(/\W/g, "");
  return h(
    "fieldset.choose",
    {},
    h("legend", {}, label),
    h(
      "div.seg",
      {},
      ...choices.map(([value, text]) => {
        const input = h("input", {
          type: "radio",
          name,
          value,
          checked: value === at,
          onchange: () => then(value),
        });
        return h("label", {}, input, h("span", {}, text));
      }),
    ),
  );
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
export const openSettings = (boot, ...more) => {
  const save = () => {
    apply();
    for (const then of listeners) then();
  };
  dialog(
    t("settings"),
    choose(
      t("theme"),
      [
        ["system", t("as-system")],
        ["light", t("light")],
        ["dark", t("dark")],
      ],
      liked.theme,
      (v) => {
        liked.theme = /** @type {Liked["theme"]} */ (v);
        save();
      },
    ),
    choose(
      t("motion"),
      [
        ["system", t("as-system")],
        ["on", t("motion-on")],
        ["off", t("motion-off")],
      ],
      liked.motion,
      (v) => {
        liked.motion = /** @type {Liked["motion"]} */ (v);
        save();
      },
    ),
    boot.langs && boot.langs.length > 1
      ? choose(t("language"), boot.langs, boot.lang, (v) => {
          fetch("/api/language", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ lang: v }),
          }).then(() => location.reload());
        })
      : null,
    toggle(t("mute-chat"), liked.muted, (on) => {
      liked.muted = on;
      save();
    }),
    ...more,
  );
};
