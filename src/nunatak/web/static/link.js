// A link to hand on: as squares for another phone's camera, to copy, to share.

import { h, icon, s, t } from "./dom.js";
import { flash } from "./dialog.js";

/** A link as squares. @param {import("../types.d.ts").Qr} code @param {string} label */
export const squares = (code, label) =>
  s(
    "svg.qr",
    { viewBox: `-3 -3 ${code.size + 6} ${code.size + 6}`, role: "img", "aria-label": label },
    s("rect", { x: -3, y: -3, width: code.size + 6, height: code.size + 6, fill: "#fff" }),
    s("path", { d: code.d, stroke: "#0e1b2a", "shape-rendering": "crispEdges" }),
  );

/** Copies, also where the browser has no clipboard because the page is not encrypted. @param {string} text */
export const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (h("textarea.said", { readonly: true }));
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) {
      flash(t("copy-by-hand"));
      return;
    }
  }
  flash(t("copied"));
};

/** A link as a field that is selected whole. @param {string} link @param {string} label */
export const linkField = (link, label) => {
  const field = /** @type {HTMLInputElement} */ (
    h("input.address", { type: "text", readonly: true, value: link, "aria-label": label })
  );
  field.onfocus = () => field.select();
  return field;
};

/** Whether the browser can hand a link to other programs. */
export const canShare = () => typeof navigator.share === "function";

/** @param {string} title @param {string} url */
export const share = (title, url) => navigator.share({ title, text: title, url }).catch(() => {});

/**
 * The buttons under a link: to share where the browser can, by mail where not.
 * @param {string} title @param {string} link
 */
export const shareButton = (title, link) =>
  canShare()
    ? h("button.btn.handover", { type: "button", onclick: () => share(title, link) }, icon("share", 16), t("share"))
    : h(
        "a.btn.handover",
        { href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(title + "\n" + link)}` },
        icon("mail", 16),
        t("mail"),
      );
