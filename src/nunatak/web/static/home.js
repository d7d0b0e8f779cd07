// The front page: five posters, a sentence that is a form, my games, open tables; and a new table.

import { h, icon, s, seatIcon, t } from "./dom.js";
import { gameRow, yourGames } from "./games.js";
import { post, usualLevel } from "./join.js";
import { PaceForm } from "./pace.js";
import { keepCount } from "./waiting.js";
import { openSettings, toggle } from "./settings.js";
import { fileOpener } from "./upload.js";

/** @typedef {import("../types.d.ts").Boot} Boot */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */

/** @param {Boot} boot @param {string} at */
export const top = (boot, at) =>
  h(
    "header.top",
    {},
    h("a.mark", { href: "/" }, icon("mark", 24), h("span", {}, "Nunatak")),
    h(
      "nav",
      { "aria-label": t("pages") },
      ...[
        ["/", "home"],
        ["/new", "new-table"],
      ].map(([url, name]) =>
        h(
          "a" + (name === at ? ".on" : ""),
          { href: url, "aria-current": name === at ? "page" : undefined },
          t(name),
        ),
      ),
    ),
    h("span.sp", {}),
    boot.name
      ? h(
          "a.me",
          { href: "/me", title: t("my-devices") },
          h("b", {}, boot.name),
          h("i.av", { "aria-hidden": "true" }, boot.name.slice(0, 1)),
        )
      : h("a.me", { href: "/me" }, t("come-back")),
    h(
      "button.iconbtn",
      { type: "button", "aria-label": t("menu"), onclick: () => openSettings(boot) },
      icon("menu", 20),
    ),
  );

/** What everybody should know about this server now. @param {Boot} boot */
export const notice = (boot) => (boot.notice ? h("p.soft.notice", { role: "status" }, boot.notice) : null);

/** @param {number} n */
export const weight = (n) =>
  s(
    "svg.weight",
    { width: 56, height: 12, "aria-hidden": "true" },
    ...Array.from({ length: 5 }, (_, i) =>
      s("path" + (i < n ? ".full" : ""), { d: `M${1 + i * 11} 10 ${5.5 + i * 11} 2 ${10 + i * 11} 10Z` }),
    ),
  );

/** @param {GameInfo} g */
export const people = (g) => (g.least === g.most ? String(g.least) : `${g.least}–${g.most}`);

/**
 * A select that reads as a word of the sentence.
 * @param {string} label @param {[string, string][]} choices @param {string} at @param {(v: string) => void} then
 */
const pick = (label, choices, at, then) => {
  const select = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { "aria-label": label },
      ...choices.map(([v, text]) => h("option", { value: v, selected: v === at }, text)),
    )
  );
  select.onchange = () => then(select.value);
  return h("span.pick", {}, select, icon("down", 12));
};

/** Today's puzzle of every game that has some. @param {GameInfo[]} games */
const puzzles = (games) => {
  const some = games.filter((g) => g.puzzles);
  return some.length
    ? h(
        "p.daily",
        { title: t("puzzles-note") },
        icon("bulb", 16),
        h("b", {}, t("puzzles")),
        ...some.map((g) => h("a", { href: "/puzzles/" + g.id }, g.title)),
      )
    : null;
};

/** @param {Boot} boot @param {HTMLElement} root */
export const homePage = (boot, root) => {
  const home = /** @type {NonNullable<Boot["home"]>} */ (boot.home);
  const playable = home.games.filter((g) => g.levels?.length);
  let game = playable[0] ?? home.games[0];
  let bots = 0;
  let level = "";
  const pace = new PaceForm(home.paces ?? []);
  /** Opens a table. @param {{kind: string, level?: string}[]} seats @param {boolean} [hints] */
  const open = async (seats, hints = true) => {
    const made = await post("/api/tables", {
      game: game.id,
      seats,
      hints,
      ...pace.said(),
      name: boot.name || t("guest"),
    });
    if (made.url) location.assign(made.url);
    else fault.textContent = made.say ?? t("failed");
  };
  /** @param {number} n @param {{kind: string, level?: string}} seat */
  const many = (n, seat) => Array.from({ length: n }, () => seat);
  const sentence = h("form.sentence", {
    "aria-label": t("play-now"),
    onsubmit: (/** @type {Event} */ e) => {
      e.preventDefault();
      open([{ kind: "me" }, ...many(bots, { kind: "bot", level })]);
    },
  });
  const invite = () => open([{ kind: "me" }, ...many(Math.max(1, bots), { kind: "link" })], false);
  const watch = () => open(many(bots + 1, { kind: "bot", level }));
  const fault = h("p.fault", { role: "alert" });
  const first = h("p.soft.learnfirst", {});
  const learn = async (/** @type {GameInfo} */ g) => {
    const made = await post("/api/lessons", { game: g.id, name: boot.name || t("guest") });
    if (made.url) location.assign(made.url);
    else fault.textContent = made.say ?? t("failed");
  };
  /** @type {HTMLElement[]} */
  let posters = [];
  const draw = () => {
    const levels = game.levels ?? [];
    bots = Math.min(Math.max(bots || game.least - 1, game.least - 1), game.most - 1);
    if (!levels.some((l) => l.id === level))
      level = usualLevel(levels);
    const counts = Array.from({ length: game.most - game.least + 1 }, (_, i) => game.least - 1 + i).filter(
      (n) => n > 0,
    );
    const words = t("sentence")
      .split(/(\{ ?\$\w+ ?\})/)
      .map((part) => {
        if (part.includes("$game"))
          return pick(
            t("game"),
            playable.map((g) => [g.id, g.title]),
            game.id,
            (v) => {
              game = playable.find((g) => g.id === v) ?? game;
              bots = 0;
              draw();
            },
          );
        if (part.includes("$bots"))
          return pick(
            t("bots"),
            counts.map((n) => [String(n), t("bots-" + n)]),
            String(bots),
            (v) => {
              bots = Number(v);
            },
          );
        if (part.includes("$level"))
          return pick(
            t("level"),
            levels.map((l) => [l.id, l.label]),
            level,
            (v) => {
              level = v;
            },
          );
        return part;
      });
    sentence.replaceChildren(
      h("p", {}, ...words),
      h("span.soft.about", {}, t("about-minutes", { minutes: game.minutes })),
      h(
        "span.atpace",
        {},
        icon("clock", 16),
        pick(t("pace"), pace.choices, pace.pace, (v) => {
          pace.choose(v);
          draw();
        }),
        pace.note(),
      ),
      h("button.go", { type: "submit" }, icon("play", 16), t("play-now")),
      h("button.btn.invite", { type: "button", onclick: invite }, icon("people", 16), t("invite-friends")),
      h("button.btn.watchbots", { type: "button", onclick: watch }, icon("eye", 16), t("watch-bots")),
      ...(game.lesson
        ? [h("button.btn.learn", { type: "button", onclick: () => learn(game) }, icon("book", 16), t("learn"))]
        : []),
    );
    first.textContent =
      game.lesson && !boot.name ? t("learn-first", { game: game.title, steps: game.lesson }) : "";
    posters.forEach((p, i) => p.classList.toggle("sel", home.games[i] === game));
  };
  posters = home.games.map((g) => {
    const can = playable.includes(g);
    return h(
      "li.poster" + (g.light ? ".pale" : ""),
      {},
      h(
        "button.cover",
        {
          type: "button",
          "aria-label": g.title,
          disabled: !can,
          onclick: () => {
            game = g;
            bots = 0;
            draw();
            sentence.scrollIntoView({ block: "nearest", behavior: "smooth" });
          },
        },
        h("img", { src: g.cover, alt: "", width: 240, height: 440 }),
        h("span.serif", {}, g.title),
      ),
      h("p", {}, g.line),
      h(
        "div.meta",
        {},
        h("span", {}, icon("people", 14), people(g)),
        h("span", {}, icon("clock", 14), t("minutes", { minutes: g.minutes })),
      ),
      h(
        "div.meta",
        { title: g.weight_label },
        weight(g.weight),
        h("span.soft", {}, can ? g.weight_label : t("coming")),
      ),
      h("div.by", {}, g.by),
      h("a.tell", { href: "/games/" + g.id, "aria-label": `${t("about-game")}: ${g.title}` }, t("about-game")),
    );
  });
  draw();
  const games = h("div.ofmine", {});
  keepCount(home, boot.name, (told) => {
    const mine = told.mine ?? [];
    games.replaceChildren(...(mine.length ? [yourGames(mine, home.games, told.waiting ?? "")] : []));
  });
  const listed = home.open ?? [];
  root.className = "home";
  root.replaceChildren(
    top(boot, "home"),
    h(
      "main",
      {},
      s(
        "svg.bg",
        { "aria-hidden": "true" },
        s("use", { href: "#s-contours", width: "100%", height: "100%" }),
      ),
      games,
      h("h1.serif", {}, t("slogan")),
      h("p.lead", {}, t("slogan-note")),
      sentence,
      first,
      notice(boot),
      fault,
      puzzles(home.games),
      h("ul.gallery", {}, ...posters),
      fileOpener(root),
    ),
    h(
      "aside",
      { "aria-label": t("tables") },
      h(
        "section.open",
        {},
        h("h2.serif", {}, t("open-tables"), h("a", { href: "/new" }, t("new-table"), " +")),
        listed.length
          ? h("ul", {}, ...listed.map((r) => gameRow(r, home.games)))
          : h("p.soft.none", {}, t("no-open-tables")),
      ),
    ),
  );
};

/** @param {Boot} boot @param {HTMLElement} root */
export const newPage = (boot, root) => {
  const games = (boot.home?.games ?? []).filter((g) => g.levels?.length);
  let game = games.find((g) => g.id === new URLSearchParams(location.search).get("game")) ?? games[0];
  const form = h("form.new", {});
  const fault = h("p.fault", { role: "alert" });
  /** @type {{kind: string, level: string, name: string}[]} */
  let places = [];
  /** @type {Record<string, string>} */
  let options = {};
  let [access, name, standIn] = ["link", boot.name ?? "", false];
  const pace = new PaceForm(boot.home?.paces ?? []);
  /** Whether bots give advice; between people not, until somebody says so. @type {boolean | null} */
  let hints = null;
  const advised = () => hints ?? places.every((p) => p.kind === "me" || p.kind === "bot");
  const fill = () => {
    places = Array.from({ length: game.least }, (_, i) => ({
      kind: i ? "guest" : "me",
      level: usualLevel(game.levels),
      name: "",
    }));
    options = Object.fromEntries((game.options ?? []).map((o) => [o.key, o.at]));
  };
  /**
   * @param {string} label @param {string} id @param {[string, string][]} choices @param {string} at
   * @param {(v: string) => void} then @param {string} [note]
   */
  const select = (label, id, choices, at, then, note) => {
    const el = /** @type {HTMLSelectElement} */ (
      h(
        "select",
        { id, "aria-describedby": note ? id + "-note" : null },
        ...choices.map(([v, text]) => h("option", { value: v, selected: v === at }, text)),
      )
    );
    el.onchange = () => then(el.value);
    const field = h("label.field", { for: id }, h("span", {}, label), el);
    return note ? h("div.noted", {}, field, h("small", { id: id + "-note" }, note)) : field;
  };
  /**
   * @param {string} group @param {[string, string, string][]} choices @param {string} at
   * @param {(v: string) => void} then
   */
  const radios = (group, choices, at, then) =>
    h(
      "div.radios",
      {},
      ...choices.map(([v, text, note]) =>
        h(
          "label.radio",
          {},
          h("input", { type: "radio", name: group, value: v, checked: v === at, onchange: () => then(v) }),
          h("span", {}, h("b", {}, text), note ? h("small", {}, note) : null),
        ),
      ),
    );
  const draw = () => {
    const kinds = /** @type {[string, string][]} */ ([
      ["me", t("seat-me")],
      ["guest", t("seat-guest")],
      ["bot", t("seat-bot")],
      ["here", t("seat-here")],
    ]);
    form.replaceChildren(
      ...[
        h("h1.serif", {}, t("new-table")),
        notice(boot),
        h(
          "fieldset",
          {},
          h("legend", {}, t("game")),
          h(
            "div.covers",
            {},
            ...games.map((g) =>
              h(
                "label.mini",
                {},
                h("input", {
                  type: "radio",
                  name: "game",
                  value: g.id,
                  checked: g === game,
                  onchange: () => {
                    game = g;
                    fill();
                    draw();
                  },
                }),
                h("img", { src: g.cover, alt: "", width: 66, height: 88 }),
                h("span", {}, g.title),
              ),
            ),
          ),
        ),
        h(
          "fieldset",
          {},
          h("legend", {}, t("seats")),
          h(
            "ol.places",
            {},
            ...places.map((p, i) =>
              h(
                "li",
                {},
                seatIcon("ABCDE"[i], 18),
                select(t("who-sits", { n: i + 1 }), "seat-" + i, kinds, p.kind, (v) => {
                  p.kind = v;
                  draw();
                }),
                p.kind === "bot"
                  ? select(
                      t("level"),
                      "level-" + i,
                      (game.levels ?? []).map((l) => [l.id, l.label]),
                      p.level,
                      (v) => {
                        p.level = v;
                      },
                    )
                  : null,
                p.kind === "here"
                  ? (() => {
                      const input = /** @type {HTMLInputElement} */ (
                        h("input", { type: "text", maxlength: "30", id: "name-" + i, value: p.name })
                      );
                      input.onchange = () => {
                        p.name = input.value;
                      };
                      return h("label.field", { for: "name-" + i }, h("span", {}, t("their-name")), input);
                    })()
                  : null,
                i >= game.least
                  ? h(
                      "button.iconbtn",
                      {
                        type: "button",
                        "aria-label": t("remove-seat", { n: i + 1 }),
                        onclick: () => {
                          places.splice(i, 1);
                          draw();
                        },
                      },
                      icon("close", 16),
                    )
                  : null,
              ),
            ),
          ),
          places.length < game.most
            ? h(
                "button.btn",
                {
                  type: "button",
                  onclick: () => {
                    places.push({ kind: "bot", level: usualLevel(game.levels), name: "" });
                    draw();
                  },
                },
                icon("plus", 14),
                t("add-seat"),
              )
            : null,
        ),
        game.options?.length
          ? h(
              "fieldset",
              {},
              h("legend", {}, t("options")),
              ...game.options.map((o) =>
                select(
                  o.label,
                  "o-" + o.key,
                  o.choices,
                  options[o.key],
                  (v) => {
                    options[o.key] = v;
                  },
                  o.note,
                ),
              ),
            )
          : null,
        h(
          "fieldset",
          {},
          h("legend", {}, t("who-may-join")),
          radios(
            "access",
            [
              ["private", t("private"), t("private-note")],
              ["link", t("by-link"), t("by-link-note")],
              ["public", t("public"), t("public-note")],
            ],
            access,
            (v) => {
              access = v;
            },
          ),
        ),
        h(
          "fieldset",
          {},
          h("legend", {}, t("pace")),
          radios(
            "pace",
            pace.paces.map((p) => [p.id, p.label, p.note ?? ""]),
            pace.pace,
            (v) => {
              pace.choose(v);
              draw();
            },
          ),
          ...pace.fields(select, draw),
          pace.slow
            ? null
            : toggle(t("stand-in"), standIn, (on) => {
                standIn = on;
              }),
          toggle(t("hints"), advised(), (on) => {
            hints = on;
          }),
        ),
        h(
          "label.field",
          { for: "name" },
          h("span", {}, t("your-name")),
          (() => {
            const input = /** @type {HTMLInputElement} */ (
              h("input", {
                id: "name",
                type: "text",
                maxlength: "30",
                required: true,
                autocomplete: "nickname",
                value: name,
              })
            );
            input.oninput = () => {
              name = input.value;
            };
            return input;
          })(),
        ),
        fault,
        h("button.go", { type: "submit" }, t("open-table")),
      ].filter((x) => x !== null),
    );
  };
  form.addEventListener("submit", async (e) => {
    e.preventDefault();
    const made = await post("/api/tables", {
      game: game.id,
      options,
      public: access === "public",
      watch: access !== "private",
      ...pace.said(),
      stand_in: standIn && !pace.slow,
      hints: advised(),
      name: name.trim(),
      seats: places.map((p) => ({
        kind: p.kind !== "guest" ? p.kind : access === "public" ? "open" : "link",
        ...(p.kind === "bot" ? { level: p.level } : {}),
        ...(p.kind === "here" ? { name: p.name } : {}),
      })),
    });
    if (made.url) location.assign(made.url);
    else fault.textContent = made.say ?? t("failed");
  });
  if (game) {
    fill();
    draw();
  }
  root.className = "newtable";
  root.replaceChildren(top(boot, "new-table"), h("main", {}, form));
};

/** @param {Boot} boot @param {HTMLElement} root */
export const gonePage = (boot, root) => {
  root.className = "home gone";
  root.replaceChildren(
    top(boot, ""),
    h(
      "main",
      {},
      s("svg.nothing", { viewBox: "0 0 24 24", "aria-hidden": "true" }, s("use", { href: "#s-mark" })),
      h("h1.serif", {}, t("gone")),
      h("p.lead", {}, boot.say ?? ""),
      h("a.go", { href: "/" }, t("home")),
    ),
  );
};
