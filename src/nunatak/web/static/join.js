// Sitting down at a table, and what forms say to the server.

import { h, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Boot} Boot */

/**
 * Sends JSON and gives back what was answered, or a sentence saying why not.
 * @param {string} url @param {unknown} body
 * @returns {Promise<{url?: string, say?: string, code?: string, minutes?: number}>}
 */
export const post = async (url, body) => {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const data = await answer.json().catch(() => ({}));
    return answer.ok ? data : { say: data.say ?? t("failed") };
  } catch {
    return { say: t("failed") };
  }
};

/**
 * Looking is free; sitting down is a click.
 * @param {Boot} boot @param {import("../types.d.ts").Seat[]} seats @param {(say: string) => void} flash
 */
export const joinPanel = (boot, seats, flash) => {
  const name = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      id: "sit-name",
      maxlength: "30",
      required: true,
      autocomplete: "nickname",
      value: boot.name ?? "",
    })
  );
  const sit = async (/** @type {string} */ seat) => {
    if (!name.value.trim()) {
      name.focus();
      flash(t("name-first"));
      return;
    }
    const made = await post(`/api/tables/${boot.table?.id}/sit`, { seat, name: name.value.trim() });
    if (made.url) location.assign(made.url);
    else flash(made.say ?? t("failed"));
  };
  return [
    h(
      "form.join",
      {
        onsubmit: (/** @type {Event} */ e) => {
          e.preventDefault();
          const open = seats.find((x) => x.kind === "open");
          if (open) sit(open.id);
        },
      },
      h("h2.say", {}, t("join-say")),
      h("label", { for: "sit-name" }, t("your-name")),
      name,
      h(
        "ul.seats",
        {},
        ...seats.map((x) =>
          h(
            "li",
            {},
            seatIcon(x.id, 18),
            h(
              "span",
              {},
              x.kind === "open" ? t("seat-open") : x.name,
              x.kind === "bot" ? h("i", {}, x.level ?? t("bot")) : null,
            ),
            x.kind === "open"
              ? h("button.go.small", { type: "button", onclick: () => sit(x.id) }, t("sit"))
              : null,
          ),
        ),
      ),
      h(
        "details",
        {},
        h("summary.soft", {}, t("have-code")),
        (() => {
          const code = /** @type {HTMLInputElement} */ (
            h("input", {
              type: "text",
              "aria-label": t("code"),
              autocapitalize: "characters",
              autocomplete: "off",
              maxlength: "20",
            })
          );
          return h(
            "div.say-it",
            {},
            code,
            h(
              "button.btn",
              {
                type: "button",
                onclick: async () => {
                  const made = await post(`/api/tables/${boot.table?.id}/sit`, {
                    seat: "",
                    name: name.value.trim(),
                    code: code.value.trim(),
                  });
                  if (made.url) location.reload();
                  else flash(made.say ?? t("failed"));
                },
              },
              t("use-code"),
            ),
          );
        })(),
      ),
    ),
  ];
};
