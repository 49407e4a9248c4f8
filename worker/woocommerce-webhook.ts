import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ShopEnv } from "./bindings";
import { openNewsDesk } from "./catalogue-news";

export const WOOCOMMERCE_WEBHOOK_PATH = "/webhooks/woocommerce";

/** A product with a long description and hundreds of variations comes to some 100 kB. */
const BODY_BYTES_MAX = 1024 * 1024;
/** What WooCommerce says when a webhook is made: without signature, and wanting to be answered with 200. */
const PING = /^webhook_id=\d{1,20}$/;
const DELIVERY = /^[\w-]{1,100}$/;
/** Not about what is sold. */
const OTHERS = /^(order|customer|coupon)\./;
/** What `npm run cache:purge` says. */
const PURGE = "shop.purge";

export const limitNews = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: "size" }, 413) });

/**
 * News of the merchant's catalogue: believed for its signature alone, and each delivery heard once. All kept pages and
 * products are asked anew then: nothing needs a list of addresses (design §2; docs/caching.md).
 */
export async function receiveNews(c: Context<ShopEnv>): Promise<Response> {
  const { woocommerceWebhookSecret, storefrontSecret } = c.get("environment");
  // WooCommerce's own webhooks have a secret of theirs; the WordPress plugin signs with the one it shares with the shop.
  const secrets = [woocommerceWebhookSecret, storefrontSecret].filter((secret) => secret !== undefined);
  if (secrets.length === 0) return c.notFound();
  const body = await c.req.arrayBuffer();
  if (PING.test(new TextDecoder().decode(body.slice(0, 40)))) return c.json({ received: true });
  const signature = c.req.header("x-wc-webhook-signature") ?? "";
  const checks = await Promise.all(secrets.map((secret) => isSigned(body, signature, secret)));
  if (!checks.includes(true)) {
    console.error(JSON.stringify({ event: "webhook-forged" }));
    return c.json({ error: "signature" }, 400);
  }
  const delivery = c.req.header("x-wc-webhook-delivery-id") ?? "";
  if (!DELIVERY.test(delivery)) return c.json({ error: "delivery" }, 400);
  const topic = c.req.header("x-wc-webhook-topic") ?? "";
  if (OTHERS.test(topic)) return c.json({ received: true });
  const about = topic.startsWith("product.") ? "products" : "anything";
  try {
    const news = await openNewsDesk(c.env.CATALOGUE_VERSION).hear(delivery, about, topic === PURGE);
    return c.json({ received: true, news });
  } catch (error) {
    console.error(JSON.stringify({ event: "news-not-heard", message: String(error).slice(0, 200) }));
    return c.json({ error: "later" }, 503);
  }
}

async function isSigned(body: ArrayBuffer, signature: string, secret: string): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["verify"]);
  return crypto.subtle.verify(algorithm, key, readBase64(signature), body);
}

function readBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
