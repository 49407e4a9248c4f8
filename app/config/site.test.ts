import { expect, test } from "vitest";
import { PRODUCT } from "../strings/catalog/product";
import { readSite } from "./site";

test("tracking is off until a merchant names his stream or container, and another text stops the start", () => {
  expect(readSite(undefined).trackingId).toBe("");
  for (const trackingId of ["G-AB12CD34", "GTM-AB12CD"]) expect(readSite({ trackingId })).toMatchObject({ trackingId });
  for (const trackingId of ["UA-1-2", "G-", "g-ab12cd34", 'G-AB12"><script>'])
    expect(() => readSite({ trackingId }), trackingId).toThrow(/SITE\.trackingId/);
});

test("an origin that the policy would let in is one, and nothing that could end its directive", () => {
  expect(readSite({ trackingOrigins: ["https://*.doubleclick.net"] }).trackingOrigins).toHaveLength(1);
  for (const origin of ["https://a.example; script-src *", "http://a.example", "*", "https://a.example/path"])
    expect(() => readSite({ trackingOrigins: [origin] }), origin).toThrow(/SITE\.trackingOrigins/);
});

test("couriers and ways to pay are the merchant's own, or nobody's", () => {
  expect(readSite({ couriers: ["BOX NOW"], paymentWays: [] })).toMatchObject({
    couriers: ["BOX NOW"],
    paymentWays: [],
  });
  expect(() => readSite({ couriers: [""] })).toThrow(/SITE\.couriers/);
  expect(PRODUCT.deliveryText(["BOX NOW", "Еконт"])).toContain("куриер: BOX NOW, Еконт. ");
  expect(PRODUCT.deliveryText([])).toContain("на куриер. ");
  expect([PRODUCT.courier(["Speedy", "Еконт"]), PRODUCT.courier([])]).toEqual([
    "Speedy или Еконт",
    "Доставка с куриер",
  ]);
});

test("a pattern that would match every rate, or isn't a text, stops the start", () => {
  for (const name of ["officeRates", "officeOrStreetRates"]) {
    expect(readSite({ [name]: [" flat_rate:5 "] })).toMatchObject({ [name]: ["flat_rate:5"] });
    for (const wrong of ["офис", [""], [" "], [5], ["a".repeat(61)]])
      expect(() => readSite({ [name]: wrong }), JSON.stringify(wrong)).toThrow(`SITE.${name}`);
  }
});
