import fc from "fast-check";
import { expect, test } from "vitest";
import { CART_PRODUCTS } from "../../../demo/testing/cart-products";
import { DRAFT } from "../../../tests/doubles/shopper/checkout-session";
import { openDemoSession } from "../../../tests/doubles/backend/demo-session";
import type { Cart } from "../../../app/domain/cart/cart";
import type { ReceivedOrder } from "../../../app/domain/orders/order";
import { formatOrderAmount } from "../../../app/domain/values/format-money";
import { countRuns } from "../../../tests/fixtures/trials";

/** More than any order can use up. */
const GOODS = CART_PRODUCTS.filter(
  ({ type, stock, soldIndividually, regularPrice }) =>
    type === "SIMPLE" && stock === null && !soldIndividually && regularPrice,
);
const SESSION = openDemoSession();

const lines = fc.uniqueArray(
  fc.record({ product: fc.constantFrom(...GOODS), quantity: fc.integer({ min: 1, max: 40 }) }),
  { selector: ({ product }) => product.id, minLength: 1 },
);
const codes = fc.uniqueArray(fc.constantFrom("fit10", "minus5", "solo20", "freeship"), { maxLength: 3 });
/** In leva without VAT: a plugin's fee or discount on every cart. */
const fee = fc.option(fc.record({ amount: fc.integer({ min: -500, max: 500 }), taxable: fc.boolean() }), { nil: null });
const country = fc.constantFrom("BG", "BG", "GR", "RO");

let done = 0;

async function order(
  wanted: { product: { id: number }; quantity: number }[],
  coupons: string[],
  where: string,
): Promise<{ cart: Cart; order: ReceivedOrder }> {
  const { shop, store, cart, checkout, order: sender } = SESSION;
  shop.token = null;
  await store.forget("token", "cart", "draft", "checkoutId", "typed");
  for (const { product, quantity } of wanted)
    await cart.change({ type: "add", productId: product.id, variationId: null, quantity, attributes: [] });
  for (const code of coupons) await cart.change({ type: "apply-coupon", code });
  const billing = { ...DRAFT.billing, country: where, state: "" };
  const draft = { ...DRAFT, billing };
  const state = await checkout.update(draft, (done += 1));
  if (!state.ok) throw new Error(state.failure.kind);
  const { cart: seen, checkoutId } = state.value;
  const placed = await sender.place({ checkoutId, draft, total: seen.total }, done);
  if (!placed.ok || !placed.value) throw new Error(JSON.stringify(placed));
  const stored = await store.readOrder(placed.value.databaseId);
  return { cart: seen, order: stored! };
}

test("an order's amounts equal its cart's, row by row, at home and abroad", async () => {
  await fc.assert(
    fc.asyncProperty(lines, codes, country, fee, async (wanted, coupons, where, extra) => {
      const cartFee = extra && { name: "Опаковане", amount: extra.amount / 100, taxable: extra.taxable };
      await SESSION.shop.setUp("options", { cartFee });
      const { cart, order: placed } = await order(wanted, coupons, where);
      const of = ({ total, subtotal, discount, tax, coupons: all, lines: rows }: Cart | ReceivedOrder) => ({
        total,
        subtotal,
        discount,
        tax,
        coupons: Object.fromEntries(all.map(({ code, amount }) => [code, amount])),
        lines: rows.map((row) => row.subtotal),
      });
      expect(of(placed)).toEqual(of(cart));
      expect(placed.shippingTotal).toBe(cart.shipping);
      const off = placed.coupons.reduce((all, { amount }) => all + amount, 0);
      const fees = placed.fees.reduce((all, { total }) => all + total, 0);
      expect(placed.subtotal - off + placed.shippingTotal + fees).toBe(placed.total);
      // A difference of a minor unit or two can't be told from rounding.
      expect(Math.abs(cart.fees - fees)).toBeLessThanOrEqual(cart.fees === 0 ? 2 : 0);
      const shown = formatOrderAmount(placed.total, "BGN", "leva-euro");
      expect(Number(shown.second?.replaceAll(/\D/g, ""))).toBe(Math.round(placed.total / 1.95583));
    }),
    { numRuns: countRuns(60) },
  );
});
