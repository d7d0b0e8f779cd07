// What forms say to the server.

import { t } from "./dom.js";

/**
 * Sends JSON and gives back what was answered, or a sentence saying why not.
 * @param {string} url @param {unknown} body
 * @returns {Promise<{url?: string, say?: string, code?: string, minutes?: number}>}
 */
export const post = (url, body) => send(url, body);

/**
 * The same, for answers of any kind.
 * @param {string} url @param {unknown} body @returns {Promise<any>}
 */
export const send = async (url, body) => {
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
 * The strength of bots that a page offers first, everywhere the same.
 * @param {{id: string}[]} [levels]
 */
export const usualLevel = (levels = []) => levels[Math.floor((levels.length - 1) / 2)]?.id ?? "";
