// A challenge: the same cards for all, one button to play them, and how everybody did.

import { ago } from "./ago.js";
import { h, icon, s, seatIcon, t } from "./dom.js";
import { notice, top } from "./home.js";
import { post } from "./join.js";
import { copy, linkField, shareButton } from "./link.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").ChallengePage} ChallengePage */
/** @typedef {import("../types.d.ts").Tried} Tried */

/** @param {Boot} boot @param {HTMLElement} root */
export const challengePage = (boot, root) => {
  const page = /** @type {ChallengePage} */ (boot.challenge);
  const alone = page.seats.length < 2;
  root.className = "challenge";
  root.replaceChildren(
    top(boot, ""),
    h(
      "main",
      {},
      s("svg.bg", { "aria-hidden": "true" }, s("use", { href: "#s-contours", width: "100%", height: "100%" })),
      h(
        "section.dare",
        {},
        h("img.cover", { src: page.info.cover, alt: "", width: 240, height: 440 }),
        h(
          "div.what",
          {},
          h("p.soft.over", {}, t("challenge-by", { name: page.by })),
          h("h1.serif", {}, page.info.title),
          h("p.lead", {}, t(alone ? "challenge-same-alone" : "challenge-same")),
          h(
            "p.soft.meta",
            {},
            h("span", {}, icon("people", 16), String(page.seats.length)),
            h("span", {}, icon("clock", 16), t("about-minutes", { minutes: page.info.minutes })),
            ...page.facts.map((fact) => h("span", {}, fact)),
          ),
          alone ? null : h("ul.sits", { "aria-label": t("seats") }, ...page.seats.map(sits)),
          h("p.say", { role: "status" }, page.say),
          play(boot, page),
          notice(boot),
        ),
      ),
      h(
        "section.results",
        {},
        h("h2.serif", {}, t("challenge-table")),
        page.tried.length ? results(page.tried) : h("p.soft", {}, t("challenge-none")),
        page.playing ? h("p.soft", {}, t("challenge-playing", { n: page.playing })) : null,
      ),
      h(
        "section.hand-on",
        {},
        h("h2.serif", {}, t("challenge-link")),
        h(
          "div.linkrow",
          {},
          linkField(page.link, t("challenge-link")),
          h("button.btn", { type: "button", onclick: () => copy(page.link) }, icon("copy", 16), t("copy-it")),
          shareButton(t("challenge-by", { name: page.by }), page.link),
        ),
      ),
    ),
  );
};

/** @param {import("../types.d.ts").Seat} x */
const sits = (x) =>
  h(
    "li",
    {},
    seatIcon(x.id, 14),
    x.kind === "bot"
      ? h("span", {}, x.name, h("i.soft", {}, ` ${t("bot")} · ${x.level}`))
      : h("b", {}, t("challenge-your-seat")),
  );

/** The one button. @param {Boot} boot @param {ChallengePage} page */
const play = (boot, page) => {
  const fault = h("p.fault", { role: "alert" });
  if (!page.action) return fault;
  const api = "/api/challenges/" + page.link.split("/").pop();
  const go = async () => {
    const made = await post(api, boot.name ? {} : { name: t("guest") });
    if (made.url) location.assign(made.url);
    else fault.textContent = made.say ?? t("failed");
  };
  const again = page.action === "again";
  return h(
    "div.act",
    {},
    page.action === "on"
      ? h("a.go", { href: page.on }, icon("play", 16), t("challenge-on"))
      : h(
          again ? "button.btn" : "button.go",
          { type: "button", onclick: go },
          icon("play", 16),
          t(again ? "challenge-again" : "challenge-first"),
        ),
    again ? h("p.soft", {}, t("challenge-again-note")) : null,
    fault,
  );
};

/** @param {Tried[]} tried */
const results = (tried) =>
  h(
    "ol.tried",
    {},
    ...tried.map((x) =>
      h(
        "li" + (x.you ? ".you" : "") + (x.rank ? "" : ".later"),
        {},
        h("span.rank", { "aria-label": x.rank ? `${t("challenge-rank")} ${x.rank}` : undefined }, x.rank || "·"),
        h(
          "span.name",
          {},
          h("b", {}, x.name),
          x.you ? h("i.soft", {}, ` · ${t("you")}`) : null,
          x.rank ? null : h("i.soft", {}, ` · ${t("challenge-later")}`),
        ),
        h("span.soft.when", {}, x.at ? ago(x.at) : ""),
        x.won ? h("span.won", {}, t("challenge-won")) : h("span", {}),
        h("b.points", {}, x.points ?? ""),
        x.url
          ? h("a.btn", { href: x.url, "aria-label": `${t("challenge-watch")}: ${x.name}` }, t("look"))
          : h("span", {}),
      ),
    ),
  );
