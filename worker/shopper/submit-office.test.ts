import { expect, test } from "vitest";
import type { Cart, ShippingRate } from "../../app/domain/cart/cart";
import { EMPTY_CART } from "../../app/domain/cart/cart";
import { draftFromValues, readCheckoutValues, type CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { Office } from "../../app/domain/delivery/office";
import { fail, succeed } from "../../app/domain/values/result";
import type { CheckoutState } from "../../app/services/shopper";
import { FORM, STATE } from "../../tests/doubles/shopper/checkout-state";
import type { PlaceOrderInput } from "../orders/place-order";
import { OrderSubmission } from "./submit-order";

const RATE: ShippingRate = {
  id: "woo_bg_econt:5",
  label: "Econt",
  cost: 650,
  to: "office",
  courier: "econt",
  pricedBy: "office",
};
const OFFICE: Office = {
  id: "1127",
  kind: "office",
  name: "Mladost 1",
  address: "bul. Malinov 51",
  hours: { weekdays: "", saturday: "", sunday: "" },
  location: null,
  maxWeight: 20,
};
const TYPED = {
  ...FORM,
  rateId: RATE.id,
  "billing.courier": "econt",
  "billing.officeId": "1127",
  "billing.office": "<b>believe me</b>",
  "billing.address1": "",
  seenTotal: "10650",
};

function readForm(fields: Partial<CheckoutValues> = {}): CheckoutValues {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...fields })) form.append(name, value);
  return readCheckoutValues(form);
}

function cartWith(rate: Partial<ShippingRate> = {}, more: Partial<Cart> = {}): Cart {
  const priced = { ...RATE, ...rate };
  return {
    ...EMPTY_CART,
    lines: [{ virtual: false }] as Cart["lines"],
    isEmpty: false,
    needsShipping: true,
    shipping: priced.cost ?? 0,
    total: 10_000 + (priced.cost ?? 0),
    shippingRates: [priced],
    chosenRateId: RATE.id,
    isRateChosen: true,
    ...more,
  };
}

interface Setting {
  cart?: Cart;
  /** After the office was sent to WooCommerce. */
  priced?: Cart;
  seen?: Cart;
  /** In the draft for which the rates were calculated. */
  known?: Partial<CheckoutValues>;
  office?: Office | null;
  isThere?: boolean;
  isReplicaDown?: boolean;
  couriers?: string[];
  countries?: string[];
  /** What WooCommerce says to the order. */
  refusal?: string;
  /** The cart afterwards. */
  left?: Cart;
}

/** One press of the order button; what it became, what was ordered, and what was sent to WooCommerce before. */
async function press(fields: Partial<CheckoutValues> = {}, setting: Setting = {}) {
  const { cart = cartWith(), office = OFFICE, isThere = true, couriers = ["econt"], countries = ["BG"] } = setting;
  const draft = draftFromValues(readForm(setting.known));
  const state: CheckoutState = { ...STATE, draft, cart, couriers, countries };
  const ordered: PlaceOrderInput[] = [];
  const updates: unknown[] = [];
  let reads = 0;
  const down = () => Promise.resolve(fail({ kind: "unreachable" }));
  const submission = new OrderSubmission({
    checkout: {
      read: () => Promise.resolve(succeed(reads++ > 0 && setting.left ? { ...state, cart: setting.left } : state)),
      update: (sent) => {
        updates.push(sent.delivery);
        return Promise.resolve(succeed({ ...state, draft: sent, cart: setting.priced ?? cart }));
      },
      saveForm: () => Promise.resolve(),
    },
    cart: { change: down, readStored: () => Promise.resolve(setting.seen) },
    offices: setting.isReplicaDown
      ? { findOffice: down, listOffices: down }
      : {
          findOffice: (courier, id) =>
            Promise.resolve(succeed(courier === "econt" && id === office?.id ? office : null)),
          listOffices: () => Promise.resolve(succeed(isThere && office ? [office] : [])),
        },
    order: {
      findEarlier: () => Promise.resolve(null),
      send(input) {
        if (setting.refusal) return Promise.resolve(fail({ kind: "refused", message: setting.refusal }));
        ordered.push(input);
        return Promise.resolve(succeed({ databaseId: 7, orderKey: "k", redirect: null }));
      },
    },
    payment: null,
    limit: (_, work) => work(),
  });
  const settings = { hideBillingAddressForVirtualProducts: false };
  const patterns = { officeRates: [], officeOrStreetRates: [], freeRates: [] };
  const form = { values: readForm(fields), password: "", settings };
  return { outcome: await submission.submit(form, patterns, () => 0), ordered, updates };
}

const problemsOf = async (fields: Partial<CheckoutValues>, setting: Setting = {}) => {
  const { outcome, ordered } = await press(fields, setting);
  expect(ordered).toEqual([]);
  return outcome.kind === "invalid" ? outcome.problems : outcome;
};

test("an order names the office as its courier lists it, whatever the form says, with its id", async () => {
  const { outcome, ordered, updates } = await press();
  expect(outcome.kind).toBe("placed");
  expect(ordered[0]!.draft).toMatchObject({
    office: { courier: "Еконт", office: "Mladost 1, bul. Malinov 51", id: "1127", code: "econt" },
    shipping: { address1: "Еконт, офис или автомат: Mladost 1, bul. Malinov 51" },
  });
  expect(updates).toEqual([]);
});

test("an office that isn't chosen, closed since, elsewhere, of another kind or courier, or forged isn't ordered", async () => {
  const at = (problem: string) => ({ "billing.officeId": problem });
  expect(await problemsOf({ "billing.officeId": "" })).toEqual(at("required"));
  expect(await problemsOf({}, { office: null })).toEqual(at("office-gone"));
  expect(await problemsOf({ "billing.officeId": "999' OR 1=1" })).toEqual(at("office-gone"));
  expect(await problemsOf({}, { isThere: false })).toEqual(at("office-elsewhere"));
  expect(await problemsOf({}, { cart: cartWith({ offices: "locker" }) })).toEqual(at("office-kind"));
  expect(await problemsOf({ "billing.courier": "speedy" })).toEqual(at("required"));
  expect(await problemsOf({}, { cart: cartWith({}, { parcelWeight: 21 }) })).toEqual(at("office-weight"));
});

test("a problem of the second address's office is at that address", async () => {
  const elsewhere = {
    shipToDifferentAddress: "on",
    "billing.address1": "ul. Pirin 24",
    "shipping.firstName": "Ivan",
    "shipping.lastName": "Petrov",
    "shipping.country": "BG",
    "shipping.state": "BG-22",
    "shipping.city": "Sofia",
    "shipping.postcode": "1784",
    "shipping.officeId": "5",
  };
  const cart = cartWith({}, { canShipElsewhere: true });
  expect(await problemsOf(elsewhere, { cart, known: elsewhere })).toEqual({ "shipping.officeId": "office-gone" });
});

test("a courier without a list takes what is typed, and no id", async () => {
  const { ordered } = await press({ "billing.office": "Mladost 1" }, { couriers: [] });
  expect(ordered[0]!.draft.office).toEqual({ courier: "Еконт", office: "Mladost 1" });
});

test("abroad, where no list is of, the office is as it is typed", async () => {
  const greek = { "billing.country": "GR", "billing.state": "", "billing.postcode": "10552" };
  const { ordered } = await press({ ...greek, "billing.office": "Athens 5" }, { known: greek, countries: ["GR"] });
  expect(ordered[0]!.draft.office).toEqual({ courier: "Еконт", office: "Athens 5" });
});

test("while the lists can't be read nothing is ordered, and the form stays", async () => {
  const { outcome, ordered } = await press({}, { isReplicaDown: true });
  expect(outcome).toMatchObject({ kind: "failed", failure: { kind: "unreachable" }, state: { couriers: ["econt"] } });
  expect(ordered).toEqual([]);
});

test("a rate without a price can't be ordered, whatever total was seen", async () => {
  const cart = cartWith({ cost: null });
  expect(await problemsOf({ seenTotal: "10000" }, { cart })).toEqual({ rateId: "no-price" });
  expect(await problemsOf({ seenTotal: "10000" }, { cart: cartWith({ cost: null, isZero: true }) })).toEqual({
    rateId: "no-price",
  });
});

test("a missing street is said at its field, not at the rate that waits for it", async () => {
  const cart = cartWith({ to: "address", pricedBy: "address", cost: null });
  expect(await problemsOf({ seenTotal: "10000" }, { cart })).toEqual({ "billing.address1": "required" });
});

test("another office, payment or tab's choice than the rate was priced for is priced first, and the difference said", async () => {
  for (const known of [{ "billing.officeId": "9" }, { paymentMethod: "bacs" }]) {
    const priced = cartWith({ cost: 800 });
    const { outcome, ordered, updates } = await press({}, { known, priced, seen: cartWith() });
    expect(updates).toMatchObject([{ office: "1127" }]);
    expect(outcome).toMatchObject({
      kind: "changed",
      change: { before: 10_650, now: 10_800, delivery: { before: 650, now: 800 } },
    });
    expect(ordered).toEqual([]);
  }
});

test("what was seen is ordered, also if it had to be priced again", async () => {
  const { outcome, updates } = await press({}, { known: { "billing.officeId": "9" } });
  expect([outcome.kind, updates.length]).toEqual(["placed", 1]);
});

test("a courier that doesn't answer while ordering leaves its rate without a price, and the form as it is", async () => {
  const priced = cartWith({ cost: null, error: "timeout" });
  expect(await problemsOf({}, { known: { "billing.officeId": "9" }, priced })).toEqual({ rateId: "no-price" });
});

test.each([
  ["storefront-office-unknown: econt 1127", { "billing.officeId": "office-gone" }],
  ["storefront-settlement-unknown: econt", { "billing.city": "settlement" }],
  ["storefront-courier-unavailable: econt", { rateId: "no-price" }],
  ["storefront-delivery-unpriced: woo_bg_econt:5", { rateId: "no-price" }],
])(
  "an order that the plugin refused because of its delivery is a problem at its field: %s",
  async (refusal, problems) => {
    expect(await problemsOf({}, { refusal })).toEqual(problems);
  },
);

test("a price that the courier changed while the order was placed is said, and nothing is ordered", async () => {
  const refusal = "storefront-delivery-differs: 6.50 was agreed to, the delivery costs 8.00";
  const { outcome, ordered } = await press({}, { refusal, left: cartWith({ cost: 800 }) });
  expect(outcome).toMatchObject({ kind: "changed", change: { delivery: { before: 650, now: 800 } } });
  expect(ordered).toEqual([]);
  expect((await press({}, { refusal })).outcome).toMatchObject({ kind: "failed", failure: { message: refusal } });
});

test("any other refusal is told in WooCommerce's words", async () => {
  expect((await press({}, { refusal: "Sorry." })).outcome).toMatchObject({ kind: "failed" });
});
