import { serveStripeMock } from "../stripe-mock/serve-mock";
import { startBuiltShop, type BuiltShop } from "./built-shop";

export const CARD_KEYS = {
  // Cards are charged in euro alone.
  BACKEND_CURRENCY: "EUR",
  STRIPE_SECRET_KEY: "sk_test_built",
  STRIPE_PUBLISHABLE_KEY: "pk_test_built",
  STRIPE_WEBHOOK_SECRET: "whsec_built",
};

export type StripeServer = Awaited<ReturnType<typeof serveStripeMock>>;

/** A built shop that charges cards, with the Stripe that it asks; `close` ends both. */
export async function startCardShop(): Promise<{ shop: BuiltShop; mock: StripeServer; close: () => Promise<void> }> {
  const mock = await serveStripeMock();
  const shop = await startBuiltShop({ ...CARD_KEYS, STRIPE_API_URL: mock.url });
  const close = async () => {
    await shop.close();
    mock.close();
  };
  return { shop, mock, close };
}
