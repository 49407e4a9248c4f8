import { beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findProduct } from "../../fixtures/demo-products";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));
beforeEach(async () => {
  await shop.setOptions({ hasBankGateway: true });
  await visitor.add(SIMPLE.id, 2);
});

const whereTo = (answer: Response) => answer.headers.get("location") ?? `(${answer.status})`;
const read = async (path: string, who = visitor) => (await who.open(path)).text();

/** Up to the gateway's page, which the demo serves on the shop's host. */
async function orderAtBank(): Promise<string> {
  const form = { ...(await readCheckoutForm(visitor)), paymentMethod: "demo_bank" };
  const bank = whereTo(await visitor.submit("/checkout", form));
  expect(bank).toMatch(/^\/demo-bank\/pay\?order=\d+&key=wc_order_/);
  return bank;
}

test("paying at a gateway redirects to the paid order, without scripts", async () => {
  const bank = await orderAtBank();
  const order = whereTo(await visitor.submit(bank, { answer: "pay" }));
  expect(order).toMatch(/^\/checkout\/order-received\/\d+\?key=/);
  const page = await read(order);
  expect(page).toContain("Поръчката е приета");
  expect(page).not.toContain("Платете");
  expect((await shop.visit().open(order)).status).toBe(404);
});

test("a shopper who gives up can still pay, or gets their lines back into the cart, once", async () => {
  const bank = await orderAtBank();
  const back = whereTo(await visitor.submit(bank, { answer: "cancel" }));
  const order = whereTo(await visitor.open(back));
  const page = await read(order);
  for (const words of ["Плащането беше прекъснато", "Платете пак", "върнете продуктите"]) expect(page).toContain(words);
  expect((await shop.visit().submit(order, { intent: "cancel" })).status).toBe(404);
  for (let time = 0; time < 2; time++) expect(whereTo(await visitor.submit(order, { intent: "cancel" }))).toBe("/cart");
  const cart = await read("/cart");
  expect(cart).toContain(SIMPLE.name);
  expect(cart).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/);
  expect(await read(order)).toContain("Отказана");
});

test("an order that was paid in another window isn't canceled", async () => {
  const bank = await orderAtBank();
  const order = whereTo(await visitor.submit(bank, { answer: "pay" }));
  expect(whereTo(await visitor.submit(`${order}&cancelled=1`, { intent: "cancel" }))).toBe(order);
  expect(await read("/cart")).not.toContain(SIMPLE.name);
});

test("canceling while the backend is down is an error, and loses nothing", async () => {
  const bank = await orderAtBank();
  const order = whereTo(await visitor.open(whereTo(await visitor.submit(bank, { answer: "cancel" }))));
  await shop.setFault({ kind: "500" });
  const failed = await visitor.submit(order, { intent: "cancel" });
  expect([failed.status, (await failed.text()).includes("Не успяхме да откажем поръчката")]).toEqual([503, true]);
  await shop.setFault({ kind: null });
  expect(whereTo(await visitor.submit(order, { intent: "cancel" }))).toBe("/cart");
});
