// What the laws of the table are measured with, in the page itself. Everything is in pixels of the screen.
() => {
  const SLACK = 1.5;
  const box = (el) => el.getBoundingClientRect();
  const cross = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const meets = (a, b, by = SLACK) => {
    const c = cross(a, b);
    return c.right - c.left > by && c.bottom - c.top > by;
  };
  const inside = (a, b, by = SLACK) =>
    a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;
  const tight = (r) => ({
    left: r.left,
    right: r.right,
    top: r.top + r.height * 0.18,
    bottom: r.bottom - r.height * 0.2,
  });
  const shown = (r, within) => r.width > 0.5 && r.height > 0.5 && meets(r, within);
  const middle = (r) => [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
  const board = document.querySelector("svg.board");
  const stage = box(board);
  const item = (el) => el.closest("[data-id]");

  // ------------------------------------------------------------ the board
  const words = [...board.querySelectorAll(".items text")]
    .filter(
      (el) =>
        !el.querySelector("textPath") &&
        el.textContent.trim() &&
        shown(box(el), stage) &&
        box(el).left > -1e4,
    )
    .map((el) => ({ el, text: el.textContent.trim(), own: item(el), box: tight(box(el)), whole: box(el) }));
  const symbols = [...board.querySelectorAll(".items use")]
    .filter((el) => shown(box(el), stage))
    .map((el) => ({ el, own: item(el), box: box(el) }));

  const filled = (el) => {
    if (!/^(path|rect|circle|ellipse)$/.test(el.tagName)) return false;
    const style = getComputedStyle(el);
    if (style.fill === "none" || Number(style.opacity) < 0.5 || Number(style.fillOpacity) < 0.5) return false;
    const alpha = /\/ ?([\d.]+)\)|rgba\([^)]*, ([\d.]+)\)/.exec(style.fill);
    return style.fill !== "transparent" && (!alpha || Number(alpha[1] ?? alpha[2]) > 0.5);
  };
  /** Whether something opaque lies between two things at their crossing: then one hides the other. */
  const parted = (a, b) => {
    const all = document.elementsFromPoint(...middle(cross(a.box, b.box)));
    const at = [a, b].map((x) => all.findIndex((el) => el === x.el || x.el.contains(el)));
    if (at.includes(-1)) return true;
    const [upper, lower] = [Math.min(...at), Math.max(...at)];
    return all.slice(upper + 1, lower).some(filled);
  };
  /** What a word has to stay in. */
  const holder = (w) => {
    const kind = w.own?.getAttribute("class") ?? "";
    if (/pill-item/.test(kind)) return w.own.querySelector("path");
    if (/card-item/.test(kind)) {
      const badge = w.el.parentElement.querySelector(":scope > path");
      return w.el.parentElement.classList.contains("card") ? w.own.querySelector(".rim:last-of-type") : badge;
    }
    if (/zone-item/.test(kind)) return w.own.querySelector(".ground");
    if (/piece-item/.test(kind)) {
      const body = w.own.querySelector(".piece > .body");
      return body && w.el.parentElement.classList.contains("piece") ? body : null;
    }
    const plate = w.own?.classList.contains("plate-item")
      ? w.own
      : w.own?.parentElement?.closest(".plate-item");
    return plate?.querySelector(":scope > .own > .plate > .ground") ?? null;
  };

  const leaves = [];
  const overlaps = [];
  for (const w of words) {
    const held = holder(w);
    if (held && !inside(w.box, box(held))) leaves.push(`${w.own?.dataset.id}: ${w.text}`);
    else if (!held && document.body.dataset.home === "1" && !inside(w.box, stage, 3))
      leaves.push(`board: ${w.text}`);
  }
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      if (meets(words[i].box, words[j].box) && !parted(words[i], words[j])) {
        overlaps.push(
          `${words[i].own?.dataset.id}: ${words[i].text} | ${words[j].own?.dataset.id}: ${words[j].text}`,
        );
      }
    }
    for (const s of symbols) {
      const same = s.own === words[i].own;
      if (same && /card-item|piece-item|zone-item|track-item/.test(s.own.getAttribute("class"))) continue;
      const b = s.box;
      if (b.height > 2 * words[i].whole.height) continue; // the ground on which it is written
      const inner = {
        left: b.left + b.width * 0.12,
        right: b.right - b.width * 0.12,
        top: b.top + b.height * 0.12,
        bottom: b.bottom - b.height * 0.12,
      };
      const w = { ...words[i] };
      if (meets(w.box, inner, 2) && !parted(w, { el: s.el, box: inner })) {
        overlaps.push(`${w.own?.dataset.id}: ${w.text} | ${s.own?.dataset.id}: ${s.el.getAttribute("href")}`);
      }
    }
  }

  // ------------------------------------------------------------ the page around it
  const HOLDERS =
    "button, .pl, .chip, .st, .odds span, .seg label, .banner, .inspect, .le, .who, .step, .gh, .lab";
  /** Where an element may be seen, between all that clips it; whatever scrolls may be scrolled. */
  const view = (el) => {
    let at = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let cut = null;
    for (let up = el; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflow === "visible") continue;
      at = cross(at, box(up));
      if (/hidden|clip/.test(style.overflowX) && !cut) cut = up;
    }
    return { at, cut };
  };
  const lines = [];
  const walk = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const el = walk.currentNode.parentElement;
    if (
      !walk.currentNode.data.trim() ||
      el.closest("svg, .said, select, #live") ||
      !el.checkVisibility?.({ checkVisibilityCSS: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const { at, cut } = view(el);
    for (const r of range.getClientRects()) {
      if (!shown(r, at)) continue;
      lines.push({
        el,
        node: walk.currentNode,
        text: walk.currentNode.data.trim().slice(0, 60),
        box: tight(r),
        whole: r,
        at,
        cut,
      });
    }
  }
  for (const l of lines) {
    const held = l.el.closest(HOLDERS);
    if (held && !inside(l.box, box(held), 2))
      leaves.push(`page ${held.className || held.tagName}: ${l.text}`);
    else if (l.cut && (l.box.left < box(l.cut).left - 2 || l.box.right > box(l.cut).right + 2))
      leaves.push(`page cut: ${l.text}`);
  }
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length; j++) {
      const [a, b] = [lines[i], lines[j]];
      if (a.node === b.node) continue;
      const c = cross(cross(a.box, a.at), cross(b.box, b.at));
      if (c.right - c.left < 2 || c.bottom - c.top < 2) continue;
      const all = document.elementsFromPoint(...middle(c));
      // Whatever lies above with a ground of its own hides, and doesn't collide.
      const region = (el) =>
        el.closest(".banner, .recap, .inspect, .tip, .flash, .side, .top, .frames, dialog");
      if (region(a.el) === region(b.el) && all.length) overlaps.push(`page: ${a.text} | ${b.text}`);
    }
  }

  // ------------------------------------------------------------ sizes
  const small = new Set();
  for (const w of words) {
    const m = w.el.getScreenCTM();
    const size = Number.parseFloat(getComputedStyle(w.el).fontSize) * Math.hypot(m.c, m.d);
    if (size < 10.9) small.add(`${w.own?.dataset.id}: ${w.text} (${size.toFixed(1)})`);
  }
  for (const l of lines) {
    const size = Number.parseFloat(getComputedStyle(l.el).fontSize);
    if (size < 10.9) small.add(`page: ${l.text} (${size})`);
  }
  const targets = {};
  const target = (n, el) => {
    const r = box(el);
    const least = Math.min(r.width, r.height);
    targets[n] = Math.max(targets[n] ?? 0, Math.round(least * 10) / 10);
  };
  for (const el of document.querySelectorAll("[data-take], [data-option], [data-options]")) {
    const all = el.dataset.take ?? el.dataset.option ?? el.dataset.options;
    for (const n of all.split(" ")) target(n, el);
  }
  // Lines of the log that are seen whole: an entry may have several.
  const logged = new Set();
  for (const l of lines) {
    if (!l.el.closest(".log .le") || !inside(l.whole, l.at, 2)) continue;
    logged.add(Math.round(l.whole.bottom));
  }
  const told = [...document.querySelectorAll(".log .le")].length;
  const say = document.querySelector("#say");
  return {
    leaves: [...new Set(leaves)],
    overlaps: [...new Set(overlaps)],
    small: [...small],
    targets: Object.entries(targets).filter(([, size]) => size < 40),
    log: logged.size,
    entries: told,
    question: say ? inside(box(say), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) : true,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
};
