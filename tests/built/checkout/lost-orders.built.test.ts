import { beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findProducts } from "../../fixtures/demo-products";
import { countTrials } from "../../built-shop/trials";
import type { Visitor } from "../../built-shop/visitor";

const [SIMPLE, OTHER] = findProducts(2, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const ROUNDS = countTrials("tabs");

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));
beforeEach(async () => {
  await shop.setOptions({ hasPlugin: false });
  await visitor.add(SIMPLE!.id);
});

const placeOf = (answer: Response) => answer.headers.get("location");
const lose = (kind: string) => shop.setFault({ kind, count: 1, operation: "checkout" });

test("without the plugin a lost order is shown as placed, to its own browser, and never placed again", async () => {
  const before = (await shop.readOrders()).length;
  const form = await readCheckoutForm(visitor);
  await lose("late-502-html");
  const place = placeOf(await visitor.submit("/checkout", form))!;
  expect(place).toBe(`/checkout/order-received?checkout=${form.checkoutId}`);
  expect(visitor.cookie).not.toContain("cart_items");
  const again = await Promise.all(Array.from({ length: 10 }, () => visitor.submit("/checkout", form)));
  expect(new Set(again.map(placeOf))).toEqual(new Set([place]));
  expect(await shop.readOrders()).toHaveLength(before + 1);
  expect(placeOf(await visitor.open("/checkout"))).toBe(place);
  const page = await visitor.open(place);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await page.text()).toContain("Поръчката е приета");
  expect(placeOf(await visitor.open("/checkout"))).toBe(place);
  for (const path of [place, "/checkout/order-received", "/checkout/order-received?checkout=x"])
    expect((await shop.visit().open(path)).status).toBe(404);
});

test("without the plugin an order that may still be in progress isn't sent again, and its cart stays", async () => {
  const before = (await shop.readOrders()).length;
  const form = await readCheckoutForm(visitor);
  await lose("502-html");
  for (let press = 0; press < 3; press += 1) expect((await visitor.submit("/checkout", form)).status).toBe(503);
  expect((await visitor.add(OTHER!.id)).status).toBe(503);
  expect(await shop.readOrders()).toHaveLength(before);
  expect(await (await visitor.open("/cart")).text()).not.toContain(`/produkt/${OTHER!.slug}"`);
});

test.each(["late-500", "null-data"])(
  "while nothing tells whether an order was placed, the emptied cart says so, and it is shown later (%s)",
  async (kind) => {
    await shop.setOptions({});
    const before = (await shop.readOrders()).length;
    const form = await readCheckoutForm(visitor);
    await shop.setFault({ kind, operation: "checkout" });
    const place = placeOf(await visitor.submit("/checkout", form))!;
    expect(place).toBe("/cart?order=unsettled");
    expect(await (await visitor.open(place)).text()).toContain("Не успяхме да разберем дали поръчката Ви е приета");
    await shop.setFault({ kind: null });
    expect(await shop.readOrders()).toHaveLength(before + 1);
    expect(placeOf(await visitor.open("/checkout"))).toMatch(/order-received\/\d+\?key=/);
  },
);

test("with the plugin the button may be pressed again at once, and orders once", async () => {
  await shop.setOptions({});
  const before = (await shop.readOrders()).length;
  const form = await readCheckoutForm(visitor);
  await lose("502-html");
  expect((await visitor.submit("/checkout", form)).status).toBe(503);
  expect(placeOf(await visitor.submit("/checkout", form))).toMatch(/order-received\/\d+\?key=/);
  expect(await shop.readOrders()).toHaveLength(before + 1);
});

test("a cart changed in another tab at the moment of ordering: only what the page showed is ordered", async () => {
  await shop.setStock(SIMPLE!.id, 1000);
  const before = (await shop.readOrders()).length;
  const ends = { placed: 0, brought: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const shopper = shop.visit();
    await shopper.add(SIMPLE!.id);
    const form = await readCheckoutForm(shopper);
    const [answer] = await Promise.all([shopper.submit("/checkout", form), shopper.add(OTHER!.id)]);
    const html = await answer.text();
    ends[answer.status === 303 ? "placed" : "brought"] += 1;
    if (answer.status === 303) continue;
    expect(answer.status).toBe(422);
    expect(html).toMatch(/промени/);
    expect(/name="seenTotal"[^>]*value="(\d+)"/.exec(html)![1]).not.toBe(form.seenTotal);
  }
  const orders = (await shop.readOrders()).slice(before) as { lines: { productId: number }[] }[];
  expect(orders.map(({ lines }) => lines.map(({ productId }) => productId))).toEqual(orders.map(() => [SIMPLE!.id]));
  expect([orders.length, ends.placed + ends.brought]).toEqual([ends.placed, ROUNDS]);
});

test("a saved form isn't restored into the checkout after its order", async () => {
  await shop.setOptions({});
  const form = await readCheckoutForm(visitor);
  const late = { ...form, intent: "keep", customerNote: "Позвънете на входа" };
  await Promise.all([visitor.submit("/checkout", form), visitor.post("/checkout.data", late)]);
  await visitor.post("/checkout.data", late);
  await visitor.add(SIMPLE!.id);
  const next = await (await visitor.open("/checkout")).text();
  expect(next).toContain("Цариградско шосе");
  expect(next).not.toContain("Позвънете на входа");
});
