import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../plugin/storefront-plugin.ts";
import type { Answer, DemoShop } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";
import { openRecordedShop, openShopOf } from "../testing/recorded-accounts.ts";
import { readSample } from "../testing/replay.ts";

async function openShop(...ids: number[]): Promise<DemoShop> {
  const shop = openRecordedShop();
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  for (const id of ids) await shop.add(id);
  return shop;
}

function orderOf({ body }: Answer): Record<string, unknown> | null {
  return (body.data as { checkout: { order: Record<string, unknown> | null } }).checkout.order;
}

test.each(["checkout-isPaid-by-guest", "checkout-negative-fee-by-guest"])(
  "%s is answered as recorded, as little as we like it",
  async (sample) => {
    await expectReplay(await openShop(154), sample);
  },
);

test("checkout-account-email-taken makes neither an account nor an order", async () => {
  const shop = await openShop(154);
  await expectReplay(shop, "checkout-account-email-taken");
  expect(await (await shop.fetch("/__test/orders")).json()).toEqual([]);
});

test("checkout-free-product: shipping is paid for free products too", async () => {
  await expectReplay(await openShop(248), "checkout-free-product");
});

test("checkout-guest-after-updateCustomer-sameAsBilling: what the session has doesn't get into the order", async () => {
  const shop = await openShop(154);
  const billing = { firstName: "Гост", city: "София", address1: "ул. Раковски 1", country: "BG" };
  await shop.operate("checkout/updateCustomer", { input: { billing, shippingSameAsBilling: true } });
  await expectReplay(shop, "checkout-guest-after-updateCustomer-sameAsBilling");
});

test("checkout-createdVia-as-woonuxt-head: an unknown input field refuses the whole request", async () => {
  const shop = await openShop(154);
  const { response } = readSample("checkout-createdVia-as-woonuxt-head");
  const { status, body } = await shop.replay("checkout-createdVia-as-woonuxt-head");
  expect(status).toBe(response.status);
  expect(body.data).toBeUndefined();
  expect(body.errors?.[0]?.message).toBe(response.body.errors?.[0]?.message);
});

test("checkout-stripe-no-source fails, keeps the cart and the stock, and may be tried again", async () => {
  const shop = await openShop(154);
  await shop.setUp("options", { hasCardPayments: true });
  await expectReplay(shop, "checkout-stripe-no-source");
  const { body } = await shop.ask("{ cart { contents { itemCount } } }");
  expect(body.data).toEqual({ cart: { contents: { itemCount: 1 } } });
  await expectReplay(shop, "checkout-stripe-paid-as-woonuxt");
});

test("a failed payment can be retried under the same checkout id, a paid one can't", async () => {
  const shop = await openShop(154);
  await shop.setUp("options", { hasCardPayments: true });
  const pay = async (more: Record<string, unknown>) =>
    shop.operate("checkout/checkout", {
      input: {
        paymentMethod: "stripe",
        billing: { country: "BG", email: "gost@shop.test" },
        metaData: [{ key: "_checkout_id", value: "first" }],
        ...more,
      },
    });
  expect((await pay({})).body.data?.checkout).toMatchObject({ result: "fail", order: { status: "FAILED" } });
  const paid = await pay({ isPaid: true, transactionId: "pi_1" });
  expect(paid.body.data?.checkout).toMatchObject({ result: "success", order: { status: "PROCESSING" } });
  expect(orderOf(await pay({}))).toEqual(orderOf(paid));
  expect(await (await shop.fetch("/__test/orders")).json()).toMatchObject([{ transactionId: "pi_1" }]);
});

test.each([
  ["checkout-customer", "ivan"],
  ["checkout-customer-no-address-given", "maria"],
])("%s: an order belongs to the account and has its email, but not its address", async (sample, username) => {
  const shop = await openShopOf(username);
  await shop.add(228);
  if (sample === "checkout-customer") shop.token = null;
  await expectReplay(shop, sample);
});

test("an order is confirmed by email; a failed one is not", async () => {
  const shop = await openShop(154);
  await shop.setUp("options", { hasCardPayments: true });
  await shop.replay("checkout-stripe-no-source");
  const readOutbox = async () => (await shop.fetch("/outbox")).text();
  expect(await readOutbox()).not.toContain("gost@shop.test");
  await shop.replay("checkout-guest-cod");
  expect(await readOutbox()).toContain("gost@shop.test");
});
