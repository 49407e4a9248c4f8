import { expect, test } from "vitest";
import type { OrderForm, OrderOutcome } from "../../app/services/shopper";
import { readEnvironment } from "../platform/environment";
import { emptySessionContext, openSessionClient } from "../session/session-client";
import { connectShopper } from "./shopper-client";

const PLACED: OrderOutcome = { kind: "placed", order: { databaseId: 7, orderKey: "k", redirect: null } };

/** What the cart's cookie will count after an order with this outcome. */
async function countAfter(outcome: OrderOutcome): Promise<number | null> {
  const placeOrder = () => Promise.resolve({ refused: null, key: "", isSignedIn: false, value: outcome });
  const namespace = { idFromName: (name: string) => name, get: () => ({ placeOrder }) } as never;
  const context = { ...emptySessionContext(), id: "known" };
  const environment = readEnvironment({});
  const client = openSessionClient(namespace, environment, context, { id: "r", address: null, language: null });
  await connectShopper(client, environment, () => ({}) as never).placeOrder({} as OrderForm);
  return context.itemCount;
}

test("the count beside the cart's icon is cleared when an order is placed or finds the cart empty", async () => {
  expect(await countAfter(PLACED)).toBe(0);
  expect(await countAfter({ kind: "emptied", why: "none" })).toBe(0);
  expect(await countAfter({ kind: "emptied", why: "unsettled" })).toBe(0);
  expect(await countAfter({ kind: "unknown", state: null })).toBeNull();
});
