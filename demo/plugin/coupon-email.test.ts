import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { buildReferenceCatalog } from "../testing/reference-products.ts";
import { COUPON_EMAIL_REFUSED } from "./coupon-email.ts";
import { DEMO_STOREFRONT_SECRET } from "./storefront-plugin.ts";

const CART = "cart { total(format: RAW) appliedCoupons { code discountAmount(format: RAW) } }";
const APPLY = `mutation ($code: String!) { applyCoupon(input: {code: $code}) { ${CART} } }`;

/** A guest with a product of 29.90, as the shop or as anybody. */
async function openShop(secret: string | null = DEMO_STOREFRONT_SECRET) {
  const shop = new DemoShop(buildReferenceCatalog());
  shop.storefrontSecret = secret;
  await shop.add(111);
  const headersFor = (email: string) =>
    email ? { "x-storefront-coupon-email": encodeURIComponent(email) } : undefined;
  const apply = async (code: string, email = "") =>
    (await shop.ask(APPLY, { code }, headersFor(email))).body.errors?.[0]?.message ?? null;
  const readDiscount = async (email = "") => {
    const { body } = await shop.ask(`{ ${CART} }`, {}, headersFor(email));
    const cart = body.data?.cart as { appliedCoupons: { discountAmount: string }[] | null };
    return cart.appliedCoupons?.[0]?.discountAmount ?? null;
  };
  return { shop, apply, readDiscount };
}

test("a guest's code that is bound to an email needs it stated by the shop, with every request", async () => {
  const { apply, readDiscount } = await openShop();
  expect(await apply("IVAN")).toBe(COUPON_EMAIL_REFUSED);
  expect(await apply("IVAN", "drug@shop.test")).toBe(COUPON_EMAIL_REFUSED);
  expect(await apply("IVAN", "Ivan@shop.test")).toBeNull();
  expect(await readDiscount("ivan@shop.test")).toBe("12.46");
  expect(await readDiscount("drug@shop.test")).toBe("0");
  expect(await readDiscount()).toBe("0");
});

test.each([
  ["petya@firma.test", null],
  ["petya@firma.test.example", COUPON_EMAIL_REFUSED],
  ["petya@firmaxtest", COUPON_EMAIL_REFUSED],
])("a code for all of a domain, with %s: %s", async (email, refusal) => {
  expect(await (await openShop()).apply("FIRMA", email)).toBe(refusal);
});

test("nobody but the shop states a guest's email", async () => {
  const { apply } = await openShop("x".repeat(32));
  expect(await apply("IVAN", "ivan@shop.test")).toMatch(/^Please enter a valid email/);
});
