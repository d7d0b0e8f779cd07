// Passkeys: what the server asks for, said to the browser, and what that answers.

import { send } from "./join.js";
import { t } from "./dom.js";

export const hasPasskeys = () => typeof PublicKeyCredential === "function" && isSecureContext;

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** A credential as JSON; browsers name its parts, and all of them are bytes. @param {any} made */
const written = (made) => ({
  id: made.id,
  rawId: text(made.rawId),
  type: made.type,
  clientExtensionResults: made.getClientExtensionResults(),
  response: Object.fromEntries(
    ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]
      .filter((name) => made.response[name])
      .map((name) => [name, text(made.response[name])]),
  ),
});

/**
 * Asks the browser, and sends on what it says; somebody may think better of it.
 * @param {string} from @param {string} to @param {(options: any) => Promise<Credential | null>} ask
 * @returns {Promise<any>}
 */
const prove = async (from, to, ask) => {
  const options = await send(from, {});
  if (!options.challenge) return options;
  options.challenge = bytes(options.challenge);
  try {
    const made = await ask(options);
    return made ? send(to, { credential: written(made) }) : { say: t("failed") };
  } catch {
    return { say: t("passkey-not") };
  }
};

/** Makes a passkey for whoever this browser is. */
export const makePasskey = () =>
  prove("/api/me/passkey", "/api/me/passkey/made", (publicKey) => {
    publicKey.user.id = bytes(publicKey.user.id);
    for (const each of publicKey.excludeCredentials ?? []) each.id = bytes(each.id);
    return navigator.credentials.create({ publicKey });
  });

/** Lets this browser be whoever a passkey belongs to. */
export const usePasskey = () =>
  prove("/api/passkey", "/api/passkey/used", (publicKey) => navigator.credentials.get({ publicKey }));
