import { expect, test } from "vitest";
import { openClientWith } from "../../tests/doubles/backend/client-with-fetch";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { orderAtBank } from "../../tests/doubles/shopper/order-at-bank";
import type { Order } from "../../app/domain/orders/order";
import { openCatalogReader } from "../catalog/open-reader";
import type { Capabilities } from "../catalog/rows/document-data";
import { RenderReport } from "../render/render-report";
import { openShipments } from "./shipments";

const ORDER = { databaseId: 7, orderKey: "wc_order_7", status: "SPEEDY_BOL", needsProcessing: true } as Order;
const SENT = { courier: "speedy", number: "61990011921", url: "https://www.speedy.bg/track?n=61990011921" };

async function find(answer: unknown, order: Partial<Order> = {}, couriers = true) {
  const capabilities = { couriers } as Capabilities;
  const { bindings, environment } = await openReplica({ documents: { capabilities } });
  const { client, requests } = openClientWith(() => Response.json({ data: { storefrontShipments: answer } }));
  const findShipments = openShipments(client, () => openCatalogReader(bindings, environment, new RenderReport()));
  return { shipments: await findShipments({ ...ORDER, ...order }), requests };
}

test("an order's parcels have their waybill and the courier's page", async () => {
  const { shipments, requests } = await find([SENT, { ...SENT, courier: "pigeon", number: "5", url: null }]);
  expect(shipments).toEqual([SENT, { courier: "", number: "5", url: null }]);
  expect(requests).toHaveLength(1);
});

test("an order that wasn't sent, or has nothing to send, or a WordPress without couriers isn't asked about", async () => {
  for (const status of ["PENDING", "CANCELLED", "FAILED"])
    expect((await find([SENT], { status })).requests).toEqual([]);
  expect((await find([SENT], { needsProcessing: false })).requests).toEqual([]);
  expect((await find([SENT], {}, false)).requests).toEqual([]);
});

test("a waybill is text, its link leads to https alone, and what is no waybill is left out", async () => {
  const { shipments } = await find([
    { courier: "econt", number: "<b>1051</b>", url: "javascript:alert(1)" },
    { courier: "econt", number: "", url: "https://econt.com" },
    { courier: null, number: null, url: null },
    null,
  ]);
  expect(shipments).toEqual([{ courier: "econt", number: "1051", url: null }]);
});

test("an answer that isn't one leaves the parcels unknown", async () => {
  for (const answer of [null, "x", { a: 1 }]) expect((await find(answer)).shipments).toBeUndefined();
});

test("the order page shows a guest's waybill as soon as the order has it, also of an earlier order", async () => {
  const { shop, orders, databaseId, orderKey, pay } = await orderAtBank();
  await pay();
  expect(await orders.find(databaseId, orderKey)).not.toMatchObject({ shipments: [{}] });
  await shop.db
    .prepare(
      'UPDATE shop_order SET document = json_insert(document, \'$.metaData[#]\', json(\'{"key":"_waybill","value":"econt 1051600012345"}\')) WHERE id = ?1',
    )
    .bind(databaseId)
    .run();
  const sent = [{ courier: "econt", number: "1051600012345", url: expect.stringMatching(/^https:/) }];
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ shipments: sent });
  await shop.setUp("fault", { kind: "500" });
  expect(await orders.find(databaseId, orderKey)).toMatchObject({ shipments: sent });
});

test("a customer's order in the account has its waybills", async () => {
  const { shop, session, databaseId, pay } = await orderAtBank({ username: "georgi" });
  await pay();
  await shop.db
    .prepare(
      'UPDATE shop_order SET document = json_insert(document, \'$.metaData[#]\', json(\'{"key":"_waybill","value":"speedy 61990011921"}\')) WHERE id = ?1',
    )
    .bind(databaseId)
    .run();
  expect(await session.account.findOwnOrder(databaseId)).toMatchObject({
    value: { shipments: [{ courier: "speedy", number: "61990011921" }] },
  });
});
