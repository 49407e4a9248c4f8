import { beforeEach, expect, test, type TestContext } from "vitest";
import {
  ApplyCouponDocument,
  CheckoutDocument,
  EmptyCartDocument,
  GetCartDocument,
  GetOrdersDocument,
} from "../../graphql/generated/documents";
import { hundredths, Visitor } from "./fixtures/backend";
import { BILLING, describeOrder, fillCart } from "./fixtures/test-orders";
import { needOrders, needSecret, visitPlugin } from "./fixtures/plugin-visitor";

/** A code bound to one email, and its email: the demo's, or COUPON_EMAIL… of another shop. */
const CODE = process.env.COUPON_EMAIL ?? "IVAN";
const EMAIL = process.env.COUPON_EMAIL_ADDRESS ?? "ivan@shop.test";
const OTHER = "somebody-else@example.com";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));
beforeEach(async () => {
  await fillCart(visitor);
  return async () => void (await visitor.ask(EmptyCartDocument, { input: {} }));
});

function state(context: TestContext, email: string): void {
  const stated: Record<string, string> = email ? { "x-storefront-coupon-email": encodeURIComponent(email) } : {};
  visitor.headers = { "x-storefront-secret": needSecret(context), ...stated };
}

const apply = (code = CODE) => visitor.ask(ApplyCouponDocument, { input: { code } });

/** Applies the code for its email; skips where this shop lacks it. */
async function need(context: TestContext): Promise<void> {
  state(context, EMAIL);
  const { errors } = await apply();
  if (/does not exist|няма/i.test(errors[0] ?? "")) context.skip(`no coupon ${CODE}`);
  expect(errors).toEqual([]);
}

async function readDiscount(): Promise<number> {
  const { cart } = await visitor.need(GetCartDocument, {});
  return hundredths(cart?.discountTotal, cart?.discountTax);
}

test("a guest's code bound to an email counts while the shop states that email, in any case, and for no other", async (context) => {
  await need(context);
  expect(await readDiscount()).toBeGreaterThan(0);
  state(context, EMAIL.toUpperCase());
  expect(await readDiscount()).toBeGreaterThan(0);
  for (const email of [OTHER, ""]) {
    state(context, email);
    expect(await readDiscount(), email).toBe(0);
  }
  state(context, EMAIL);
  expect(await readDiscount()).toBeGreaterThan(0);
});

test("the refusal of an email is the same code for none, another, and one with an account", async (context) => {
  await need(context);
  await visitor.ask(EmptyCartDocument, { input: {} });
  await fillCart(visitor);
  for (const email of ["", OTHER, "customer@example.com", "%", "a".repeat(300)]) {
    state(context, email);
    expect((await apply()).errors, email).toEqual(["storefront-coupon-email"]);
  }
});

test("nobody but the shop states an email", async (context) => {
  await need(context);
  visitor.headers = { "x-storefront-coupon-email": encodeURIComponent(EMAIL) };
  expect(await readDiscount()).toBe(0);
});

test("a stated email is no identity, and nothing keeps it: it shows no orders, and the session has none", async (context) => {
  await need(context);
  const orders = await visitor.ask(GetOrdersDocument, {});
  expect(orders.data?.customer?.orders?.nodes ?? []).toEqual([]);
  state(context, "");
  expect((await visitor.need(GetCartDocument, {})).customer?.billing?.email ?? "").toBe("");
});

test("an order is checked against its own email: of another it is refused, of the code's it has the reduction", async (context) => {
  needOrders(context);
  await need(context);
  const order = (email: string) => {
    const input = { ...describeOrder("cod"), billing: { ...BILLING, email } };
    return visitor.ask(CheckoutDocument, { input });
  };
  const refused = await order(OTHER);
  expect([refused.data?.checkout?.order ?? null, refused.errors.length > 0]).toEqual([null, true]);
  // WooCommerce has removed the code.
  expect((await visitor.need(GetCartDocument, {})).cart?.appliedCoupons ?? []).toEqual([]);
  expect((await apply()).errors).toEqual([]);
  const discount = await readDiscount();
  const { data, errors } = await order(EMAIL);
  expect(errors).toEqual([]);
  const placed = data?.checkout?.order;
  expect(hundredths(placed?.discountTotal, placed?.discountTax)).toBeCloseTo(discount, -0.3);
});

test("an email that a refused order left in the session grants no coupon", async (context) => {
  needOrders(context);
  await need(context);
  const input = { ...describeOrder("no-such-gateway"), billing: { ...BILLING, email: EMAIL } };
  expect((await visitor.ask(CheckoutDocument, { input })).data?.checkout?.order ?? null).toBeNull();
  state(context, "");
  expect(await readDiscount()).toBe(0);
});
