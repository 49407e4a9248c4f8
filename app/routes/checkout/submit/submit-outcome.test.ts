import { readSite } from "../../../config/site";
import { expect, test } from "vitest";
import { fail, succeed } from "../../../domain/values/result";
import { readSettings } from "../../../config/settings";
import { CHECKOUT } from "#strings/checkout/checkout";
import {
  CART,
  fakeShopper,
  FORM,
  leadsTo,
  STATE,
  type FakeParts,
} from "../../../../tests/doubles/shopper/checkout-state";
import { submitCheckout } from "./submit-checkout";

function submit(parts: FakeParts, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return submitCheckout(form, fakeShopper(parts).fake, readSettings({}), readSite({}));
}

const CARD = { ...STATE, gateways: [{ id: "stripe", title: "Card", description: "" }] };

/** A checkout with these successive states, the last of which repeats. */
function readInTurn(...states: (typeof STATE)[]) {
  let read = 0;
  return async () => succeed(states[Math.min(read++, states.length - 1)]!);
}

test("a cart changed by another tab comes back with its new total", async () => {
  const now = { ...STATE, cart: { ...CART, total: 15000 } };
  const seenTotal = fail({ kind: "invalid", field: "seenTotal" });
  const back = {
    status: 422,
    reply: { kind: "changed", message: CHECKOUT.outdated, state: { cart: { total: 15000 } } },
  };
  const placed = await submit({ readCheckout: readInTurn(STATE, now), placeOrder: async () => seenTotal });
  expect(placed).toMatchObject(back);
  const paying = { readCheckout: readInTurn(CARD, now), startPayment: async () => seenTotal };
  expect(await submit(paying, { paymentMethod: "stripe" })).toMatchObject(back);
});

test("a cart emptied by another tab redirects to the cart, which says what became of the order", async () => {
  const empty = { ...STATE, cart: { ...CART, isEmpty: true, lines: [] } };
  const placeOrder = async () => fail({ kind: "invalid", field: "seenTotal" } as const);
  const submitted = await submit({ readCheckout: readInTurn(STATE, empty), placeOrder });
  expect(leadsTo(submitted)).toBe("/cart?order=none");
});

test("an order with an unknown outcome is reported, and the next one is another checkout", async () => {
  const next = { ...STATE, checkoutId: "id-2" };
  const placeOrder = async () => fail({ kind: "unsettled" } as const);
  expect(await submit({ readCheckout: readInTurn(STATE, next), placeOrder })).toMatchObject({
    status: 422,
    reply: { kind: "changed", message: CHECKOUT.unsettled, state: { checkoutId: "id-2" } },
  });
});
