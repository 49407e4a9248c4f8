import { expect, test } from "vitest";
import { PASSWORD } from "../../demo/testing/recorded-accounts";
import { orderAtBank } from "../../tests/doubles/shopper/order-at-bank";

test("the order page shows the current state, not the initial one", async () => {
  const { orders, databaseId, orderKey, pay } = await orderAtBank();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({
    status: "PENDING",
    needsPayment: true,
    payUrl: expect.stringContaining("/demo-bank/pay"),
  });
  await pay();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({
    status: "PROCESSING",
    needsPayment: false,
    payUrl: null,
  });
  expect(await orders.find(databaseId, "another")).toBeNull();
});

test("a guest sees that a completed order was refunded, and a canceled one revived", async () => {
  const { shop, orders, databaseId, orderKey, pay } = await orderAtBank();
  await pay();
  for (const status of ["COMPLETED", "CANCELLED", "PROCESSING", "COMPLETED", "REFUNDED"]) {
    await shop.db
      .prepare("UPDATE shop_order SET document = json_set(document, '$.status', ?1) WHERE id = ?2")
      .bind(status, databaseId)
      .run();
    expect((await orders.find(databaseId, orderKey))?.status).toBe(status);
  }
});

test("a guest who has paid finds the downloads on the order page", async () => {
  const { orders, databaseId, orderKey, pay } = await orderAtBank();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ downloads: [] });
  await pay();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ downloads: [{ name: "Подарък" }] });
});

test("a customer's order is read from the backend with its downloads", async () => {
  const { orders, databaseId, orderKey, pay } = await orderAtBank({ username: "georgi" });
  expect(await orders.find(databaseId, orderKey)).toMatchObject({
    status: "PENDING",
    payUrl: expect.stringContaining("/demo-bank/pay"),
  });
  await pay();
  const paid = { status: "PROCESSING", payUrl: null, downloads: [{ name: "Подарък" }] };
  expect(await orders.find(databaseId, orderKey)).toMatchObject(paid);
  expect(await orders.find(databaseId, "another")).toBeNull();
});

test("while the backend is down, a customer sees the last known state after one request", async () => {
  const { shop, session, orders, databaseId, orderKey, pay } = await orderAtBank({ username: "georgi" });
  await pay();
  await orders.find(databaseId, orderKey);
  await shop.setUp("fault", { kind: "500" });
  session.queries.length = 0;
  expect(await orders.find(databaseId, orderKey)).toMatchObject({
    status: "PROCESSING",
    downloads: [{ name: "Подарък" }],
  });
  expect(new Set(session.queries)).toEqual(new Set(["getOrder"]));
});

test("a shopper who signs in after a guest order still sees its current state", async () => {
  const { session, orders, databaseId, orderKey, pay } = await orderAtBank();
  await session.account.signIn({ username: "georgi", password: PASSWORD });
  await pay();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "PROCESSING" });
});

test("without a known state the page shows the order as placed", async () => {
  const { shop, orders, databaseId, orderKey, pay } = await orderAtBank();
  await pay();
  await shop.setUp("fault", { kind: "500" });
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "PENDING" });
});

test("canceling restores the lines to the cart, once", async () => {
  const { orders, databaseId, orderKey, lines } = await orderAtBank();
  expect(await lines()).toEqual([]);
  expect(await orders.cancel(databaseId, "another")).toBe("unknown");
  expect(await orders.cancel(databaseId, orderKey)).toBe("cancelled");
  expect(await lines()).toEqual([[154, 2]]);
  expect(await orders.cancel(databaseId, orderKey)).toBe("cancelled");
  expect(await lines()).toEqual([[154, 2]]);
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "CANCELLED", payUrl: null });
});

test("an order paid meanwhile isn't canceled, and the cart stays", async () => {
  const { orders, databaseId, orderKey, pay, lines } = await orderAtBank();
  await pay();
  expect(await orders.cancel(databaseId, orderKey)).toBe("paid");
  expect(await lines()).toEqual([]);
});

test("while the backend is down nothing is canceled; the next attempt does", async () => {
  const { shop, orders, databaseId, orderKey, lines } = await orderAtBank();
  await shop.setUp("fault", { kind: "500", operation: "cancelStorefrontOrder", count: 2 });
  expect(await orders.cancel(databaseId, orderKey)).toBe("failed");
  expect(await orders.cancel(databaseId, orderKey)).toBe("cancelled");
  expect(await lines()).toEqual([[154, 2]]);
});
