// A table that waits is its own invitation: the link, who sits where, and what was agreed on.

import { ago } from "./ago.js";
import { announce, h, icon, s, seatIcon, t } from "./dom.js";
import { flash, sure } from "./dialog.js";
import { post, usualLevel } from "./join.js";
import { canShare, copy, linkField, shareButton, squares } from "./link.js";

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export const waitAt = (table) => new Wait(table);

export class Wait {
  el = h("div.wait", {});
  /** The seat that is to be changed for another. */
  moving = "";
  /** @type {Seat[]} */
  seats = [];
  /** What the page was drawn for. */
  key = "";

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.info = /** @type {NonNullable<import("../types.d.ts").TableBoot["wait"]>} */ (table.info.wait);
    this.level = usualLevel(this.info.levels);
    this.name = table.boot.name ?? "";
    // The address bar says what can be handed on.
    if (this.info.link) history.replaceState(null, "", new URL(this.info.link).pathname);
    document.getElementById("app")?.classList.add("waits");
    table.stage.append(this.el);
    table.tabs.at = "chat"; // nothing is in the log yet
    // What was said of times is still so later.
    this.timer = setInterval(() => this.draw(), 30_000);
  }

  get title() {
    return this.table.info.title;
  }

  get link() {
    return this.info.link ?? "";
  }

  /** @param {string} what @param {Record<string, string>} [more] */
  ask(what, more = {}) {
    this.moving = "";
    this.table.wire?.ask("arrange", { what, ...more });
  }

  /** The game has begun: the address bar says nothing any more that would let anybody in. */
  end() {
    clearInterval(this.timer);
    history.replaceState(null, "", `/t/${this.table.info.id}`);
    document.getElementById("app")?.classList.remove("waits");
    this.el.remove();
    this.table.tabs.open("log");
  }

  /** @param {Seat[]} seats */
  show(seats) {
    const before = this.seats;
    this.seats = seats;
    for (const [n, seat] of seats.entries()) {
      const sat = before[n]?.kind === "open" && (seat.kind ?? "person") === "person";
      if (sat) announce(t("sat-down", { name: seat.name }));
    }
    if (this.table.info.seated && !seats.some((x) => x.kind === "you")) {
      location.replace(`/t/${this.table.info.id}`);
      return;
    }
    this.draw();
    for (const [n, seat] of seats.entries()) {
      if (before[n]?.kind !== "open" || seat.kind === "open") continue;
      this.el.querySelectorAll("li.place")[n]?.classList.add("new");
    }
  }

  // ---------------------------------------------------------------- the page

  draw() {
    const key = JSON.stringify([this.seats, this.moving]);
    if (document.activeElement?.id === "sit-name" && key === this.key) return; // somebody writes
    this.key = key;
    const free = this.free();
    this.el.replaceChildren(
      s("svg.bg", { "aria-hidden": "true" }, s("use", { href: "#s-contours", width: "100%", height: "100%" })),
      h(
        "div.first",
        {},
        h("img.cover", { src: this.info.cover, alt: "", width: 240, height: 440 }),
        h(
          "div.what",
          {},
          h("p.soft.over", {}, this.over()),
          h("h2.serif.big", {}, this.title),
          h("p.lead", {}, this.info.line),
          h(
            "p.soft.meta",
            {},
            h("span", {}, icon("people", 16), t("players", { n: this.seats.length })),
            h("span", {}, icon("clock", 16), t("about-minutes", { minutes: this.info.minutes })),
          ),
          this.info.may_sit && free.length ? this.joinCard() : this.linkCard(),
        ),
      ),
      h(
        "section.chairs",
        {},
        h("h2.serif", {}, t("seats")),
        h("ul", {}, ...this.seats.map((seat) => this.place(seat))),
      ),
    );
  }

  free() {
    return this.seats.filter((x) => x.kind === "open");
  }

  over() {
    if (this.table.info.seated || this.info.host) return t("your-invitation");
    return this.info.by ? t("invites-you", { name: this.info.by }) : t("invited");
  }

  linkCard() {
    const closed = () => h("p", {}, this.free().length ? t("link-only") : t("all-taken"));
    if (!this.link) return h("div.card.handon", {}, closed());
    const hold = t("point-a-phone");
    return h(
      "div.card.handon" + (canShare() ? ".shares" : ""),
      {},
      this.info.qr ? squares(this.info.qr, hold) : null,
      h(
        "div.ways",
        {},
        h("b", {}, hold),
        h("p.soft", {}, t("name-enough")),
        h(
          "div.copyable",
          {},
          linkField(this.link, t("invitation")),
          h(
            "button.btn.sig.copy",
            { type: "button", onclick: () => copy(this.link) },
            icon("copy", 16),
            t("copy-it"),
          ),
        ),
        h("div.row2", {}, shareButton(this.words(), this.link)),
        this.info.alone
          ? h("p.soft.why", {}, t("link-alone"))
          : !canShare() && !isSecureContext
            ? h("p.soft.why", {}, t("share-needs-https"))
            : null,
      ),
    );
  }

  /** What goes along with the link. */
  words() {
    return t("invite-words", { game: this.title });
  }

  joinCard() {
    const name = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "text",
        id: "sit-name",
        maxlength: "30",
        autocomplete: "nickname",
        value: this.name,
        placeholder: t("guest"),
      })
    );
    name.oninput = () => {
      this.name = name.value;
    };
    return h(
      "form.card.join",
      {
        onsubmit: (/** @type {Event} */ e) => {
          e.preventDefault();
          this.sit("");
        },
      },
      h("label", { for: "sit-name" }, t("your-name")),
      name,
      h("button.go.small.main", { type: "submit" }, t("sit-here")),
      h("p.soft", {}, t("name-enough")),
    );
  }

  /** @param {string} seat */
  async sit(seat) {
    const url = `/api/tables/${this.table.info.id}/sit`;
    const made = await post(url, { seat, name: this.name.trim(), invite: this.info.code ?? "" });
    if (made.url) location.assign(made.url);
    else flash(made.say ?? t("failed"));
  }

  // ---------------------------------------------------------------- one seat

  /** @param {Seat} seat */
  place(seat) {
    const free = seat.kind === "open";
    return h(
      "li.place" + (free ? ".free" : ""),
      {},
      free ? icon("free-" + seat.id.toLowerCase(), 28) : seatIcon(seat.id, 28),
      h(
        "div.who2",
        {},
        h(
          "b",
          {},
          free ? t("free-seat") : seat.name,
          seat.kind === "you" ? h("i", {}, t("you")) : seat.kind === "bot" ? h("i", {}, t("bot")) : null,
        ),
        h("span.soft.state", {}, ...this.state(seat)),
      ),
      h("div.acts", {}, ...this.acts(seat)),
    );
  }

  /** @param {Seat} seat */
  state(seat) {
    if (seat.kind === "open") return [t("first-guest")];
    if (seat.kind === "bot") return [icon("bot", 12), seat.level ?? ""];
    const here = h("i.here" + (seat.away ? ".off" : ""), { "aria-hidden": "true" });
    if (seat.away) return [here, t("away")];
    return [here, seat.kind === "you" ? t("here") : t("sat-ago", { ago: ago(seat.since ?? 0) })];
  }

  /** @param {Seat} seat */
  acts(seat) {
    const { host } = this.info;
    const free = seat.kind === "open";
    /** @param {string} word @param {() => void} onclick @param {string} [more] */
    const act = (word, onclick, more = "") => h("button.btn" + more, { type: "button", onclick }, t(word));
    if (this.moving && seat.id === this.moving) return [act("cancel", () => this.change(""))];
    if (this.moving) {
      if (free || host)
        return [act(free ? "sit-here" : "swap", () => this.ask("swap", { seat: this.moving, to: seat.id }), ".edge")];
      return [];
    }
    if (seat.kind === "you")
      return [
        this.seats.length > 1 && (host || this.free().length) ? act("change-seat", () => this.change(seat.id)) : null,
        host ? null : act("leave-table", () => this.ask("free", { seat: seat.id })),
      ];
    if (free && this.info.may_sit) return [act("sit-here", () => void this.sit(seat.id))];
    if (!host) return [];
    if (free) return [act("put-bot", () => this.ask("bot", { seat: seat.id, level: this.level }), ".edge")];
    if (seat.kind === "bot") return [act("take-away", () => this.ask("free", { seat: seat.id }))];
    const send = () => this.ask("free", { seat: seat.id });
    return [act("free-this", () => sure(t("free-sure", { name: seat.name }), t("free-this"), send))];
  }

  /** @param {string} seat */
  change(seat) {
    this.moving = seat;
    this.draw();
  }

  // ---------------------------------------------------------------- beside it

  /** What the host decides, and what was agreed on. @param {string} say */
  panel(say) {
    const { host } = this.info;
    const free = this.free().length;
    const taken = this.seats.length - free;
    const enough = taken > 1 && taken >= (this.info.least ?? 1);
    /** @param {string} id @param {string} word @param {string} note @param {string} what */
    const decide = (id, word, note, what) =>
      h(
        "button.opt.plainopt",
        { type: "button", id, onclick: () => this.ask(what, { level: this.level }) },
        h("span", {}, h("b", {}, t(word, { n: taken })), h("small.soft", {}, t(note))),
      );
    const cancel = () => sure(t("cancel-sure"), t("cancel-table"), () => this.ask("cancel"));
    return [
      h("p.soft.since", {}, t("opened-ago", { ago: ago(this.info.since) })),
      h("h2.say", { id: "say" }, say),
      host && free ? decide("start", "start-now", "start-now-note", "start") : null,
      host && !free ? decide("start", "start-now", "start-all-note", "start") : null,
      host && free && enough ? decide("fewer", "enough", "enough-note", "fewer") : null,
      host && free && (this.info.levels ?? []).length ? this.strength() : null,
      h(
        "dl.facts",
        {},
        ...this.info.facts.flatMap(([name, value]) => [h("dt.soft", {}, name), h("dd", {}, value)]),
      ),
      host ? h("button.link.danger", { type: "button", id: "cancel-table", onclick: cancel }, t("cancel-table")) : null,
    ].filter((x) => x !== null);
  }

  strength() {
    const select = /** @type {HTMLSelectElement} */ (
      h(
        "select",
        { id: "bot-level" },
        ...(this.info.levels ?? []).map((l) => h("option", { value: l.id, selected: l.id === this.level }, l.label)),
      )
    );
    select.onchange = () => {
      this.level = select.value;
    };
    return h("label.strength", { for: "bot-level" }, h("span.soft", {}, t("bots-strength")), select);
  }
}
