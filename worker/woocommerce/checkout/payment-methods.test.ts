import { expect, test } from "vitest";
import recordedEmpty from "../../../tests/contract/samples/stripePaymentIntent-payment-empty-cart.json";
import recordedIntent from "../../../tests/contract/samples/stripePaymentIntent-payment.json";
import { answerWith } from "../../../tests/doubles/answering-client";
import { askStripePaymentIntent } from "./payment-methods";

const INTENT = recordedIntent.response.body.data.stripePaymentIntent;

test("a recorded intent has its amount in hundredths, for the session's own cart", async () => {
  const { client, asked } = answerWith({ data: recordedIntent.response.body.data, sessionToken: "next" });
  expect(await askStripePaymentIntent(client, "s", null)).toEqual({
    token: "next",
    result: {
      ok: true,
      value: { id: INTENT.id, clientSecret: INTENT.clientSecret, amount: 19_297, currency: "BGN", error: null },
    },
  });
  expect(asked[0]).toEqual({ variables: { stripePaymentMethod: "PAYMENT" }, token: "s", authToken: null });
});

test("an empty cart's recorded intent says why there is none", async () => {
  const { client } = answerWith({ data: recordedEmpty.response.body.data });
  expect((await askStripePaymentIntent(client, "s", null)).result).toMatchObject({
    value: { id: "", amount: 0, error: "Cart amount must be greater than 0" },
  });
});

test("half an intent is an error, never something to pay", async () => {
  for (const parts of [{ id: null }, { clientSecret: "" }, { amount: "19297" }, { amount: 192.97 }, { amount: null }]) {
    const { client } = answerWith({ data: { stripePaymentIntent: { ...INTENT, ...parts } } });
    const { result } = await askStripePaymentIntent(client, "s", null);
    expect(result.ok && result.value.error).toBe("The intent is incomplete");
  }
});

test("a shop without WooNuxt Settings has no intents", async () => {
  const failure = { kind: "refused" as const, message: 'Cannot query field "stripePaymentIntent"' };
  expect((await askStripePaymentIntent(answerWith({ failure }).client, "s", "a")).result).toEqual({
    ok: false,
    failure,
  });
});
