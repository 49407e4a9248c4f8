import type { Environment } from "./environment";

/** WooCommerce's own webhooks have a secret of their own; the WordPress plugin signs with the one it shares with the shop. */
export function listSecrets({ woocommerceWebhookSecret, storefrontSecret }: Environment): string[] {
  return [woocommerceWebhookSecret, storefrontSecret].filter((secret) => secret !== undefined);
}

/** Whether the body is signed with one of the secrets, in WooCommerce's webhook scheme (HMAC-SHA256, base64). */
export async function isSigned(body: ArrayBuffer, signature = "", secrets: string[]): Promise<boolean> {
  const checks = await Promise.all(secrets.map((secret) => verify(body, signature, secret)));
  return checks.includes(true);
}

async function verify(body: ArrayBuffer, signature: string, secret: string): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["verify"]);
  return crypto.subtle.verify(algorithm, key, readBase64(signature), body);
}

function readBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
