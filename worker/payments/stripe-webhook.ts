import type { Context } from "hono";
import type { Bindings, ShopEnv } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { callObject } from "../platform/call-object";
import { openStripeAccount, type Intent, type StripeAccount } from "./stripe";
import { log } from "../../app/services/log";
import { DAY_SECONDS } from "../../app/domain/values/durations";

export const STRIPE_WEBHOOK_PATH = "/webhooks/stripe";

/** Receives Stripe's webhook: authenticated by signature, with an error status where Stripe must deliver the event again. */
export async function receiveStripeEvent(c: Context<ShopEnv>): Promise<Response> {
  const { stripe, shopUrl } = c.get("environment");
  if (!stripe) return c.notFound();
  const account = openStripeAccount(stripe);
  const event = await readEvent(account, await c.req.text(), c.req.header("stripe-signature") ?? "");
  if (event === "invalid-signature") return c.json({ error: "signature" }, 400);
  const isDone = !event || (await notifySession(c.env.SHOPPER_SESSION, event.intent, event.id, shopUrl));
  return isDone ? c.json({ received: true }) : c.json({ error: "later" }, 503);
}

/** Catches up on missed webhooks: paid intents of the last day without an order. Runs on a schedule. */
export async function reconcilePayments(
  bindings: Bindings,
  { stripe, shopUrl }: Environment,
  now: number,
): Promise<void> {
  if (!stripe) return;
  const account = openStripeAccount(stripe);
  await account.visitPaid(Math.floor(now / 1000) - DAY_SECONDS, async (intent) => {
    const { shop, order } = intent.metadata;
    // Logged repeatedly for a day: somebody has paid, and the order is unknown.
    if (order === "unclear" && shop === shopUrl) log("payment-unclear", { intent: intent.id }, "error");
    // A unique event id, because each run checks again.
    if (order === "") await notifySession(bindings.SHOPPER_SESSION, intent, `schedule:${now}`, shopUrl);
  });
}

async function readEvent(account: StripeAccount, body: string, signature: string) {
  try {
    return await account.readEvent(body, signature);
  } catch {
    log("webhook-signature-invalid", {}, "error");
    return "invalid-signature";
  }
}

/** true: the event is handled, or belongs to another shop that uses the same Stripe account. */
async function notifySession(
  namespace: Bindings["SHOPPER_SESSION"],
  { id, metadata }: Intent,
  eventId: string,
  shop: string,
): Promise<boolean> {
  if (metadata.shop !== shop || !/^[0-9a-f]{64}$/.test(metadata.session)) return true;
  try {
    // A duplicate event is ignored.
    return await callObject(
      () => namespace.get(namespace.idFromString(metadata.session)),
      (session) => session.notifyPayment(id, eventId),
      { isRepeatable: true },
    );
  } catch (error) {
    log("payment-notification-failed", { intent: id, error });
    return false;
  }
}
