import { readSite } from "../../../config/site";
import { expect, test } from "vitest";
import { succeed } from "../../../domain/values/result";
import { readSettings } from "../../../config/settings";
import { EMPTY_ADDRESS } from "../../../domain/checkout/address";
import type { Cart } from "../../../domain/cart/cart";
import { CART, fakeShopper, FORM, leadsTo, ORDER_PAGE, STATE } from "../../../../tests/doubles/shopper/checkout-state";
import { submitCheckout } from "./submit-checkout";
import type { Shopper } from "../../../services/shopper";

function submit(fields: Record<string, string>, fake: Shopper, settings = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return submitCheckout(form, fake, readSettings(settings), readSite({}));
}

test("a virtual cart is ordered without shipping and, if configured, without an address", async () => {
  const cart = {
    ...CART,
    needsShipping: false,
    shippingRates: [],
    chosenRateId: null,
    lines: [{ virtual: true }],
  } as unknown as Cart;
  const bare = {
    "billing.country": "",
    "billing.state": "",
    "billing.city": "",
    "billing.postcode": "",
    "billing.address1": "",
    rateId: "",
  };
  const state = { ...STATE, cart, draft: { ...STATE.draft, billing: EMPTY_ADDRESS } };
  const customer = { name: "Maria", email: "maria@example.bg" };
  const hidden = { hideBillingAddressForVirtualProducts: true };
  for (const who of [null, customer]) {
    const shopper = () => fakeShopper({ readCheckout: async () => succeed({ ...state, customer: who }) });
    const { fake, names } = shopper();
    expect(leadsTo(await submit(bare, fake, hidden))).toBe(ORDER_PAGE);
    expect(await submit({ ...bare, intent: "update" }, fake, hidden)).toMatchObject({ reply: { kind: "updated" } });
    // The backend refuses an address without a country.
    expect(names()).toEqual(["place"]);
    expect(await submit(bare, shopper().fake)).toMatchObject({ reply: { kind: "invalid" } });
  }
});

test("a shop that ships to the billing address only ignores a posted shipping address", async () => {
  const elsewhere = { shipToDifferentAddress: "on", "shipping.country": "BG", "shipping.city": "Varna" };
  const cart = { ...CART, canShipElsewhere: false };
  const { fake, calls } = fakeShopper({ readCheckout: async () => succeed({ ...STATE, cart }) });
  expect(leadsTo(await submit(elsewhere, fake))).toBe(ORDER_PAGE);
  const draft = { shipToDifferentAddress: false, shipping: { city: "Sofia" } };
  expect(calls).toMatchObject([["place", "id-1", draft, 14_210, ""]]);
});
