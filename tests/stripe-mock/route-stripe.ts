import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { StripeMock } from "./stripe-mock";

/** Stripe's own test numbers. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asksBank: "4000000000003220",
  slow: "4000000000000077",
  /** Not one of Stripe's numbers: the mock's fields fail on it. */
  unreachable: "0",
};

const STUB = readFileSync(join(import.meta.dirname, "stripe-js-stub.js"), "utf8");

/** Routes a browser's requests to Stripe to the mock. `onPaid` is called before the browser gets the result. */
export async function routeStripe(
  page: Page,
  stripe: StripeMock,
  onPaid: (id: string) => Promise<void> = async () => {},
) {
  await page.route("https://js.stripe.com/**", (route) =>
    route.request().resourceType() === "script"
      ? route.fulfill({ contentType: "text/javascript; charset=utf-8", body: STUB })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Stripe</title>" }),
  );
  await page.route("https://api.stripe.com/mock/confirm", async (route) => {
    const { clientSecret, number, amount, currency } = route.request().postDataJSON() as Record<string, string>;
    const id = clientSecret!.replace("_secret_mock", "");
    const answer = (body: unknown) => route.fulfill({ json: body, headers: { "access-control-allow-origin": "*" } });
    const intent = stripe.intents.get(id);
    // As Stripe: what the page was shown and what the intent says must be the same.
    if (!intent || intent.amount !== Number(amount) || intent.currency !== currency)
      return answer({ error: { type: "invalid_request_error", message: "mismatch" } });
    if (number === CARDS.declined)
      return answer({ error: { type: "card_error", code: "card_declined", message: "Картата Ви беше отказана." } });
    if (number === CARDS.asksBank) return answer({ next: { intent: stripe.setStatus(id, "requires_action").id } });
    if (number === CARDS.slow) return answer({ paymentIntent: { id: stripe.setStatus(id, "processing").id } });
    stripe.pay(id);
    await onPaid(id);
    return answer({ paymentIntent: { id } });
  });
  await page.route("https://hooks.stripe.com/mock**", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [id, back] = [query.get("intent")!, new URL(query.get("return")!)];
    back.search = new URLSearchParams({ payment_intent: id, redirect_status: "succeeded" }).toString();
    stripe.pay(id);
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<title>Bank</title><a href="${back.href}">Потвърди</a>`,
    });
  });
}
