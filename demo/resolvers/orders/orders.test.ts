import { expect, test } from "vitest";
import { expectReplay, expectReplayAlone } from "../../testing/expect-replay.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";
import type { DemoOrder } from "../../content/types.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { buildRecordedAccounts, openRecordedShop, openShopOf, signIn } from "../../testing/recorded-accounts.ts";
import { buildRecordedCatalog } from "../../testing/recorded-catalog.ts";
import { readSample } from "../../testing/replay.ts";

const NOT_YOURS = "Not authorized to access this order";

async function expectShape(shop: DemoShop, sample: string, ofContent: string[] = []) {
  await expectSameShape(shop, sample, ofContent);
  return (await shop.replay(sample)).body.data as Record<string, Record<string, unknown>>;
}

function openShopWithOrder(more: Partial<DemoOrder>): DemoShop {
  const accounts = buildRecordedAccounts();
  const [model] = accounts.orders;
  if (model) accounts.orders.push({ ...model, orderKey: "wc_order_added", ...more });
  return new DemoShop(buildRecordedCatalog(), "true", accounts);
}

async function ask(shop: DemoShop, id: number | string, idType = "DATABASE_ID") {
  const query = "query ($id: ID!, $idType: OrderIdTypeEnum) { order(id: $id, idType: $idType) { databaseId } }";
  return (await shop.ask(query, { id: String(id), idType })).body;
}

test.each(["order-bad-key", "order-of-ivan-as-guest", "order-by-key-guest-no-session"])(
  "%s is refused as recorded",
  async (sample) => {
    await expectReplay(openRecordedShop(), sample);
  },
);

test.each(["order-by-id-guest", "order-by-id-guest-same-session", "order-by-key-guest-same-session"])(
  "%s: an existing order is refused as recorded",
  async (sample) => {
    const shop = openShopWithOrder({ id: 1212, customerId: null });
    if (sample.endsWith("same-session")) await shop.add(154);
    await expectReplay(shop, sample);
  },
);

test("order-of-customer-after-checkout is answered as recorded", async () => {
  const shop = openShopWithOrder({ id: 1236, customerId: 2, status: "ON_HOLD" });
  await signIn(shop, "ivan");
  await expectReplayAlone(shop, "order-of-customer-after-checkout");
});

test("order-of-another-customer is refused as recorded", async () => {
  await expectReplay(await openShopOf("ivan"), "order-of-another-customer");
});

test("a guest may not read their own order, by id or by key", async () => {
  const shop = openRecordedShop();
  await shop.add(154);
  await shop.operate("checkout/checkout", {
    input: { paymentMethod: "cod", billing: { country: "BG", email: "gost@shop.test" } },
  });
  const [placed] = (await (await shop.fetch("/__test/orders")).json()) as { id: number; orderKey: string }[];
  for (const body of [await ask(shop, placed?.id ?? 0), await ask(shop, placed?.orderKey ?? "", "ORDER_KEY")]) {
    expect(body).toMatchObject({ errors: [{ message: NOT_YOURS }], data: { order: null } });
  }
});

test("a customer with another's email in their billing address never sees that person's orders", async () => {
  const shop = await openShopOf("georgi");
  await shop.operate("checkout/updateCustomer", { input: { billing: { email: "ivan@shop.test" } } });
  const { body } = await shop.operate("account/getOrders");
  expect(body.data?.customer).toMatchObject({ orders: { nodes: [] } });
});

test("customer-orders: newest first, with cursors; customer-orders-page2 continues it", async () => {
  const shop = await openShopOf("ivan");
  const first = (await expectShape(shop, "customer-orders")).customer?.orders;
  const recorded = readSample("customer-orders").response.body.data?.customer as { orders: object };
  const keep = (list: unknown) =>
    JSON.parse(JSON.stringify(list, (key, value: unknown) => (/^(lineItems|total)$/.test(key) ? undefined : value)));
  expect(keep(first)).toEqual(keep(recorded.orders));
  await expectShape(shop, "customer-orders-page2");
});

test("a hundred orders at most, whatever is requested", async () => {
  const { body } = await (
    await openShopOf("ivan")
  ).ask("{ customer { orders(first: 500) { nodes { databaseId } pageInfo { hasNextPage endCursor } } } }");
  expect(body.data?.customer).toMatchObject({
    orders: { pageInfo: { hasNextPage: false, endCursor: btoa("arrayconnection:1148") } },
  });
});

test("order-own-by-id, with its lines, coupons and no downloads; order-own-by-key", async () => {
  const shop = await openShopOf("ivan");
  await expectShape(shop, "order-own-by-id");
  await expectReplayAlone(shop, "order-own-by-key");
  expect((await ask(shop, btoa("order:1148"), "ID")).data?.order).toEqual({ databaseId: 1148 });
});

test("order-own-downloadable has its files", async () => {
  const { order } = await expectShape(await openShopOf("ivan"), "order-own-downloadable", ["variation"]);
  expect(order).toMatchObject({ downloadableItems: { nodes: [{}, {}] } });
});

test("needsPayment: a FAILED order needs payment, a REFUNDED one doesn't (customer-orders-page2)", async () => {
  const shop = await openShopOf("ivan");
  for (const [id, status, needsPayment] of [
    [1152, "FAILED", true],
    [1150, "REFUNDED", false],
  ] as const) {
    const { body } = await shop.operate("account/getOrder", { id });
    expect(body.data?.order).toMatchObject({ status, needsPayment, customer: { email: "ivan@shop.test" } });
  }
});

test("unknown ids get the reference shop's errors", async () => {
  const shop = await openShopOf("ivan");
  for (const [id, idType, message] of [
    [999_999, "DATABASE_ID", "No order exists with the database_id: 999999"],
    ["b3JkZXI6OTk5OTk5", "ID", "No order exists with the global_id: b3JkZXI6OTk5OTk5"],
    ["xx", "ID", 'The "id" is invalid'],
  ] as const) {
    expect((await ask(shop, id, idType)).errors?.[0]?.message).toBe(message);
  }
});

test("a new order belongs to the customer who placed it, and its address is stored (reference shop)", async () => {
  const shop = await openShopOf("ivan");
  await shop.add(154);
  const billing = { firstName: "Иван", city: "Видин", country: "BG", email: "ivan@shop.test" };
  const placed = await shop.operate("checkout/checkout", { input: { paymentMethod: "bacs", billing } });
  expect(placed.body.errors).toBeUndefined();
  const { body } = await shop.ask("{ customer { orders(first: 2) { nodes { databaseId status } } } }");
  expect(body.data?.customer).toMatchObject({
    orders: { nodes: [{ databaseId: 1201, status: "ON_HOLD" }, { databaseId: 1171 }] },
  });
  expect((await shop.ask("{ customer { billing { city } shipping { city } } }")).body.data?.customer).toEqual({
    billing: { city: "Видин" },
    shipping: { city: "София" },
  });
});

test("an order placed with an expired auth token is a guest's", async () => {
  const shop = await openShopOf("ivan");
  await shop.add(154);
  await shop.setUp("fault", { kind: "expired-auth", count: 1 });
  await shop.operate("checkout/checkout", {
    input: { paymentMethod: "bacs", billing: { country: "BG", email: "ivan@shop.test" } },
  });
  expect((await ask(shop, 1201)).errors?.[0]?.message).toBe(NOT_YOURS);
});

test("signing in later doesn't take over orders placed as a guest", async () => {
  const shop = openRecordedShop();
  await shop.add(154);
  await shop.operate("checkout/checkout", {
    input: { paymentMethod: "cod", billing: { country: "BG", email: "ivan@shop.test" } },
  });
  await signIn(shop, "ivan");
  expect((await ask(shop, 1201)).errors?.[0]?.message).toBe(NOT_YOURS);
});
