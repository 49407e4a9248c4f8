import fc from "fast-check";
import { expect, test } from "vitest";
import { fail, succeed } from "../../backend/result";
import { readSettings } from "../../config/settings";
import type { CheckoutDraft, CheckoutState, Shopper } from "../../context";
import { EMPTY_ADDRESS } from "../../shop/address";
import type { Cart } from "../../shop/cart";
import { submitCheckout } from "./submit-checkout";

const PLACE = { country: "BG", state: "BG-22", city: "София", postcode: "1784" };
const CART = {
  lines: [{ key: "a", virtual: false }],
  isEmpty: false,
  needsShipping: true,
  total: 14210,
  shippingRates: [{ id: "speedy", label: "Speedy", cost: 0 }, { id: "econt", label: "Еконт", cost: 690 }],
  chosenRateId: "speedy",
} as unknown as Cart;
const STATE: CheckoutState = {
  checkoutId: "id-1",
  cart: CART,
  gateways: [{ id: "cod", title: "Наложен платеж", description: "" }],
  countries: ["BG"],
  regions: {},
  draft: {
    billing: { ...EMPTY_ADDRESS, ...PLACE },
    shipping: EMPTY_ADDRESS,
    shipToDifferentAddress: false,
    paymentMethod: "cod",
    customerNote: "",
  },
};
const FORM = {
  intent: "place",
  "billing.firstName": "Мария",
  "billing.lastName": "Димитрова",
  "billing.email": "maria@example.bg",
  "billing.phone": "0888 123 456",
  "billing.country": "BG",
  "billing.state": "BG-22",
  "billing.city": "София",
  "billing.postcode": "1784",
  "billing.address1": "ул. „Пирин“ 24",
  rateId: "speedy",
  paymentMethod: "cod",
  consent: "on",
  checkoutId: "id-1",
  seenTotal: "14210",
};

function shopper(parts: Partial<Shopper> = {}) {
  const calls: unknown[][] = [];
  const note = (name: string, answer: unknown) => (...args: unknown[]) => (calls.push([name, ...args]), Promise.resolve(answer));
  const fake = {
    readCheckout: note("read", succeed(STATE)),
    updateCheckout: note("update", succeed(STATE)),
    changeCart: note("change", succeed({ cart: { ...CART, chosenRateId: "econt", total: 14900 }, restored: false })),
    placeOrder: note("place", succeed({ databaseId: 7, orderKey: "k", redirect: null })),
    ...parts,
  } as unknown as Shopper;
  return { fake, calls, names: () => calls.map(([name]) => name) };
}

function submit(fields: Record<string, string>, fake: Shopper, settings = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return submitCheckout(form, fake, readSettings(settings));
}

test("a good form is read once and placed once, with the telephone in E.164 (design §5)", async () => {
  const { fake, calls, names } = shopper();
  expect(await submit({}, fake)).toEqual({ placed: { databaseId: 7, orderKey: "k", redirect: null } });
  expect(names()).toEqual(["read", "place"]);
  expect(calls[1]![1]).toBe("id-1");
  expect((calls[1]![2] as CheckoutDraft).billing.phone).toBe("+359888123456");
});

test("a wrong field stops the order before the backend hears of it, and everything typed comes back (design §5)", async () => {
  const { fake, names } = shopper();
  const answer = await submit({ "billing.postcode": "178", consent: "" }, fake);
  expect(answer).toMatchObject({
    status: 422,
    reply: { kind: "invalid", problems: { "billing.postcode": "postcode", consent: "required" }, values: { "billing.postcode": "178", "billing.city": "София" } },
  });
  expect(names()).toEqual(["read"]);
});

test("an address that delivery wasn't reckoned for is told to the backend before the order (design §5)", async () => {
  const { fake, names } = shopper();
  await submit({ "billing.city": "Пловдив", "billing.postcode": "4000" }, fake);
  expect(names()).toEqual(["read", "update", "place"]);
});

test("nothing is ordered for another total than the shopper saw (law-and-practice)", async () => {
  const { fake, names } = shopper();
  expect(await submit({ rateId: "econt" }, fake)).toMatchObject({ status: 422, reply: { kind: "changed", state: { cart: { total: 14900 } } } });
  expect(names()).toEqual(["read", "change"]);
  expect(await submit({ seenTotal: "1" }, shopper().fake)).toMatchObject({ reply: { kind: "changed" } });
});

test("a form sent again after its order was placed gives the same order (design §5)", async () => {
  const { fake, names } = shopper({ readCheckout: async () => succeed({ ...STATE, checkoutId: "id-2", cart: { ...CART, isEmpty: true, lines: [] } }) });
  expect(await submit({}, fake)).toHaveProperty("placed");
  expect(names()).toEqual(["place"]);
});

test("an outcome that nobody knows is told so, with 503 and the form kept (quality 4)", async () => {
  for (const kind of ["timeout", "unreachable", "bad-answer", "too-large"] as const) {
    const answer = await submit({}, shopper({ placeOrder: async () => fail({ kind }) }).fake);
    expect(answer).toMatchObject({ status: 503, reply: { kind: "failed", values: { "billing.city": "София" } } });
  }
});

test("what the backend refuses is told in its words, with 422 (specification §8)", async () => {
  const answer = await submit({}, shopper({ placeOrder: async () => fail({ kind: "refused", message: "Няма наличност." }) }).fake);
  expect(answer).toMatchObject({ status: 422, reply: { message: "Няма наличност." } });
});

test("the update button keeps what is typed, half-typed e-mail and all, and chooses the delivery (design §5)", async () => {
  const { fake, calls, names } = shopper();
  const answer = await submit({ intent: "update", "billing.email": "maria@", rateId: "econt", consent: "" }, fake);
  expect(answer).toMatchObject({ status: 200, reply: { kind: "updated", values: { "billing.email": "maria@" }, state: { cart: { total: 14900 } } } });
  expect(names()).toEqual(["update", "change"]);
  expect((calls[0]![1] as CheckoutDraft).billing.email).toBe("");
});

test("a choice of delivery alone is one change of the cart (quality: cart change 1)", async () => {
  const { fake, calls } = shopper();
  const answer = await submit({ intent: "shipping", rateId: "econt" }, fake);
  expect(calls).toEqual([["change", { type: "choose-shipping", rateId: "econt" }]]);
  expect(answer).toMatchObject({ status: 200, reply: { kind: "updated", state: null, cart: { total: 14900 } } });
});

test("a backend that is down leaves the form as it was typed (quality 4)", async () => {
  const { fake } = shopper({ readCheckout: async () => fail({ kind: "unreachable" }) });
  expect(await submit({}, fake)).toMatchObject({ status: 503, reply: { kind: "failed", state: null, values: { "billing.firstName": "Мария" } } });
});

test("a virtual cart is ordered without delivery and, where the shop says so, without an address (specification §4)", async () => {
  const cart = { ...CART, needsShipping: false, shippingRates: [], chosenRateId: null, lines: [{ virtual: true }] } as unknown as Cart;
  const bare = { "billing.country": "", "billing.state": "", "billing.city": "", "billing.postcode": "", "billing.address1": "", rateId: "" };
  const state = { ...STATE, cart, draft: { ...STATE.draft, billing: EMPTY_ADDRESS } };
  const virtual = () => shopper({ readCheckout: async () => succeed(state) }).fake;
  expect(await submit(bare, virtual(), { hideBillingAddressForVirtualProducts: true })).toHaveProperty("placed");
  expect(await submit(bare, virtual())).toMatchObject({ reply: { kind: "invalid" } });
});

test("500 forged forms: price, fees, isPaid, transactionId never reach the order (quality 19)", async () => {
  const forged = fc.constantFrom("isPaid", "transactionId", "fees", "total", "price", "metaData", "coupon", "billing.company", "shipping.isPaid", "__proto__");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.oneof(forged, fc.string()), fc.string({ unit: "binary" }))), async (fields) => {
      const { fake, calls } = shopper();
      const form = new FormData();
      for (const [name, value] of [...Object.entries(FORM), ...fields]) form.append(name, value);
      await submitCheckout(form, fake, readSettings({}));
      const sent = calls.find(([name]) => name === "place")!;
      expect(sent.slice(3)).toEqual([]);
      expect(Object.keys(sent[2] as CheckoutDraft).sort()).toEqual(["billing", "customerNote", "paymentMethod", "shipToDifferentAddress", "shipping"]);
      expect((sent[2] as CheckoutDraft).billing.company).toBe("");
    }),
    { numRuns: 500 },
  );
});
