import { expect, test } from "vitest";
import { completeRates } from "../../app/domain/checkout/office-rates";
import { draftFromValues, readCheckoutValues, type CheckoutValues } from "../../app/domain/checkout/checkout-form";
import { readSite } from "../../app/config/site";
import { buildRecordedCatalog } from "../../demo/testing/recorded-catalog";
import { DemoShop } from "../../demo/testing/demo-shop";
import { listOffices } from "../../demo/couriers/offices";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";
import { FORM } from "../../tests/doubles/shopper/checkout-state";

const OFFICE = "woo_bg_econt:11";
const STREET = "woo_bg_econt:13";
const [FIRST, SECOND] = listOffices("econt").filter(({ kind, city }) => kind === "office" && city === "София");

/** A session at the checkout of a shop with couriers. */
async function openCheckout() {
  const shop = new DemoShop(buildRecordedCatalog());
  await shop.setUp("options", { couriers: "ready" });
  const session = openDemoSession(shop);
  await session.cart.change(add(154));
  const update = async (fields: Partial<CheckoutValues>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FORM, "billing.city": "София", ...fields }))
      form.append(name, value);
    const updated = await session.checkout.update(draftFromValues(readCheckoutValues(form)), 0);
    if (!updated.ok) throw new Error("not updated");
    return completeRates(updated.value.cart, readSite({}));
  };
  const choose = async (rateId: string) => {
    const changed = await session.cart.change({ type: "choose-shipping", rateId });
    if (!changed.ok) throw new Error("not chosen");
    return completeRates(changed.value.cart, readSite({}));
  };
  return { ...session, shop, update, choose };
}

const costOf = (cart: Awaited<ReturnType<Awaited<ReturnType<typeof openCheckout>>["update"]>>, id: string) =>
  cart.shippingRates.find((rate) => rate.id === id)?.cost;
const atOffice = (id: string) => ({ "billing.courier": "econt", "billing.officeId": id });

test("a rate to an office has no price, and isn't chosen, until the shopper chooses it and an office", async () => {
  const { update, choose } = await openCheckout();
  const first = await update({});
  expect(first).toMatchObject({ chosenRateId: null, parcelWeight: expect.any(Number) });
  expect(first.shippingRates.find(({ id }) => id === OFFICE)).toMatchObject({
    cost: null,
    to: "office",
    courier: "econt",
    offices: "office",
    pricedBy: "office",
  });
  const chosen = await choose(OFFICE);
  expect([chosen.chosenRateId, costOf(chosen, OFFICE), chosen.shipping]).toEqual([OFFICE, null, 0]);
  const priced = await update(atOffice(FIRST!.id));
  expect(costOf(priced, OFFICE)).toBeGreaterThan(0);
  expect(priced.shipping).toBe(costOf(priced, OFFICE));
});

test("cash on delivery, another office and a street are priced as chosen, and the rest stays without a price", async () => {
  const { update, choose } = await openCheckout();
  await update(atOffice(FIRST!.id));
  const cash = costOf(await choose(OFFICE), OFFICE)!;
  const transfer = costOf(await update({ ...atOffice(SECOND!.id), paymentMethod: "bacs" }), OFFICE)!;
  expect(cash).toBeGreaterThan(transfer);
  const street = await choose(STREET);
  expect(costOf(street, STREET)).toBeGreaterThan(0);
  expect(costOf(street, OFFICE)).toBeNull();
});

test("an office of another courier, or a courier whose API is down, gives no price, and it is said why", async () => {
  const { shop, update, choose } = await openCheckout();
  await update({ "billing.courier": "speedy", "billing.officeId": FIRST!.id });
  expect(costOf(await choose(OFFICE), OFFICE)).toBeNull();
  await shop.setUp("options", { couriers: "down" });
  const down = await update(atOffice(FIRST!.id));
  expect(down.shippingRates.find(({ id }) => id === OFFICE)).toMatchObject({ cost: null, error: expect.any(String) });
  expect(down.total).toBe(down.subtotal - down.discount);
});

test("a session that WooCommerce lost is restored with its rate, office and price", async () => {
  const { store, update, choose, cart } = await openCheckout();
  await update(atOffice(FIRST!.id));
  const before = await choose(OFFICE);
  await store.write("isLost", true);
  const read = await cart.read();
  expect(read.ok && read.value.cart).toMatchObject({ total: before.total, chosenRateId: OFFICE, isRateChosen: true });
});

test("a price that the courier changed meanwhile isn't ordered, and one that it didn't is", async () => {
  const { update, choose, order, cart, store } = await openCheckout();
  await update(atOffice(FIRST!.id));
  const seen = await choose(OFFICE);
  const checkoutId = "c1";
  await store.write("checkoutId", checkoutId);
  const input = { checkoutId, draft: (await store.read("draft"))!, total: seen.total };
  const cheaper = { ...seen, shipping: seen.shipping - 1 };
  expect(await order.send(input, cheaper, 0)).toMatchObject({
    failure: { kind: "refused", message: expect.stringContaining("storefront-delivery-differs") },
  });
  const read = await cart.read();
  expect(read.ok && (await order.send(input, read.value.cart, 1))).toMatchObject({ ok: true });
});
