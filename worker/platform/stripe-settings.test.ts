import { expect, test } from "vitest";
import { readEnvironment } from "./environment";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_a1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_b2",
  STRIPE_WEBHOOK_SECRET: "whsec_c3",
};

const readStripe = (variables: object) => readEnvironment({ ...variables, BACKEND_CURRENCY: "EUR" }).stripe;

test("cards are offered only with all three keys", () => {
  expect(readStripe({})).toBeNull();
  expect(readStripe({ ...KEYS })).toEqual({
    secretKey: "sk_test_a1",
    publishableKey: "pk_test_b2",
    webhookSecret: "whsec_c3",
    apiUrl: null,
  });
});

test.each(Object.keys(KEYS))("an incomplete set of keys is an error that names %s", (name) => {
  expect(() => readEnvironment({ ...KEYS, [name]: "" })).toThrow(name);
  expect(() => readEnvironment({ ...KEYS, [name]: "nonsense" })).toThrow(name);
});

test("error messages never contain a key", () => {
  expect(() => readStripe({ ...KEYS, STRIPE_SECRET_KEY: "geheim" })).toThrow(/^(?!.*geheim)/);
});

test("keys of different modes, and a Stripe mock with a live key, are refused", () => {
  expect(() => readStripe({ ...KEYS, STRIPE_PUBLISHABLE_KEY: "pk_live_b" })).toThrow("STRIPE_PUBLISHABLE_KEY");
  const live = { ...KEYS, STRIPE_SECRET_KEY: "sk_live_a", STRIPE_PUBLISHABLE_KEY: "pk_live_b" };
  expect(() => readStripe({ ...live, STRIPE_API_URL: "http://localhost:1" })).toThrow("STRIPE_API_URL");
  expect(readStripe({ ...KEYS, STRIPE_API_URL: "http://localhost:1" })?.apiUrl).toBe("http://localhost:1");
});
