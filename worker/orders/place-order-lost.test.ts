import { expect, test, vi } from "vitest";
import { PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";
import type { ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";

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

/** A backend whose first response is lost; `isPlaced`: the order is placed nevertheless. */
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
  "without the plugin, %s and an emptied cart: placed with an unknown id, and never sent again",
  async (_, fault) => {
    const { place, sent, checkout, checkoutId, store } = await loseAnswer(fault, { isPlaced: true });
    for (const at of [0, 1, 5 * MINUTE_MS]) expect(await place(at)).toEqual({ ok: true, value: null });
    expect(sent()).toHaveLength(1);
    expect(await checkout.read(2)).toMatchObject({ value: { placed: { checkoutId, order: null } } });
    expect(await store.read("checkoutId")).not.toBe(checkoutId);
  },
);

test.each(FAULTS)("without the plugin, %s and a full cart: sent again after a minute", async (_, fault) => {
  const { place, sent, order } = await loseAnswer(fault);
  expect(await place(0)).toMatchObject({ ok: false });
  expect(await place(MINUTE_MS - 1)).toEqual(WAIT);
  expect(await order.settle(MINUTE_MS - 1)).toBe(false);
  expect(sent()).toHaveLength(1);
  expect(await place(MINUTE_MS)).toEqual({ ok: true, value: ORDER });
  expect(sent()).toHaveLength(2);
});

test.each(FAULTS)(
  "with the plugin, %s: the same checkout id is sent again at once and returns the order",
  async (_, fault) => {
    for (const isPlaced of [true, false]) {
      const { place, sent, checkoutId } = await loseAnswer(fault, { isPlaced, hasPlugin: true });
      const first = await place(0);
      expect(isPlaced ? first : await place(1)).toEqual({ ok: true, value: ORDER });
      const id = { key: "_checkout_id", value: checkoutId };
      const marks = sent().map(({ variables }) => (variables.input as { metaData: unknown }).metaData);
      expect(marks).toEqual([[id], isPlaced ? [id, { key: "_checkout_find", value: "1" }] : [id]]);
    }
  },
);

test("an order that succeeded late is found when the shopper returns, and isn't sent again", async () => {
  const { place, sent, state, checkout, checkoutId } = await loseAnswer({ fault: 504 });
  await place(0);
  state.inCart = [];
  expect(await checkout.read(10_000)).toMatchObject({ value: { placed: { checkoutId, order: null } } });
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: true, value: null });
  expect(sent()).toHaveLength(1);
});

test("with the plugin it is found with its id", async () => {
  const { place, state, checkout, checkoutId } = await loseAnswer({ fault: 504 }, { hasPlugin: true });
  await place(0);
  state.inCart = [];
  expect(await checkout.read(10_000)).toMatchObject({ value: { placed: { checkoutId, order: ORDER } } });
});

const UNKNOWN = { data: { checkout: null }, error: "storefront-checkout-unknown: there is no order of this checkout" };
const NO_SECRET = { data: { checkout: null }, error: "storefront-secret-required: metaData" };
const NO_CART = { data: { checkout: null }, error: "Sorry, no session found." };

test("with the plugin, an unknown order isn't reported as placed, however the cart was emptied", async () => {
  const { place, state, sent, checkout, order, store, checkoutId } = await setUpCheckout((_, times) =>
    times > 1 ? UNKNOWN : { fault: 502 },
  );
  state.hasPlugin = true;
  await place(0);
  state.inCart = [];
  expect(await place(MINUTE_MS - 1)).toEqual(WAIT);
  expect(await order.settle(MINUTE_MS - 1)).toBe(false);
  expect(await place(MINUTE_MS)).toMatchObject({ ok: false, failure: { kind: "invalid" } });
  expect(await store.readPending(checkoutId)).toBeUndefined();
  expect(await order.settle(MINUTE_MS)).toBe(true);
  expect(await checkout.read(MINUTE_MS)).toHaveProperty("value.placed", undefined);
  // After the first request, none that could place anything.
  expect(
    sent()
      .slice(1)
      .every(({ token }) => token === null),
  ).toBe(true);
});

test("with the plugin, a cart emptied elsewhere is usable as soon as nothing is known to be ordered", async () => {
  const { place, state, order } = await setUpCheckout((_, times) => (times > 1 ? UNKNOWN : { fault: 502 }));
  state.hasPlugin = true;
  await place(0);
  state.inCart = [];
  expect(await order.settle(MINUTE_MS)).toBe(true);
});

test("if the plugin doesn't trust the shop, the emptied cart decides", async () => {
  const answers: ScriptedAnswer[] = [{ fault: 502 }, NO_SECRET, NO_CART];
  const { place, state } = await setUpCheckout(() => answers.shift() ?? PLACED);
  state.hasPlugin = true;
  await place(0);
  state.inCart = [];
  expect(await place(MINUTE_MS)).toEqual({ ok: true, value: null });
  expect(answers).toEqual([]);
});

test("a cart that the shopper empties afterwards isn't taken for an order", async () => {
  for (const hasPlugin of [true, false]) {
    const { place, state, checkout, order } = await loseAnswer({ fault: 502 }, { hasPlugin });
    await place(0);
    expect(await order.settle(MINUTE_MS)).toBe(true);
    state.inCart = [];
    expect(await checkout.read(2 * MINUTE_MS)).toHaveProperty("value.placed", undefined);
  }
});

test("a plugin that was deactivated meanwhile isn't relied on", async () => {
  const { place, sent, state } = await loseAnswer({ fault: 502 }, { hasPlugin: true });
  await place(0);
  state.hasPlugin = false;
  expect(await place(1)).toEqual(WAIT);
  state.inCart = [];
  expect(await place(2)).toEqual({ ok: true, value: null });
  expect(sent()).toHaveLength(1);
});

test("without the plugin, after a lost session the outcome is unsettled, and the next order is a new checkout", async () => {
  const { place, sent, store, checkoutId } = await loseAnswer({ fault: 502 });
  await place(0);
  await store.write("backendSessionNumber", 1);
  const unsettled = { ok: false, failure: { kind: "unsettled" } };
  expect(await place(2 * MINUTE_MS)).toEqual(unsettled);
  expect(await place(3 * MINUTE_MS)).toEqual(unsettled);
  expect(sent()).toHaveLength(1);
  expect(await store.read("checkoutId")).not.toBe(checkoutId);
});

test("with the plugin it is queried in a session that can place nothing", async () => {
  const { place, sent, store } = await loseAnswer({ fault: 502 }, { hasPlugin: true });
  await place(0);
  await store.write("backendSessionNumber", 1);
  expect(await place(1)).toEqual({ ok: true, value: ORDER });
  expect(sent().map(({ token }) => token)).toEqual(["t", null]);
  const { metaData } = sent()[1]!.variables.input as { metaData: unknown[] };
  expect(metaData).toContainEqual({ key: "_checkout_find", value: "1" });
});

test("a checkout unknown to the plugin is sent again in the new session; another refusal leaves it unsettled", async () => {
  for (const [error, end] of [
    ["storefront-checkout-unknown: no order", { ok: true, value: ORDER }],
    ["storefront-secret-required: metaData", { ok: false, failure: { kind: "unsettled" } }],
  ] as const) {
    const answers: ScriptedAnswer[] = [{ fault: 502 }, { data: { checkout: null }, error }];
    const { place, store, state, cart } = await setUpCheckout(() => answers.shift() ?? PLACED);
    state.hasPlugin = true;
    await cart.read();
    await place(0);
    await store.write("backendSessionNumber", 1);
    expect(await place(2 * MINUTE_MS)).toEqual(end);
  }
});

test("a session lost at the second attempt doesn't discard the first", async () => {
  const answers: ScriptedAnswer[] = [{ fault: 504 }, { error: "invalid_token: Expired token" }];
  const { place, sent } = await setUpCheckout(() => answers.shift() ?? PLACED);
  await place(0);
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: false, failure: { kind: "session-expired" } });
  expect(await place(3 * MINUTE_MS)).toEqual({ ok: false, failure: { kind: "unsettled" } });
  expect(sent()).toHaveLength(2);
});

test("after a cold start of ten seconds, one more attempt places the order", async () => {
  const { place, sent, state } = await loseAnswer({ fault: 502 }, { hasPlugin: true });
  expect(await place(0)).toMatchObject({ ok: false });
  vi.useFakeTimers();
  try {
    state.coldMs = 10_000;
    const pressed = place(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await pressed).toEqual({ ok: true, value: ORDER });
    expect(sent()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
