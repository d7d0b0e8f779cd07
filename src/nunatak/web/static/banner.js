// What stands over a table that is not as usual: the line is gone.

import { h, t } from "./dom.js";

export class Banner {
  el = h("div.banner", { role: "status", hidden: true });

  /** @param {(string | Node)[]} kids @param {string} [cls] */
  note(kids, cls = "") {
    this.el.hidden = !kids.length;
    this.el.className = "banner " + cls;
    this.el.replaceChildren(...kids);
  }

  /** @param {import("./socket.js").State} state */
  line(state) {
    if (state === "open") this.note([]);
    else if (state === "gone") this.note([t("table-gone")], "bad");
    else this.note([h("i.spin", {}), t("reconnecting")], "wait");
  }
}
