import { expect, test } from "vitest";
import { fail, succeed } from "../../app/domain/values/result";
import { PASSWORD } from "../../demo/testing/recorded-accounts";
import { orderAtBank, type FindOwn } from "../../tests/doubles/shopper/order-at-bank";

test("the order's page says how the order stands now, not how it was placed", async () => {
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

test("a guest who has paid at the bank finds his files on the order's page, where the plugin tells", async () => {
  const { orders, databaseId, orderKey, pay } = await orderAtBank();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ downloads: [] });
  await pay();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ downloads: [{ name: "Подарък" }] });
});

test("a customer's order is read from the backend, with its files, whoever knows the secret", async () => {
  const { orders, databaseId, orderKey, pay } = await orderAtBank({ hasSecret: false, username: "georgi" });
  expect(await orders.find(databaseId, orderKey)).toMatchObject({
    status: "PENDING",
    payUrl: expect.stringContaining("/demo-bank/pay"),
  });
  await pay();
  const paid = { status: "PROCESSING", payUrl: null, downloads: [{ name: "Подарък" }] };
  expect(await orders.find(databaseId, orderKey)).toMatchObject(paid);
  expect(await orders.find(databaseId, "another")).toBeNull();
});

test("while the backend doesn't answer, a customer sees what it said last, after one question", async () => {
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

test("who signs in after he ordered as a guest still sees that order as it stands now", async () => {
  const { session, orders, databaseId, orderKey, pay } = await orderAtBank();
  await session.account.signIn({ username: "georgi", password: PASSWORD });
  await pay();
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "PROCESSING" });
});

test("while nobody tells how it stands, the page shows it as it was", async () => {
  const { shop, orders, databaseId, orderKey, pay } = await orderAtBank();
  await pay();
  await shop.setUp("fault", { kind: "500" });
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "PENDING" });
});

test("who gives up has his lines in the cart again, once", async () => {
  const { orders, databaseId, orderKey, lines } = await orderAtBank();
  expect(await lines()).toEqual([]);
  expect(await orders.cancel(databaseId, "another")).toBe("unknown");
  expect(await orders.cancel(databaseId, orderKey)).toBe("cancelled");
  expect(await lines()).toEqual([[154, 2]]);
  expect(await orders.cancel(databaseId, orderKey)).toBe("cancelled");
  expect(await lines()).toEqual([[154, 2]]);
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "CANCELLED", payUrl: null });
});

test("an order that was paid meanwhile stays, and so does the cart", async () => {
  const { orders, databaseId, orderKey, pay, lines } = await orderAtBank();
  await pay();
  expect(await orders.cancel(databaseId, orderKey)).toBe("paid");
  expect(await lines()).toEqual([]);
});

test("a backend that doesn't answer cancels nothing, and the next try does", async () => {
  const { shop, orders, databaseId, orderKey, lines } = await orderAtBank();
  await shop.setUp("fault", { kind: "500", operation: "cancelStorefrontOrder", count: 2 });
  expect(await orders.cancel(databaseId, orderKey)).toBe("failed");
  expect(await orders.cancel(databaseId, orderKey)).toBe("cancelled");
  expect(await lines()).toEqual([[154, 2]]);
});

test("without the plugin a guest's lines come back, once, but his order isn't called cancelled: it may have been paid", async () => {
  const { shop, orders, databaseId, orderKey, pay, lines } = await orderAtBank({ hasSecret: false });
  await shop.removePlugin({ hasBankGateway: true });
  await pay();
  for (let time = 0; time < 2; time++) {
    expect(await orders.cancel(databaseId, orderKey)).toBe("returned");
    expect(await lines()).toEqual([[154, 2]]);
    expect(await orders.find(databaseId, orderKey)).toMatchObject({ status: "PENDING", needsPayment: true });
  }
});

test("without the plugin a customer's own order says whether it was paid; while it doesn't, nothing is given up", async () => {
  for (const [own, end, left] of [
    [succeed({ status: "PROCESSING", needsPayment: false }), "paid", []],
    [fail({ kind: "timeout" }), "failed", []],
    [succeed({ status: "PENDING", needsPayment: true }), "returned", [[154, 2]]],
    [succeed({ status: "CANCELLED", needsPayment: false }), "returned", [[154, 2]]],
  ] as const) {
    const { orders, databaseId, orderKey, lines } = await orderAtBank({
      hasSecret: false,
      own: () => Promise.resolve(own as Awaited<ReturnType<FindOwn>>),
    });
    expect(await orders.cancel(databaseId, orderKey)).toBe(end);
    expect(await lines()).toEqual(left);
    expect(await orders.find(databaseId, orderKey)).toMatchObject(own.ok ? own.value : { status: "PENDING" });
  }
});
