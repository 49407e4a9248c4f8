import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET as KNOWN_TO_THE_DEMO } from "../demo/plugin.ts";
import { DEMO_STOREFRONT_SECRET, DEMO_WEBHOOK_SECRET, readEnvironment } from "./env";

const SECRET = "x".repeat(32);

test("a clone without any variable is a shop over the demo backend, with the defaults of §1", () => {
  const environment = readEnvironment({});
  expect(environment.isDemo).toBe(true);
  expect(environment.settings).toEqual({
    autoOpenCart: false,
    showReviews: true,
    showFilters: true,
    showOrderByDropdown: true,
    showSKU: true,
    showRelatedProducts: true,
    showProductCategoriesOnSingleProduct: true,
    showBreadcrumbOnSingleProduct: true,
    showMoveToWishlist: true,
    hideBillingAddressForVirtualProducts: false,
    initStoreOnUserActionToReduceServerLoad: true,
    saleBadge: "percent",
    socialLoginsDisplay: "buttons",
  });
});

test("an unknown setting stops the start and names itself", () => {
  expect(() => readEnvironment({ SETTINGS: { autoOpenKart: true } })).toThrow("SETTINGS.autoOpenKart: unknown setting");
  expect(() => readEnvironment({ SITE: { nmae: "x" } })).toThrow("SITE.nmae: unknown setting");
});

test("a wrong value stops the start and names its key", () => {
  expect(() => readEnvironment({ SETTINGS: { saleBadge: "big" } })).toThrow(/SETTINGS\.saleBadge/);
  expect(() => readEnvironment({ SITE: { baseUrl: "shop" } })).toThrow(/SITE\.baseUrl/);
});

test("everything that is wrong is named at once", () => {
  const variables = {
    SETTINGS: { x: 1 },
    SITE: { y: 1 },
    BACKEND_URL: "ftp://x",
    IMAGE_HOSTS: "a b/c",
    IMAGE_AVIF: "maybe",
    SESSION_LOCATION: "mars",
  };
  expect(() => readEnvironment(variables)).toThrow(
    /SETTINGS\.x[^]*SITE\.y[^]*BACKEND_URL[^]*SESSION_LOCATION[^]*IMAGE_HOSTS[^]*IMAGE_AVIF/,
  );
});

test("a merchant's shop needs its secret", () => {
  expect(() => readEnvironment({ BACKEND_URL: "https://wp.test/graphql" })).toThrow(
    "SESSION_SECRET: this secret is missing",
  );
  expect(() => readEnvironment({ BACKEND_URL: "https://wp.test/graphql", SESSION_SECRET: "short" })).toThrow(
    /32 characters/,
  );
  expect(readEnvironment({ BACKEND_URL: "https://wp.test/graphql", SESSION_SECRET: SECRET })).toMatchObject({
    isDemo: false,
    backendUrl: "https://wp.test/graphql",
    imageHosts: ["wp.test"],
  });
});

test("the secret for the WordPress plugin is optional, long enough and fit for a header (docs/wordpress-plugin.md)", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", SESSION_SECRET: SECRET };
  const read = (STOREFRONT_SECRET?: string) => readEnvironment({ ...merchant, STOREFRONT_SECRET }).storefrontSecret;
  expect(read()).toBeUndefined();
  expect(read("")).toBeUndefined();
  expect(read("y".repeat(32))).toBe("y".repeat(32));
  for (const wrong of ["y".repeat(31), `${SECRET}\r\nx: y`, `${SECRET} y`, "тайна".repeat(10)])
    expect(() => read(wrong), wrong).toThrow("STOREFRONT_SECRET: at least 32 characters are needed");
});

test("the table of withdrawals has no password until one is set, long enough, in the demo too (docs/withdrawals.md)", () => {
  expect([readEnvironment({}).exportSecret, readEnvironment({ EXPORT_SECRET: "" }).exportSecret]).toEqual([
    undefined,
    undefined,
  ]);
  expect(readEnvironment({ EXPORT_SECRET: "e".repeat(32) }).exportSecret).toBe("e".repeat(32));
  expect(() => readEnvironment({ EXPORT_SECRET: "e".repeat(31) })).toThrow("EXPORT_SECRET: at least 32 characters");
});

test("a clone's shop and its demo backend agree on a secret (demo/plugin.ts)", () => {
  expect(readEnvironment({}).storefrontSecret).toBe(DEMO_STOREFRONT_SECRET);
  expect(KNOWN_TO_THE_DEMO).toBe(DEMO_STOREFRONT_SECRET);
});

test("pictures are drawn as AVIF unless that is switched off, in TOML or by a text (design §7)", () => {
  for (const on of [undefined, "", true, "true"])
    expect(readEnvironment({ IMAGE_AVIF: on }).isAvifWanted, String(on)).toBe(true);
  for (const off of [false, "false"]) expect(readEnvironment({ IMAGE_AVIF: off }).isAvifWanted).toBe(false);
});

test("shoppers are sent to the shop itself unless the front-end address says otherwise (§1)", () => {
  const SITE = { baseUrl: "https://sila.example" };
  expect(readEnvironment({ SITE }).site.frontEndUrl).toBe("https://sila.example");
  expect(readEnvironment({ SITE: { ...SITE, frontEndUrl: "https://www.sila.example" } }).site.frontEndUrl).toBe(
    "https://www.sila.example",
  );
});

test("news of the catalogue needs a secret, and a merchant's shop without one hears none (docs/caching.md)", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", SESSION_SECRET: SECRET };
  expect(readEnvironment({}).woocommerceWebhookSecret).toBe(DEMO_WEBHOOK_SECRET);
  expect(readEnvironment(merchant).woocommerceWebhookSecret).toBeUndefined();
  // WooCommerce's own secrets may hold blanks.
  const secret = "a ]secret{ of more than thirty-two characters";
  expect(readEnvironment({ ...merchant, WOOCOMMERCE_WEBHOOK_SECRET: secret }).woocommerceWebhookSecret).toBe(secret);
  expect(() => readEnvironment({ WOOCOMMERCE_WEBHOOK_SECRET: "short" })).toThrow(/WOOCOMMERCE_WEBHOOK_SECRET/);
});

test("pages and answers are kept unless the shop says otherwise", () => {
  expect(readEnvironment({}).caching).toBe("all");
  expect(["all", "data", "none"].map((CACHING) => readEnvironment({ CACHING }).caching)).toEqual([
    "all",
    "data",
    "none",
  ]);
  expect(() => readEnvironment({ CACHING: "some" })).toThrow(/CACHING: one of all, data, none/);
});
