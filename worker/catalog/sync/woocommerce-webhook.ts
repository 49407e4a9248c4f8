import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ShopEnv } from "../../platform/hono-env";
import { parseNotice } from "./change-notice";
import { callSync } from "./call-sync";
import { isSigned, listSecrets } from "../../platform/signed-request";
import { log } from "../../../app/services/log";
import { listLanguages } from "../../platform/environment";

export const WOOCOMMERCE_WEBHOOK_PATH = "/webhooks/woocommerce";

/** A product with a long description and hundreds of variations has some 100 kB. */
const BODY_BYTES_MAX = 1024 * 1024;
/** WooCommerce's unsigned ping when a webhook is created, which requires a 200. */
const PING = /^webhook_id=\d{1,20}$/;

export const limitInvalidations = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: (c) => c.json({ error: "size" }, 413),
});

/**
 * Receives signed change notifications from WooCommerce, the plugin and `npm run cache:purge`, and queues what they name for
 * the replica (docs/catalog.md).
 */
export async function receiveInvalidation(c: Context<ShopEnv>): Promise<Response> {
  const environment = c.get("environment");
  const secrets = listSecrets(environment);
  if (secrets.length === 0) return c.notFound();
  const body = await c.req.arrayBuffer();
  if (PING.test(new TextDecoder().decode(body.slice(0, 40)))) return c.json({ received: true });
  if (!(await isSigned(body, c.req.header("x-wc-webhook-signature"), secrets))) {
    log("webhook-signature-invalid", {}, "error");
    return c.json({ error: "signature" }, 400);
  }
  const notice = parseNotice(c.req.header("x-wc-webhook-topic") ?? "", new TextDecoder().decode(body));
  if (!notice) return c.json({ received: true });
  try {
    const languages = listLanguages(environment);
    await Promise.all(languages.map((one) => callSync(c.env, one, (sync) => sync.noteDelivery(notice))));
    return c.json({ received: true });
  } catch (error) {
    log("webhook-failed", { error });
    return c.json({ error: "later" }, 503);
  }
}
