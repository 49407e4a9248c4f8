import { expect, test } from "vitest";
import { PLACED, setUpCheckout } from "../tests/doubles/checkout-session";
import type { ScriptedAnswer } from "../tests/doubles/scripted-backend";

const MINUTE_MS = 60_000;
const FAULTS: [string, ScriptedAnswer][] = [
  ["a broken connection", { fault: "reset" }],
  ["status 502", { fault: 502 }],
  ["status 503", { fault: 503 }],
  ["status 504", { fault: 504 }],
  ["a bad answer", { data: null }],
  ["a busy plugin's word", { data: { checkout: null }, error: "storefront-checkout-busy: wait" }],
];
const ORDER = { databaseId: 1201, orderKey: "wc_order_x", redirect: null };
const WAIT = { ok: false, failure: { kind: "timeout" } };

/** A backend whose first answer is lost; `isPlaced`: the order is made all the same. */
async function loseAnswer(fault: ScriptedAnswer, { isPlaced = false, hasPlugin = false } = {}) {
  const shop = await setUpCheckout((_, times) => {
    if (times > 1 && (hasPlugin || !isPlaced)) return PLACED;
    if (isPlaced) shop.state.inCart = [];
    return fault;
  });
  shop.state.hasPlugin = hasPlugin;
  return shop;
}

test.each(FAULTS)(
  "without the plugin, %s and an emptied cart: placed, its number unknown, and never sent again (design §5)",
  async (_, fault) => {
    const { place, sent, checkout, checkoutId, store } = await loseAnswer(fault, { isPlaced: true });
    expect(await place(0)).toEqual({ ok: true, value: null });
    expect(await place(1)).toEqual({ ok: true, value: null });
    expect(await place(5 * MINUTE_MS)).toEqual({ ok: true, value: null });
    expect(sent()).toHaveLength(1);
    expect(await checkout.read(2)).toMatchObject({ value: { placed: { checkoutId, order: null } } });
    expect(await store.read("checkoutId")).not.toBe(checkoutId);
  },
);

test.each(FAULTS)(
  "without the plugin, %s and a full cart: held for a minute as possibly still placing, then sent again (design §5)",
  async (_, fault) => {
    const { place, sent, order } = await loseAnswer(fault);
    expect(await place(0)).toMatchObject({ ok: false });
    expect(await place(MINUTE_MS - 1)).toEqual(WAIT);
    expect(await order.settle(MINUTE_MS - 1)).toBe(false);
    expect(sent()).toHaveLength(1);
    expect(await place(MINUTE_MS)).toEqual({ ok: true, value: ORDER });
    expect(sent()).toHaveLength(2);
  },
);

test.each(FAULTS)("with the plugin, %s: the same id is sent again at once, and gives the order", async (_, fault) => {
  for (const isPlaced of [true, false]) {
    const { place, sent, checkoutId } = await loseAnswer(fault, { isPlaced, hasPlugin: true });
    const first = await place(0);
    expect(isPlaced ? first : await place(1)).toEqual({ ok: true, value: ORDER });
    const ids = sent().map(({ variables }) => JSON.stringify((variables.input as { metaData: unknown }).metaData));
    expect(ids).toEqual([0, 1].map(() => JSON.stringify([{ key: "_checkout_id", value: checkoutId }])));
  }
});

test("an order that comes through late is found when the shopper comes back, and isn't sent again (design §5)", async () => {
  const { place, sent, state, checkout, checkoutId } = await loseAnswer({ fault: 504 });
  await place(0);
  state.inCart = [];
  expect(await checkout.read(10_000)).toMatchObject({ value: { placed: { checkoutId, order: null } } });
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: true, value: null });
  expect(sent()).toHaveLength(1);
});

test("with the plugin it is found with its number", async () => {
  const { place, state, checkout, checkoutId } = await loseAnswer({ fault: 504 }, { hasPlugin: true });
  await place(0);
  state.inCart = [];
  expect(await checkout.read(10_000)).toMatchObject({ value: { placed: { checkoutId, order: ORDER } } });
});

test("a cart that the shopper empties himself afterwards is no order", async () => {
  for (const hasPlugin of [true, false]) {
    const { place, state, checkout, order } = await loseAnswer({ fault: 502 }, { hasPlugin });
    await place(0);
    expect(await order.settle(MINUTE_MS)).toBe(true);
    state.inCart = [];
    expect(await checkout.read(2 * MINUTE_MS)).toHaveProperty("value.placed", undefined);
  }
});

test("a plugin that was taken away meanwhile isn't relied on", async () => {
  const { place, sent, state } = await loseAnswer({ fault: 502 }, { hasPlugin: true });
  await place(0);
  state.hasPlugin = false;
  expect(await place(1)).toEqual(WAIT);
  state.inCart = [];
  expect(await place(2)).toEqual({ ok: true, value: null });
  expect(sent()).toHaveLength(1);
});

test("without the plugin, in a session that was lost meanwhile, nobody can tell: another order is another checkout", async () => {
  const { place, sent, store, checkoutId } = await loseAnswer({ fault: 502 });
  await place(0);
  await store.write("generation", 1);
  const unsettled = { ok: false, failure: { kind: "unsettled" } };
  expect(await place(2 * MINUTE_MS)).toEqual(unsettled);
  expect(await place(3 * MINUTE_MS)).toEqual(unsettled);
  expect(sent()).toHaveLength(1);
  expect(await store.read("checkoutId")).not.toBe(checkoutId);
});

test("with the plugin it is asked from a session that can place nothing", async () => {
  const { place, sent, store } = await loseAnswer({ fault: 502 }, { hasPlugin: true });
  await place(0);
  await store.write("generation", 1);
  expect(await place(1)).toEqual({ ok: true, value: ORDER });
  expect(sent().map(({ token }) => token)).toEqual(["t", null]);
});

test("a session that ends at the second sending doesn't make the first one forgotten", async () => {
  const answers: ScriptedAnswer[] = [{ fault: 504 }, { error: "invalid_token: Expired token" }];
  const { place, sent } = await setUpCheckout(() => answers.shift() ?? PLACED);
  await place(0);
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: false, failure: { kind: "session-expired" } });
  expect(await place(3 * MINUTE_MS)).toEqual({ ok: false, failure: { kind: "unsettled" } });
  expect(sent()).toHaveLength(2);
});
