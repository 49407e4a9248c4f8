import { expect, test } from "vitest";
import { readSite } from "../../config/site";
import { withDestinations } from "./office-rates";

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
