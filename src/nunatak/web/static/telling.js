// At a slow table: shall one be told when the game waits for one? Offered until one is told, or has said no.

import { h, icon, t } from "./dom.js";
import { flash } from "./dialog.js";
import { send } from "./join.js";
import { pushHere, subscribe } from "./notices.js";

/** @typedef {import("../types.d.ts").Notices} Told */

const REFUSED = "nunatak-no-telling";

const refused = () => {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
};

/** @param {HTMLElement} el */
const close = (el) => {
  el.hidden = true;
  el.replaceChildren();
};

/** @param {HTMLElement} el */
const refuse = (el) => {
  try {
    localStorage.setItem(REFUSED, "1");
  } catch {
    /* private browsing keeps nothing: it is offered again another day */
  }
  close(el);
  flash(t("tell-later"));
};

/** @param {HTMLElement} el @param {Told} told */
const hereButton = (el, told) => {
  const made = /** @type {HTMLButtonElement} */ (
    h("button.btn.sig", { type: "button", id: "tell-here" }, icon("bell", 16), t("tell-here"))
  );
  made.onclick = async () => {
    made.disabled = true;
    const answer = /** @type {any} */ (await subscribe(told.key));
    made.disabled = false;
    if (answer.key) {
      close(el);
      flash(t("push-here-on"));
    } else flash(answer.say ?? t("failed"));
  };
  return made;
};

/** Fills the offer, if nobody tells the reader yet. @param {HTMLElement} el */
export const offerAt = async (el) => {
  if (refused()) return;
  const told = /** @type {any} */ (await send("/api/me/notices", {}));
  if (!told.key || told.mail || told.feed || told.browsers?.length) return;
  const push = pushHere(told);
  el.replaceChildren(
    h("p", {}, t("tell-offer")),
    ...(push.why ? [] : [hereButton(el, told)]),
    h("a.btn", { href: "/me#notices", id: "tell-otherwise" }, t("tell-otherwise")),
    h("button.btn", { type: "button", id: "tell-no", onclick: () => refuse(el) }, t("tell-no")),
  );
  el.hidden = false;
};
