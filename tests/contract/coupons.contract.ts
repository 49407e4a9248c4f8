import { afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import {
  AddToCartDocument,
  ApplyCouponDocument,
  EmptyCartDocument,
  RemoveCouponsDocument,
  type CartContentsFragment,
} from "../../graphql/generated/documents";
import { hundredths, Visitor } from "./fixtures/backend";
import { findSimples, type Card } from "./fixtures/discover";

/**
 * Guests can't list coupons: these are the demo's, and COUPON_… sets those of another shop. A code that the shop
 * lacks skips its test.
 */
const CODES = {
  percent: process.env.COUPON_PERCENT ?? "FIT10",
  percentValue: Number(process.env.COUPON_PERCENT_VALUE ?? 10),
  fixed: process.env.COUPON_FIXED ?? "MINUS5",
  fixedValue: Number(process.env.COUPON_FIXED_VALUE ?? 5),
  expired: process.env.COUPON_EXPIRED ?? "EXPIRED",
  usedUp: process.env.COUPON_USED_UP ?? "USEDUP",
  minimum: process.env.COUPON_MINIMUM ?? "MIN200",
  individual: process.env.COUPON_INDIVIDUAL ?? "SOLO20",
  freeShipping: process.env.COUPON_FREE_SHIPPING ?? "FREESHIP",
};

let card: Card;
let visitor: Visitor;
let cart: CartContentsFragment;

beforeAll(async () => {
  const cheap = await findSimples(4);
  card = cheap.toSorted((a, b) => Number("price" in a && a.price) - Number("price" in b && b.price))[0]!;
});
beforeEach(async () => {
  visitor = new Visitor();
  const { addToCart } = await visitor.need(AddToCartDocument, { input: { productId: card.databaseId, quantity: 1 } });
  cart = addToCart!.cart!;
});
afterEach(() => visitor.ask(EmptyCartDocument, { input: {} }));

const apply = (code: string) => visitor.ask(ApplyCouponDocument, { input: { code } });

/** The cart with the coupon; null when this shop lacks the code or refuses it for this cart. */
async function applied(code: string): Promise<CartContentsFragment | null> {
  return (await apply(code)).data?.applyCoupon?.cart ?? null;
}

const goods = (one: CartContentsFragment) =>
  (one.contents?.nodes ?? []).reduce((sum, line) => sum + hundredths(line.total), 0);
const discount = (one: CartContentsFragment) => hundredths(one.discountTotal, one.discountTax);

test("a percentage discounts the goods, not shipping", async (context) => {
  const after = await applied(CODES.percent);
  if (!after) return context.skip(`no coupon ${CODES.percent}`);
  expect(discount(after)).toBeCloseTo((goods(cart) * CODES.percentValue) / 100, -0.3);
  expect(hundredths(cart.total) - hundredths(after.total)).toBeCloseTo(discount(after), -0.3);
  expect(after.appliedCoupons).toMatchObject([{ code: CODES.percent.toLowerCase() }]);
});

test("a fixed coupon discounts its amount, VAT included", async (context) => {
  const after = await applied(CODES.fixed);
  if (!after) return context.skip(`no coupon ${CODES.fixed}`);
  expect(discount(after)).toBeCloseTo(Math.min(CODES.fixedValue * 100, goods(cart)), -0.3);
});

test("a coupon is removed, and the sums are as before", async (context) => {
  if (!(await applied(CODES.percent))) return context.skip(`no coupon ${CODES.percent}`);
  const input = { codes: [CODES.percent] };
  const { removeCoupons } = await visitor.need(RemoveCouponsDocument, { input });
  expect(removeCoupons?.cart?.total).toBe(cart.total);
  expect(removeCoupons?.cart?.appliedCoupons).toBeNull();
});

test("a coupon is applied once", async (context) => {
  if (!(await applied(CODES.percent))) return context.skip(`no coupon ${CODES.percent}`);
  const { errors, data } = await apply(CODES.percent);
  expect(errors.length).toBeGreaterThan(0);
  expect(data?.applyCoupon ?? null).toBeNull();
});

test.each(["nyama-takav-kod", ""])("an unknown code %o is refused with a reason, and nothing changes", async (code) => {
  const { errors, data } = await apply(code);
  expect(errors.length).toBeGreaterThan(0);
  expect(data?.applyCoupon ?? null).toBeNull();
});

test.each([
  ["expired", CODES.expired],
  ["used up", CODES.usedUp],
  ["below its minimum", CODES.minimum],
] as const)("a coupon that is %s is refused, and says more than that it is unknown", async (state, code) => {
  const [known, unknown] = [await apply(code), await apply("nyama-takav-kod")];
  expect(known.data?.applyCoupon ?? null, state).toBeNull();
  expect(known.errors.length).toBeGreaterThan(0);
  if (inject("isDemo")) expect(known.errors[0]).not.toBe(unknown.errors[0]?.replace(/nyama-takav-kod/i, code));
});

test("a coupon for individual use removes the others", async (context) => {
  if (!(await applied(CODES.percent))) return context.skip(`no coupon ${CODES.percent}`);
  const after = await applied(CODES.individual);
  if (!after) return context.skip(`no coupon ${CODES.individual}`);
  expect(after.appliedCoupons).toMatchObject([{ code: CODES.individual.toLowerCase() }]);
});

test("a free-shipping coupon adds a free rate", async (context) => {
  const rates = (one: CartContentsFragment) => one.availableShippingMethods?.[0]?.rates ?? [];
  const after = await applied(CODES.freeShipping);
  if (!after) return context.skip(`no coupon ${CODES.freeShipping}`);
  expect(rates(after).some((rate) => rate && hundredths(rate.subtotal) === 0)).toBe(true);
});
