import { expect, test } from "vitest";
import { readSite } from "../../config/site";
import { EMPTY_CART, type Cart } from "../cart/cart";
import { completeRates, withDestinations } from "./office-rates";

function destination(id: string, label: string, overrides = {}) {
  return withDestinations([{ id, label, cost: 0 }], readSite(overrides))[0]!.to;
}

test("a rate delivers to an office when its label or method says so, else to a street", () => {
  for (const label of ["Speedy до офис", "ОФИС НА ЕКОНТ", "Еконтомат или автомат на Speedy"])
    expect(destination("flat_rate:1", label), label).toBe("office");
  for (const id of ["box_now_delivery", "box_now_delivery:7", "woo_bg_boxnow:2"])
    expect(destination(id, "BOX NOW"), id).toBe("office");
  for (const id of ["flat_rate:2", "local_pickup:5", "box_now_delivery_extra:1"])
    expect(destination(id, "Econt до адрес"), id).toBe("address");
});

test("free shipping leaves the choice to the shopper, unless its label names an office", () => {
  expect(destination("free_shipping:3", "Безплатна доставка")).toBeUndefined();
  expect(destination("free_shipping:3", "Безплатно до офис")).toBe("office");
});

test("a rate to an office names its courier by label or by its plugin's method, in either alphabet, but only one", () => {
  const courier = (label: string, id = "flat_rate:1") =>
    withDestinations([{ id, label, cost: 0 }], readSite({}))[0]!.courier;
  for (const label of ["Speedy до офис", "Офис или автомат на СПИДИ"]) expect(courier(label), label).toBe("speedy");
  for (const label of ["econt: офис", "Офис на Еконт"]) expect(courier(label), label).toBe("econt");
  for (const label of ["Автомат на BOX NOW", "Автомат на BoxNow"]) expect(courier(label), label).toBe("boxnow");
  expect(courier("До автомат", "woo_bg_boxnow:2")).toBe("boxnow");
  expect(courier("До автомат", "box_now_delivery:7")).toBe("boxnow");
  expect(courier("Безплатно със Speedy", "free_shipping:3")).toBe("speedy");
  for (const label of [
    "До офис",
    "Офис на Еконт или Speedy",
    "Speedy до офис или Sameday автомат",
    "Автомат на Sameday",
    "Econt до адрес",
  ])
    expect(courier(label), label).toBeUndefined();
});

test("the merchant's patterns replace the defaults: a rate's id, its method or a part of its label", () => {
  const own = { officeRates: ["flat_rate:5", "speedy_office", "LOCKER"], officeOrStreetRates: ["flat_rate:6"] };
  expect(destination("flat_rate:5", "Speedy", own)).toBe("office");
  expect(destination("flat_rate:50", "Speedy", own)).toBe("address");
  expect(destination("speedy_office:1", "Speedy", own)).toBe("office");
  expect(destination("flat_rate:9", "Locker in Sofia", own)).toBe("office");
  expect(destination("flat_rate:6", "До офис или адрес", own)).toBeUndefined();
  expect(destination("flat_rate:7", "До офис", own)).toBe("address");
  expect(destination("flat_rate:7", "До офис", { officeRates: [] })).toBe("address");
});

test("what the courier's plugin says about a rate's destination goes before its label", () => {
  const rates = [{ id: "woo_bg_econt:1", label: "Еконт до офис", cost: 5, to: "address" as const }];
  expect(withDestinations(rates, readSite({}))[0]).toEqual(rates[0]);
  const toOffice = { id: "x:1", label: "Speedy до адрес", cost: 5, to: "office" as const };
  expect(withDestinations([toOffice], readSite({}))[0]).toMatchObject({ to: "office", courier: "speedy" });
  const named = { ...toOffice, courier: "econt" };
  expect(withDestinations([named], readSite({}))[0]).toMatchObject({ courier: "econt" });
});

const complete = (cart: Partial<Cart>, overrides = {}) =>
  completeRates({ ...EMPTY_CART, ...cart }, readSite(overrides));
const ZERO = { id: "table_rate:4", label: "До адрес", cost: null, isZero: true as const };

test("a plugin's rate of 0 is free where the merchant says so, and then only if it costs 0", () => {
  const priceOf = (rate: Cart["shippingRates"][number], freeRates: string[]) =>
    complete({ shippingRates: [rate] }, { freeRates }).shippingRates[0];
  for (const pattern of ["table_rate", "table_rate:4", "до АДРЕС"])
    expect(priceOf(ZERO, [pattern]), pattern).toEqual({
      id: "table_rate:4",
      label: "До адрес",
      cost: 0,
      to: "address",
    });
  expect(priceOf(ZERO, ["table_rate:5"])).toMatchObject({ cost: null });
  expect(priceOf({ id: "table_rate:4", label: "", cost: null }, ["table_rate"])).toMatchObject({ cost: null });
  expect(priceOf({ id: "table_rate:4", label: "", cost: 500 }, ["table_rate"])).toMatchObject({ cost: 500 });
});

test("a rate without a price is chosen only if the shopper chose it, not WooCommerce", () => {
  const cart = { shippingRates: [ZERO, { id: "flat_rate:1", label: "", cost: 500 }], chosenRateId: "table_rate:4" };
  expect(complete(cart).chosenRateId).toBeNull();
  expect(complete({ ...cart, isRateChosen: true }).chosenRateId).toBe("table_rate:4");
  expect(complete(cart, { freeRates: ["table_rate"] }).chosenRateId).toBe("table_rate:4");
  expect(complete({ ...cart, chosenRateId: "flat_rate:1" }).chosenRateId).toBe("flat_rate:1");
});
