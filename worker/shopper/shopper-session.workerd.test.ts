/// <reference types="@cloudflare/vitest-plugin/types" />
import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, test, vi } from "vitest";
import type { CartChange } from "../../app/domain/cart/cart";
import type { ShopperSession } from "./shopper-session";
import { cartOf } from "../../tests/doubles/backend/scripted-backend";

const CALLER = { key: "", request: { id: "request", address: null, language: null } };
const MONTH_MS = 31 * 86_400_000;

/** A backend with one cart, which counts the requests that run at once. */
const backend = {
  inCart: [] as number[],
  reads: 0,
  running: 0,
  runningMax: 0,
  isDown: false,
  /** What adds and reads wait for. */
  adding: null as Promise<void> | null,
  reading: null as Promise<void> | null,
};

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  Object.assign(backend, {
    inCart: [],
    reads: 0,
    running: 0,
    runningMax: 0,
    isDown: false,
    adding: null,
    reading: null,
  });
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const { operationName, variables } = (await new Request(input, init).json()) as {
      operationName: string;
      variables: { input?: { productId: number } };
    };
    backend.running += 1;
    backend.runningMax = Math.max(backend.runningMax, backend.running);
    await scheduler.wait(5);
    await (operationName === "addToCart" ? backend.adding : backend.reading);
    if (operationName !== "addToCart") backend.reads += 1;
    backend.running -= 1;
    if (backend.isDown) throw new TypeError("connection reset");
    if (operationName === "addToCart") backend.inCart.push(variables.input!.productId);
    const cart = cartOf(...backend.inCart);
    const data =
      operationName === "addToCart" ? { addToCart: { cart } } : { cart, customer: null, paymentGateways: null };
    return Response.json({ data }, { headers: { "woocommerce-session": "token" } });
  });
});

function openSession(name: string) {
  const { SHOPPER_SESSION } = env as unknown as { SHOPPER_SESSION: DurableObjectNamespace<ShopperSession> };
  return SHOPPER_SESSION.get(SHOPPER_SESSION.idFromName(name));
}

const add = (productId: number): CartChange => ({
  type: "add",
  productId,
  variationId: null,
  quantity: 1,
  attributes: [],
});

test("calls of a session run one after the other, in their order", async () => {
  const session = openSession("order");
  const replies = await Promise.all([7, 8, 9].map((id) => session.changeCart(CALLER, add(id))));
  expect(backend.inCart).toEqual([7, 8, 9]);
  expect(backend.runningMax).toBe(1);
  expect(replies).toMatchObject([7, 8, 9].map(() => ({ refused: null, value: { ok: true }, isSignedIn: false })));
});

test("two sessions run side by side", async () => {
  await Promise.all(["one", "other"].map((name) => openSession(name).changeCart(CALLER, add(7))));
  expect(backend.runningMax).toBe(2);
});

function makeGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

/** A session with product 7, whose add of 8 the backend answers only after `finish`. */
async function holdAdd(name: string) {
  const session = openSession(name);
  await session.changeCart(CALLER, add(7));
  const { gate, open } = makeGate();
  backend.adding = gate;
  const held = session.changeCart(CALLER, add(8));
  return {
    session,
    finish: async () => {
      open();
      expect(await held).toMatchObject({ value: { ok: true, value: { cart: { itemCount: 2 } } } });
    },
  };
}

test("a read that waits too long gets the stored cart, said to be stored, and doesn't run later", async () => {
  const { session, finish } = await holdAdd("late");
  const late = await session.readCart({ ...CALLER, waitMs: 5 });
  expect(late).toMatchObject({
    refused: null,
    isSignedIn: false,
    value: { ok: true, value: { cart: { itemCount: 1 }, isStored: true } },
  });
  const patient = session.readCart({ ...CALLER, waitMs: 60_000 });
  await finish();
  const { value } = (await patient) as { value: { value: object } };
  expect(value.value).toMatchObject({ cart: { itemCount: 2 } });
  expect(value.value).not.toHaveProperty("isStored");
  expect(backend.reads).toBe(1);
});

test("a form's read waits for the changes before it", async () => {
  const { session, finish } = await holdAdd("form");
  const read = session.readCart(CALLER);
  await finish();
  expect(await read).toMatchObject({ value: { value: { cart: { itemCount: 2 } } } });
});

test("a read that has begun in time and ends too late leaves its notice to the next one", async () => {
  const { session, finish } = await holdAdd("notice");
  await runInDurableObject(session, (_, { storage }) => storage.put("restored", [{ kind: "coupon", name: "FIT10" }]));
  const { gate, open } = makeGate();
  backend.reading = gate;
  const late = session.readCart({ ...CALLER, waitMs: 200 });
  await finish();
  expect(await late).toMatchObject({ value: { value: { isStored: true, restored: false } } });
  open();
  expect(await session.readCart(CALLER)).toMatchObject({ value: { value: { restored: true } } });
});

test("a read without anything stored is busy, and so is a first cart", async () => {
  const { session, finish } = await holdAdd("busy");
  expect(await session.readCheckout({ ...CALLER, waitMs: 5 })).toEqual({ refused: "busy" });
  await runInDurableObject(session, (_, { storage }) => storage.delete("cart"));
  expect(await session.readCart({ ...CALLER, waitMs: 5 })).toEqual({ refused: "busy" });
  await finish();
});

test("a late read, too, is only for a cookie with the session's current key", async () => {
  const { session, finish } = await holdAdd("late-key");
  await runInDurableObject(session, (_, { storage }) => storage.put("key", "k"));
  expect(await session.readCart({ ...CALLER, waitMs: 5 })).toEqual({ refused: "unknown" });
  await finish();
});

test("a call that throws doesn't stop the next one", async () => {
  // Inside the object: workerd reports what a call from outside throws as an uncaught exception.
  await runInDurableObject(openSession("throws"), async (session) => {
    const calls = [session.changeCart(CALLER, null as never), session.changeCart(CALLER, add(7))];
    const [thrown, added] = await Promise.allSettled(calls);
    expect(thrown!.status).toBe("rejected");
    expect(added).toMatchObject({ status: "fulfilled", value: { value: { ok: true } } });
  });
});

test("a backend that is down is a failure of the call, and the session stays usable", async () => {
  const session = openSession("down");
  backend.isDown = true;
  expect(await session.changeCart(CALLER, add(7))).toMatchObject({ refused: null, value: { ok: false } });
  backend.isDown = false;
  expect(await session.changeCart(CALLER, add(7))).toMatchObject({ refused: null, value: { ok: true } });
});

test("only a cookie with the session's current key is served", async () => {
  const session = openSession("key");
  await runInDurableObject(session, (_, { storage }) => storage.put("key", "k"));
  expect(await session.changeCart(CALLER, add(7))).toEqual({ refused: "unknown" });
  expect(await session.changeCart({ ...CALLER, key: "k" }, add(7))).toMatchObject({ refused: null, key: "k" });
  expect(backend.inCart).toEqual([7]);
});

test("a session outlives its object's eviction", async () => {
  const session = openSession("evicted");
  await session.changeCart(CALLER, add(7));
  await evictDurableObject(session);
  backend.isDown = true;
  expect(await runInDurableObject(session, (_, { storage }) => storage.get("cart"))).toMatchObject({ itemCount: 1 });
});

test("a session without a visit for a month is deleted by its alarm", async () => {
  const session = openSession("old");
  await session.changeCart(CALLER, add(7));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + MONTH_MS });
  expect(await runDurableObjectAlarm(session)).toBe(true);
  vi.useRealTimers();
  expect((await runInDurableObject(session, (_, { storage }) => storage.list())).size).toBe(0);
});
