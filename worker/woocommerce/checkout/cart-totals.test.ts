import fc from "fast-check";
import { expect, test } from "vitest";
import { findCoupon } from "../../../demo/pricing/coupons";
import { listShippingRates } from "../../../demo/checkout/shipping";
import { openDemoSession } from "../../../tests/doubles/backend/demo-session";
import { computeTotals } from "../../../demo/pricing/totals";
import { CART_PRODUCTS } from "../../../demo/testing/cart-products";
import { formatAmount } from "../../../app/domain/values/format-money";
import type { Cart, CartChange } from "../../../app/domain/cart/cart";
import { countRuns } from "../../../tests/fixtures/trials";

const CODES = ["fit10", "minus5", "solo20", "freeship"];
const RATES = ["flat_rate:1", "flat_rate:2", "free_shipping:3"];
const GOODS = CART_PRODUCTS.filter(({ id }) => [154, 228, 169, 57, 1129, 56, 55].includes(id));

const lines = fc.uniqueArray(
  fc.record({ product: fc.constantFrom(...GOODS), quantity: fc.integer({ min: 1, max: 40 }) }),
  {
    selector: ({ product }) => product.id,
    minLength: 1,
  },
);
const codes = fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 3 });

async function fill(wanted: { product: { id: number }; quantity: number }[], coupons: string[], rateId: string) {
  const { shop, cart } = SESSION;
  shop.token = null;
  await SESSION.store.forget("token", "cart");
  for (const { product, quantity } of wanted)
    await cart.change({ type: "add", productId: product.id, variationId: null, quantity, attributes: [] });
  const more: CartChange[] = coupons.map((code) => ({ type: "apply-coupon", code }));
  for (const change of [...more, { type: "choose-shipping", rateId } as const]) await cart.change(change);
  const read = await cart.read();
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value.cart;
}

const SESSION = openDemoSession();

function reckon(cart: Cart, wanted: { product: { id: number; regularPrice: string | null }; quantity: number }[]) {
  const rate = listShippingRates("BG", 1e9).find(({ id }) => id === cart.chosenRateId);
  return computeTotals(
    wanted.map(({ product, quantity }) => ({ key: String(product.id), quantity, price: Number(product.regularPrice) })),
    cart.coupons.map(({ code }) => findCoupon(code)!),
    rate?.cost ?? 0,
  );
}

test("a cart shows the backend's own amounts, whatever it contains", async () => {
  await fc.assert(
    fc.asyncProperty(lines, codes, fc.constantFrom(...RATES), async (wanted, coupons, rateId) => {
      const cart = await fill(wanted, coupons, rateId);
      const totals = reckon(cart, wanted);
      expect(cart.total).toBe(totals.total);
      expect(cart.tax).toBe(Math.round(totals.totalTax));
      expect(cart.subtotal).toBe(Math.round(totals.subtotal + totals.subtotalTax));
      expect(cart.discount).toBe(Math.round(totals.discountTotal + totals.discountTax));
      expect(cart.shipping).toBe(Math.round(totals.shippingTotal) + totals.shippingTax);
      expect(cart.itemCount).toBe(wanted.reduce((all, { quantity }) => all + quantity, 0));
      expect(cart.lines).toHaveLength(wanted.length);
      expect(cart.needsShipping).toBe(wanted.some(({ product }) => !product.virtual));
    }),
    { numRuns: countRuns(60) },
  );
});

test("the amounts of a cart add up exactly, in both currencies", async () => {
  await fc.assert(
    fc.asyncProperty(lines, codes, fc.constantFrom(...RATES), async (wanted, coupons, rateId) => {
      const cart = await fill(wanted, coupons, rateId);
      expect(cart.lines.reduce((all, line) => all + line.subtotal, 0)).toBe(cart.subtotal);
      expect(cart.coupons.reduce((all, coupon) => all + coupon.amount, 0)).toBe(cart.discount);
      expect(cart.subtotal - cart.discount + cart.shipping).toBe(cart.total);
      const shown = formatAmount(cart.total, "BGN", "leva-euro");
      expect(readCents(shown.first)).toBe(cart.total);
      expect(readCents(shown.second)).toBe(Math.round(cart.total / 1.95583));
    }),
    { numRuns: countRuns(60) },
  );
});

function readCents(text: string | null): number {
  return Number(text?.replaceAll(/\D/g, ""));
}
