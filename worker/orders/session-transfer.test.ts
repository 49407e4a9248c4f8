import { expect, test } from "vitest";
import { DRAFT, ORDER, PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";
import type { ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";
import { SessionTransfer } from "./session-transfer";

const NONE: ScriptedAnswer = {
  data: { checkout: null },
  error: "storefront-checkout-unknown: there is no order of this checkout",
};

/** A session that was handed over; `answer`: what the plugin says of its order. */
async function setUp(answer: () => ScriptedAnswer) {
  const session = await setUpCheckout(answer);
  const transfer = new SessionTransfer(session);
  await session.store.write("transferred", session.checkoutId);
  const searches = () => session.sent().map(({ variables }) => JSON.stringify(variables));
  return { ...session, transfer, searches };
}

test("a session that wasn't handed over asks for no order", async () => {
  const { transfer, store, sent } = await setUp(() => PLACED);
  await store.forget("transferred");
  expect(await transfer.settle()).toBeNull();
  expect(await transfer.finish(ORDER.databaseId, ORDER.orderKey)).toBeNull();
  expect(sent()).toEqual([]);
});

test("an order placed there is looked for, never made, and is this session's from then on", async () => {
  const { transfer, store, state, sent, searches } = await setUp(() => PLACED);
  state.inCart = [];
  const order = { databaseId: ORDER.databaseId, orderKey: ORDER.orderKey, redirect: null };
  expect(await transfer.settle()).toEqual(order);
  expect(searches()[0]).toContain('{"key":"_checkout_find","value":"1"}');
  expect(await store.readOrder(ORDER.databaseId)).toMatchObject({ orderKey: ORDER.orderKey });
  expect(await transfer.finish(ORDER.databaseId, ORDER.orderKey)).toEqual(order);
  expect(sent()).toHaveLength(1);
});

test("who comes back from a gateway is known by the order's key, and the cart that it left is emptied once", async () => {
  const { transfer, state, queries, searches } = await setUp(() => PLACED);
  expect(await transfer.finish(ORDER.databaseId, ORDER.orderKey)).not.toBeNull();
  expect(searches()[0]).toContain(`{"key":"_checkout_find","value":"${ORDER.orderKey}"}`);
  expect(state.inCart).toEqual([]);
  state.inCart = [8];
  await transfer.finish(ORDER.databaseId, ORDER.orderKey);
  expect(queries.filter(({ name }) => name === "emptyCart")).toHaveLength(1);
});

test("nobody finds another's order, and one that isn't there yet is looked for again", async () => {
  let answer = NONE;
  const { transfer, state, place } = await setUp(() => answer);
  expect(await transfer.finish(ORDER.databaseId, ORDER.orderKey)).toBeNull();
  expect(state.inCart).toEqual([7]);
  answer = PLACED;
  expect(await transfer.finish(99, "wc_order_of_another")).toBeNull();
  expect(await place(0, DRAFT)).toMatchObject({ ok: true, value: { databaseId: ORDER.databaseId } });
});
