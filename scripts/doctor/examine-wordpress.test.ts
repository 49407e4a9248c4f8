import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSite } from "../../app/config/site";
import { FakeWordPress, PLUGIN_SECRET } from "../../tests/doubles/fake-wordpress";
import { answerBySchema, dropFields } from "../../tests/doubles/schema-answers";
import { examineWordPress, type Shop } from "./examine-wordpress";
import { parseAddress } from "./find-endpoint";
import type { Finding } from "./findings";

let wordpress: FakeWordPress;
beforeEach(() => void (wordpress = new FakeWordPress()));
afterEach(() => wordpress.close());

const SHOP: Shop = {
  site: readSite({}, { currency: "EUR", defaults: {} }),
  imageHosts: [],
  backendUrl: undefined,
  storefrontSecret: undefined,
  hasStripe: false,
  isLevaAllowed: false,
};

async function look(shop: Partial<Shop> = {}, options: object = {}) {
  const origin = await wordpress.open(options);
  const known = { ...SHOP, backendUrl: `${origin}/graphql`, storefrontSecret: PLUGIN_SECRET, ...shop };
  return examineWordPress(parseAddress(origin)!, known, () => undefined, { isTimed: false });
}

const listWrong = (findings: Finding[]) => findings.filter(({ level }) => level === "wrong").map((one) => one.subject);
const find = (findings: Finding[], subject: string) => findings.find((one) => one.subject === subject);

test("over a WordPress that is set up nothing must be mended, and each thing is named with what was found", async () => {
  const { findings, isUsable } = await look();
  expect(listWrong(findings)).toEqual([]);
  expect(isUsable).toBe(true);
  for (const [subject, said] of [
    ["WordPress", "7.1"],
    ["WooCommerce", "11.0.1"],
    ["WooGraphQL", "1.0.2"],
    ["Secret", /the same/],
    ["Currency", "EUR"],
    ["Permalinks", /\/product\//],
    ["Terms page", "/obshti-usloviya"],
    ["Privacy page", "/poveritelnost"],
    ["Main menu", /PRIMARY/],
    ["Signing in", /Парола/],
    ["Payment", /cod/],
    ["Sells to", /BG/],
  ] as const)
    expect(find(findings, subject), subject).toMatchObject({ level: "ok", said: expect.stringMatching(said) });
  expect(find(findings, "Delivery")?.details).toContain("Speedy до офис (flat_rate:1): to an office or locker");
});

test("the guest's cart is emptied afterwards, and nothing else is written", async () => {
  await look();
  const queries = wordpress.asked.flatMap(({ body }) => (body ? (JSON.parse(body) as { query: string }).query : []));
  const mutations = queries.flatMap((query) => /^\s*mutation (\w+)/.exec(query)?.[1] ?? []);
  expect(mutations).toEqual(["addToCart", "updateCustomer", "emptyCart"]);
});

describe("what must be mended", () => {
  const replace = (pattern: RegExp, by: string) => () => void (wordpress.alter = (text) => text.replace(pattern, by));
  const addTaxInCart = () =>
    void (wordpress.alter = (text) =>
      text.replace(
        /"subtotal":"([\d.]+)","subtotalTax":"([\d.]+)"/g,
        (_, net, tax) => `"subtotal":"${(Number(net) + Number(tax)).toFixed(2)}","subtotalTax":"${tax}"`,
      ));
  test.each<[subject: string, what: string, breakIt: () => void]>([
    ["Permalinks", "plain", replace(/\/product\/([\w-]+)\//g, "/?product=$1")],
    ["Permalinks", "numeric", replace(/\/blog\/[\w-]+\//g, "/archives/12")],
    ["Permalinks", "index.php", replace(/\/product\//g, "/index.php/product/")],
    ["Cart", "no session header", () => void (wordpress.dropped = ["woocommerce-session"])],
    ["Pictures", "of another host", replace(/http:\/\/[\d.:]+\/wp-content/g, "https://cdn.example/wp-content")],
    ["Payment", "no gateway", replace(/"paymentGateways":\{"nodes":\[.*?\]\}/g, '"paymentGateways":{"nodes":[]}')],
    ["Delivery", "no rate", replace(/"rates":\[.*?\]/g, '"rates":[]')],
    ["Delivery", "no method in any zone", replace(/"needsShippingAddress":true/g, '"needsShippingAddress":false')],
    ["Tax", "prices entered without it", addTaxInCart],
    ["Tax", "prices shown without it", replace(/"displayPricesIncludeTax":true/g, '"displayPricesIncludeTax":false')],
    ["Currency", "dollars", replace(/"total":"[^"]*(€|&euro;)[^"]*"/g, '"total":"$0.00"')],
  ])("%s: %s", async (subject, _, breakIt) => {
    breakIt();
    const { findings } = await look();
    expect(listWrong(findings)).toEqual([subject]);
    const finding = find(findings, subject);
    expect(finding?.todo ?? finding?.fix).toBeTruthy();
  });

  test("products of a type that WooGraphQL refuses", async () => {
    const message = 'The "composite" product type is not supported by the core WPGraphQL for WooCommerce schema.';
    wordpress.interfere = (_, body) =>
      body.includes("query getCatalogProducts") ? { body: JSON.stringify({ errors: [{ message }], data: {} }) } : null;
    const { findings } = await look();
    expect(find(findings, "Products")).toMatchObject({ level: "wrong", said: expect.stringContaining("“composite”") });
  });

  test("a picture that can't be had", async () => {
    wordpress.interfere = (path) =>
      path.startsWith("/wp-content/uploads") ? { status: 403, body: "hotlinking" } : null;
    expect(listWrong((await look()).findings)).toEqual(["Pictures"]);
  });

  test("a WordPress without the plugin, of which the shop takes no orders, or with an old one", async () => {
    const { findings } = await look({}, { hasPlugin: false });
    expect(listWrong(findings)).toEqual(["Sila Storefront"]);
    expect(find(findings, "Secret")).toBeUndefined();
    wordpress.close();
    wordpress.rewritten = { "x-storefront-plugin": "1" };
    expect(listWrong((await look()).findings)).toEqual(["Sila Storefront"]);
  });

  test("another secret than WordPress has", async () => {
    const { findings } = await look({ storefrontSecret: "x".repeat(40) });
    expect(listWrong(findings)).toEqual(["Secret"]);
  });

  test("leva, unless SELL_IN_BGN says so", async () => {
    expect(listWrong((await look({}, { currency: "BGN" })).findings)).toEqual(["Currency"]);
    wordpress.close();
    const allowed = await look({ isLevaAllowed: true }, { currency: "BGN" });
    expect(listWrong(allowed.findings)).toEqual([]);
  });

  test("a WordPress without WooGraphQL: nothing further is asked of it", async () => {
    const without = dropFields("RootQuery", "products", "cart", "product");
    wordpress.interfere = (path, body) => {
      const refused = path === "/graphql" && body.includes("query probe") ? answerBySchema(body, without) : null;
      return refused ? { body: refused } : null;
    };
    const { findings, isUsable } = await look();
    expect(isUsable).toBe(false);
    expect(listWrong(findings)).toEqual(["WooGraphQL"]);
    expect(find(findings, "Currency")).toBeUndefined();
  });

  test("a version that is too old", async () => {
    wordpress.interfere = (path) =>
      path.includes("woocommerce/readme.txt") && !path.includes("graphql") ? { body: "Stable tag: 8.9.3" } : null;
    expect(listWrong((await look()).findings)).toEqual(["WooCommerce"]);
  });
});

describe("what a guest isn't told is said to be unknown", () => {
  test("versions, where the public files are hidden", async () => {
    wordpress.interfere = (path) => (path.endsWith(".txt") || path === "/" ? { status: 403 } : null);
    const { findings } = await look({ storefrontSecret: undefined });
    expect(listWrong(findings)).toEqual([]);
    for (const name of ["WordPress", "WooCommerce", "WPGraphQL"])
      expect(find(findings, name)).toMatchObject({ level: "unknown", said: expect.stringContaining("hides") });
  });

  test("the plugin's secret, where the shop has none, and it is never sent to another host than BACKEND_URL's", async () => {
    for (const shop of [{ storefrontSecret: undefined }, { backendUrl: "https://another.example/graphql" }]) {
      wordpress = new FakeWordPress();
      const { findings } = await look(shop);
      const said = shop.backendUrl ? "which isn't this WordPress" : "isn't known here";
      expect(find(findings, "Secret")).toMatchObject({ level: "unknown", said: expect.stringContaining(said) });
      expect(wordpress.asked.filter(({ secret }) => secret)).toEqual([]);
      wordpress.close();
    }
  });

  test("the currency, where no cart is answered", async () => {
    wordpress.alter = (text) => text.replace(/"cart":\{"total".*?\}/g, '"cart":null');
    expect(find((await look()).findings, "Currency")).toMatchObject({ level: "unknown" });
  });

  test("a query that fails ends no other look", async () => {
    wordpress.interfere = (_, body) => (/^\{"query":"[\\n ]*query getWordPress/.test(body) ? { status: 500 } : null);
    const { findings } = await look();
    expect(findings.find(({ level }) => level === "unknown")?.said).toContain("status 500");
    expect(find(findings, "Payment")?.level).toBe("ok");
  });
});

describe("what is better mended", () => {
  const listAdvice = (findings: Finding[]) =>
    findings.filter(({ level }) => level === "advice").map((one) => one.subject);

  test("nothing of debug mode where WPGraphQL says that it is off", async () => {
    const off = ',"extensions":{"debug":[{"type":"DEBUG_LOGS_INACTIVE","message":"not active"}]}}';
    wordpress.alter = (text) => text.replace(/\}$/, off);
    expect(listAdvice((await look()).findings)).not.toContain("GraphQL");
  });

  test("debug mode, another language, no menu, legal pages elsewhere; for the last it names the setting", async () => {
    wordpress.alter = (text) =>
      text
        .replace("bg_BG", "en_US")
        .replace(/"menuItems":\{.*?\]\}/, '"menuItems":{"nodes":[]}')
        .replaceAll("/obshti-usloviya/", "/terms/")
        .replace(/\}$/, ',"extensions":{"debug":[]}}');
    const { findings } = await look();
    expect(listAdvice(findings)).toEqual(
      expect.arrayContaining(["GraphQL", "Language", "Main menu", "Footer menu", "Terms page"]),
    );
    expect(find(findings, "Terms page")?.fix).toEqual({ key: "SITE.termsPath", value: "/terms" });
  });
});

describe("couriers", () => {
  const change = (from: RegExp, to: string) => () => void (wordpress.alter = (text) => text.replace(from, to));

  test("those with a list are named, and their rates wait for a choice", async () => {
    const { findings } = await look({}, { couriers: "ready" });
    expect(find(findings, "Couriers")).toMatchObject({
      level: "ok",
      said: expect.stringContaining("econt, speedy, boxnow"),
    });
    expect(find(findings, "Delivery")).toMatchObject({ level: "ok" });
    expect(find(findings, "Delivery")?.details).toContain(
      "Еконт до офис (woo_bg_econt:11): to an office or locker, priced when that is chosen",
    );
  });

  test("a shop without any is told how to get a list", async () => {
    expect(find((await look()).findings, "Couriers")).toMatchObject({ level: "ok", said: /^none/ });
  });

  test("a list that can't be had, and a plugin to which no choice can be handed, are said by name with what to do", async () => {
    change(/"hasOffices":true/g, '"hasOffices":false')();
    const lists = (await look({}, { couriers: "ready" })).findings;
    expect(find(lists, "Couriers")).toMatchObject({ level: "advice", todo: expect.stringContaining("password") });
    wordpress.close();
    change(/"unsupported":\[\]/, '"unsupported":["Drusoft Shipping for Speedy"]')();
    const { findings } = await look({}, { couriers: "ready" });
    const [, advice] = findings.filter(({ subject }) => subject === "Couriers");
    expect(advice).toMatchObject({
      level: "advice",
      said: expect.stringContaining("Drusoft Shipping for Speedy"),
      todo: expect.stringContaining("WooCommerce's own"),
    });
  });

  test("a rate of an unknown plugin that costs 0 is named, unless SITE.freeRates says that it is free", async () => {
    change(
      /"id":"flat_rate:2","label":"[^"]*","methodId":"flat_rate","subtotal":"[^"]*","taxTotal":"[^"]*"/,
      '"id":"table:2","label":"Table","methodId":"table","subtotal":"0","taxTotal":null',
    )();
    const { findings } = await look();
    expect(find(findings, "Delivery")).toMatchObject({
      level: "advice",
      said: expect.stringContaining("Table"),
      todo: expect.stringContaining("SITE.freeRates"),
    });
    wordpress.close();
    const site = readSite({ freeRates: ["table"] }, { currency: "EUR", defaults: {} });
    expect(find((await look({ site })).findings, "Delivery")).toMatchObject({ level: "ok" });
  });

  test("a plugin that is older than couriers is asked, and nothing is said of them", async () => {
    wordpress.interfere = (_, body) =>
      /^\{"query":"[\\n ]*query getStorefrontDelivery/.test(body)
        ? { body: '{"errors":[{"message":"Cannot query field"}]}' }
        : null;
    expect(find((await look()).findings, "Couriers")).toBeUndefined();
  });
});
