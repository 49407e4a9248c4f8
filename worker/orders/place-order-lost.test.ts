import { expect, test, vi } from "vitest";
import { PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";
import type { ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";

const MINUTE_MS = 60_000;
const BUSY: ScriptedAnswer = { data: { checkout: null }, error: "storefront-checkout-busy: wait" };
const FAULTS: [string, ScriptedAnswer][] = [
  ["a broken connection", { fault: "reset" }],
  ["status 502", { fault: 502 }],
  ["status 503", { fault: 503 }],
  ["status 504", { fault: 504 }],
  ["a bad answer", { data: null }],
  ["a refusal in words of its own", { data: { checkout: null }, error: "Internal server error" }],
];
const ORDER = { databaseId: 1201, orderKey: "wc_order_x", redirect: null };
const WAIT = { ok: false, failure: { kind: "timeout" } };
const UNKNOWN = { data: { checkout: null }, error: "storefront-checkout-unknown: there is no order of this checkout" };

/** A backend whose first response is lost; `isPlaced`: the order is placed nevertheless. */
async function loseAnswer(fault: ScriptedAnswer, { isPlaced = false } = {}) {
  const placed = { isThere: false };
  const shop = await setUpCheckout((query, times) => {
    const isSearch = JSON.stringify(query.variables).includes("_checkout_find");
    if (times === 1) {
      placed.isThere = isPlaced;
      if (isPlaced) shop.state.inCart = [];
      return fault;
    }
    if (isSearch && !placed.isThere) return UNKNOWN;
    placed.isThere = true;
    return PLACED;
  });
  return { ...shop, placed };
}

const isSearch = ({ variables }: { variables: Record<string, unknown> }) =>
  JSON.stringify(variables).includes("_checkout_find");

test.each(FAULTS)("%s, and the order was placed: it is looked up at once, and never sent again", async (_, fault) => {
  const { place, sent, checkoutId } = await loseAnswer(fault, { isPlaced: true });
  expect(await place(0)).toEqual({ ok: true, value: ORDER });
  expect(await place(1)).toEqual({ ok: true, value: ORDER });
  const id = { key: "_checkout_id", value: checkoutId };
  const marks = sent().map(({ variables }) => (variables.input as { metaData: unknown }).metaData);
  expect(marks).toEqual([[id], [id, { key: "_checkout_find", value: "1" }]]);
});

test.each(FAULTS)("%s, and there is no order: the same checkout id is sent again", async (_, fault) => {
  const { place, sent } = await loseAnswer(fault);
  expect(await place(0)).toMatchObject({ ok: false });
  expect(await place(1)).toEqual({ ok: true, value: ORDER });
  expect(sent().filter((query) => !isSearch(query))).toHaveLength(2);
});

test("while the plugin places the order, another attempt waits", async () => {
  const { place } = await loseAnswer(BUSY, { isPlaced: true });
  expect(await place(0)).toEqual(WAIT);
  expect(await place(1)).toEqual({ ok: true, value: ORDER });
});

test("an order that succeeded late is found when the shopper returns, and isn't sent again", async () => {
  const { place, sent, state, placed, checkout } = await loseAnswer({ fault: 504 });
  await place(0);
  state.inCart = [];
  placed.isThere = true;
  expect(await checkout.read(10_000)).toMatchObject({ value: { placed: ORDER } });
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: true, value: ORDER });
  expect(sent().filter((query) => !isSearch(query))).toHaveLength(1);
});

test("an emptied cart is no order, and usable, as long as the plugin knows of none", async () => {
  const { place, state, sent, checkout, order, store, checkoutId } = await loseAnswer({ fault: 502 });
  await place(0);
  state.inCart = [];
  expect(await place(MINUTE_MS - 1)).toEqual(WAIT);
  expect(await order.settle(MINUTE_MS - 1)).toBe(true);
  expect(await place(MINUTE_MS)).toMatchObject({ ok: false, failure: { kind: "invalid" } });
  expect(await store.readPending(checkoutId)).toBeUndefined();
  expect(await checkout.read(MINUTE_MS)).toHaveProperty("value.placed", undefined);
  // After the first request, none that could place anything.
  expect(
    sent()
      .slice(1)
      .every(({ token }) => token === null),
  ).toBe(true);
});

test("a backend that can't tell whether it is placing the order leaves the cart as it is", async () => {
  const { place, order } = await setUpCheckout(() => BUSY);
  await place(0);
  expect(await order.settle(1)).toBe(false);
});

test("without the plugin nothing is decided or sent, and the cart stays usable; with it again the order is found", async () => {
  const { place, sent, state, order } = await loseAnswer({ fault: 502 });
  await place(0);
  const before = sent().length;
  state.hasPlugin = false;
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: false, failure: { kind: "orders-closed" } });
  expect(await order.settle(2 * MINUTE_MS)).toBe(true);
  expect(
    sent()
      .slice(before)
      .every((query) => isSearch(query)),
  ).toBe(true);
  state.hasPlugin = true;
  expect(await place(3 * MINUTE_MS)).toEqual({ ok: true, value: ORDER });
});

test("a refusal that doesn't prove that there is no order is unsettled after a minute, and the next is a new checkout", async () => {
  const answers: ScriptedAnswer[] = [{ fault: 502 }];
  const { place, store, checkoutId } = await setUpCheckout(
    () => answers.shift() ?? { data: { checkout: null }, error: "Internal server error" },
  );
  await place(0);
  expect(await place(MINUTE_MS - 1)).toEqual(WAIT);
  expect(await place(MINUTE_MS)).toEqual({ ok: false, failure: { kind: "unsettled" } });
  expect(await store.read("checkoutId")).not.toBe(checkoutId);
});

test("a session lost at the second attempt doesn't discard the first", async () => {
  const answers: ScriptedAnswer[] = [{ fault: 504 }, UNKNOWN, UNKNOWN, { error: "invalid_token: Expired token" }];
  const { place, sent } = await setUpCheckout(() => answers.shift() ?? PLACED);
  await place(0);
  expect(await place(2 * MINUTE_MS)).toEqual({ ok: false, failure: { kind: "session-expired" } });
  expect(await place(3 * MINUTE_MS)).toEqual({ ok: true, value: ORDER });
  expect(isSearch(sent().at(-1)!)).toBe(true);
});

test("after a cold start of ten seconds, one more attempt places the order", async () => {
  const { place, state } = await loseAnswer({ fault: 502 });
  expect(await place(0)).toMatchObject({ ok: false });
  vi.useFakeTimers();
  try {
    state.coldMs = 10_000;
    const pressed = place(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await pressed).toEqual({ ok: true, value: ORDER });
  } finally {
    vi.useRealTimers();
  }
});
