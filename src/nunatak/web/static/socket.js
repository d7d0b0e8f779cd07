// One connection to one table that comes back by itself and never says a thing twice.

/** @typedef {import("../types.d.ts").FromServer} FromServer */
/** @typedef {"open" | "waiting" | "gone"} State */

const DECIDES = ["act", "undo", "confirm", "instruct", "concede", "teach", "arrange"];
const LASTING = new Set([...DECIDES, "chat", "again", "reveal"]);

export class Wire {
  /**
   * @param {string} url
   * @param {{told: (m: FromServer) => void, state: (s: State) => void,
   *   have: () => {have?: number, epoch?: string}}} says
   */
  constructor(url, says) {
    this.url = url;
    this.says = says;
    /** What has been asked and not yet answered, in order. @type {Map<string, Record<string, any>>} */
    this.open = new Map();
    /** @type {Map<string, (m: FromServer) => void>} */
    this.waiting = new Map();
    this.mark = Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(36)).join("");
    this.count = 0;
    this.tries = 0;
    this.beat = 20;
    this.heard = 0;
    this.ready = false;
    /** How often the line was open. */
    this.opened = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connect();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
      // Whoever has the table before their eyes is sent no notices of it.
      if (this.ready) this.socket?.send(JSON.stringify({ t: "visible", id: this.id(), on: !document.hidden }));
    });
    setInterval(() => this.pulse(), 5000);
  }

  connect() {
    clearTimeout(this.timer);
    const address = new URL(this.url, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.ready = false;
    socket.onopen = () => {
      if (this.opened++) this.renew();
      this.heard = performance.now();
      const lang = document.documentElement.lang;
      const hidden = document.hidden || undefined;
      socket.send(JSON.stringify({ t: "hello", id: this.id(), lang, hidden, ...this.says.have() }));
    };
    socket.onmessage = (e) => {
      if (socket === this.socket) this.told(JSON.parse(e.data));
    };
    socket.onclose = (e) => {
      if (socket !== this.socket) return;
      this.socket = null;
      this.ready = false;
      // 4404 and 4403: there is no such table, or not for you. Asking again won't help.
      if (e.code === 4404 || e.code === 4403) {
        this.says.state("gone");
        return;
      }
      this.says.state("waiting");
      const wait = Math.min(15000, 400 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  /**
   * After the line was gone: a page whose files the server no longer has may speak an old protocol,
   * and is loaded anew.
   */
  async renew() {
    const script = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[type=module]"));
    const answer = await fetch(script?.src ?? "", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer?.status === 404) location.reload();
  }

  hurry() {
    if (!this.socket) {
      this.tries = 0;
      this.connect();
    } else this.pulse(true);
  }

  /** A sign of life; silence means the line is dead. @param {boolean} [now] */
  pulse(now) {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    const quiet = (performance.now() - this.heard) / 1000;
    if (quiet > this.beat * 2) {
      this.socket.close();
      this.lost();
    } else if (now || quiet > this.beat * 0.75)
      this.socket.send(JSON.stringify({ t: "ping", id: this.id() }));
  }

  lost() {
    const socket = this.socket;
    if (socket?.onclose) socket.onclose(new CloseEvent("close", { code: 4000 }));
  }

  /** @param {FromServer & {re?: string, beat?: number}} m */
  told(m) {
    this.heard = performance.now();
    if (m.t === "scene" && m.beat) this.beat = m.beat;
    if (m.t === "scene" || m.t === "patch") {
      if (!this.ready) {
        this.ready = true;
        this.tries = 0;
        this.says.state("open");
        // What was asked before the line broke is asked again, with the same ids.
        for (const each of this.open.values()) this.socket?.send(JSON.stringify(each));
      }
    }
    if (m.re) {
      this.open.delete(m.re);
      const then = this.waiting.get(m.re);
      this.waiting.delete(m.re);
      if (then) then(m);
    }
    this.says.told(m);
  }

  id() {
    return `${this.mark}.${++this.count}`;
  }

  /**
   * Asks for something; what decides is kept until it is answered.
   * @param {string} kind
   * @param {Record<string, any>} [what]
   * @param {(m: FromServer) => void} [then]
   */
  ask(kind, what = {}, then) {
    const message = { t: kind, id: this.id(), ...what };
    if (LASTING.has(kind)) this.open.set(message.id, message);
    else if (!this.ready) return message.id;
    if (then) this.waiting.set(message.id, then);
    if (this.ready) this.socket?.send(JSON.stringify(message));
    return message.id;
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
}
