import Stripe from "stripe";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { StripeSettings } from "../platform/environment";
import { log } from "../../app/services/log";

const TIMEOUT_MS = 10_000;
const SIGNATURE_SECONDS_MAX = 300;
const PAGE_MAX = 100;

/** A Stripe PaymentIntent, reduced to what the shop uses; amounts in minor units. */
export interface Intent {
  id: string;
  clientSecret: string;
  status: Stripe.PaymentIntent.Status;
  /** The amount actually received. */
  received: number;
  /** ISO 4217, upper case. */
  currency: string;
  metadata: IntentMetadata;
}

/** Metadata of the intent that lets a webhook find the session. The session's hex id opens nothing; its cookie would. */
interface IntentMetadata {
  checkout: string;
  session: string;
  shop: string;
  /** The outcome: an order's id, "refunded" or "unclear"; "" until then. */
  order: string;
}

interface NewIntent {
  amount: number;
  currency: string;
  metadata: Omit<IntentMetadata, "order">;
  /** Idempotency key. */
  key: string;
}

export type StripeAccount = ReturnType<typeof openStripeAccount>;

/** The merchant's Stripe account; methods return failures instead of throwing. */
export function openStripeAccount(
  settings: StripeSettings,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
) {
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetcher),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(settings.apiUrl && toHost(settings.apiUrl)),
  });
  return {
    create: ({ amount, currency, metadata, key }: NewIntent) =>
      attempt(async () => {
        const parameters: Stripe.PaymentIntentCreateParams = {
          amount,
          currency: currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          metadata,
        };
        return toIntent(await stripe.paymentIntents.create(parameters, { idempotencyKey: key }));
      }),
    read: (id: string) => attempt(async () => toIntent(await stripe.paymentIntents.retrieve(id))),
    cancel: (id: string) => attempt(async () => toIntent(await stripe.paymentIntents.cancel(id))),
    /** Refunds the whole amount; idempotent. */
    refund: (id: string) =>
      attempt(async () => {
        try {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` });
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error;
        }
        return null;
      }),
    /** Writes the outcome to the intent's metadata, where the merchant sees it. */
    recordOutcome: (id: string, end: { order: string; note: string }) =>
      attempt(async () => toIntent(await stripe.paymentIntents.update(id, { metadata: end }))),
    /** Calls `visit` for every intent created after `since` (Unix seconds) that has succeeded, newest first. */
    visitPaid: (since: number, visit: (intent: Intent) => Promise<void>) =>
      attempt(async () => {
        for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: PAGE_MAX }))
          if (intent.status === "succeeded") await visit(toIntent(intent));
        return null;
      }),
    /** An event about an intent; null for other events. Throws if it isn't signed by Stripe within the last 300 s. */
    async readEvent(body: string, signature: string) {
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
    // Message and request aren't logged, because they may contain what people typed.
    log("stripe-request-failed", { type: type ?? String(error), code, statusCode }, "error");
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
    metadata: { checkout, session, shop, order },
  };
}

function toHost(url: string): { host: string; port: string; protocol: "http" | "https" } {
  const { hostname, port, protocol } = new URL(url);
  const isHttp = protocol === "http:";
  return { host: hostname, port: port || (isHttp ? "80" : "443"), protocol: isHttp ? "http" : "https" };
}
