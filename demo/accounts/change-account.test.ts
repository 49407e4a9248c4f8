import { expect, test } from "vitest";
import { expectReplay, expectReplayAlone } from "../testing/expect-replay.ts";
import { openRecordedShop, openShopOf } from "../testing/recorded-accounts.ts";
import { readSample } from "../testing/replay.ts";

test.each(["updateCustomer-account", "updateCustomer-another-id", "updateCustomer-email-taken"])(
  "%s is answered as recorded",
  async (sample) => {
    await expectReplay(await openShopOf("ivan"), sample);
  },
);

test("a change of name and address applies from the next request on, the cart's taxes included", async () => {
  const shop = await openShopOf("ivan");
  await shop.add(154);
  await shop.operate("checkout/updateCustomer", {
    input: { lastName: "Нов", shipping: { country: "GR", city: "Солун" } },
  });
  const { body } = await shop.ask(
    "{ customer { lastName shipping { city } } cart { availableShippingMethods { rates { id } } } }",
  );
  expect(body.data).toMatchObject({
    customer: { lastName: "Нов", shipping: { city: "Солун" } },
    cart: { availableShippingMethods: [{ rates: [{ id: "flat_rate:4" }] }] },
  });
});

const RATES = "{ customer { shipping { city } } cart { availableShippingMethods { rates { id } } } }";

test("an address for the session alone changes the shipping rates, not the account, until the account changes (reference shop)", async () => {
  const shop = await openShopOf("ivan");
  await shop.add(154);
  const change = async (input: Record<string, unknown>) => {
    await shop.operate("checkout/updateCustomer", { input });
    return JSON.stringify((await shop.ask(RATES)).body.data);
  };
  const abroad = { country: "GR", city: "Солун" };
  const changed = await change({ isSession: true, billing: abroad, shipping: abroad });
  expect(changed).toContain('"id":"flat_rate:4"');
  expect(changed).toContain('"city":"София"');
  const after = await change({ billing: { address1: "ул. „Нова“ 1" } });
  expect(after).toContain('"id":"flat_rate:1"');
});

test("a session token alone reveals no address stored in the session", async () => {
  const shop = await openShopOf("ivan");
  await shop.add(154);
  const far = { country: "GR", city: "Солун", postcode: "54625" };
  await shop.operate("checkout/updateCustomer", { input: { isSession: true, billing: far, shipping: far } });
  shop.authToken = null;
  const { body } = await shop.operate("account/getCustomer");
  expect(body.data?.customer).toMatchObject({ billing: { city: null, country: "BG" } });
});

test("a new email is accepted, an invalid one refused; the billing email stays (reference shop)", async () => {
  const shop = await openShopOf("maria");
  const change = async (email: string) => (await shop.operate("checkout/updateCustomer", { input: { email } })).body;
  expect((await change("ne")).errors?.[0]?.message).toBe("The email address you are trying to use is invalid");
  expect((await change("maria2@shop.test")).data?.updateCustomer).toMatchObject({
    customer: { email: "maria2@shop.test", billing: { email: "maria@shop.test" } },
  });
});

test("a customer without addresses gets shipping rates all the same", async () => {
  const shop = await openShopOf("georgi");
  await shop.add(154);
  const { body } = await shop.ask(
    "{ customer { billing { city country } } cart { availableShippingMethods { rates { id } } } }",
  );
  expect(body.data?.customer).toEqual({ billing: { city: null, country: null } });
  expect(JSON.stringify(body.data?.cart)).toContain("flat_rate:1");
});

test("a customer can't read another customer (reference shop)", async () => {
  for (const shop of [openRecordedShop(), await openShopOf("maria")]) {
    const { body } = await shop.ask("{ customer(customerId: 2) { email } }");
    expect(body).toMatchObject({
      errors: [{ message: "Not authorized to access this customer" }],
      data: { customer: null },
    });
  }
});

test("a session token without an auth token reveals the customer's number, but neither name nor address", async () => {
  const shop = await openShopOf("maria");
  await shop.add(154);
  shop.authToken = null;
  const { body } = await shop.operate("account/getCustomer");
  expect(body.data?.customer).toMatchObject({
    databaseId: 3,
    email: null,
    firstName: null,
    billing: { city: null, email: null, country: "BG" },
  });
  await expectReplayAlone(shop, "viewer-guest");
});

test.each([
  "users-as-guest",
  "customers-as-guest",
  "coupon-as-guest",
  "coupons-as-guest",
  "orders-as-guest",
  "registerUser-role",
])("%s: the shop never asks for it, so the demo's schema doesn't have it", async (sample) => {
  const { query, variables } = readSample(sample).request.body;
  const { body } = await openRecordedShop().ask(query, variables);
  expect(body.errors?.[0]?.message).toMatch(/^Cannot query field/);
  expect(body.data).toBeUndefined();
});
