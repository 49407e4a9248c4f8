import { expect, test } from "vitest";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { readSite } from "./site";

test("tracking is off unless a stream or container is configured, and any other value fails at startup", () => {
  expect(readSite(undefined).trackingId).toBe("");
  for (const trackingId of ["G-AB12CD34", "GTM-AB12CD"]) expect(readSite({ trackingId })).toMatchObject({ trackingId });
  for (const trackingId of ["UA-1-2", "G-", "g-ab12cd34", 'G-AB12"><script>'])
    expect(() => readSite({ trackingId }), trackingId).toThrow(/SITE\.trackingId/);
});

test("an origin for the security policy must be one, and can't contain anything that ends its directive", () => {
  expect(readSite({ trackingOrigins: ["https://*.doubleclick.net"] }).trackingOrigins).toHaveLength(1);
  for (const origin of ["https://a.example; script-src *", "http://a.example", "*", "https://a.example/path"])
    expect(() => readSite({ trackingOrigins: [origin] }), origin).toThrow(/SITE\.trackingOrigins/);
});

test("couriers and payment methods come from the merchant only", () => {
  expect(readSite({ couriers: ["BOX NOW"], paymentWays: [] })).toMatchObject({
    couriers: ["BOX NOW"],
    paymentWays: [],
  });
  expect(() => readSite({ couriers: [""] })).toThrow(/SITE\.couriers/);
  expect(PRODUCT_PAGE.deliveryText(["BOX NOW", "Еконт"])).toContain("куриер: BOX NOW, Еконт. ");
  expect(PRODUCT_PAGE.deliveryText([])).toContain("на куриер. ");
  expect([PRODUCT_PAGE.courier(["Speedy", "Еконт"]), PRODUCT_PAGE.courier([])]).toEqual([
    "Speedy или Еконт",
    "Доставка с куриер",
  ]);
});

test("a pattern that would match every rate, or isn't text, fails at startup", () => {
  for (const name of ["officeRates", "officeOrStreetRates"]) {
    expect(readSite({ [name]: [" flat_rate:5 "] })).toMatchObject({ [name]: ["flat_rate:5"] });
    for (const wrong of ["офис", [""], [" "], [5], ["a".repeat(61)]])
      expect(() => readSite({ [name]: wrong }), JSON.stringify(wrong)).toThrow(`SITE.${name}`);
  }
});
