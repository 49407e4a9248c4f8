import { readSite } from "../../app/config/site";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "../../app/config/settings";
import { submitCheckout } from "../../app/routes/checkout/submit/submit-checkout";
import { fakeShopper, FORM, leadsTo, STATE } from "../../tests/doubles/shopper/checkout-state";
import { openPayingShop } from "../../tests/doubles/shopper/card-payments";
import { countRuns } from "../../tests/fixtures/trials";

const FORGED = [
  "isPaid",
  "transactionId",
  "fees",
  "fees[0].amount",
  "total",
  "price",
  "amount",
  "metaData",
  "currency",
  "payment",
];
const ALLOWED = ["billing", "customerNote", "metaData", "paymentMethod", "shipToDifferentAddress", "shipping"];

test("a forged form never reaches the backend or Stripe with other fields than the shop's own", async () => {
  const field = fc.tuple(fc.oneof(fc.constantFrom(...FORGED), fc.string()), fc.oneof(fc.constant("true"), fc.string()));
  const method = fc.constantFrom("cod", "stripe");
  await fc.assert(
    fc.asyncProperty(fc.array(field), method, async (fields, paymentMethod) => {
      const { shop, stripe, payment, begin, order, checkoutId } = await openPayingShop();
      const form = new FormData();
      const cart = { ...STATE.cart, total: 1000 };
      const good = Object.entries({ ...FORM, checkoutId, paymentMethod, seenTotal: "1000" });
      for (const [name, value] of [...good, ...fields]) form.append(name, value);
      const gateways = ["cod", "stripe"].map((id) => ({ id, title: id, description: "" }));
      const { fake } = fakeShopper({
        readCheckout: async () => ({ ok: true, value: { ...STATE, cart, checkoutId, gateways } }),
        placeOrder: (id, draft, total) => order.place({ checkoutId: id, draft, total }, 0),
        startPayment: (id, draft, total) => begin({ checkoutId: id, draft, total }, 0),
      });
      const submitted = await submitCheckout(form, fake, readSettings({}), readSite({}));
      if (paymentMethod === "cod") expect(leadsTo(submitted)).toMatch(/^\/checkout\/order-received\//);
      else expect(submitted).toMatchObject({ reply: { kind: "pay" } });
      // An order placed before the card has paid would never be paid.
      expect(shop.orders).toHaveLength(paymentMethod === "cod" ? 1 : 0);
      const [intent] = stripe.intents.values();
      if (intent) {
        expect(intent).toMatchObject({ amount: 1000, currency: "bgn" });
        stripe.pay(intent.id);
        await payment.finish(intent.id, 1);
      }
      const { input } = shop.orders[0]!;
      const more = intent ? ["isPaid", "transactionId"] : [];
      expect(Object.keys(input).toSorted()).toEqual([...ALLOWED, ...more].toSorted());
      expect(input.transactionId).toBe(intent?.id);
      const paid = intent ? [{ key: "card_paid", value: "10.00 BGN" }] : [];
      expect(input.metaData).toEqual([{ key: "_checkout_id", value: checkoutId }, ...paid]);
    }),
    { numRuns: countRuns(500) },
  );
});
