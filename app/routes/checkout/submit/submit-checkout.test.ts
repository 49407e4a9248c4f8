import { readSite } from "../../../config/site";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fail, succeed } from "../../../domain/values/result";
import { readSettings } from "../../../config/settings";
import type { CheckoutDraft } from "../../../domain/checkout/checkout-draft";
import { CART, fakeShopper, FORM, leadsTo, ORDER_PAGE, STATE } from "../../../../tests/doubles/shopper/checkout-state";
import { CHECKOUT } from "#strings/checkout/checkout";
import { submitCheckout } from "./submit-checkout";
import type { Shopper } from "../../../services/shopper";
import { countRuns } from "../../../../tests/fixtures/trials";

function submit(fields: Record<string, string>, fake: Shopper, settings = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return submitCheckout(form, fake, readSettings(settings), readSite({}));
}

test("a valid form is placed once, with the phone in E.164", async () => {
  const { fake, calls, names } = fakeShopper();
  expect(leadsTo(await submit({}, fake))).toBe(ORDER_PAGE);
  expect(names()).toEqual(["read", "place"]);
  expect([calls[1]![1], calls[1]![3]]).toEqual(["id-1", 14210]);
  expect((calls[1]![2] as CheckoutDraft).billing.phone).toBe("+359888123456");
});

test("an invalid field blocks the order without a backend request, and all values come back", async () => {
  const { fake, names } = fakeShopper();
  const answer = await submit({ "billing.postcode": "178", consent: "" }, fake);
  expect(answer).toMatchObject({
    status: 422,
    reply: {
      kind: "invalid",
      problems: { "billing.postcode": "postcode", consent: "required" },
      values: { "billing.postcode": "178", "billing.city": "Sofia" },
    },
  });
  expect(names()).toEqual(["read"]);
});

test("an address without calculated shipping is sent to the backend before the order", async () => {
  const { fake, names } = fakeShopper();
  await submit({ "billing.city": "Пловдив", "billing.postcode": "4000" }, fake);
  expect(names()).toEqual(["read", "update", "place"]);
});

test("an order is placed only for the total that the shopper saw", async () => {
  const { fake, names } = fakeShopper();
  expect(await submit({ rateId: "econt" }, fake)).toMatchObject({
    status: 422,
    reply: {
      kind: "changed",
      state: { cart: { total: 14900 } },
      message: CHECKOUT.totalChangedFrom("142,10\u00a0лв. / 72,65\u00a0€", "149,00\u00a0лв. / 76,18\u00a0€"),
    },
  });
  expect(names()).toEqual(["read", "change"]);
  for (const seenTotal of ["1", "", "-5", "<b>"])
    expect(await submit({ seenTotal }, fakeShopper().fake)).toMatchObject({ reply: { kind: "changed" } });
});

test("a form sent again after its order was placed returns the same order, without reading the cart", async () => {
  const order = { databaseId: 7, orderKey: "k", redirect: null };
  const { fake, names } = fakeShopper({ findEarlier: async () => succeed(order) });
  expect(leadsTo(await submit({}, fake))).toBe(ORDER_PAGE);
  expect(names()).toEqual([]);
});

test("an unknown outcome is reported, with 503 and all values", async () => {
  for (const kind of ["timeout", "unreachable", "bad-answer", "too-large"] as const) {
    const answer = await submit({}, fakeShopper({ placeOrder: async () => fail({ kind }) }).fake);
    expect(answer).toMatchObject({ status: 503, reply: { kind: "failed", values: { "billing.city": "Sofia" } } });
  }
});

test("the backend's refusal is shown in its words, with 422", async () => {
  const answer = await submit(
    {},
    fakeShopper({ placeOrder: async () => fail({ kind: "refused", message: "Няма наличност." }) }).fake,
  );
  expect(answer).toMatchObject({ status: 422, reply: { message: "Няма наличност." } });
});

test.each([
  ["without what the backend removed", async () => succeed({ ...STATE, cart: { ...CART, total: 9000 } }), 9000],
  ["as it was, if it can't be read", async () => fail({ kind: "timeout" }), CART.total],
  ["as it was, if nothing is left", async () => succeed({ ...STATE, cart: { ...CART, isEmpty: true } }), CART.total],
] as const)("after a refusal the cart is shown %s", async (_, readAgain, total) => {
  let reads = 0;
  const { fake } = fakeShopper({
    readCheckout: async () => ((reads += 1) === 1 ? succeed(STATE) : readAgain()),
    placeOrder: async () => fail({ kind: "refused", message: "Кодът е използван." }),
  });
  expect(await submit({}, fake)).toMatchObject({
    reply: { kind: "failed", message: "Кодът е използван.", state: { cart: { total } } },
  });
});

test("the update button stores what is typed, an incomplete e-mail included, and selects the shipping rate", async () => {
  const { fake, calls, names } = fakeShopper();
  const answer = await submit({ intent: "update", "billing.email": "maria@", rateId: "econt", consent: "" }, fake);
  expect(answer).toMatchObject({
    status: 200,
    reply: { kind: "updated", values: { "billing.email": "maria@" }, state: { cart: { total: 14900 } } },
  });
  expect(names()).toEqual(["update", "change"]);
  expect((calls[0]![1] as CheckoutDraft).billing.email).toBe("");
});

test("a card is charged before the order is placed, and an earlier payment is checked first", async () => {
  const card = { ...STATE, gateways: [{ id: "stripe", title: "Card", description: "" }] };
  const readCheckout = async () => succeed(card);
  const pay = { kind: "pay", intentId: "pi_1", clientSecret: "s" } as const;
  const { fake, names } = fakeShopper({ readCheckout, startPayment: async () => succeed(pay) });
  expect(await submit({ paymentMethod: "stripe" }, fake)).toMatchObject({
    status: 200,
    reply: { kind: "pay", clientSecret: "s", values: { "billing.firstName": "Maria" } },
  });
  expect(names()).toEqual([]);
  const started = { kind: "check", intentId: "pi_1" } as const;
  const again = fakeShopper({ readCheckout, startPayment: async () => succeed(started) });
  expect(leadsTo(await submit({ paymentMethod: "stripe" }, again.fake))).toBe("/checkout/payment?payment_intent=pi_1");
  expect(await submit({ paymentMethod: "stripe" }, fakeShopper().fake)).toMatchObject({
    reply: { kind: "invalid", problems: { paymentMethod: "unavailable" } },
  });
});

test("selecting a shipping rate is one change of the cart", async () => {
  const { fake, calls } = fakeShopper();
  const answer = await submit({ intent: "shipping", rateId: "econt" }, fake);
  expect(calls).toEqual([["change", { type: "choose-shipping", rateId: "econt" }]]);
  expect(answer).toMatchObject({ status: 200, reply: { kind: "updated", state: null, cart: { total: 14900 } } });
});

test("an unavailable backend leaves the form as typed", async () => {
  const { fake } = fakeShopper({ readCheckout: async () => fail({ kind: "unreachable" }) });
  expect(await submit({}, fake)).toMatchObject({
    status: 503,
    reply: { kind: "failed", state: null, values: { "billing.firstName": "Maria" } },
  });
});

test("500 forged forms: price, fees, isPaid, transactionId never reach the order", async () => {
  const forged = fc.constantFrom(
    "isPaid",
    "transactionId",
    "fees",
    "total",
    "price",
    "metaData",
    "coupon",
    "billing.company",
    "shipping.isPaid",
    "__proto__",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.oneof(forged, fc.string()), fc.string({ unit: "binary" }))),
      async (fields) => {
        const { fake, calls } = fakeShopper();
        const form = new FormData();
        for (const [name, value] of [...Object.entries(FORM), ...fields]) form.append(name, value);
        await submitCheckout(form, fake, readSettings({}), readSite({}));
        const sent = calls.find(([name]) => name === "place")!;
        expect(sent.slice(3)).toEqual([14210, ""]);
        expect(Object.keys(sent[2] as CheckoutDraft).sort()).toEqual([
          "billing",
          "customerNote",
          "delivery",
          "invoice",
          "office",
          "paymentMethod",
          "shipToDifferentAddress",
          "shipping",
        ]);
        expect((sent[2] as CheckoutDraft).billing.company).toBe("");
      },
    ),
    { numRuns: countRuns(500) },
  );
});

test("a rate-limited order says how long to wait, with all values", async () => {
  const { fake } = fakeShopper({ placeOrder: async () => fail({ kind: "too-many", seconds: 30 }) });
  expect(await submit({}, fake)).toMatchObject({
    status: 429,
    reply: {
      kind: "failed",
      message: expect.stringContaining("Изчакайте една минута"),
      values: { "billing.lastName": "Dimitrova" },
    },
  });
});

test("a language that no shop has leads to an address that a header can hold", async () => {
  for (const language of ["en", "ъ", "../cart"])
    expect(leadsTo(await submit({ intent: "", language }, fakeShopper().fake))).toContain(
      `/${encodeURIComponent(language)}?from=`,
    );
});
