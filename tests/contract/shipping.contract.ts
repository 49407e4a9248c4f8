import { afterEach, beforeEach, expect, test } from "vitest";
import {
  AddToCartDocument,
  EmptyCartDocument,
  GetCartDocument,
  UpdateCustomerDocument,
  UpdateShippingMethodDocument,
  type CartContentsFragment,
} from "../../graphql/generated/documents";
import { hundredths, Visitor } from "./fixtures/backend";
import { findSimples } from "./fixtures/discover";

/** A country that the shop ships to, and one that it doesn't. */
const COUNTRY = process.env.SHIPPING_COUNTRY ?? "BG";
const FAR_COUNTRY = process.env.SHIPPING_FAR_COUNTRY ?? "JP";

let visitor: Visitor;

beforeEach(async () => {
  visitor = new Visitor();
  const [card] = await findSimples(1);
  await visitor.need(AddToCartDocument, { input: { productId: card!.databaseId, quantity: 1 } });
});
afterEach(() => visitor.ask(EmptyCartDocument, { input: {} }));

async function readCartAt(country: string): Promise<CartContentsFragment> {
  const place = { country: country as never, city: "София", postcode: "1000", overwrite: true };
  await visitor.need(UpdateCustomerDocument, { input: { billing: place, shipping: place } });
  return (await visitor.need(GetCartDocument, {})).cart!;
}

const ratesOf = (cart: CartContentsFragment) =>
  (cart.availableShippingMethods?.[0]?.rates ?? []).flatMap((rate) => (rate ? [rate] : []));

test("an address has its rates, and one of them is chosen", async () => {
  const cart = await readCartAt(COUNTRY);
  const rates = ratesOf(cart);
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.map(({ id }) => id)).toContain(cart.chosenShippingMethods?.[0]);
});

test("another rate changes shipping and total by its cost", async (context) => {
  const cart = await readCartAt(COUNTRY);
  const other = ratesOf(cart).find(({ id }) => id !== cart.chosenShippingMethods?.[0]);
  if (!other) return context.skip("the shop has one rate only");
  const { updateShippingMethod } = await visitor.need(UpdateShippingMethodDocument, {
    input: { shippingMethods: [other.id] },
  });
  const after = updateShippingMethod!.cart!;
  expect(after.chosenShippingMethods).toEqual([other.id]);
  const delivery = (one: CartContentsFragment) =>
    Math.round(hundredths(one.shippingTotal)) + Math.round(hundredths(one.shippingTax));
  const change = hundredths(after.total) - hundredths(cart.total);
  expect(change).toBeCloseTo(delivery(after) - delivery(cart), 1);
});

test("shipped products need shipping in every country, even without rates", async () => {
  for (const country of [COUNTRY, FAR_COUNTRY])
    expect((await readCartAt(country)).availableShippingMethods?.length, country).toBeGreaterThan(0);
  await visitor.need(EmptyCartDocument, { input: {} });
  expect((await visitor.need(GetCartDocument, {})).cart?.availableShippingMethods ?? []).toEqual([]);
});

test("a country without shipping has no rates; changing back restores them", async () => {
  expect(ratesOf(await readCartAt(FAR_COUNTRY))).toEqual([]);
  expect(ratesOf(await readCartAt(COUNTRY)).length).toBeGreaterThan(0);
});
