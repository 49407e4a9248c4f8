import { beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findProducts } from "../../fixtures/demo-products";
import { countTrials } from "../../fixtures/trials";
import type { Visitor } from "../../built-shop/visitor";

const [SIMPLE, OTHER] = findProducts(2, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const ROUNDS = countTrials("tabs");

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));
beforeEach(() => visitor.add(SIMPLE!.id).then(() => undefined));

const placeOf = (answer: Response) => answer.headers.get("location");
const lose = (kind: string) => shop.setFault({ kind, count: 1, operation: "checkout" });

test.each(["late-500", "null-data"])(
  "while nothing tells whether an order was placed, the emptied cart says so, and it is shown later (%s)",
  async (kind) => {
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

test("an order whose response was lost is looked up: its page is shown, to its own browser, and a repeated form leads there", async () => {
  const before = (await shop.readOrders()).length;
  const form = await readCheckoutForm(visitor);
  await lose("late-502-html");
  const place = placeOf(await visitor.submit("/checkout", form))!;
  expect(place).toMatch(/order-received\/\d+\?key=/);
  expect(visitor.cookie).not.toContain("cart_items");
  const again = await Promise.all(Array.from({ length: 10 }, () => visitor.submit("/checkout", form)));
  expect(new Set(again.map(placeOf))).toEqual(new Set([place]));
  expect(await shop.readOrders()).toHaveLength(before + 1);
  expect(placeOf(await visitor.open("/checkout"))).toBe(place);
  expect((await shop.visit().open(place)).status).toBe(404);
});

test("without the plugin the checkout says so before anything is typed, a posted form orders nothing, and the cart stays", async () => {
  const before = (await shop.readOrders()).length;
  const form = await readCheckoutForm(visitor);
  await shop.setOptions({ hasPlugin: false });
  const countSent = await shop.countQueries("checkout");
  for (const answer of [await visitor.open("/checkout"), await visitor.submit("/checkout", form)]) {
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain("Сега не приемаме поръчки");
    expect(page).not.toContain("Поръчка със задължение за плащане");
  }
  expect([await countSent(), (await shop.readOrders()).length]).toEqual([0, before]);
  expect(await (await visitor.open("/cart")).text()).toContain(SIMPLE!.name);
  await shop.setOptions({});
  expect(placeOf(await visitor.submit("/checkout", form))).toMatch(/order-received/);
});

test("the button may be pressed again at once, and orders once", async () => {
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
    expect(html).toMatch(/промени|Сумата вече е/);
    expect(/name="seenTotal"[^>]*value="(\d+)"/.exec(html)![1]).not.toBe(form.seenTotal);
  }
  const orders = (await shop.readOrders()).slice(before) as { lines: { productId: number }[] }[];
  expect(orders.map(({ lines }) => lines.map(({ productId }) => productId))).toEqual(orders.map(() => [SIMPLE!.id]));
  expect([orders.length, ends.placed + ends.brought]).toEqual([ends.placed, ROUNDS]);
});

test("a saved form isn't restored into the checkout after its order", async () => {
  const form = await readCheckoutForm(visitor);
  const late = { ...form, intent: "keep", customerNote: "Позвънете на входа" };
  await Promise.all([visitor.submit("/checkout", form), visitor.post("/checkout.data", late)]);
  await visitor.post("/checkout.data", late);
  await visitor.add(SIMPLE!.id);
  const next = await (await visitor.open("/checkout")).text();
  expect(next).toContain("Цариградско шосе");
  expect(next).not.toContain("Позвънете на входа");
});
