// The service worker, and the number on the icon of a page that was installed.

/** @typedef {import("../types.d.ts").Boot} Boot */

const WORKER = "/sw.js";

/** The one address of a script that a script of ours may name. @returns {string} */
const address = () => {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  if (!types) return WORKER;
  return types.createPolicy("worker", { createScriptURL: () => WORKER }).createScriptURL("");
};

/** @type {Promise<ServiceWorkerRegistration | null> | undefined} */
let made;

/** The service worker, if this browser has any. */
export const worker = () => {
  made ??= navigator.serviceWorker
    ? navigator.serviceWorker.register(address(), { updateViaCache: "none" }).catch(() => null)
    : Promise.resolve(null);
  return made;
};

/** @param {Boot} boot */
export const install = async (boot) => {
  if (boot.home) {
    const count = (boot.home.mine ?? []).filter((row) => row.action === "play").length;
    const nav = /** @type {any} */ (navigator);
    nav.setAppBadge?.(count).catch(() => undefined);
  }
  await worker();
};
