import { expect, test } from "vitest";
import { PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";
import type { ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";

const UNKNOWN = { data: { checkout: null }, error: "storefront-checkout-unknown: there is no order of this checkout" };

test("a form sent twice places one order", async () => {
  const { place, sent } = await setUpCheckout(() => PLACED);
  const once = await place(0);
  const twice = await place(1);
  expect(once).toEqual({ ok: true, value: { databaseId: 1201, orderKey: "wc_order_x", redirect: null } });
  expect(twice).toEqual(once);
  expect(sent()).toHaveLength(1);
});

test("a checkout id that this session never issued places nothing", async () => {
  const { place, sent } = await setUpCheckout(() => PLACED);
  expect(await place(0, undefined, { checkoutId: "made-up" })).toEqual({
    ok: false,
    failure: { kind: "invalid", field: "checkoutId" },
  });
  expect(sent()).toHaveLength(0);
});

test("a change in another tab stops the order, because its total wasn't seen", async () => {
  const { place, sent, state } = await setUpCheckout(() => PLACED);
  const changed = { ok: false, failure: { kind: "invalid", field: "seenTotal" } };
  for (const inCart of [[7, 8], []]) {
    state.inCart = inCart;
    expect(await place(0)).toEqual(changed);
  }
  state.inCart = [7, 8];
  expect(await place(1, undefined, { total: Number.NaN })).toEqual(changed);
  expect(sent()).toHaveLength(0);
  expect(await place(2, undefined, { total: 2000 })).toMatchObject({ ok: true });
});

test("a refused order may be corrected and sent again", async () => {
  const answers: ScriptedAnswer[] = [{ data: { checkout: null }, error: "Invalid payment method." }, UNKNOWN];
  const { place, sent } = await setUpCheckout(() => answers.shift() ?? PLACED);
  expect(await place(0)).toMatchObject({ failure: { kind: "refused", message: "Invalid payment method." } });
  expect(await place(1)).toMatchObject({ ok: true });
  expect(sent()).toHaveLength(3);
});

test("a gateway that fails without a message has refused, without waiting", async () => {
  const failed: ScriptedAnswer = { data: { checkout: { result: "fail", redirect: "", order: null } } };
  const { place } = await setUpCheckout((_, times) => (times === 1 ? failed : UNKNOWN));
  expect(await place(0)).toEqual({ ok: false, failure: { kind: "refused", message: "" } });
});

test("success without a readable order is never reported as a refusal", async () => {
  const broken: ScriptedAnswer = {
    data: { checkout: { result: "success", redirect: "x", order: null } },
    error: "Internal server error",
  };
  const { place } = await setUpCheckout(() => broken);
  expect(await place(0)).toEqual({ ok: false, failure: { kind: "bad-answer" } });
});

test("an order is found only by its key in the session that placed it", async () => {
  const { place, store } = await setUpCheckout(() => PLACED);
  await place(0);
  expect((await store.readOrder(1201))?.orderKey).toBe("wc_order_x");
  expect(await store.readOrder(1202)).toBeUndefined();
});

test("a session lost during the order restores the cart, and the shopper must confirm again", async () => {
  const { place, sent } = await setUpCheckout(() => ({ error: "invalid_token: Expired token", token: "new" }));
  expect(await place(0)).toEqual({ ok: false, failure: { kind: "session-expired" } });
  expect(sent()).toHaveLength(1);
});

test("without the plugin, or where it doesn't know the shop, nothing is sent", async () => {
  const { place, sent, state, store, checkoutId } = await setUpCheckout(() => PLACED);
  state.hasPlugin = false;
  expect(await place(0)).toEqual({ ok: false, failure: { kind: "orders-closed" } });
  expect(sent()).toHaveLength(0);
  expect(await store.readPending(checkoutId)).toBeUndefined();
  state.hasPlugin = true;
  expect(await place(1)).toMatchObject({ ok: true });
});
