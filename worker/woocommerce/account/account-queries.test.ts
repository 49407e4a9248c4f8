import { expect, test } from "vitest";
import recordedDownloads from "../../../tests/contract/samples/customer-downloadableItems.json";
import recordedGuest from "../../../tests/contract/samples/viewer-guest.json";
import recordedOrder from "../../../tests/contract/samples/order-own-downloadable.json";
import recordedOrders from "../../../tests/contract/samples/customer-orders.json";
import recordedStranger from "../../../tests/contract/samples/order-of-another-customer.json";
import recordedViewer from "../../../tests/contract/samples/viewer-customer.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { fetchCustomer, fetchViewer, findOrder, listDownloads, listOrders } from "./account-queries";

const { viewer, customer } = recordedViewer.response.body.data;
const GUEST = recordedGuest.response.body.data;
const EXPIRED = { kind: "auth-expired" as const };

// The samples were recorded with a formatted total, the shop asks for the raw one.
const ORDERS = recordedOrders.response.body.data.customer.orders.nodes.map((node) => ({
  ...node,
  total: node.rawTotal,
}));

test("a recorded viewer and customer are read with the session token", async () => {
  const { client, asked } = respondWith({
    data: { viewer: { ...viewer, id: "dXNlcjoy", name: "Иван Петров" }, customer },
    sessionToken: "next",
  });
  const ivan = { firstName: "Иван", lastName: "Петров", email: "ivan@shop.test", username: "ivan" };
  expect(await fetchViewer(client, "s")).toEqual({
    token: "next",
    result: {
      ok: true,
      value: { ...ivan, id: "dXNlcjoy", databaseId: 2, name: "Иван Петров" },
    },
  });
  expect((await fetchCustomer(client, "s")).result).toMatchObject({
    ok: true,
    value: {
      ...ivan,
      databaseId: 2,
      billing: { city: "София", state: "BG-22" },
      shipping: { phone: "" },
    },
  });
  expect(asked.map(({ token }) => token)).toEqual(["s", "s"]);
});

test("a name that WordPress has escaped is as it was typed", async () => {
  const { client } = respondWith({
    data: {
      viewer: { ...viewer, id: "dXNlcjoy", firstName: "Ана &amp; Ко", name: "Ана &amp; Ко" },
      customer: { ...customer, firstName: "Ана &amp; Ко" },
    },
  });
  const name = { ok: true, value: { firstName: "Ана & Ко" } };
  expect((await fetchViewer(client, "s")).result).toMatchObject(name);
  expect((await fetchCustomer(client, "s")).result).toMatchObject(name);
});

test("a guest's recorded response is no account, and its orders are never shown", async () => {
  const { client } = respondWith({ data: { ...GUEST, customer: { ...GUEST.customer, orders: { nodes: ORDERS } } } });
  expect((await fetchViewer(client, null)).result).toEqual({ ok: true, value: null });
  for (const ask of [fetchCustomer, listOrders, listDownloads])
    expect((await ask(client, null)).result).toEqual({ ok: false, failure: EXPIRED });
});

test("an expired auth token doesn't change the session token", async () => {
  const { client } = respondWith({ failure: EXPIRED });
  expect(await listOrders(client, "s")).toEqual({ token: null, result: { ok: false, failure: EXPIRED } });
});

test("recorded orders are rows with totals in minor units and a cursor for the next hundred", async () => {
  const { pageInfo } = recordedOrders.response.body.data.customer.orders;
  const { client, asked } = respondWith({ data: { customer: { databaseId: 2, orders: { pageInfo, nodes: ORDERS } } } });
  const { result } = await listOrders(client, "s", "cursor");
  expect(result.ok && result.value.next).toBe("YXJyYXljb25uZWN0aW9uOjExNjI=");
  expect(result.ok && result.value.orders[0]).toEqual({
    databaseId: 1171,
    orderNumber: "1171",
    status: "COMPLETED",
    date: "2026-07-16T09:00:00+03:00",
    currency: "",
    total: 13_897,
  });
  expect(asked[0]!.variables).toEqual({ after: "cursor" });
});

test("a recorded order has its customer and downloads", async () => {
  const { order } = recordedOrder.response.body.data;
  const whole = { ...order, needsProcessing: false, customer: { databaseId: 2, email: "ivan@shop.test" } };
  const { client, asked } = respondWith({ data: { order: whole } });
  const { result } = await findOrder(client, 1153, "s");
  expect(result).toMatchObject({
    ok: true,
    value: { databaseId: 1153, needsProcessing: false, customer: { databaseId: 2, email: "ivan@shop.test" } },
  });
  expect(result.ok && result.value!.downloads).toHaveLength(3);
  expect(asked[0]!.variables).toEqual({ id: "1153" });
});

test("somebody else's order is null (the recorded refusal), but a fault is a failure", async () => {
  const failure = { kind: "refused" as const, message: recordedStranger.response.body.errors[0]!.message };
  const { client } = respondWith({ data: recordedStranger.response.body.data, failure });
  expect((await findOrder(client, 1200, "s")).result).toEqual({ ok: true, value: null });
  const accident = { kind: "refused" as const, message: "Internal server error" };
  for (const failure of [EXPIRED, { kind: "timeout" as const }, accident])
    expect((await findOrder(respondWith({ failure }).client, 1, "s")).result).toEqual({ ok: false, failure });
});

test("recorded downloads have a link, a limit and a product", async () => {
  const recorded = { databaseId: 2, ...recordedDownloads.response.body.data.customer };
  const { result } = await listDownloads(respondWith({ data: { customer: recorded } }).client, "s");
  const [first, second] = result.ok ? result.value : [];
  expect(first).toMatchObject({
    id: "7ddcba9f1385ea7156c16ac868fd3b7f",
    name: "Програма за начинаещи – 8 седмици – част 1",
    accessExpires: null,
    downloadsRemaining: null,
    product: { databaseId: 1125, name: "Програма за начинаещи – 8 седмици", slug: "" },
  });
  expect(first!.url).toContain("download_file=1125");
  expect(second!.downloadsRemaining).toBe(3);
});

test("a download whose link is no web URL has none, and that of a deleted product has no product", async () => {
  const nodes = [{ id: "1", name: "Ф", url: "javascript:alert(1)", product: null, downloadsRemaining: "3" }];
  const { client } = respondWith({ data: { customer: { databaseId: 2, downloadableItems: { nodes } } } });
  expect((await listDownloads(client, "s")).result).toMatchObject({
    value: [{ url: null, product: null, downloadsRemaining: null }],
  });
});
