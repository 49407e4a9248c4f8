import { expect, test } from "vitest";
import type { Cart, CartLine } from "../shop/cart";
import { expectedCart, reduceCartQueue, type CartFields, type CartQueue } from "./cart-queue";

const line = { key: "a", quantity: 1, subtotal: 1000, total: 1000 } as CartLine;
const cart = {
  lines: [line, { ...line, key: "b" }],
  itemCount: 2,
  productCount: 2,
  isEmpty: false,
  total: 2000,
} as Cart;
const idle: CartQueue = { cart, waiting: [], problem: null, losses: null };
const set = (key: string, quantity: number): CartFields => ({ intent: "update", key, quantity: String(quantity) });
const ask = (queue: CartQueue, ...changes: CartFields[]) =>
  changes.reduce((before, fields) => reduceCartQueue(before, { type: "asked", fields }), queue);

test("fast presses on one line leave one change on its way and only the newest waiting (look.md)", () => {
  const queue = ask(idle, set("a", 2), set("a", 3), set("a", 4));
  expect(queue.waiting).toEqual([set("a", 2), set("a", 4)]);
  expect(expectedCart(queue)?.lines[0]?.quantity).toBe(4);
});

test("changes of different lines are kept in their order, one sent at a time (design §3)", () => {
  expect(ask(idle, set("a", 2), set("b", 5), { intent: "remove", key: "a" }).waiting).toEqual([
    set("a", 2),
    set("b", 5),
    { intent: "remove", key: "a" },
  ]);
});

test("an answer settles the first change and the ones behind it still show (look.md)", () => {
  const asked = ask(idle, set("a", 2), set("b", 5));
  const settled = reduceCartQueue(asked, { type: "answered", reply: { ok: true, cart, restored: false } });
  expect(settled.waiting).toEqual([set("b", 5)]);
  expect(expectedCart(settled)?.lines.map((one) => one.quantity)).toEqual([1, 5]);
});

test("a failed change goes back, with what waited for the same line, and says why (look.md)", () => {
  const asked = ask(idle, set("a", 2), set("a", 3), set("b", 5));
  const reply = { ok: false, message: "Няма толкова.", reason: "refused", lineKey: "a" } as const;
  const settled = reduceCartQueue(asked, { type: "answered", reply });
  expect(settled).toMatchObject({ waiting: [set("b", 5)], problem: reply });
  expect(expectedCart(settled)?.lines[0]?.quantity).toBe(1);
  expect(ask(settled, set("a", 2)).problem).toBeNull();
});

test("a button pressed twice asks once, and only the newest choice of delivery counts (specification §4)", () => {
  const coupon = { intent: "apply-coupon", code: "DOBRE5" };
  expect(ask(idle, coupon, coupon, { ...coupon, code: "LETO" }).waiting).toEqual([coupon, { ...coupon, code: "LETO" }]);
  const rate = (rateId: string) => ({ intent: "shipping", rateId });
  expect(ask(idle, set("a", 2), rate("1"), rate("2")).waiting).toEqual([set("a", 2), rate("2")]);
});
