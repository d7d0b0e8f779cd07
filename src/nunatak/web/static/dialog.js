// What lies over the page: dialogs, short sentences, and the curtain between people at one screen.

import { announce, byId, h, icon, rich, seatIcon, t } from "./dom.js";

/**
 * A dialog; Escape and a click beside it close it.
 * @param {string} title @param {...(Node | string | null)} kids
 */
export const dialog = (title, ...kids) => {
  const close = h(
    "button.iconbtn",
    { type: "button", "aria-label": t("close"), onclick: () => box.close() },
    icon("close", 18),
  );
  const box = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { "aria-label": title },
      h("header", {}, h("h2.serif", {}, title), close),
      h("div.body", {}, ...kids.filter(Boolean)),
    )
  );
  box.addEventListener("click", (e) => {
    if (e.target === box) box.close();
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
};

/** Asks before what can't be taken back. @param {string} question @param {string} yes @param {() => void} then */
export const sure = (question, yes, then) => {
  const box = dialog(
    question,
    h(
      "div.last",
      {},
      h("button.btn", { type: "button", onclick: () => box.close() }, t("cancel")),
      h(
        "button.btn.danger",
        {
          type: "button",
          id: "sure",
          onclick: () => {
            box.close();
            then();
          },
        },
        yes,
      ),
    ),
  );
};

/** Closes whatever dialog is open. */
export const closeDialogs = () => {
  for (const box of document.querySelectorAll("dialog")) box.close();
};

/**
 * A sentence for the person who can act on it; an open dialog shows it itself.
 * @param {string} text @param {{label: string, go: () => void}} [more]
 */
export const flash = (text, more) => {
  if (!text) return;
  announce(text);
  byId("flash")?.remove();
  const go = () => {
    el.remove();
    more?.go();
  };
  const el = h(
    "div.flash",
    { id: "flash", role: "status" },
    h("span", {}, ...rich(text, 16)),
    more ? h("button.link", { type: "button", onclick: go }, more.label) : null,
  );
  (document.querySelector("dialog[open]") ?? document.body).append(el);
  setTimeout(() => el.remove(), 5200);
};

/** Several people at one screen. @param {string} seat @param {string} name @param {() => void} open */
export const curtain = (seat, name, open) => {
  byId("curtain")?.remove();
  if (!seat) return;
  const box = h(
    "div.curtain",
    { id: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t("curtain", { name }) },
    seatIcon(seat, 64),
    h("h2.serif", {}, t("curtain", { name })),
    h("p", {}, t("curtain-note")),
    h("button.go", { type: "button", onclick: open }, t("curtain-open", { name })),
  );
  document.body.append(box);
  box.querySelector("button")?.focus();
};
