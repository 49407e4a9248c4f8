import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  AddToCartDocument,
  EmptyCartDocument,
  GetCartDocument,
  UpdateItemQuantitiesDocument,
  type CartContentsFragment,
} from "../../graphql/generated/documents";
import { parseAmount } from "../../app/domain/values/money";
import { hundredths, Visitor } from "./fixtures/backend";
import { findSimples, findVariation, type Card } from "./fixtures/discover";

let simples: Card[];
let visitor: Visitor;

beforeAll(async () => {
  simples = await findSimples(4);
});
beforeEach(() => {
  visitor = new Visitor();
});
afterEach(() => visitor.ask(EmptyCartDocument, { input: { clearPersistentCart: true } }));

async function add(productId: number, quantity = 1, variationId?: number): Promise<CartContentsFragment> {
  const { addToCart } = await visitor.need(AddToCartDocument, { input: { productId, quantity, variationId } });
  return addToCart!.cart!;
}

async function readCart(): Promise<CartContentsFragment> {
  return (await visitor.need(GetCartDocument, {})).cart!;
}

const lines = (cart: CartContentsFragment) => cart.contents?.nodes ?? [];

/** All displayed sums are computed from these: they must agree to the stotinka. */
function expectSums(cart: CartContentsFragment): void {
  // A line's total includes its VAT, as half a hundredth at times, and is shown rounded; shipping's VAT is separate.
  const gross = lines(cart).reduce((sum, line) => sum + parseAmount(line.total)!, 0);
  const delivery = Math.round(hundredths(cart.shippingTotal)) + Math.round(hundredths(cart.shippingTax));
  expect(parseAmount(cart.total)! - gross - delivery).toBe(0);
  const net = lines(cart).reduce((sum, line) => sum + hundredths(line.subtotal), 0);
  expect(Math.abs(hundredths(cart.subtotal) - net)).toBeLessThanOrEqual(lines(cart).length);
  expect(hundredths(cart.totalTax)).toBeLessThan(hundredths(cart.total));
}

test("a new cart is empty, with null instead of [] for empty lists", async () => {
  const cart = await readCart();
  expect(cart.isEmpty).toBe(true);
  expect(lines(cart)).toEqual([]);
  expect(cart.appliedCoupons).toBeNull();
});

test("a simple product is added, and adding it again raises its quantity", async () => {
  const id = simples[0]!.databaseId;
  expect(lines(await add(id))).toMatchObject([{ quantity: 1 }]);
  const cart = await add(id, 2);
  expect(lines(cart)).toMatchObject([{ quantity: 3, product: { node: { databaseId: id } } }]);
  expect(cart.contents?.itemCount).toBe(3);
  expectSums(cart);
});

test("a variation is added with its chosen attributes", async (context) => {
  const found = await findVariation();
  if (!found) return context.skip("the shop has no variation in stock with all attributes set");
  const cart = await add(found.productId, 1, found.variationId);
  expect(lines(cart)[0]?.variation?.node.databaseId).toBe(found.variationId);
  expect(lines(cart)[0]?.variation?.attributes?.length).toBeGreaterThan(0);
  expectSums(cart);
});

test("several lines, taxes and shipping add up", async () => {
  for (const [index, { databaseId }] of simples.entries()) await add(databaseId, index + 1);
  const cart = await readCart();
  expect(lines(cart)).toHaveLength(simples.length);
  expect(cart.contents?.itemCount).toBe(10);
  expectSums(cart);
});

test("a quantity is changed, and 0 removes the line", async () => {
  await add(simples[0]!.databaseId);
  const key = lines(await add(simples[1]!.databaseId))[0]!.key;
  const change = async (quantity: number) => {
    const input = { items: [{ key, quantity }] };
    return (await visitor.need(UpdateItemQuantitiesDocument, { input })).updateItemQuantities!.cart!;
  };
  const more = await change(5);
  expect(lines(more).find((line) => line.key === key)?.quantity).toBe(5);
  expectSums(more);
  expect(lines(await change(0)).some((line) => line.key === key)).toBe(false);
});

test("a cart is emptied once; emptying an empty one is refused", async () => {
  await add(simples[0]!.databaseId);
  const input = { clearPersistentCart: true };
  expect((await visitor.need(EmptyCartDocument, { input })).emptyCart?.cart?.isEmpty).toBe(true);
  expect((await visitor.ask(EmptyCartDocument, { input })).errors.length).toBeGreaterThan(0);
});

test("a product that can't be bought is refused with a reason, and the cart stays", async () => {
  await add(simples[0]!.databaseId);
  for (const productId of [999_999_999, -1]) {
    const { errors, data } = await visitor.ask(AddToCartDocument, { input: { productId, quantity: 1 } });
    expect(errors.length).toBeGreaterThan(0);
    expect(data?.addToCart ?? null).toBeNull();
  }
  expect(lines(await readCart())).toHaveLength(1);
});

test("two sessions are isolated", async () => {
  await add(simples[0]!.databaseId);
  const other = new Visitor();
  const { addToCart } = await other.need(AddToCartDocument, {
    input: { productId: simples[1]!.databaseId, quantity: 2 },
  });
  expect(lines(addToCart!.cart!)).toHaveLength(1);
  expect(lines(await readCart())).toMatchObject([{ product: { node: { databaseId: simples[0]!.databaseId } } }]);
  await other.ask(EmptyCartDocument, { input: {} });
});
