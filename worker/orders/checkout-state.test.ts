import { expect, test, vi } from "vitest";
import { DRAFT, PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";

test("a checkout starts with Bulgaria and its regions", async () => {
  const { first } = await setUpCheckout(() => PLACED);
  expect(first.draft.billing.country).toBe("BG");
  expect(first.regions.BG).toEqual([{ code: "BG-22", name: "София-град" }]);
});

test("the address is sent to the backend without the email", async () => {
  const { checkout, queries } = await setUpCheckout(() => PLACED);
  await checkout.update(DRAFT, 0);
  const sent = queries.find((question) => question.name === "updateCustomer")!;
  expect(JSON.stringify(sent.variables)).not.toContain("m@example.bg");
});

test("after a change WooCommerce may wait ten seconds for a courier's price", async () => {
  const { checkout, state } = await setUpCheckout(() => PLACED);
  vi.useFakeTimers();
  try {
    state.coldMs = 10_000;
    const updated = checkout.update(DRAFT, 0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await updated).toMatchObject({ ok: true });
  } finally {
    vi.useRealTimers();
  }
});

test("a typed form is saved for its own checkout: saving an ordered one late changes nothing", async () => {
  const { checkout, checkoutId, place, store } = await setUpCheckout(() => PLACED);
  await checkout.saveForm(checkoutId, { "billing.city": "София" });
  expect(await store.read("typed")).toEqual({ "billing.city": "София" });
  await place(0);
  await checkout.saveForm(checkoutId, { customerNote: "Позвънете" });
  expect(await store.read("typed")).toBeUndefined();
  const next = await checkout.read(1);
  await checkout.saveForm(checkoutId, { customerNote: "Позвънете" });
  expect(await store.read("typed")).toBeUndefined();
  expect(next.ok && next.value.checkoutId).not.toBe(checkoutId);
});

test("an empty checkout refers to its order, whether it was seen or not", async () => {
  const { checkout, place, state, store } = await setUpCheckout(() => PLACED);
  await place(0);
  expect(await checkout.read(1)).not.toHaveProperty("value.placed");
  state.inCart = [];
  const order = { databaseId: 1201, orderKey: "wc_order_x", redirect: null };
  expect(await checkout.read(2)).toMatchObject({ value: { placed: order } });
  expect(await store.findOrder(1201, "wc_order_y")).toBeNull();
  expect(await checkout.read(3)).toHaveProperty("value.placed", order);
  expect(await store.findOrder(1201, "wc_order_x")).toMatchObject({ orderNumber: "1201" });
  expect(await checkout.read(4)).toHaveProperty("value.placed", order);
});

test("after another cart change an empty checkout doesn't refer to the order", async () => {
  const { checkout, cart, place } = await setUpCheckout(() => PLACED);
  await place(0);
  expect(await cart.change({ type: "empty" })).toMatchObject({ ok: true });
  expect(await checkout.read(1)).toHaveProperty("value.placed", undefined);
});
