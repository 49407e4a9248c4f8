import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET as KNOWN_TO_THE_DEMO } from "../../demo/plugin/storefront-plugin.ts";
import { DEMO_HOME, DEMO_SITE } from "#demo-shop";
import { DEMO_STOREFRONT_SECRET, DEMO_WEBHOOK_SECRET, readEnvironment, requireBuilt } from "./environment";

const SECRET = "x".repeat(32);

test("without any variable the shop uses the demo backend and the default settings", () => {
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
    checkout: "shop",
    socialLoginsDisplay: "buttons",
  });
});

test("an unknown setting is an error that names it", () => {
  expect(() => readEnvironment({ SETTINGS: { autoOpenKart: true } })).toThrow("SETTINGS.autoOpenKart: unknown setting");
  expect(() => readEnvironment({ SITE: { nmae: "x" } })).toThrow("SITE.nmae: unknown setting");
});

test("a build that lacks a language, or has another main one, is refused by both lists", () => {
  const environment = readEnvironment({ SITE: { languages: ["bg", "en"] } });
  for (const built of [
    ["bg", "en"],
    ["bg", "de", "en"],
  ])
    expect(() => requireBuilt(environment, built)).not.toThrow();
  for (const built of [["bg"], ["en", "bg"], ["bg", "de"]])
    expect(() => requireBuilt(environment, built)).toThrow(
      `SITE.languages: bg, en, but the build has ${built.join(", ")}`,
    );
});

test("a language named twice is refused", () => {
  expect(() => readEnvironment({ SITE: { languages: ["bg", "bg"] } })).toThrow("a language is named once");
});

test("an invalid value is an error that names its key", () => {
  expect(() => readEnvironment({ SETTINGS: { saleBadge: "big" } })).toThrow(/SETTINGS\.saleBadge/);
  expect(() => readEnvironment({ SITE: { baseUrl: "shop" } })).toThrow(/SITE\.baseUrl/);
});

test("all problems are reported in one error", () => {
  const variables = {
    SETTINGS: { x: 1 },
    SITE: { y: 1 },
    BACKEND_URL: "ftp://x",
    IMAGE_HOSTS: "a b/c",
    IMAGE_AVIF: "maybe",
    SESSION_LOCATION: "mars",
  };
  for (const name of ["SETTINGS.x", "SITE.y", "BACKEND_URL", "IMAGE_HOSTS", "IMAGE_AVIF", "SESSION_LOCATION"])
    expect(() => readEnvironment(variables), name).toThrow(`${name}: `);
});

test("a merchant's shop requires a session secret", () => {
  expect(() => readEnvironment({ BACKEND_URL: "https://wp.test/graphql" })).toThrow(
    "SESSION_SECRET: this secret is missing",
  );
  expect(() => readEnvironment({ BACKEND_URL: "https://wp.test/graphql", SESSION_SECRET: "short" })).toThrow(
    /32 characters/,
  );
  expect(
    readEnvironment({ BACKEND_URL: "https://wp.test/graphql", BACKEND_CURRENCY: "EUR", SESSION_SECRET: SECRET }),
  ).toMatchObject({
    isDemo: false,
    backendUrl: "https://wp.test/graphql",
    imageHosts: ["wp.test"],
  });
});

test("the secret shared with the WordPress plugin is optional, at least 32 characters long and valid in a header", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", BACKEND_CURRENCY: "EUR", SESSION_SECRET: SECRET };
  const read = (STOREFRONT_SECRET?: string) => readEnvironment({ ...merchant, STOREFRONT_SECRET }).storefrontSecret;
  expect(read()).toBeUndefined();
  expect(read("")).toBeUndefined();
  expect(read("y".repeat(32))).toBe("y".repeat(32));
  for (const wrong of ["y".repeat(31), `${SECRET}\r\nx: y`, `${SECRET} y`, "тайна".repeat(10)])
    expect(() => read(wrong), wrong).toThrow("STOREFRONT_SECRET: at least 32 characters are needed");
});

test("the shop and its demo backend share a default secret", () => {
  expect(readEnvironment({}).storefrontSecret).toBe(DEMO_STOREFRONT_SECRET);
  expect(KNOWN_TO_THE_DEMO).toBe(DEMO_STOREFRONT_SECRET);
});

test("images are encoded as AVIF unless that is disabled, by a TOML boolean or a string", () => {
  for (const on of [undefined, "", true, "true"])
    expect(readEnvironment({ IMAGE_AVIF: on }).isAvifEnabled, String(on)).toBe(true);
  for (const off of [false, "false"]) expect(readEnvironment({ IMAGE_AVIF: off }).isAvifEnabled).toBe(false);
});

test("webhooks need a secret, and a merchant's shop without one accepts none", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", BACKEND_CURRENCY: "EUR", SESSION_SECRET: SECRET };
  expect(readEnvironment({}).woocommerceWebhookSecret).toBe(DEMO_WEBHOOK_SECRET);
  expect(readEnvironment(merchant).woocommerceWebhookSecret).toBeUndefined();
  // Secrets that WooCommerce generates may contain blanks.
  const secret = "a ]secret{ of more than thirty-two characters";
  expect(readEnvironment({ ...merchant, WOOCOMMERCE_WEBHOOK_SECRET: secret }).woocommerceWebhookSecret).toBe(secret);
  expect(() => readEnvironment({ WOOCOMMERCE_WEBHOOK_SECRET: "short" })).toThrow(/WOOCOMMERCE_WEBHOOK_SECRET/);
});

test("pages are cached unless the configuration says otherwise", () => {
  expect(readEnvironment({}).caching).toBe("all");
  expect(["all", "none"].map((CACHING) => readEnvironment({ CACHING }).caching)).toEqual(["all", "none"]);
  expect(() => readEnvironment({ CACHING: "some" })).toThrow(/CACHING: one of all, none/);
});

test("the currency is WooCommerce's own and required: no page shows an amount before it is known", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", SESSION_SECRET: SECRET };
  for (const BACKEND_CURRENCY of [undefined, "", "USD"])
    expect(() => readEnvironment({ ...merchant, BACKEND_CURRENCY })).toThrow(/BACKEND_CURRENCY: BGN or EUR/);
  const show = (BACKEND_CURRENCY: string, SITE = {}) => {
    const { currency, priceDisplay } = readEnvironment({ ...merchant, BACKEND_CURRENCY, SITE }).site;
    return [currency, priceDisplay];
  };
  expect(show("EUR")).toEqual(["EUR", "euro"]);
  expect(show("EUR", { priceDisplay: "euro-leva" })).toEqual(["EUR", "euro-leva"]);
  expect(show("BGN")).toEqual(["BGN", "leva-euro"]);
  expect(() => readEnvironment({ SITE: { currency: "EUR" } })).toThrow("SITE.currency: unknown setting");
  const { site } = readEnvironment({});
  expect([site.currency, site.priceDisplay]).toEqual(["BGN", "leva-euro"]);
});

test("cards are never charged in leva, which banks no longer accept", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  expect(readEnvironment(keys).stripe).toBeNull();
  expect(readEnvironment({ ...keys, BACKEND_CURRENCY: "EUR" }).stripe).not.toBeNull();
});

test("over a merchant's WordPress no demo text is shown: what isn't configured comes from WordPress or is left out", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", BACKEND_CURRENCY: "EUR", SESSION_SECRET: SECRET };
  const { site, home } = readEnvironment({ ...merchant, BACKEND_TITLE: "Лост", BACKEND_TAGLINE: "Тежести" });
  expect([site.name, site.shortDescription, readEnvironment(merchant).site.name]).toEqual([
    "Лост",
    "Тежести",
    "wp.test",
  ]);
  const shown = JSON.stringify({ site, home });
  for (const one of [...Object.values(DEMO_SITE), ...Object.values(DEMO_HOME)].flat())
    if (typeof one === "string") expect(shown).not.toContain(JSON.stringify(one));
  expect(home).toMatchObject({ goals: [], trust: [] });
  expect(readEnvironment({ ...merchant, SITE: { name: "Щанга" } }).site.name).toBe("Щанга");
  expect(readEnvironment({}).site).toMatchObject(DEMO_SITE);
});

test("what WordPress sets goes before wrangler.toml, which goes before the defaults; a key that it doesn't set stays", () => {
  const deployed = { SITE: { phone: "02 111", email: "a@shop.example" }, SETTINGS: { showSKU: false } };
  const { site, settings, home } = readEnvironment(deployed, {
    SITE: { phone: "02 222", couriers: [] },
    SETTINGS: { saleBadge: "word" },
    HOME: { heroTitle: "Тичай" },
  });
  expect(site).toMatchObject({ phone: "02 222", email: "a@shop.example", couriers: [], name: DEMO_SITE.name });
  expect(settings).toMatchObject({ showSKU: false, saleBadge: "word", showReviews: true });
  expect(home).toMatchObject({ heroTitle: "Тичай", trust: DEMO_HOME.trust });
});

test("a hostile value of WordPress is refused by the name of its key, as a wrong one of wrangler.toml is", () => {
  const hostile = {
    SITE: [
      { phone: "0".repeat(41) },
      { phone: "02\r\nx: y" },
      { email: "a@b.bg?bcc=all@b.bg" },
      { email: 'a"onclick=@b.bg' },
      { name: 5 },
      { couriers: ["a".repeat(61)] },
      { couriers: { length: 1 } },
      { freeShippingFrom: -1 },
      { trackingId: "G-AB12;script-src *" },
    ],
    HOME: [
      { heroImage: "javascript:alert(1)" },
      { heroImage: "http://wp.example/a.jpg" },
      { heroImage: "https://wp.example/a.jpg' onerror='" },
      { heroTitle: null },
      { trust: [{ icon: "<svg>", name: "a", text: "b" }] },
      { goals: Array.from({ length: 7 }, () => ({ name: "a", text: "b", search: "c" })) },
    ],
    SETTINGS: [{ showSKU: "true" }, { saleBadge: "<script>" }],
  };
  for (const [table, values] of Object.entries(hostile))
    for (const value of values) {
      const place = `${table}.${Object.keys(value)[0]}`;
      expect(() => readEnvironment({}, { [table]: value }), JSON.stringify(value)).toThrow(place);
    }
});

test("a WordPress of any name starts the shop", () => {
  const merchant = { BACKEND_URL: "https://wp.test/graphql", BACKEND_CURRENCY: "EUR", SESSION_SECRET: SECRET };
  const said = { BACKEND_TITLE: "a".repeat(300), BACKEND_TAGLINE: `Спорт\n${"a".repeat(300)}` };
  const { site } = readEnvironment({ ...merchant, ...said });
  expect([site.name.length, site.shortDescription.slice(0, 7)]).toEqual([100, "Спорт a"]);
});
