import { expect, test } from "vitest";
import { fail, type Result } from "../../../domain/values/result";
import type { CartChange } from "../../../domain/cart/cart";
import type { OrderLine } from "../../../domain/orders/order";
import { add, openDemoSession } from "../../../../tests/doubles/backend/demo-session";
import { cartWith, lineOf } from "../../../../tests/fixtures/cart-and-order";
import { openRecordedShop } from "../../../../demo/testing/recorded-accounts";
import { orderAgain } from "./order-again";
import type { CartState } from "../../../domain/cart/cart-stock";

const LINE: OrderLine = {
  id: 1,
  productId: 154,
  variationId: null,
  name: "Казеин",
  slug: "kazein",
  image: null,
  attributes: [],
  openChoices: [],
  quantity: 3,
  subtotal: 0,
  total: 0,
};

const SHIRT = {
  ...LINE,
  productId: 256,
  variationId: 266,
  name: "Тениска",
  attributes: [{ value: "L" }],
};

const ANY_COLOR = { ...LINE, productId: 363, variationId: 369, openChoices: [{ name: "pa_cvyat", value: "cheren" }] };

function open() {
  const { cart, shop } = openDemoSession(openRecordedShop());
  const changes: CartChange[] = [];
  const changeCart = (change: CartChange) => (changes.push(change), cart.change(change));
  const readLines = async () => {
    const read = await cart.read();
    return read.ok ? read.value.cart.lines.map(({ productId, quantity }) => [productId, quantity]) : [];
  };
  return { shop, cart, changes, changeCart, readLines };
}

/** The outcome, with each added product and its units. */
async function again(lines: OrderLine[], shopper: Parameters<typeof orderAgain>[1]) {
  const { added, ...outcome } = await orderAgain(lines, shopper);
  return { ...outcome, added: added.map(({ line, quantity }) => [line.productId, quantity]) };
}

test("an order's lines are added to the cart again, freely chosen attributes included", async () => {
  const { changeCart, readLines } = open();
  const lines = [LINE, { ...SHIRT, quantity: 1 }, { ...ANY_COLOR, quantity: 1 }];
  expect(await again(lines, { changeCart })).toEqual({
    isAny: true,
    added: await readLines(),
    notAdded: [],
    failure: null,
  });
  expect(await readLines()).toEqual([
    [154, 3],
    [256, 1],
    [363, 1],
  ]);
});

test("a product that is no longer sold is listed, and doesn't block the others", async () => {
  const { changeCart, readLines, changes } = open();
  const lines = [{ ...LINE, productId: null, name: "Изтрит" }, { ...SHIRT, variationId: 999_999 }, LINE];
  expect(await again(lines, { changeCart })).toEqual({
    isAny: true,
    added: [[154, 3]],
    notAdded: [
      { name: "Изтрит", added: 0, wanted: 3, hasChoices: false },
      { name: "Тениска (L)", added: 0, wanted: 3, hasChoices: false },
    ],
    failure: null,
  });
  expect(await readLines()).toEqual([[154, 3]]);
  expect(changes.some((change) => change.type === "add" && change.productId === null)).toBe(false);
});

test("a product with choices of its own is listed, and never added without them", async () => {
  const { changeCart, readLines } = open();
  const engraved = { ...LINE, choices: [{ label: "Гравиране", value: "Мария" }] };
  expect(await again([engraved, { ...SHIRT, quantity: 1 }], { changeCart })).toEqual({
    isAny: true,
    added: [[256, 1]],
    notAdded: [{ name: "Казеин (Гравиране: Мария)", added: 0, wanted: 3, hasChoices: true }],
    failure: null,
  });
  expect(await readLines()).toEqual([[256, 1]]);
});

test("a line with choices in the cart keeps its quantity when the same product is ordered again without any", async () => {
  const stocked = { stockQuantity: 4, stockStatus: "in-stock" } as const;
  const engraved = lineOf(154, 1, { key: "engraved", choices: [{ label: "Гравиране", value: "Мария" }], ...stocked });
  const state = { cart: cartWith(lineOf(154, 2, { key: "plain", ...stocked }), engraved) } as CartState;
  const changes: CartChange[] = [];
  const changeCart = (change: CartChange): Promise<Result<CartState>> => {
    changes.push(change);
    const isRefused = change.type === "add" && change.quantity > 1;
    return Promise.resolve(isRefused ? fail({ kind: "refused", message: "Малко" }) : { ok: true, value: state });
  };
  const { added } = await orderAgain([LINE], { changeCart });
  expect(changes.at(-1)).toEqual({ type: "set-quantity", key: "plain", quantity: 3 });
  expect(added.map(({ line, quantity }) => [line.key, quantity])).toEqual([["plain", 2]]);
});

test("of scarce products as many are added as are left, beside those already in the cart", async () => {
  const { shop, cart, changeCart, readLines } = open();
  await shop.setUp("stock", { id: 154, stock: 4 });
  await cart.change(add(154, 2));
  const short = await again([LINE], { changeCart });
  expect(short).toEqual({
    isAny: true,
    added: [[154, 2]],
    notAdded: [{ name: "Казеин", added: 2, wanted: 3, hasChoices: false }],
    failure: null,
  });
  expect(await readLines()).toEqual([[154, 4]]);
  const none = await again([LINE], { changeCart });
  expect(none).toEqual({
    isAny: false,
    added: [],
    notAdded: [{ name: "Казеин", added: 0, wanted: 3, hasChoices: false }],
    failure: null,
  });
});

test("a failure stops it and is reported; what was added before stays", async () => {
  const { shop, changeCart, readLines } = open();
  const answered: Result<CartState>[] = [];
  const failing = async (change: CartChange) => {
    if (answered.length === 1) await shop.setUp("fault", { kind: "500", operation: "addToCart", count: 1 });
    const answer = await changeCart(change);
    answered.push(answer);
    return answer;
  };
  const outcome = await again([LINE, { ...SHIRT, quantity: 1 }, LINE], { changeCart: failing });
  expect(outcome).toEqual({ isAny: true, added: [[154, 3]], notAdded: [], failure: { kind: "bad-answer" } });
  expect(answered).toHaveLength(2);
  expect(await readLines()).toEqual([[154, 3]]);
});

test("units added before a failure are reported (docs/tracking.md)", async () => {
  const { shop, changeCart } = open();
  await shop.setUp("stock", { id: 154, stock: 2 });
  const failing = async (change: CartChange) => {
    if (change.type === "set-quantity") await shop.setUp("fault", { kind: "500", count: 1 });
    return changeCart(change);
  };
  const outcome = await again([LINE, SHIRT], { changeCart: failing });
  expect(outcome).toEqual({ isAny: true, added: [[154, 1]], notAdded: [], failure: { kind: "bad-answer" } });
});

test("two lines of one variation are reported each with its own color (docs/tracking.md)", async () => {
  const inColor = (slug: string) =>
    lineOf(363, 1, {
      key: slug,
      variationId: 369,
      attributes: [{ name: "pa_cvyat", slug, value: slug }],
    });
  const state = { cart: cartWith(inColor("cheren"), inColor("sin")) } as CartState;
  const lines = ["cheren", "sin"].map((value) => ({ ...ANY_COLOR, openChoices: [{ name: "pa_cvyat", value }] }));
  const { added } = await orderAgain(lines, { changeCart: () => Promise.resolve({ ok: true, value: state }) });
  expect(added.map(({ line }) => line.key)).toEqual(["cheren", "sin"]);
});

test("a full cart is reported, and nothing more is tried", async () => {
  const full = fail({ kind: "invalid", field: "lines" });
  const outcome = await again([LINE, SHIRT], { changeCart: () => Promise.resolve(full) });
  expect(outcome).toEqual({ isAny: false, added: [], notAdded: [], failure: full.failure });
});
