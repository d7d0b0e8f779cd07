// Where one is told that a game waits: this browser, mail, a feed; each on or off with one click.

import { h, icon, t } from "./dom.js";
import { flash } from "./dialog.js";
import { worker } from "./installing.js";
import { send } from "./join.js";
import { copy, linkField } from "./link.js";

/** @typedef {import("../types.d.ts").Notices} Told */
/** @typedef {(told: Told & {say?: string}) => void} Show */

const hasPush = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

/** Whether this browser shows notices, and if it can't, why. @param {Told} told */
export const pushHere = (told) => {
  const here = (told.browsers ?? []).some((each) => each.here);
  const cannot = told.no_push || (hasPush() ? "" : t("push-cannot"));
  const denied = !cannot && Notification.permission === "denied" ? t("push-denied") : "";
  return { here, why: cannot || denied };
};

/** @param {string} key what the server signs with */
export const subscribe = async (key) => {
  if ((await Notification.requestPermission()) !== "granted") return { say: t("push-denied") };
  const service = await worker();
  if (!service) return { say: t("push-cannot") };
  await navigator.serviceWorker.ready;
  try {
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    const had = await service.pushManager.getSubscription();
    await had?.unsubscribe(); // it may be for another key
    const { endpoint, keys } = (await service.pushManager.subscribe(options)).toJSON();
    return send("/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  } catch {
    return { say: t("push-cannot") };
  }
};

const unsubscribe = async () => {
  const service = await navigator.serviceWorker?.getRegistration();
  await (await service?.pushManager?.getSubscription())?.unsubscribe();
  return send("/api/me/push", { off: "here" });
};

/** @param {string} title @param {string} note @param {...(Node | null)} more */
const way = (title, note, ...more) =>
  h("li.way", {}, h("span", {}, h("b", {}, t(title)), h("small.soft", {}, note)), ...more);

/** @param {string} word @param {string} id @param {() => Promise<any>} ask @param {Show} show */
const button = (word, id, ask, show) => {
  const made = /** @type {HTMLButtonElement} */ (h("button.btn", { type: "button", id }, t(word)));
  made.onclick = async () => {
    made.disabled = true;
    show(await ask());
    made.disabled = false;
  };
  return made;
};

/** @param {Told} told @param {Show} show */
const pushWay = (told, show) => {
  const { here, why } = pushHere(told);
  const others = (told.browsers ?? []).filter((each) => !each.here);
  const note = here ? t("push-here-on") : why || t("push-note");
  const act = here
    ? button("push-off", "push-off", unsubscribe, show)
    : why
      ? null
      : button("push-on", "push-on", () => subscribe(told.key), show);
  return [
    way("push-title", note, act),
    ...others.map((each) =>
      h(
        "li",
        {},
        h("span", {}, h("small.soft", {}, t("push-others")), each.name || t("a-browser")),
        button("push-off", "push-off-" + each.id, () => send("/api/me/push", { off: each.id }), show),
      ),
    ),
  ];
};

/** @param {Told} told @param {Show} show */
const mailWay = (told, show) => {
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "email",
      id: "mail-address",
      required: true,
      maxlength: "254",
      autocomplete: "email",
      "aria-label": t("mail-address"),
      placeholder: t("mail-address"),
    })
  );
  const ask = async (/** @type {Event} */ e) => {
    e.preventDefault();
    show(await send("/api/me/mail", { address: field.value.trim() }));
  };
  const form = h(
    "form.copyable",
    { onsubmit: ask },
    field,
    h("button.btn", { type: "submit", id: "mail-ask" }, t("mail-ask")),
  );
  const note = told.wanted
    ? t("mail-asked", { address: told.wanted })
    : told.mail
      ? t("mail-goes", { address: told.mail })
      : t("mail-note");
  const off = button("push-off", "mail-off", () => send("/api/me/mail", {}), show);
  return [
    way("mail-title", note, told.mail || told.wanted ? off : null),
    h(
      "li.more",
      {},
      told.mail ? h("details", {}, h("summary", {}, t("mail-another")), form) : form,
      told.folder ? h("p.soft", {}, t("mail-folder")) : null,
    ),
  ];
};

/** @param {Told} told @param {Show} show */
const feedWay = (told, show) => {
  const feed = told.feed;
  const set = (/** @type {boolean} */ on, renew = false) => send("/api/me/feed", { on, renew });
  if (!feed) return [way("feed-title", t("feed-note"), button("push-on", "feed-on", () => set(true), show))];
  return [
    way("feed-title", t("feed-note"), button("push-off", "feed-off", () => set(false), show)),
    h(
      "li.more",
      {},
      h(
        "div.copyable",
        {},
        linkField(feed, t("feed-address")),
        h("button.btn.copy", { type: "button", onclick: () => copy(feed) }, icon("copy", 16), t("copy-it")),
        button("feed-renew", "feed-renew", () => set(true, true), show),
      ),
    ),
  ];
};

/** The part of one's own page about notices; it asks for what it shows. */
export const noticesCard = () => {
  const list = h("ul", {});
  /** @type {Show} */
  const show = (told) => {
    if (told.key) list.replaceChildren(...pushWay(told, show), ...mailWay(told, show), ...feedWay(told, show));
    else flash(told.say ?? t("failed"));
  };
  send("/api/me/notices", {}).then((told) => show(/** @type {any} */ (told)));
  return h(
    "section.card.list.notices",
    { id: "notices" },
    h("h2.serif", {}, t("notices")),
    h("p.soft", {}, t("notices-note")),
    list,
  );
};
