// The ways back to oneself: the personal link, devices, passkeys; and coming back by one of them.

import { h, icon, t } from "./dom.js";
import { flash, sure } from "./dialog.js";
import { ago } from "./ago.js";
import { top } from "./home.js";
import { post, send } from "./join.js";
import { copy, linkField, shareButton, squares } from "./link.js";
import { noticesCard } from "./notices.js";
import { hasPasskeys, makePasskey, usePasskey } from "./passkey.js";
import { day } from "./slow.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").Me} Me */
/** @typedef {import("../types.d.ts").Device} Device */

/** @param {Boot} boot @param {HTMLElement} root */
export const mePage = (boot, root) => {
  const link = location.hash.slice(1);
  // What was in the address is secret: it stays in no history.
  if (link) history.replaceState(null, "", "/me");
  const main = h("main.selfpage", {});
  root.className = "newtable self";
  root.replaceChildren(top(boot, ""), main);
  addEventListener("hashchange", () => mePage(boot, root), { once: true });
  if (link) return arrive(boot, main, link);
  if (boot.name) return show(boot, main);
  main.replaceChildren(h("h1.serif", {}, t("come-back")), h("p.lead", {}, t("come-back-note")), ...ways());
};

/** @param {{url?: string, say?: string}} made */
const goOn = (made) => {
  if (made.url) location.assign(made.url);
  else flash(made.say ?? t("failed"));
};

/** Whoever comes with a link is asked once. @param {Boot} boot @param {HTMLElement} main @param {string} link */
const arrive = async (boot, main, link) => {
  /** @type {{name?: string, games?: number, here?: boolean, say?: string}} */
  const whose = await send("/api/me/come", { link, look: true });
  if (!whose.name) {
    main.replaceChildren(h("h1.serif", {}, t("link-dead")), h("p.lead", {}, whose.say ?? t("failed")), ...ways());
    return;
  }
  const come = async () => goOn(await post("/api/me/come", { link }));
  const other = boot.name && !whose.here ? h("p.soft", {}, t("other-here", { name: boot.name })) : null;
  main.replaceChildren(
    h("h1.serif", {}, whose.here ? t("here-already", { name: whose.name }) : t("are-you", { name: whose.name })),
    h("p.lead", {}, t("running-games", { n: whose.games ?? 0 })),
    ...[other].filter((x) => x !== null),
    whose.here
      ? h("a.go", { href: "/" }, t("to-my-games"))
      : h("button.go", { type: "button", id: "come", onclick: come }, t("bring-here")),
  );
};

/** How somebody comes back who is a stranger to this browser. */
const ways = () => {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { type: "text", id: "way", maxlength: "300", autocomplete: "off", spellcheck: "false" })
  );
  const come = async (/** @type {Event} */ e) => {
    e.preventDefault();
    const said = field.value.trim();
    goOn(await post("/api/me/come", said.length < 20 ? { code: said } : { link: said }));
  };
  return [
    h(
      "form.card.way",
      { onsubmit: come },
      h("label", { for: "way" }, t("link-or-code")),
      h("div.copyable", {}, field, h("button.btn.sig", { type: "submit" }, t("bring-here"))),
    ),
    hasPasskeys()
      ? h(
          "button.btn.passkey",
          { type: "button", id: "use-passkey", onclick: async () => goOn(await usePasskey()) },
          icon("lock", 16),
          t("use-passkey"),
        )
      : h("p.soft", {}, t("no-passkeys-here")),
  ];
};

/** A day as a field for it wants it. @param {Date} at */
const written = (at) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Being away until a day. @param {Me} me @param {(url: string, body: unknown) => void} change */
const holidayCard = (me, change) => {
  const [now, left] = [Date.now(), me.holidays ?? 0];
  /** @param {number} days */
  const after = (days) => written(new Date(now + days * 86_400_000));
  const field = /** @type {HTMLInputElement} */ (
    h("input", { type: "date", id: "away-until", required: true, min: after(0), max: after(Math.max(0, left - 1)) })
  );
  /** Until the end of that day, where the reader is. @param {Event} e */
  const go = (e) => {
    e.preventDefault();
    const [y, m, d] = field.value.split("-").map(Number);
    change("/api/me/holiday", { until: Math.floor(new Date(y, m - 1, d + 1).getTime() / 1000) });
  };
  return h(
    "section.card.holidays",
    {},
    h("h2.serif", {}, t("holidays")),
    h("p.soft", {}, t("holidays-note")),
    me.away
      ? h(
          "div.until",
          {},
          h("b", {}, t("you-away-until", { day: day(me.away) })),
          h("button.btn", { type: "button", id: "back", onclick: () => change("/api/me/holiday", {}) }, t("i-am-back")),
        )
      : left
        ? h(
            "form.until",
            { onsubmit: go },
            h("label", { for: "away-until" }, t("away-until-day")),
            field,
            h("button.btn", { type: "submit", id: "go-away" }, t("i-am-away")),
          )
        : null,
    h("p.soft", {}, t("holidays-left", { days: left })),
  );
};

/** @param {Boot} boot @param {HTMLElement} main @param {Me} [told] */
const show = async (boot, main, told) => {
  const me = told ?? /** @type {Me} */ (await send("/api/me", {}));
  if (!me.link) {
    main.replaceChildren(h("h1.serif", {}, t("come-back")), ...ways());
    return;
  }
  /** @param {string} url @param {unknown} body */
  const change = async (url, body) => {
    const now = /** @type {Me & {say?: string}} */ (await send(url, body));
    if (now.link) show(boot, main, now);
    else if (now.say) flash(now.say);
    else location.assign("/");
  };
  const renew = () => sure(t("renew-sure"), t("renew-link"), () => change("/api/me/renew", {}));
  const code = h("p.soft.code", { role: "status" });
  const tell = async () => {
    const made = await post("/api/code", {});
    code.textContent = made.code ? t("code-is", { code: made.code, minutes: made.minutes ?? 0 }) : (made.say ?? "");
  };
  const make = async () => {
    const now = await makePasskey();
    if (now.link) show(boot, main, /** @type {Me} */ (/** @type {unknown} */ (now)));
    else flash(now.say ?? t("failed"));
  };
  /** @param {Device} each @param {string} word */
  const row = (each, word) =>
    h(
      "li",
      {},
      h(
        "span",
        {},
        h("b", {}, each.name || t("a-browser")),
        h("small.soft", {}, each.here ? t("this-device") : ago(each.since)),
      ),
      h("button.btn", { type: "button", onclick: () => change("/api/me/out", { id: each.id }) }, t(word)),
    );
  main.replaceChildren(
    h("h1.serif", {}, t("my-devices")),
    h("p.lead", {}, t("my-devices-note")),
    h(
      "div.card.handon",
      {},
      squares(me.qr, t("personal-link")),
      h(
        "div.ways",
        {},
        h("b", {}, t("point-own-phone")),
        h("p.soft", {}, t("personal-note")),
        h(
          "div.copyable",
          {},
          linkField(me.link, t("personal-link")),
          h("button.btn.sig.copy", { type: "button", onclick: () => copy(me.link) }, icon("copy", 16), t("copy-it")),
        ),
        h(
          "div.row2",
          {},
          shareButton(t("personal-words"), me.link),
          h("button.btn", { type: "button", id: "tell-code", onclick: tell }, t("code-instead")),
          h("button.btn", { type: "button", id: "renew", onclick: renew }, t("renew-link")),
        ),
        code,
      ),
    ),
    holidayCard(me, change),
    noticesCard(),
    h(
      "section.card.list",
      {},
      h("h2.serif", {}, t("devices")),
      h("ul", {}, ...me.devices.map((each) => row(each, "sign-out"))),
      me.devices.length > 1
        ? h(
            "button.btn",
            { type: "button", id: "out-others", onclick: () => change("/api/me/out", { others: true }) },
            t("sign-out-others"),
          )
        : null,
    ),
    h(
      "section.card.list",
      {},
      h("h2.serif", {}, t("passkeys")),
      h("p.soft", {}, me.no_passkeys || (hasPasskeys() ? t("passkeys-note") : t("no-passkeys-here"))),
      h("ul", {}, ...(me.passkeys ?? []).map((each) => row(each, "forget-passkey"))),
      !me.no_passkeys && hasPasskeys()
        ? h("button.btn", { type: "button", id: "make-passkey", onclick: make }, icon("lock", 16), t("make-passkey"))
        : null,
    ),
  );
};
