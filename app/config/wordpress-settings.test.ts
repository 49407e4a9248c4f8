import fc from "fast-check";
import { expect, test } from "vitest";
import { ConfigurationError } from "./settings";
import { parseWordPressSettings, pickWordPressKeys, WORDPRESS_KEYS } from "./wordpress-settings";
import { countRuns } from "../../tests/fixtures/trials";

const read = (value: unknown) => parseWordPressSettings(JSON.stringify(value));

test("WordPress sets all settings, the home page, and what of the site isn't a deployment's", () => {
  expect(WORDPRESS_KEYS.SETTINGS).toHaveLength(14);
  const tables = { SETTINGS: { showSKU: false }, SITE: { phone: "02 1" }, HOME: { goals: [] } };
  expect(read(tables)).toEqual(tables);
  expect(read({})).toEqual({});
  for (const key of ["baseUrl", "gatewayOrigins", "trackingOrigins", "iconApi", "orderPayUrl", "currency"])
    expect(() => read({ SITE: { [key]: "https://evil.example" } }), key).toThrow(`SITE.${key}: unknown setting`);
});

test("another table, no table at all, no JSON, or too much of it is refused with its reason", () => {
  expect(() => read({ VARS: {} })).toThrow("VARS: unknown setting");
  for (const table of [[1], "phone", 5]) expect(() => read({ SITE: table }), String(table)).toThrow(/SITE/);
  expect(() => parseWordPressSettings("{")).toThrow("no JSON");
  expect(() => read({ SITE: { name: "a".repeat(50_000) } })).toThrow("more than 50000 characters");
});

test("whatever text comes is read or refused, and never changes what objects inherit", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"isAdmin":true}}')), (json) => {
      try {
        expect(Object.keys(WORDPRESS_KEYS)).toEqual(expect.arrayContaining(Object.keys(parseWordPressSettings(json))));
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigurationError);
      }
      expect("isAdmin" in {}).toBe(false);
    }),
    { numRuns: countRuns(2000) },
  );
});

test("of a deployment's values only those that may be overridden are shown to WordPress", () => {
  const site = { name: "Сила", baseUrl: "https://shop.example", iconApi: "" };
  expect(pickWordPressKeys({ SETTINGS: {}, SITE: site, HOME: { title: "" } })).toEqual({
    SETTINGS: {},
    SITE: { name: "Сила" },
    HOME: { title: "" },
  });
});
