import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { fail, succeed, type Failure } from "../../domain/values/result";
import { accountContext, type Account } from "../../services/account";
import type { CustomerOrder, ReceivedOrder } from "../../domain/orders/order";
import { findReceived } from "./find-received";
import { shopperContext, type Shopper } from "../../services/shopper";

const ORDER = { databaseId: 7, orderKey: "wc_order_7" } as CustomerOrder;

function find(key: string, placed: ReceivedOrder | null, own: CustomerOrder | null | Failure) {
  const requested: string[] = [];
  const context = new RouterContextProvider();
  context.set(shopperContext, {
    findOrder: async () => (requested.push("browser"), succeed(placed)),
  } as unknown as Shopper);
  const answer = own && "kind" in own ? fail(own) : succeed(own);
  context.set(accountContext, { findOwnOrder: async () => (requested.push("account"), answer) } as unknown as Account);
  return { requested, run: () => findReceived(context, 7, key) };
}

test("an order placed by this browser is shown from its session, without a backend request", async () => {
  const { requested, run } = find("wc_order_7", ORDER, null);
  expect([await run(), requested]).toEqual([ORDER, ["browser"]]);
});

test("customers find their own orders in any browser, with the key; nobody finds another's", async () => {
  expect(await find("wc_order_7", null, ORDER).run()).toBe(ORDER);
  expect(await find("wc_order_8", null, ORDER).run()).toBeNull();
  expect(await find("wc_order_7", null, null).run()).toBeNull();
  expect(await find("wc_order_7", null, { kind: "auth-expired" }).run()).toBeNull();
});

test("an unavailable backend isn't a missing order", async () => {
  await expect(find("wc_order_7", null, { kind: "timeout" }).run()).rejects.toMatchObject({ init: { status: 503 } });
});
