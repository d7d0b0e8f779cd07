// The service worker: shows that a game waits, leads to it, and says so where there is no network.
// It keeps one page and no part of the client, so an old one never brings an old client.

const OFFLINE = "/offline";
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ e) => {
  e.waitUntil(caches.open("offline").then((kept) => kept.add(new Request(OFFLINE, { cache: "reload" }))));
  worker.skipWaiting();
});

worker.addEventListener("activate", (/** @type {any} */ e) => e.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (/** @type {any} */ e) => {
  if (e.request.mode !== "navigate") return;
  e.respondWith(fetch(e.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
});

/** @param {number | undefined} count */
const badge = (count) => {
  const nav = /** @type {any} */ (navigator);
  if (count === undefined || !nav.setAppBadge) return undefined;
  return nav.setAppBadge(count).catch(() => undefined);
};

/** An address of ours, whatever somebody may have written. @param {unknown} url */
const ours = (url) => {
  const found = new URL(String(url ?? "/"), location.origin);
  return found.origin === location.origin ? found.pathname + found.search : "/";
};

worker.addEventListener("push", (/** @type {any} */ e) => {
  let told = /** @type {any} */ ({});
  try {
    told = e.data.json();
  } catch {
    // Whatever it was, a game waits; browsers want something to be shown.
  }
  const url = ours(told.url);
  const shown = {
    body: told.body ?? "",
    lang: told.lang,
    tag: told.tag,
    renotify: Boolean(told.tag),
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    image: told.image && ours(told.image),
    data: { url, table: told.tag },
    actions: told.later
      ? [
          { action: "play", title: told.play },
          { action: "later", title: told.later },
        ]
      : [],
  };
  e.waitUntil(Promise.all([worker.registration.showNotification(told.title ?? "Nunatak", shown), badge(told.waiting)]));
});

/** @param {string} url @param {unknown} body */
const post = (url, body) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** @param {string} url */
const lead = async (url) => {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === url);
  return there ? there.focus() : worker.clients.openWindow(url);
};

worker.addEventListener("notificationclick", (/** @type {any} */ e) => {
  e.notification.close();
  const { url, table } = e.notification.data;
  e.waitUntil(e.action === "later" ? post("/api/me/later", { table }) : lead(url));
});

/** A push service that renews an address tells it here. */
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ e) => {
  const renew = async () => {
    const old = e.oldSubscription?.options;
    const made = e.newSubscription ?? (old && (await worker.registration.pushManager.subscribe(old)));
    if (!made) return;
    const { endpoint, keys } = made.toJSON();
    await post("/api/me/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  };
  e.waitUntil(renew());
});
