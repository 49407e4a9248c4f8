import { expect, test, vi } from "vitest";
import { fail } from "../../app/domain/values/result";
import { AbuseCounters } from "../../tests/doubles/platform/abuse-counters";
import { makeStorage } from "../../tests/doubles/backend/scripted-backend";
import { limitOrders } from "./order-limit";
import { PaymentStore, type CardPayment } from "../payments/payment-store";
import { SessionStore } from "../session/session-store";

const REFUSED = fail({ kind: "refused", message: "No." });

function setUp() {
  const storage = makeStorage();
  const kept = { store: new SessionStore(storage), payments: new PaymentStore(storage) };
  const limit = limitOrders(new AbuseCounters().namespace, kept, "session");
  const send = vi.fn<() => Promise<typeof REFUSED>>(() => Promise.resolve(REFUSED));
  const tryOften = async (checkoutId: string, address: string | null = "203.0.113.7") => {
    for (let n = 0; n < 20; n += 1) await limit(checkoutId, address, send);
    return send.mock.calls.length;
  };
  return { ...kept, tryOften };
}

test("a checkout that the backend refuses repeatedly is counted each time", async () => {
  expect(await setUp().tryOften("a")).toBe(5);
});

test("a session is counted from any address", async () => {
  const { tryOften } = setUp();
  expect(await tryOften("a", null)).toBe(5);
  expect(await tryOften("b")).toBe(5);
});

test("an order that is or may be placed can be requested again without being counted", async () => {
  const { store, tryOften } = setUp();
  await store.writePending("a", {
    sentAt: 0,
    isPaid: false,
    hasAccount: false,
  });
  expect(await tryOften("a")).toBe(20);
  await store.writePlacedOrder("b", { databaseId: 1 } as never, { databaseId: 1, orderKey: "k", redirect: null });
  expect(await tryOften("b")).toBe(40);
  expect(await tryOften("c")).toBe(45);
});

test("continuing a payment isn't counted; another amount is a new one", async () => {
  const { store, payments, tryOften } = setUp();
  const payment = { intentId: "pi_1", checkoutId: "a", amount: 1000, startedAt: 0, events: [] };
  await payments.write(payment as unknown as CardPayment);
  await store.write("cart", { total: 1000 } as never);
  expect(await tryOften("a")).toBe(20);
  await store.write("cart", { total: 1200 } as never);
  expect(await tryOften("a")).toBe(25);
});
