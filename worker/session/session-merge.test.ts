import { expect, test } from "vitest";
import { EMPTY_CART } from "../woocommerce/checkout/cart";
import type { Cart, CartLine } from "../../app/domain/cart/cart";
import { makeStorage } from "../../tests/doubles/backend/scripted-backend";
import { SessionStore } from "./session-store";
import { SessionMerge } from "./session-merge";

const KEY = "k".repeat(43);

function cartOf(quantities: Record<string, number>): Cart {
  const lines = Object.entries(quantities).map(([key, quantity]) => ({ key, quantity }) as CartLine);
  return { ...EMPTY_CART, isEmpty: lines.length === 0, lines };
}

interface Opened {
  store: SessionStore;
  merge: SessionMerge;
}

/** Sessions by name, each with what its shopper has bought; `fail`: the next write of one of them breaks. */
function open(carts: Record<string, Record<string, number>>) {
  const broken = new Set<string>();
  const at = (name: string): Opened => sessions.get(name)!;
  const sessions = new Map<string, Opened>();
  for (const name of Object.keys(carts)) {
    const onWrite = () => {
      if (broken.delete(name)) throw new Error("reset");
    };
    const store = new SessionStore(makeStorage(onWrite));
    const reach = (id: string) => ({ moveTo: (into: string, gone: string[]) => at(id).merge.moveTo(into, gone, 0) });
    sessions.set(name, { store, merge: new SessionMerge(store, reach) });
  }
  const fill = Promise.all(Object.entries(carts).map(([name, lines]) => at(name).store.write("cart", cartOf(lines))));
  const readJoining = async (name: string) => {
    const joining = await at(name).store.read("joining");
    return Object.fromEntries((joining?.lines ?? []).map(({ key, quantity }) => [key, quantity]));
  };
  return { at, readJoining, fill, fail: (name: string) => void broken.add(name) };
}

test("a session takes over another's cart once: the same product is summed, what only one has stands for itself", async () => {
  const { at, readJoining, fill } = open({ a: { tea: 1, bar: 1 }, b: { tea: 2, oats: 1 } });
  await fill;
  expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
  expect(await readJoining("a")).toEqual({ tea: 3, oats: 1 });
  expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
  expect(await readJoining("a")).toEqual({ tea: 3, oats: 1 });
  expect(await at("b").merge.findClosed("", 0)).toEqual({ closed: "moved", to: "a" });
  expect(await at("b").merge.findClosed("", 61_000)).toEqual({ closed: "moved", to: null });
});

test("broken off between the move and the taking over, it is done by the next request, and nothing is counted twice", async () => {
  const { at, readJoining, fill, fail } = open({ a: { tea: 1 }, b: { tea: 2 } });
  await fill;
  fail("a");
  await expect(at("a").merge.absorb("a", "b")).rejects.toThrow("reset");
  expect(await at("b").merge.findClosed("", 0)).toMatchObject({ closed: "moved" });
  expect(await readJoining("a")).toEqual({});
  expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
  expect(await readJoining("a")).toEqual({ tea: 3 });
});

test("broken off before the move, nothing has moved", async () => {
  const { at, fill, fail } = open({ a: { tea: 1 }, b: { tea: 2 } });
  await fill;
  fail("b");
  await expect(at("a").merge.absorb("a", "b")).rejects.toThrow("reset");
  expect(await at("b").merge.findClosed("", 0)).toBeNull();
});

test("what moved to a session that moved on comes along, also where the first taking over broke off", async () => {
  for (const breaksOff of [false, true]) {
    const { at, readJoining, fill, fail } = open({ a: { tea: 1 }, b: { bar: 1 }, c: { oats: 1 } });
    await fill;
    if (breaksOff) fail("b");
    await at("b")
      .merge.absorb("b", "c")
      .catch(() => undefined);
    expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
    expect(await at("a").merge.absorb("a", "c")).toBe("absorbed");
    expect(await readJoining("a"), String(breaksOff)).toEqual({ bar: 1, oats: 1 });
  }
});

test("what moved elsewhere is nobody's to take", async () => {
  const { at, readJoining, fill } = open({ a: { tea: 1 }, b: { bar: 1 }, c: { oats: 1 } });
  await fill;
  await at("b").merge.absorb("b", "c");
  expect(await at("a").merge.absorb("a", "c")).toBe("gone");
  expect(await readJoining("a")).toEqual({});
});

test("a session with an order stays for good, and tells so without a turn; one that is signed in or ended is gone", async () => {
  const { at, fill } = open({ a: {}, ordered: { tea: 1 }, keyed: { tea: 1 }, ended: { tea: 1 } });
  await fill;
  await at("ordered").store.writePending("checkout", {} as never);
  await at("keyed").store.write("key", KEY);
  await at("ended").store.end(0);
  expect(await at("ordered").merge.findRefusal()).toBeNull();
  expect(await at("a").merge.absorb("a", "ordered")).toBe("stays");
  await at("ordered").store.writePending("checkout", null);
  expect(await at("ordered").merge.findRefusal()).toBe("stays");
  expect(await at("a").merge.absorb("a", "ordered")).toBe("stays");
  expect(await at("a").merge.absorb("a", "keyed")).toBe("gone");
  expect(await at("a").merge.absorb("a", "ended")).toBe("gone");
});

test("a cookie opens a session by its key alone, and nothing opens one that has ended", async () => {
  const { at, fill } = open({ guest: {}, keyed: {}, ended: {} });
  await fill;
  await at("keyed").store.write("key", KEY);
  await at("ended").store.end(0);
  expect(await at("guest").merge.findClosed("", 0)).toBeNull();
  expect(await at("guest").merge.findClosed(KEY, 0)).toEqual({ closed: "unknown" });
  expect(await at("keyed").merge.findClosed("", 0)).toEqual({ closed: "unknown" });
  expect(await at("keyed").merge.findClosed(KEY, 0)).toBeNull();
  for (const key of ["", KEY, (await at("ended").store.read("key"))!])
    expect(await at("ended").merge.findClosed(key, 0)).toEqual({ closed: "ended" });
});
