import { expect, test } from "vitest";
import { DRAFT, PLACED, setUpCheckout } from "../tests/doubles/checkout-session";
import type { ScriptedAnswer } from "../tests/doubles/scripted-backend";

test("a checkout starts in Bulgaria with the regions of Bulgaria (law-and-practice)", async () => {
  const { first } = await setUpCheckout(() => PLACED);
  expect(first.draft.billing.country).toBe("BG");
  expect(first.regions.BG).toEqual([{ code: "BG-22", name: "София-град" }]);
});

test("a form sent twice buys once (issue: bad input)", async () => {
  const { checkout, sent, first } = await setUpCheckout(() => PLACED);
  const once = await checkout.place(first.checkoutId, DRAFT, 0);
  const twice = await checkout.place(first.checkoutId, DRAFT, 1);
  expect(once).toEqual({ ok: true, value: { databaseId: 1201, orderKey: "wc_order_x", redirect: null } });
  expect(twice).toEqual(once);
  expect(sent()).toHaveLength(1);
});

test("a checkout id that this session never gave out places nothing", async () => {
  const { checkout, sent } = await setUpCheckout(() => PLACED);
  expect(await checkout.place("made-up", DRAFT, 0)).toEqual({
    ok: false,
    failure: { kind: "invalid", field: "checkoutId" },
  });
  expect(sent()).toHaveLength(0);
});

test("the address goes to the backend without the e-mail (backend notes, Dangers 2)", async () => {
  const { checkout, questions } = await setUpCheckout(() => PLACED);
  await checkout.update(DRAFT);
  const sent = questions.find((question) => question.name === "updateCustomer")!;
  expect(JSON.stringify(sent.variables)).not.toContain("m@example.bg");
});

test("an order that was refused may be corrected and sent again", async () => {
  const { checkout, sent, first } = await setUpCheckout((_, times) =>
    times === 1 ? { data: { checkout: null }, error: "Invalid payment method." } : PLACED,
  );
  expect(await checkout.place(first.checkoutId, DRAFT, 0)).toMatchObject({ failure: { kind: "refused" } });
  expect(await checkout.place(first.checkoutId, DRAFT, 1)).toMatchObject({ ok: true });
  expect(sent()).toHaveLength(2);
});

test("success without a readable order is never told as a refusal (backend notes, Errors)", async () => {
  const broken: ScriptedAnswer = {
    data: { checkout: { result: "success", redirect: "x", order: null } },
    error: "Internal server error",
  };
  const { checkout, first } = await setUpCheckout(() => broken);
  expect(await checkout.place(first.checkoutId, DRAFT, 0)).toEqual({ ok: false, failure: { kind: "bad-answer" } });
});

test("after a time-out the order is not sent again while the backend may still be placing it (design §5)", async () => {
  const { checkout, sent, first, store, state } = await setUpCheckout(() => PLACED);
  await store.writePending(first.checkoutId, { sentAt: 0, timedOut: true });
  expect(await checkout.place(first.checkoutId, DRAFT, 30_000)).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(sent()).toHaveLength(0);
  state.inCart = [];
  expect(await checkout.place(first.checkoutId, DRAFT, 31_000)).toMatchObject({ ok: true });
});

test("an order is found by its key alone in the session that placed it (design §5)", async () => {
  const { checkout, first, store } = await setUpCheckout(() => PLACED);
  await checkout.place(first.checkoutId, DRAFT, 0);
  expect((await store.readOrder(1201))?.orderKey).toBe("wc_order_x");
  expect(await store.readOrder(1202)).toBeUndefined();
});

test("a session that ended during the order puts the cart back and lets the shopper look again", async () => {
  const { checkout, sent, first } = await setUpCheckout(() => ({
    error: "invalid_token: Expired token",
    token: "new",
  }));
  expect(await checkout.place(first.checkoutId, DRAFT, 0)).toEqual({ ok: false, failure: { kind: "session-expired" } });
  expect(sent()).toHaveLength(1);
});
