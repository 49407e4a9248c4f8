import Stripe from "stripe";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { StripeSettings } from "../platform/environment";

const TIMEOUT_MS = 10_000;
const SIGNATURE_SECONDS_MAX = 300;
const PAGE_MAX = 100;

/** A payment at Stripe, as far as the shop looks at it; amounts in hundredths. */
export interface Intent {
  id: string;
  clientSecret: string;
  status: Stripe.PaymentIntent.Status;
  /** What really arrived. */
  received: number;
  /** In capitals. */
  currency: string;
  labels: IntentLabels;
}

/** Written on the intent, so that a webhook finds its way back. The session's hex id opens nothing; its cookie would. */
interface IntentLabels {
  checkout: string;
  session: string;
  shop: string;
  /** What became of it: an order's number, "unseen", "refunded" or "unclear"; "" until then. */
  order: string;
}

interface NewIntent {
  amount: number;
  currency: string;
  labels: Omit<IntentLabels, "order">;
  /** The same key makes the same intent. */
  key: string;
}

/** The merchant's account at Stripe; answers never throw. */
export interface StripeAccount {
  create(intent: NewIntent): Promise<Result<Intent>>;
  read(id: string): Promise<Result<Intent>>;
  cancel(id: string): Promise<Result<Intent>>;
  /** The whole amount, once, however often it is asked. */
  refund(id: string): Promise<Result<null>>;
  /** Writes on the intent how it ended, where the merchant sees it. */
  noteEnd(id: string, end: { order: string; note: string }): Promise<Result<Intent>>;
  /** Shows every intent made since then (seconds) that has succeeded, newest first, as its page comes. */
  visitPaid(since: number, visit: (intent: Intent) => Promise<void>): Promise<Result<null>>;
  /** Events about an intent; null for other events. Throws for what Stripe hasn't signed within 300 s. */
  readEvent(body: string, signature: string): Promise<{ id: string; intent: Intent } | null>;
}

export function openStripeAccount(settings: StripeSettings, fetchIt: typeof fetch): StripeAccount {
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchIt),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(settings.apiUrl && placeOf(settings.apiUrl)),
  });
  return {
    create: ({ amount, currency, labels, key }) =>
      attempt(async () => {
        const parameters: Stripe.PaymentIntentCreateParams = {
          amount,
          currency: currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          metadata: labels,
        };
        return toIntent(await stripe.paymentIntents.create(parameters, { idempotencyKey: key }));
      }),
    read: (id) => attempt(async () => toIntent(await stripe.paymentIntents.retrieve(id))),
    cancel: (id) => attempt(async () => toIntent(await stripe.paymentIntents.cancel(id))),
    refund: (id) =>
      attempt(async () => {
        try {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` });
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error;
        }
        return null;
      }),
    noteEnd: (id, end) => attempt(async () => toIntent(await stripe.paymentIntents.update(id, { metadata: end }))),
    visitPaid: (since, visit) =>
      attempt(async () => {
        for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: PAGE_MAX }))
          if (intent.status === "succeeded") await visit(toIntent(intent));
        return null;
      }),
    async readEvent(body, signature) {
      const crypto = Stripe.createSubtleCryptoProvider();
      const { webhookSecret } = settings;
      const event = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        SIGNATURE_SECONDS_MAX,
        crypto,
      );
      const { object } = event.data;
      return "object" in object && object.object === "payment_intent"
        ? { id: event.id, intent: toIntent(object) }
        : null;
    },
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeed(await work());
  } catch (error) {
    const { type, code, statusCode } = error as Partial<Stripe.errors.StripeError>;
    // Neither message nor request: they may hold what people typed.
    console.error(JSON.stringify({ event: "stripe-request-failed", type: type ?? String(error), code, statusCode }));
    const isRefused =
      statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode);
    return fail(isRefused ? { kind: "refused", message: code ?? "" } : { kind: "unreachable" });
  }
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  const { checkout = "", session = "", shop = "", order = "" } = intent.metadata;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    status: intent.status,
    received: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    labels: { checkout, session, shop, order },
  };
}

function placeOf(address: string): { host: string; port: string; protocol: "http" | "https" } {
  const { hostname, port, protocol } = new URL(address);
  const isHttp = protocol === "http:";
  return { host: hostname, port: port || (isHttp ? "80" : "443"), protocol: isHttp ? "http" : "https" };
}
