// What people say to each other at a table.

import { announce, h, seatIcon, t } from "./dom.js";
import { liked } from "./settings.js";

/** @typedef {import("../types.d.ts").Spoken} Spoken */

export class Chat {
  /** @type {Spoken[]} */
  lines = [];
  unread = 0;
  list = h("div.chatlog", { "aria-live": "polite" });

  /** @param {(text: string) => void} say */
  constructor(say) {
    const name = t("chat-say");
    const input = /** @type {HTMLInputElement} */ (
      h("input", { type: "text", maxlength: "500", "aria-label": name, placeholder: name })
    );
    const onsubmit = (/** @type {Event} */ e) => {
      e.preventDefault();
      const text = input.value.trim();
      if (text) say(text);
      input.value = "";
    };
    this.form = h("form.say-it", { onsubmit }, input, h("button.btn", { type: "submit" }, t("send")));
  }

  draw() {
    this.unread = 0;
    this.list.replaceChildren(
      ...(this.lines.length ? [] : [h("p.soft", {}, t("chat-empty"))]),
      ...this.lines.map((c) =>
        h(
          "div.le",
          {},
          c.seat ? seatIcon(c.seat, 14) : h("span", {}),
          h("span", {}, h("b", {}, c.name + " "), c.text),
        ),
      ),
    );
    setTimeout(() => (this.list.scrollTop = this.list.scrollHeight));
    return [this.list, this.form];
  }

  /** Whether it is news to the reader. @param {Spoken} line */
  hear(line) {
    if (this.lines.some((c) => c.n === line.n)) return false;
    this.lines.push(line);
    if (liked.muted) return false;
    this.unread++;
    announce(`${line.name}: ${line.text}`);
    return true;
  }
}
