import type { Context } from "hono";
import type { Bindings, ShopEnv } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { callObject } from "../platform/call-object";
import type { PaymentCalls } from "../session/session-rpc";
import { openStripeAccount, type Intent, type StripeAccount } from "./stripe";

export const STRIPE_WEBHOOK_PATH = "/webhooks/stripe";

/** Stripe's news: believed for its signature alone, and answered with an error where it must be told again. */
export async function receiveStripeEvent(c: Context<ShopEnv>): Promise<Response> {
  const { stripe, address } = c.get("environment");
  if (!stripe) return c.notFound();
  const account = openStripeAccount(stripe, (input, init) => fetch(input, init));
  const event = await readEvent(account, await c.req.text(), c.req.header("stripe-signature") ?? "");
  if (event === "forged") return c.json({ error: "signature" }, 400);
  const isDone = !event || (await notifySession(c.env.SHOPPER_SESSION, event.intent, event.id, address));
  return isDone ? c.json({ received: true }) : c.json({ error: "later" }, 503);
}

const DAY_S = 86_400;

/** Finds what no webhook told: paid intents of the last day without an order. Runs on a schedule. */
export async function reconcilePayments(
  bindings: Bindings,
  { stripe, address }: Environment,
  now: number,
): Promise<void> {
  if (!stripe) return;
  const account = openStripeAccount(stripe, (input, init) => fetch(input, init));
  await account.visitPaid(Math.floor(now / 1000) - DAY_S, async (intent) => {
    const { shop, order } = intent.labels;
    // Said again until the day is over: somebody has paid, and nobody knows for what.
    if (order === "unclear" && shop === address)
      console.error(JSON.stringify({ event: "payment-unclear", intent: intent.id }));
    // The event's name never repeats: each round looks anew.
    if (order === "") await notifySession(bindings.SHOPPER_SESSION, intent, `schedule:${now}`, address);
  });
}

async function readEvent(account: StripeAccount, body: string, signature: string) {
  try {
    return await account.readEvent(body, signature);
  } catch {
    console.error(JSON.stringify({ event: "webhook-forged" }));
    return "forged";
  }
}

/** true: done, or not ours: another shop, or an account's own payments, may share the account. */
async function notifySession(
  namespace: Bindings["SHOPPER_SESSION"],
  { id, labels }: Intent,
  eventId: string,
  shop: string,
): Promise<boolean> {
  if (labels.shop !== shop || !/^[0-9a-f]{64}$/.test(labels.session)) return true;
  try {
    // Told twice, an event counts once.
    return await callObject(
      () => namespace.get(namespace.idFromString(labels.session)) as unknown as PaymentCalls,
      (session) => session.notifyPayment(id, eventId),
      { isRepeatable: true },
    );
  } catch (error) {
    console.error(JSON.stringify({ event: "payment-not-told", intent: id, message: String(error).slice(0, 200) }));
    return false;
  }
}
