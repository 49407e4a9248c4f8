import { expect, test } from "vitest";
import { failureText, STORED_CART } from "#strings/errors/failures";
import { signIn } from "../../built-shop/account-forms";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct, findProducts, findVariation } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { countTrials } from "../../fixtures/trials";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const VARIABLE = findVariation((variation) => (variation.stock ?? 0) > 10);

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

const FOUR = findProducts(
  4,
  (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20 && product.id !== SIMPLE.id,
);
const SESSIONS = countTrials("sessions");
const SESSIONS_AT_ONCE = 10;

test(`four simultaneous adds in one session give four lines, ${SESSIONS} times out of ${SESSIONS}`, async () => {
  const addFour = async () => {
    const shopper = shop.visit();
    await shopper.add(SIMPLE.id);
    await Promise.all(FOUR.map(({ id }) => shopper.add(id)));
    const html = await (await shopper.open("/cart")).text();
    return { cookie: shopper.cookie, missing: FOUR.filter(({ slug }) => !html.includes(`/produkt/${slug}"`)) };
  };
  for (let done = 0; done < SESSIONS; done += SESSIONS_AT_ONCE) {
    const carts = await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, addFour));
    expect(carts.flatMap(({ missing }) => missing)).toEqual([]);
    for (const { cookie } of carts) expect(cookie).toContain("cart_items=5");
  }
});

test("a cart may have a variation and a simple product", async () => {
  await visitor.add(SIMPLE.id);
  const { product, variation } = VARIABLE;
  await visitor.submit("/cart", { intent: "add", productId: String(product.id), variationId: String(variation.id) });
  const html = await (await visitor.open("/cart")).text();
  expect(html).toContain(SIMPLE.name);
  expect(html).toContain(product.name);
});

test("while an order waits for WooCommerce, pages of other tabs answer, changes wait, and nothing is lost", async () => {
  await shop.setStock(SIMPLE.id, 1000);
  await signIn(visitor);
  await visitor.submit("/cart", { intent: "empty" });
  await visitor.add(SIMPLE.id);
  const earlier = (await visitor.submit("/checkout", await readCheckoutForm(visitor))).headers.get("location")!;
  expect(earlier).toMatch(/order-received/);
  const placed = (await shop.readOrders()).length;
  await visitor.add(SIMPLE.id, 2);
  const form = await readCheckoutForm(visitor);
  const isOver = { order: false, add: false };
  let order!: Promise<Response>;
  const { release } = await shop.holdAnswer("checkout", () => {
    order = visitor.submit("/checkout", form).finally(() => (isOver.order = true));
  });
  const add = visitor.add(FOUR[1]!.id).finally(() => (isOver.add = true));
  const open = async (path: string) => {
    const answer = await shop.visit().open(path, { cookie: visitor.cookie });
    const { status, headers } = answer;
    return { status, html: await answer.text(), retry: headers.get("retry-after"), set: headers.getSetCookie().join() };
  };
  const [cart, checkout, orders, account, page] = await Promise.all([
    open("/cart"),
    open("/checkout"),
    open("/my-account/orders"),
    open("/my-account"),
    open(earlier),
  ]);
  expect(isOver).toEqual({ order: false, add: false });
  expect([cart.status, cart.html]).toEqual([200, expect.stringContaining(STORED_CART)]);
  expect(cart.html).toMatch(new RegExp(`/produkt/${SIMPLE.slug}"[^]*name="quantity"[^>]*value="2"`));
  expect(cart.html).not.toContain(FOUR[1]!.slug);
  expect(cart.set).not.toContain("cart_items");
  for (const { status, retry } of [checkout, orders, account]) expect([status, retry]).toEqual([503, "5"]);
  expect(checkout.html).toContain(failureText({ kind: "busy" }).text);
  expect([page.status, page.html]).toEqual([200, expect.stringContaining(SIMPLE.name)]);
  await release();
  expect((await order).headers.get("location")).toMatch(/order-received/);
  expect((await add).status).toBe(303);
  expect(await shop.readOrders()).toHaveLength(placed + 1);
  const after = await open("/cart");
  expect(after.html).not.toContain(STORED_CART);
  expect([SIMPLE, FOUR[1]!].map(({ slug }) => after.html.includes(`/produkt/${slug}"`))).toEqual([false, true]);
});

const ROUNDS = countTrials("submits");

test("fifty submits of one checkout place one order, and all lead to it", async () => {
  await shop.setStock(SIMPLE.id, 1000);
  const before = (await shop.readOrders()).length;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shopper = shop.visit();
    await shopper.add(SIMPLE.id);
    const form = await readCheckoutForm(shopper);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shopper.submit("/checkout", form)));
    const places = new Set(answers.map((answer) => answer.headers.get("location")));
    const wrong = answers.filter(({ status }) => status !== 303);
    expect(await Promise.all(wrong.map((answer) => answer.text()))).toEqual([]);
    expect(places.size).toBe(1);
    expect(await shop.readOrders()).toHaveLength(before + round);
    if (round > 1) continue;
    const page = await shopper.open([...places][0]!);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Благодарим Ви, Мария");
    const stranger = await shop.visit().open([...places][0]!);
    expect(stranger.status).toBe(404);
    expect(await stranger.text()).not.toContain("Мария");
  }
});

test("a wrong key, an unknown order and another browser get the same 404, to the byte", async () => {
  await visitor.add(SIMPLE.id);
  const form = await readCheckoutForm(visitor);
  const path = (await visitor.submit("/checkout", form)).headers.get("location")!;
  const wrongKey = path.replace(/key=.*/, "key=wc_order_0000000000000");
  const unknown = path.replace(/\d+\?/, "999999?");
  const bodies = await Promise.all(
    [visitor.open(wrongKey), visitor.open(unknown), shop.visit().open(path)].map(async (opened) => {
      const answer = await opened;
      expect(answer.status).toBe(404);
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)![1]!;
      return (await answer.text()).replaceAll(nonce, "NONCE");
    }),
  );
  expect(new Set(bodies).size).toBe(1);
});

test("an order sends its email to the demo's outbox; a merchant's shop has no such page", async () => {
  await visitor.add(SIMPLE.id);
  await visitor.submit("/checkout", await readCheckoutForm(visitor));
  const outbox = await visitor.open("/outbox");
  expect(outbox.headers.get("content-security-policy")).toContain("default-src 'none'");
  const mails = await outbox.text();
  expect(mails).toContain("maria@example.bg");
  expect(mails).toContain(SIMPLE.name);
});

test("an order whose response was lost is found, not placed again", async () => {
  const before = (await shop.readOrders()).length;
  await visitor.add(SIMPLE.id);
  const form = await readCheckoutForm(visitor);
  await shop.setFault({ kind: "late-502-html", count: 1, operation: "checkout" });
  const first = await visitor.submit("/checkout", form);
  expect(first.headers.get("location")).toMatch(/order-received\/\d+\?key=wc_order_/);
  expect((await visitor.submit("/checkout", form)).headers.get("location")).toBe(first.headers.get("location"));
  expect(await shop.readOrders()).toHaveLength(before + 1);
});

test("an expired session is restored with its lines, and the shopper is notified", async () => {
  await visitor.add(SIMPLE.id, 3);
  await shop.setFault({ kind: "expired-session", count: 1 });
  await visitor.add(SIMPLE.id);
  const html = await (await visitor.open("/cart")).text();
  expect(html).toContain("Количката Ви е възстановена");
  expect(visitor.cookie).toContain("cart_items=4");
  expect(await (await visitor.open("/cart")).text()).not.toContain("Количката Ви е възстановена");
});
