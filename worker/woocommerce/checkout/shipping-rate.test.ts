import { expect, test } from "vitest";
import fc from "fast-check";
import recorded from "../../../tests/contract/samples/cart-full.json";
import { readResult } from "../fields";
import { toCart } from "./cart";

type Node = Parameters<typeof toCart>[0];

const FULL = JSON.parse(
  JSON.stringify(recorded.response.body.data.cart).replace(/(\d+),(\d\d)&nbsp;лв\./g, "$1.$2"),
) as Node;

/** Facts of one rate as the plugin states them. */
const FACTS = {
  id: "woo_bg_econt:5",
  courier: "econt",
  to: "office",
  offices: "office",
  price: "known",
  pricedBy: "office",
  error: "",
};

function readRates(rates: unknown[], delivery?: unknown) {
  const node = { ...FULL, availableShippingMethods: [{ rates }] } as unknown as Node;
  return toCart(node, { storefront: { delivery } }).shippingRates;
}

function readRate(rate: object, facts?: object) {
  const known = { id: "courier_nobody_knows:7", label: "Курьер", methodId: "", subtotal: "0", taxTotal: null, ...rate };
  return readRates([known], facts && { weight: 1, rates: [{ ...FACTS, ...facts, id: known.id }] })[0];
}

test("no price isn't free: 0 of an unknown plugin, a text, nothing, or less than nothing is no price", () => {
  for (const subtotal of ["0", "0.00", 0]) expect(readRate({ subtotal })).toMatchObject({ cost: null, isZero: true });
  for (const subtotal of ["Choose to calculate", "4,99 лв.", "", null, undefined, {}, [], NaN, "-5"]) {
    const rate = readRate({ subtotal });
    expect(rate, String(subtotal)).toMatchObject({ cost: null });
    expect(rate).not.toHaveProperty("isZero");
  }
  expect(readRate({ subtotal: "5", taxTotal: "<b>1</b>" })).toMatchObject({ cost: null });
});

test("an unknown plugin's rate with a price costs that, with VAT", () => {
  expect(readRate({ subtotal: "5.825", taxTotal: "1.165" })).toMatchObject({ cost: 700 });
  expect(readRate({ subtotal: 5 })).toMatchObject({ cost: 500 });
});

test("WooCommerce's own methods are free at 0, by method or by id", () => {
  for (const methodId of ["free_shipping", "flat_rate", "local_pickup", "pickup_location"]) {
    expect(readRate({ methodId }), methodId).toMatchObject({ cost: 0 });
    expect(readRate({ id: `${methodId}:3` }), methodId).toMatchObject({ cost: 0 });
  }
  for (const methodId of ["flat_rate_pro", "my_free_shipping", "table_rate"])
    expect(readRate({ methodId }), methodId).toMatchObject({ cost: null });
});

test("the courier's plugin says which price is known, missing or free", () => {
  expect(readRate({ subtotal: "5" }, { price: "missing" })).toMatchObject({ cost: null, pricedBy: "office" });
  expect(readRate({ methodId: "flat_rate" }, { price: "missing" })).toMatchObject({ cost: null });
  expect(readRate({}, { price: "free" })).toMatchObject({ cost: 0 });
  expect(readRate({ subtotal: "5" }, { price: "known" })).toMatchObject({ cost: 500 });
  // Said to be known, and 0: nobody says that it is free.
  expect(readRate({}, { price: "known" })).toMatchObject({ cost: null });
});

test("a rate has the plugin's courier, destination, kind of office, and why it wasn't calculated, as text", () => {
  expect(readRate({ subtotal: "5" }, { error: "<b>Няма</b> такъв &amp; друг офис" })).toEqual({
    id: "courier_nobody_knows:7",
    label: "Курьер",
    cost: 500,
    to: "office",
    courier: "econt",
    offices: "office",
    pricedBy: "office",
    error: "Няма такъв & друг офис",
  });
});

test("a rate without an id is dropped, HTML in its label becomes text, and an empty label is named", () => {
  const rates = [{ id: "", label: "A", subtotal: "1" }, { label: "B", subtotal: "1" }, { id: 7, label: "C" }, null];
  expect(readRates(rates)).toEqual([]);
  expect(readRate({ label: '<img src=x onerror="alert(1)"><b>До офис</b>&nbsp;' })).toMatchObject({ label: "До офис" });
  for (const label of ["", null, "<i></i>"]) expect(readRate({ label })!.label).not.toBe("");
});

test("the parcel's weight is read; one that is none is unknown", () => {
  const weigh = (weight: unknown) => toCart(FULL, { storefront: { delivery: { weight, rates: [] } } }).parcelWeight;
  expect([weigh(2.5), weigh(0)]).toEqual([2.5, 0]);
  for (const weight of [null, undefined, "2.5", -1, Infinity]) expect(weigh(weight)).toBeUndefined();
});

test("facts of any shape spoil no cart, and what isn't understood can't be ordered", () => {
  expect(
    readRate({ subtotal: "5" }, { price: "perhaps", courier: "toString", to: 1, offices: [], error: null }),
  ).toEqual({ id: "courier_nobody_knows:7", label: "Курьер", cost: null, pricedBy: "office" });
  fc.assert(
    fc.property(fc.anything(), (junk) => {
      for (const extensions of [
        junk,
        { storefront: junk },
        { storefront: { delivery: junk } },
        { storefront: { delivery: { weight: junk, rates: junk } } },
        { storefront: { delivery: { rates: [junk, { id: "flat_rate:1", price: junk, error: junk }] } } },
      ])
        expect(readResult(() => toCart(FULL, extensions)).ok).toBe(true);
    }),
  );
});
