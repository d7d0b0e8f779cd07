// Draws any scene as SVG, lets its pieces glide, and says what was pointed at.

import { calm, glyph, order, paint, plain, s } from "./dom.js";
import { anchor, box, middle, outline, packed, way } from "./shapes.js";
import { around, drawPiece, drawPill, pieceBox, pieceSize } from "./pieces.js";
import { alike, legible, read } from "./legible.js";
import { equal } from "./patch.js";
import { cardHeight, cellAt, drawCard, drawGauge, drawText, drawTrack, sheets } from "./cards.js";

/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Drawable} Drawable */
/** @typedef {import("../types.d.ts").Zone} Zone */
/** @typedef {import("../types.d.ts").Plate} Plate */
/** @typedef {import("./shapes.js").Anchor} Anchor */
/** @typedef {{x: number, y: number, angle: number, size: number, w: number, h: number}} Place */
/** @typedef {{item: Drawable, under: string, depth: number}} Laid */
/** @typedef {{el: SVGGraphicsElement, item: Drawable, through: string, place: Place, under: string, at?: string,
 *   alike?: [number, number], way?: Animation, from?: {x: number, y: number, angle: number, scale: number}}} Kept
 *   where it is put, for which sizes of words it is drawn, on which way it is and from where */

const LAYERS = {
  zone: 0,
  plate: 10,
  halo: 12,
  text: 20,
  track: 25,
  trail: 30,
  piece: 40,
  card: 40,
  pill: 60,
  gauge: 70,
};

/** @param {{x: number, y: number, angle: number, scale?: number}} at */
const standing = ({ x, y, angle, scale = 1 }) =>
  `translate(${x}px, ${y}px)` + (angle ? ` rotate(${angle}deg)` : "") + (scale !== 1 ? ` scale(${scale})` : "");

/** Where something is that still moves; to ask the page would style and lay it out. @param {Kept} kept */
const onTheWay = ({ way, from, place }) => {
  const done = way?.playState === "running" ? way.effect?.getComputedTiming().progress : null;
  if (typeof done !== "number" || !from) return null;
  const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * done;
  const [x, y, angle] = [between(from.x, place.x), between(from.y, place.y), between(from.angle, place.angle)];
  return { x, y, angle, scale: between(from.scale, 1) };
};

const TEXTURES = new Set(["dots", "hatch", "waves"]);

/** Patterns that zones and tiles are filled with. */
const patterns = () =>
  s(
    "defs",
    {},
    s(
      "pattern",
      { id: "dots", width: 9, height: 9, patternUnits: "userSpaceOnUse" },
      s("circle.dust", { cx: 2, cy: 2.5, r: 1 }),
      s("circle.dust", { cx: 6.5, cy: 7, r: 0.8 }),
    ),
    s(
      "pattern",
      { id: "hatch", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      s("path", { d: "M0 0V8", stroke: "var(--c-danger)", "stroke-width": 2, opacity: 0.5 }),
    ),
    s(
      "pattern",
      { id: "stripes", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" },
      s("path", { d: "M0 0V7", stroke: "#fff", "stroke-width": 5, opacity: 0.65 }),
    ),
    s(
      "pattern",
      { id: "waves", width: 40, height: 12, patternUnits: "userSpaceOnUse" },
      s("path", { d: "M0 6q10-5 20 0t20 0", fill: "none", stroke: "var(--c-ice3)", opacity: 0.4 }),
    ),
    ..."ABCDE".split("").map((seat, i) =>
      s(
        "pattern",
        {
          id: "grain-" + seat,
          width: 5,
          height: 5,
          patternUnits: "userSpaceOnUse",
          patternTransform: `rotate(${[0, 45, 0, -45, 90][i]})`,
        },
        i === 2
          ? s("circle", { cx: 1.5, cy: 1.5, r: 0.9, fill: "#000", opacity: 0.13 })
          : i
            ? s("path", { d: "M0 0V5", stroke: "#fff", "stroke-width": 1.6, opacity: 0.16 })
            : null,
      ),
    ),
  );

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {{take: (option: number) => void, menu: (options: number[], x: number, y: number) => void,
   *   why: (item: Drawable) => void, over: (item: Drawable | null) => void}} says
   */
  constructor(host, says) {
    this.host = host;
    this.says = says;
    this.back = s("g.backdrop");
    this.layer = s("g.items");
    this.ghosts = s("g.preview", { "aria-hidden": "true" });
    this.hints = s("g.hints", { "aria-hidden": "true" });
    this.svg = /** @type {SVGSVGElement} */ (
      /** @type {unknown} */ (
        s("svg.board", { role: "group" }, patterns(), this.back, this.layer, this.ghosts, this.hints)
      )
    );
    host.append(this.svg);
    // Told by the camera, so that drawing never has to stop and measure the page.
    /** @type {{width: number, height: number}} */
    this.room = { width: 0, height: 0 };
    /** @type {Map<string, Kept>} */
    this.kept = new Map();
    /** @type {Map<string, Anchor>} */
    this.anchors = new Map();
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Drawable | null} */
    this.over = null;
    /** Whether it is drawn for a tall window, as the camera decides. */
    this.tall = false;
    this.drawnTall = false;
    /** The smallest word that can be read, in units of the board. */
    this.least = 11;
    this.drawnBack = "";
    /** What things are in a tall window. @type {WeakMap<Drawable, Drawable>} */
    this.fitted = new WeakMap();
    /** Whether something is pointed at, or would be. */
    this.pointed = false;
    this.foreseen = false;
    this.svg.addEventListener("click", (e) => this.clicked(e));
    this.svg.addEventListener("pointermove", (e) => {
      if (!e.buttons) this.hovered(e);
    });
    this.svg.addEventListener("pointerleave", () => {
      this.over = null;
      this.says.over(null);
    });
  }

  /**
   * The box around a thing, on whatever it lies.
   * @param {string} id @returns {[number, number, number, number]}
   */
  boxOf(id) {
    const kept = this.kept.get(id);
    if (!kept) return [0, 0, 0, 0];
    const own = /** @type {SVGGraphicsElement} */ (kept.el.querySelector(":scope > .own") ?? kept.el).getBBox();
    let [x, y] = [own.x, own.y];
    for (let at = /** @type {typeof kept | undefined} */ (kept); at; at = this.kept.get(at.under)) {
      x += at.place.x;
      y += at.place.y;
    }
    return [x, y, own.width, own.height];
  }

  /**
   * What lies under a point: what can be chosen there, or else what has something to say.
   * @param {number} x @param {number} y @returns {Drawable | null}
   */
  under(x, y) {
    /** @type {Drawable | null} */
    let told = null;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (!this.svg.contains(hit)) continue;
      for (let el = /** @type {Element | null} */ (hit); el && el !== this.svg; el = el.parentElement) {
        const item = this.kept.get(el.getAttribute("data-id") ?? "")?.item;
        if (!item) continue;
        if (typeof item.option === "number" || item.options?.length) return item;
        if (!told && (item.why || item.sum || item.label)) told = item;
      }
    }
    return told;
  }

  /** @param {MouseEvent} e */
  clicked(e) {
    const cell =
      document
        .elementsFromPoint(e.clientX, e.clientY)
        .map((el) => el.closest("[data-option]"))
        .find(Boolean) ?? /** @type {Element} */ (e.target).closest("[data-option]");
    if (cell && this.svg.contains(cell)) {
      this.says.take(Number(cell.getAttribute("data-option")));
      return;
    }
    const own =
      this.kept.get(/** @type {Element} */ (e.target).closest("[data-id]")?.getAttribute("data-id") ?? "")
        ?.item ?? null;
    const item = this.under(e.clientX, e.clientY) ?? own;
    if (!item) return;
    if (item.options?.length) this.says.menu(item.options, e.clientX, e.clientY);
    else if (typeof item.option === "number") this.says.take(item.option);
    else this.says.why(item);
  }

  /** @param {PointerEvent} e */
  hovered(e) {
    const item = this.under(e.clientX, e.clientY);
    if (item === this.over) return;
    this.over = item;
    this.svg.classList.toggle("acting", typeof item?.option === "number" || Boolean(item?.options?.length));
    this.says.over(item);
  }

  /** @param {Drawable} item @returns {Drawable} what it is in this layout */
  fit(item) {
    if (!this.tall || !item.tall) return item;
    const known = this.fitted.get(item);
    if (known) return known;
    const fitted = /** @type {Drawable} */ ({ ...item, ...item.tall });
    this.fitted.set(item, fitted);
    return fitted;
  }

  /** Everything with the things on plates, each with what it lies on. @param {Drawable[]} items */
  flat(items) {
    /** @type {Laid[]} */
    const out = [];
    const walk = (
      /** @type {Drawable[]} */ list,
      /** @type {string} */ under,
      /** @type {number} */ depth,
    ) => {
      for (const raw of list) {
        const item = this.fit(raw);
        if (/** @type {any} */ (item).hide) continue;
        out.push({ item, under, depth });
        if (item.t === "plate" && item.parts) walk(item.parts, item.id, depth + 1);
      }
    };
    walk(items, "", 0);
    return out;
  }

  /** @param {Laid[]} all @returns {Map<string, Place>} */
  places(all) {
    /** @type {Map<string, Place>} */
    const spots = new Map();
    this.anchors = new Map();
    for (const { item } of all) {
      if (item.t === "zone") this.anchors.set(item.id, anchor(item));
      if (item.t === "track")
        item.cells.forEach((_, n) =>
          this.anchors.set(`${item.id}.${n}`, { ...cellAt(item, n), room: item.step ?? 26, high: 40 }),
        );
      if (item.t === "plate")
        this.anchors.set(item.id, { x: item.w / 2, y: item.h / 2, room: item.w * 0.9, high: item.h });
    }
    /** @type {Map<string, Drawable[]>} */
    const loose = new Map();
    for (const { item } of all) {
      const it = /** @type {any} */ (item);
      const at = it.zone ? this.anchors.get(it.zone) : undefined;
      let size = 0;
      let room = { w: 0, h: 0 };
      if (item.t === "piece") {
        size = pieceSize(item, at?.zone?.size);
        room = pieceBox(item, size);
      } else if (item.t === "card") {
        size = item.size ?? at?.zone?.size ?? 72;
        room = { w: size, h: cardHeight(item, size) };
      } else if (item.t === "plate") room = { w: item.w, h: item.h };
      const turns = item.t === "card" ? (item.angle ?? 0) : 0;
      const free =
        (item.t === "piece" || item.t === "card") && at && it.x === undefined && it.y === undefined;
      if (item.t === "zone" || item.t === "track" || item.t === "trail")
        spots.set(item.id, { x: 0, y: 0, angle: 0, size, ...room });
      else
        spots.set(item.id, {
          x: (it.x ?? 0) + (at?.x ?? 0),
          y: (it.y ?? 0) + (at?.y ?? 0),
          angle: turns,
          size,
          ...room,
        });
      if (free) loose.set(it.zone, [...(loose.get(it.zone) ?? []), item]);
    }
    for (const [zone, items] of loose) {
      const at = /** @type {Anchor} */ (this.anchors.get(zone));
      const slot = (/** @type {any} */ item) => item.slot ?? 0;
      items.sort((a, b) => slot(a) - slot(b) || (a.id < b.id ? -1 : 1));
      const rooms = items.map((i) => /** @type {Place} */ (spots.get(i.id)));
      packed(
        at,
        rooms,
        items.every((i) => i.t === "piece"),
      ).forEach((spot, n) => {
        const own = /** @type {Place} */ (spots.get(items[n].id));
        const k = spot.scale ?? 1;
        spots.set(items[n].id, {
          x: spot.x,
          y: spot.y,
          angle: own.angle + spot.angle,
          size: own.size * k,
          w: own.w * k,
          h: own.h * k,
        });
      });
    }
    return spots;
  }

  /**
   * @param {Scene} scene
   * @param {boolean} moving whether what moved should glide
   */
  show(scene, moving) {
    const turned = this.tall !== this.drawnTall;
    this.drawnTall = this.tall;
    moving &&= !turned;
    legible(this.least);
    const fresh = this.scene?.game !== scene.game;
    this.scene = scene;
    this.hints.replaceChildren();
    this.backdrop(scene);
    const all = this.flat(scene.items);
    const spots = this.places(all);
    const glide = moving && !calm() && !fresh;
    const seen = new Set();
    // Plates before what lies on them, then by layer.
    const slot = (/** @type {any} */ item) => item.slot ?? 0;
    all.sort(
      (a, b) =>
        a.depth - b.depth ||
        (a.item.z ?? LAYERS[a.item.t]) - (b.item.z ?? LAYERS[b.item.t]) ||
        slot(a.item) - slot(b.item) ||
        (a.item.id < b.item.id ? -1 : 1),
    );
    /** What lies on what, in the order of its layers. @type {Map<Element, Element[]>} */
    const lie = new Map();
    for (const { item, under } of all) {
      const place = /** @type {Place} */ (spots.get(item.id));
      seen.add(item.id);
      const parent = under ? (this.kept.get(under)?.el ?? this.layer) : this.layer;
      let kept = this.kept.get(item.id);
      const born = !kept;
      // What a patch leaves alone is the very same thing.
      const through = item.t === "trail" ? this.through(item, spots) : "";
      const same =
        !turned &&
        kept?.place.size === place.size &&
        kept.through === through &&
        (kept.item === item || equal(kept.item, item, "parts"));
      if (!kept) {
        kept = { el: s("g", { "data-id": item.id }), item, through, place, under };
        this.kept.set(item.id, kept);
      }
      const [low, high] = kept.alike ?? [1, 0];
      if (!same || this.least < low || this.least > high)
        kept.alike = alike(() => this.draw(/** @type {Kept} */ (kept), item, place, spots, moving && !born));
      const before = kept.place;
      const to = standing(place);
      const scale = before.size && place.size ? before.size / place.size : 1;
      if (kept.at !== to) kept.el.style.transform = to;
      kept.at = to;
      if (
        glide &&
        !born &&
        (before.x !== place.x || before.y !== place.y || scale !== 1) &&
        kept.under === under
      ) {
        kept.from = onTheWay(kept) ?? { x: before.x, y: before.y, angle: before.angle, scale };
        kept.way = kept.el.animate([{ transform: standing(kept.from) }, { transform: to }], {
          duration: 420,
          easing: "cubic-bezier(.3,.7,.2,1)",
        });
      } else if (glide && born && item.t !== "zone") {
        kept.el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
      }
      Object.assign(kept, { item, through, place, under });
      const beside = lie.get(parent);
      if (beside) beside.push(kept.el);
      else lie.set(parent, [kept.el]);
    }
    for (const [parent, els] of lie) order(parent, els);
    for (const [id, kept] of this.kept) {
      if (seen.has(id)) continue;
      this.kept.delete(id);
      if (glide && kept.item.t !== "zone") {
        kept.el.style.pointerEvents = "none";
        kept.el.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 220 }).onfinish = () =>
          kept.el.remove();
      } else kept.el.remove();
    }
    if (this.svg.getAttribute("aria-label") !== scene.title) this.svg.setAttribute("aria-label", scene.title ?? "");
  }

  /** Where a trail leads along. @param {Extract<Drawable, {t: "trail"}>} item @param {Map<string, Place>} spots */
  through(item, spots) {
    return JSON.stringify((item.through ?? []).map((id) => this.spot(id, spots)));
  }

  /** @param {string} id @param {Map<string, Place>} spots */
  spot(id, spots) {
    const at = this.anchors.get(id);
    if (at) return { x: at.x, y: at.y };
    const place = spots.get(id);
    return { x: place?.x ?? 0, y: place?.y ?? 0 };
  }

  /** @param {Scene} scene */
  backdrop(scene) {
    const name = (this.tall && scene.board.tall_backdrop) || scene.board.backdrop || "";
    const view = (this.tall && scene.board.tall) || scene.board.view;
    const key = [name, ...view, scene.board.ground, document.getElementById("s-" + name) ? 1 : 0].join();
    if (key === this.drawnBack) return;
    this.drawnBack = key;
    this.host.style.background = paint(scene.board.ground ?? "sea");
    this.back.replaceChildren();
    if (name)
      this.back.append(
        s("use", { href: "#s-" + name, x: view[0], y: view[1], width: view[2], height: view[3] }),
      );
    if (scene.board.contours !== false) {
      const span = Math.max(view[2], view[3]) * 1.6;
      this.back.append(
        s("use.contours", {
          href: "#s-contours",
          x: view[0] + view[2] / 2 - span / 2,
          y: view[1] + view[3] / 2 - span * 0.375,
          width: span,
          height: span * 0.75,
        }),
      );
    }
  }

  /**
   * @param {Kept} kept @param {Drawable} item @param {Place} place @param {Map<string, Place>} spots
   * @param {boolean} change
   */
  draw(kept, item, place, spots, change) {
    const own = s("g.own");
    const old = /** @type {any} */ (kept.item);
    const can = typeof item.option === "number" || Boolean(item.options?.length);
    switch (item.t) {
      case "zone":
        own.append(this.zone(item, can));
        break;
      case "piece":
        own.append(drawPiece(item, place.size));
        if (can) own.prepend(...ring(around(item, place.size, 4)));
        break;
      case "card": {
        own.append(drawCard(item, place.size));
        if (can) {
          const extra = sheets(item) * place.size * 0.0155;
          const off = place.size >= 90 ? 7 : 4;
          own.prepend(
            ...ring(
              box(
                -place.w / 2 - off - extra,
                -place.h / 2 - off,
                place.w + 2 * off + extra,
                place.h + 2 * off + extra,
                place.size >= 90 ? 15 : 9,
              ),
            ),
          );
        }
        if (change && !calm() && Boolean(old.back) !== Boolean(item.back)) {
          own.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
            duration: 260,
            easing: "ease-out",
          });
        }
        break;
      }
      case "text":
        own.append(drawText(item, this.roomFor(item, place, kept.under)));
        if (change) this.count(own, old.text, item.text);
        break;
      case "pill":
        own.append(drawPill(item));
        break;
      case "trail":
        own.append(this.trail(item, spots));
        break;
      case "halo":
        own.append(
          s("circle", { r: item.r, fill: paint(item.tone ?? "sun"), opacity: 0.16 }),
          s("circle", { r: item.r * 0.74, fill: paint(item.tone ?? "sun"), opacity: 0.26 }),
        );
        break;
      case "track":
        own.append(
          drawTrack(item, (option, el, label) => {
            if (typeof option !== "number") return;
            el.setAttribute("data-option", String(option));
            el.setAttribute("role", "button");
            el.setAttribute("tabindex", "-1");
            el.setAttribute("aria-label", label);
            el.classList.add("can");
          }),
        );
        break;
      case "gauge":
        own.append(drawGauge(item));
        break;
      case "plate":
        own.append(this.plate(item, can));
        break;
    }
    const was = kept.el.firstElementChild;
    if (was?.classList.contains("own")) was.replaceWith(own);
    else kept.el.prepend(own);
    kept.el.setAttribute("class", item.t + "-item" + (can ? " can" : "") + (item.why ? " cannot" : ""));
    kept.el.toggleAttribute("data-options", can);
    if (can) {
      kept.el.setAttribute("data-options", String(item.option ?? item.options?.join(" ")));
      kept.el.setAttribute("role", "button");
      kept.el.setAttribute("tabindex", "-1");
      kept.el.setAttribute("aria-label", plain(item.label || this.optionLabel(item) || item.id));
    } else {
      kept.el.removeAttribute("tabindex");
      if (item.label) {
        kept.el.setAttribute("role", "img");
        kept.el.setAttribute("aria-label", plain(item.label));
      } else {
        kept.el.removeAttribute("role");
        kept.el.removeAttribute("aria-label");
      }
    }
  }

  /**
   * How wide words on a plate may be.
   * @param {Extract<Drawable, {t: "text"}>} item @param {Place} place @param {string} under
   */
  roomFor(item, place, under) {
    const plate = this.kept.get(under)?.item;
    if (plate?.t !== "plate") return 0;
    const [left, right] = [place.x - 3, plate.w - place.x - 3];
    const room = item.anchor === "middle" ? 2 * Math.min(left, right) : item.anchor === "end" ? left : right;
    return Math.max(0, room);
  }

  /** @param {Drawable} item */
  optionLabel(item) {
    const n = item.option ?? item.options?.[0];
    return this.scene?.prompt?.options?.find((o) => o.option === n)?.label;
  }

  /** Numbers count to what they have become. @param {Element} own @param {string} from @param {string} to */
  count(own, from, to) {
    const el = own.querySelector("text");
    const [a, b] = [from, to].map((text) => (/^-?\d+$/.test(text) ? Number(text) : NaN));
    if (!el || calm() || !(Math.abs(b - a) <= 60)) return;
    const start = performance.now();
    const tick = (/** @type {number} */ at) => {
      const k = Math.min(1, (at - start) / 500);
      el.textContent = String(Math.round(a + (b - a) * k));
      if (k < 1 && el.isConnected) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  /** @param {Zone} z @param {boolean} can */
  zone(z, can) {
    const d = outline(z.shape);
    const at = middle(z.shape);
    const g = s("g.zone" + (z.lit ? ".lit" : "") + (z.picked ? ".chosen" : ""));
    g.append(
      s("path.ground" + (z.ground ? "" : ".bare") + ".line-" + (z.line || "plain"), {
        d,
        style: z.ground ? { fill: paint(z.ground) } : undefined,
      }),
    );
    if (z.tint) g.append(s("path", { d, fill: paint(z.tint), opacity: "var(--tint)" }));
    if (z.texture) {
      if (TEXTURES.has(z.texture)) g.append(s("path.texture", { d, fill: `url(#${z.texture})` }));
      else if (z.texture === "ripples" && z.shape.k === "ellipse") {
        for (const k of [0.85, 0.69])
          g.append(
            s("ellipse.ripple", {
              cx: z.shape.x,
              cy: z.shape.y,
              rx: z.shape.rx * k,
              ry: z.shape.ry * (k - 0.12),
            }),
          );
      } else {
        const half = z.shape.k === "hex" ? { w: z.shape.r, h: z.shape.r } : { w: 40, h: 40 };
        g.append(glyph(z.texture, at.x, at.y, half.h * 2));
      }
    }
    if (z.lit) g.append(s("path.light", { d }));
    if (z.picked) g.append(s("path.chosen", { d: outline(z.shape, 3) }));
    if (z.barred) g.append(s("path", { d, fill: "url(#hatch)" }), s("path.bar", { d: outline(z.shape, 2) }));
    if (z.coming) g.append(s("path.coming", { d: outline(z.shape, 3) }));
    if (can) g.append(...ring(outline(z.shape, z.shape.k === "ellipse" || z.shape.k === "path" ? 0 : 4)));
    this.zoneWords(g, z, at);
    return g;
  }

  /** @param {Element} g @param {Zone} z @param {{x: number, y: number}} at */
  zoneWords(g, z, at) {
    const hexed =
      z.shape.k === "hex"
        ? z.shape.r * 0.866
        : z.shape.k === "rect"
          ? z.shape.h / 2
          : z.shape.k === "ellipse"
            ? z.shape.ry
            : 30;
    if (z.title) {
      const y =
        z.title_at === "middle" ? at.y + 5 : z.title_at === "bottom" ? at.y + hexed - 8 : at.y - hexed + 16.5;
      const marks = z.marks ?? [];
      const size = read(z.title_at === "middle" ? 16 : 12);
      const w = (z.title.length * 7 * size) / 12;
      // Marks grow with the words before which they stand.
      const step = (z.title_at === "middle" ? 1.7 : 1.33) * size;
      const all = w + marks.length * step;
      marks.forEach((m, i) => g.append(glyph(m, at.x - all / 2 + (i + 0.44) * step, y - 0.36 * size, 0.78 * step)));
      g.append(
        s(
          "text.title",
          {
            x: at.x + (all - w) / 2,
            y,
            "text-anchor": "middle",
            "font-size": size,
            "font-weight": size > 12 ? 600 : undefined,
            fill: paint(z.title_tone ?? "soft"),
          },
          z.title,
        ),
      );
    }
    if (z.note) {
      const words = drawText({
        t: "text",
        id: z.id + ".note",
        text: z.note,
        size: 12,
        tone: "soft",
        anchor: "middle",
      });
      words.setAttribute("transform", `translate(${at.x} ${at.y + hexed - 9})`);
      g.append(words);
    }
  }

  /** @param {Plate} p @param {boolean} can */
  plate(p, can) {
    const d = box(0, 0, p.w, p.h, p.r ?? 12);
    const g = s(
      "g.plate" + (p.raised ? ".raised" : "") + (p.ghost ? ".faint" : "") + (p.used ? ".used" : ""),
    );
    g.append(
      s("path.ground.line-" + (p.line ?? "thin"), { d, style: { fill: paint(p.ground ?? "surface") } }),
    );
    if (p.picked) g.append(s("path.chosen-plate", { d: box(0.5, 0.5, p.w - 1, p.h - 1, p.r ?? 12) }));
    if (can) g.append(s("path.wash", { d }), ...ring(box(1, 1, p.w - 2, p.h - 2, p.r ?? 12)));
    return g;
  }

  /** @param {Extract<Drawable, {t: "trail"}>} item @param {Map<string, Place>} spots */
  trail(item, spots) {
    const points = item.points?.length
      ? item.points.map(([x, y]) => ({ x, y }))
      : (item.through ?? []).map((id) => this.spot(id, spots));
    const d = way(points, Boolean(item.curve));
    const style = item.style ?? "last";
    const stroke = item.owner ? paint(item.owner) : undefined;
    const seat = style === "last" && /^[A-E]$/.test(item.owner ?? "");
    const g = s(
      "g.trail." + style + (seat ? ".seat" : ""),
      stroke ? { style: { stroke } } : {},
      seat ? s("path.casing", { d }) : null,
      s("path", { d }),
    );
    if (item.arrow && points.length > 1) {
      const [a, b] = points.slice(-2);
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      g.append(s("path.head", { d: "M-7-5 0 0-7 5", transform: `translate(${b.x} ${b.y}) rotate(${turn})` }));
    }
    return g;
  }

  /** Marks what an option lies on. @param {number | null} option */
  point(option) {
    if (option === null && !this.pointed) return;
    this.pointed = option !== null;
    for (const el of this.layer.querySelectorAll(".hot")) el.classList.remove("hot");
    if (option === null) return;
    for (const { el, item } of this.kept.values())
      if (item.option === option || item.options?.includes(option)) el.classList.add("hot");
    for (const el of this.layer.querySelectorAll(`[data-option="${option}"]`)) el.classList.add("hot");
  }

  /** Marks how much a bot thought of each option, on what it lies on. @param {Map<number, number>} shares */
  advise(shares) {
    this.hints.replaceChildren();
    const most = Math.max(...shares.values());
    /** @type {DOMRect[]} */
    const marked = [];
    const mark = (/** @type {Element} */ el, /** @type {number} */ share) => {
      const box = el.getBoundingClientRect();
      const to = this.svg.getScreenCTM()?.inverse();
      // What lies on something that is marked already says the same.
      if (
        share < 0.02 ||
        !box.width ||
        !to ||
        marked.some(
          (b) => Math.abs(b.x + b.width / 2 - box.x - box.width / 2) < 40 && Math.abs(b.y - box.y) < 40,
        )
      )
        return;
      marked.push(box);
      const at = new DOMPoint(box.left + box.width / 2, box.top).matrixTransform(to);
      this.hints.append(
        s(
          "g" + (share === most ? ".best" : ""),
          { transform: `translate(${at.x} ${at.y}) scale(${to.a})` },
          s("rect", { x: -20, y: -11, width: 40, height: 22, rx: 11 }),
          s("text", { y: 4.5 }, Math.round(share * 100) + " %"),
        ),
      );
    };
    for (const { el, item } of this.kept.values()) {
      const all = typeof item.option === "number" ? [item.option] : (item.options ?? []);
      if (all.length)
        mark(
          el,
          all.reduce((sum, n) => sum + (shares.get(n) ?? 0), 0),
        );
    }
    for (const el of this.layer.querySelectorAll("[data-option]"))
      mark(el, shares.get(Number(el.getAttribute("data-option"))) ?? 0);
  }

  /** Lays what would be over the board. @param {Drawable[]} items @param {string[]} hide */
  preview(items, hide) {
    const more = items.length + hide.length > 0;
    if (!more && !this.foreseen) return;
    this.foreseen = more;
    this.ghosts.replaceChildren();
    const zoneOf = (/** @type {any} */ item) => [item.zone, item.x, item.y].join();
    // What only moves up in its row is no news.
    const news = items.filter((i) => {
      const now = this.kept.get(i.id)?.item;
      return (
        !now ||
        now.t !== i.t ||
        zoneOf(now) !== zoneOf(this.fit(i)) ||
        (i.t === "text" && now.t === "text" && i.text !== now.text)
      );
    });
    const fresh = new Set(news.map((i) => i.id));
    for (const el of this.layer.querySelectorAll(".leaving")) el.classList.remove("leaving");
    for (const id of [...hide, ...fresh]) this.kept.get(id)?.el.classList.add("leaving");
    if (!news.length || !this.scene) return;
    const rest = this.scene.items.filter((i) => !fresh.has(i.id) && !hide.includes(i.id));
    const all = this.flat([...rest, ...news]);
    const spots = this.places(all);
    for (const { item, under } of all) {
      if (!fresh.has(item.id) || under) continue;
      const place = /** @type {Place} */ (spots.get(item.id));
      const kept = { el: s("g"), item, through: "", place, under: "" };
      this.draw(kept, { ...item, option: undefined, options: undefined }, place, spots, false);
      kept.el.removeAttribute("role");
      kept.el.style.transform = `translate(${place.x}px, ${place.y}px)`;
      this.ghosts.append(kept.el);
    }
  }
}

/** You can act here: signal with a dark casing. @param {string} d */
const ring = (d) => [s("path.casing", { d }), s("path.signal", { d })];
