import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startBuiltShop, type BuiltShop, type Visitor } from "../doubles/built-shop";
import { findProduct, findProducts, findVariation } from "../doubles/demo-products";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const VARIABLE = findVariation((variation) => (variation.stock ?? 0) > 10);

let shop: BuiltShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.setFault({ kind: null });
  visitor = shop.visit();
});

const add = (who: Visitor, productId = SIMPLE.id, quantity = 1) =>
  who.submit("/cart", { intent: "add", productId: String(productId), quantity: String(quantity) });

async function readCheckout(who: Visitor): Promise<Record<string, string>> {
  const html = await (await who.open("/checkout")).text();
  const hidden = [...html.matchAll(/<input[^>]*name="(checkoutId|seenTotal)"[^>]*value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!],
  );
  return {
    ...Object.fromEntries(hidden),
    "billing.firstName": "Мария",
    "billing.lastName": "Димитрова",
    "billing.email": "maria@example.bg",
    "billing.phone": "0888 123 456",
    "billing.country": "BG",
    "billing.state": "BG-22",
    "billing.city": "София",
    "billing.postcode": "1784",
    "billing.address1": "бул. Цариградско шосе 115",
    rateId: "flat_rate:1",
    paymentMethod: "cod",
    consent: "on",
    intent: "place",
  };
}

const FOUR = findProducts(
  4,
  (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20 && product.id !== SIMPLE.id,
);
const SESSIONS = 100;
const SESSIONS_AT_ONCE = 10;

test("four things added at once in one session end as four things, 100 times of 100 (issue 3; design §3)", async () => {
  const addFour = async () => {
    const shopper = shop.visit();
    await add(shopper);
    await Promise.all(FOUR.map(({ id }) => add(shopper, id)));
    const html = await (await shopper.open("/cart")).text();
    return { cookie: shopper.cookie, missing: FOUR.filter(({ slug }) => !html.includes(`/produkt/${slug}"`)) };
  };
  for (let done = 0; done < SESSIONS; done += SESSIONS_AT_ONCE) {
    const carts = await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, addFour));
    expect(carts.flatMap(({ missing }) => missing)).toEqual([]);
    for (const { cookie } of carts) expect(cookie).toContain("cart_items=5");
  }
});

test("a variation and a simple product stand in one cart (specification §3)", async () => {
  await add(visitor);
  const { product, variation } = VARIABLE;
  await visitor.submit("/cart", { intent: "add", productId: String(product.id), variationId: String(variation.id) });
  const html = await (await visitor.open("/cart")).text();
  expect(html).toContain(SIMPLE.name);
  expect(html).toContain(product.name);
});

test("fifty submits of one checkout make one order, and all lead to it (quality.md 17)", async () => {
  const before = (await shop.readOrders()).length;
  await add(visitor);
  const form = await readCheckout(visitor);
  const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.submit("/checkout", form)));
  const places = new Set(answers.map((answer) => answer.headers.get("location")));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 303));
  expect(places.size).toBe(1);
  expect(await shop.readOrders()).toHaveLength(before + 1);
  const page = await visitor.open([...places][0]!);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Благодарим Ви, Мария");
  const stranger = await shop.visit().open([...places][0]!);
  expect(stranger.status).toBe(404);
  expect(await stranger.text()).not.toContain("Мария");
});

test("an order whose answer got lost is found again, not made again (design §5)", async () => {
  const before = (await shop.readOrders()).length;
  await add(visitor);
  const form = await readCheckout(visitor);
  await shop.setFault({ kind: "late-502-html", count: 1, operation: "checkout" });
  const first = await visitor.submit("/checkout", form);
  expect(first.headers.get("location")).toMatch(/order-received\/\d+\?key=wc_order_/);
  expect((await visitor.submit("/checkout", form)).headers.get("location")).toBe(first.headers.get("location"));
  expect(await shop.readOrders()).toHaveLength(before + 1);
});

test("a session that ended comes back with its lines, and the shopper is told (design §3)", async () => {
  await add(visitor, SIMPLE.id, 3);
  await shop.setFault({ kind: "expired-session", count: 1 });
  await add(visitor);
  const html = await (await visitor.open("/cart")).text();
  expect(html).toContain("Количката Ви е възстановена");
  expect(visitor.cookie).toContain("cart_items=4");
  expect(await (await visitor.open("/cart")).text()).not.toContain("Количката Ви е възстановена");
});

const FAULTS = ["500", "502-html", "200-html", "truncated", "null-data", "huge", "wrong-types", "refused"];
const PAGES = ["/", "/magazin", "/magazin/page/2", `/produkt/${SIMPLE.slug}`, "/cart", "/checkout"];

test.each(FAULTS)(
  "backend fault %s: every page is Bulgarian, has the right status and no stack, and the cart is kept (quality.md 4, 5)",
  async (kind) => {
    await add(visitor, SIMPLE.id, 2);
    await shop.setFault({ kind });
    for (const path of PAGES) {
      const start = Date.now();
      const answer = await visitor.open(path);
      const html = await answer.text();
      expect([200, 503], `${path} ${answer.status}`).toContain(answer.status);
      expect(html, path).toContain('lang="bg"');
      expect(html, path).not.toMatch(/\bat [\w.]+ \(|TypeError|SyntaxError|\.ts:\d/);
      expect(Date.now() - start, path).toBeLessThan(8000);
    }
    await shop.setFault({ kind: null });
    expect(await (await visitor.open("/cart")).text()).toContain(SIMPLE.name);
    expect(visitor.cookie).toContain("cart_items=2");
  },
);

test("listing, product and cart say that the shop is down; the home page stands without its backend (quality.md 4)", async () => {
  await shop.setFault({ kind: "502-html" });
  expect((await visitor.open("/")).status).toBe(200);
  const listing = await visitor.open("/magazin");
  expect(listing.status).toBe(503);
  expect(await listing.text()).toMatch(/Магазинът не отговаря в момента[^]*Опитайте отново/);
});

test("public pages set no cookie and know nobody; personal ones are never kept (quality.md 8)", async () => {
  await add(visitor);
  for (const path of ["/", "/magazin", `/produkt/${SIMPLE.slug}`, "/no-such-page"]) {
    const answer = await visitor.open(path);
    expect(answer.headers.getSetCookie(), path).toEqual([]);
    const alone = await (await shop.visit().open(path)).text();
    expect(withoutNonce(await answer.text()), path).toBe(withoutNonce(alone));
  }
  for (const path of ["/cart", "/checkout", "/checkout/order-received/1?key=x", "/cart.data"]) {
    expect((await visitor.open(path)).headers.get("cache-control"), path).toBe("private, no-store");
  }
});

test("unreadable, endless and foreign requests are refused in Bulgarian, never with a crash (issue: bad input)", async () => {
  const bad = [
    "/%E0%A4%A",
    "/produkt/%",
    "/magazin?filter=%ZZ",
    "/magazin/page/0",
    "/magazin/page/99999999999",
    "/checkout/order-received/x?key=",
    "/produkt/няма-такъв",
  ];
  for (const path of bad) expect((await visitor.open(path)).status, path).toBeLessThan(500);
  for (const form of [
    {},
    { intent: "x" },
    { intent: "update", key: "nope", quantity: "-1" },
    { intent: "add", productId: "NaN" },
  ]) {
    const answer = await visitor.submit("/cart", form as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('lang="bg"');
  }
  expect((await visitor.open("/magazin/page/40")).status).toBe(404);
});

test("settings have their effect: SKU and the badge's three forms (specification §1)", async () => {
  const reduced = findProduct(
    (product) => product.type === "SIMPLE" && product.salePrice !== null && product.status === "IN_STOCK",
  );
  const path = `/produkt/${reduced.slug}`;
  const usual = await (await visitor.open(path)).text();
  expect(usual).toContain(reduced.sku);
  expect(usual).toMatch(/class="badge">-<!-- -->\d+|class="badge">-\d+%/);
  for (const [saleBadge, pattern] of [
    ["word", /class="badge">Намаление</],
    ["hidden", null],
  ] as const) {
    const other = await startBuiltShop({ SETTINGS: { saleBadge, showSKU: false } });
    const html = await (await other.visit().open(path)).text();
    if (pattern) expect(html).toMatch(pattern);
    else expect(html).not.toContain('class="badge"');
    expect(html).not.toContain(`>${reduced.sku}`);
    expect(html).not.toMatch(/Код(<!-- -->)? (<!-- -->)?[A-Z]/);
    await other.close();
  }
});

function withoutNonce(html: string): string {
  return html.replace(/nonce="[^"]*"/g, "").replace(/"nonce":"[^"]*"/g, "");
}
