import { expect, test } from "vitest";
import { EMPTY_CART } from "../../app/domain/cart/cart";
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

/** Sessions by name with their carts; `fail`: the next write of one of them throws. */
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
    const cartToMerge = await at(name).store.read("cartToMerge");
    return Object.fromEntries((cartToMerge?.lines ?? []).map(({ key, quantity }) => [key, quantity]));
  };
  return { at, readJoining, fill, fail: (name: string) => void broken.add(name) };
}

test("a session absorbs another's cart once: equal products are summed, others are added", async () => {
  const { at, readJoining, fill } = open({ a: { tea: 1, bar: 1 }, b: { tea: 2, oats: 1 } });
  await fill;
  expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
  expect(await readJoining("a")).toEqual({ tea: 3, oats: 1 });
  expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
  expect(await readJoining("a")).toEqual({ tea: 3, oats: 1 });
  expect(await at("b").store.findClosed("", 0)).toEqual({ closed: "moved", to: "a" });
  expect(await at("b").store.findClosed("", 61_000)).toEqual({ closed: "moved", to: null });
});

test("a merge interrupted after the move is completed by the next request, without counting twice", async () => {
  const { at, readJoining, fill, fail } = open({ a: { tea: 1 }, b: { tea: 2 } });
  await fill;
  fail("a");
  await expect(at("a").merge.absorb("a", "b")).rejects.toThrow("reset");
  expect(await at("b").store.findClosed("", 0)).toMatchObject({ closed: "moved" });
  expect(await readJoining("a")).toEqual({});
  expect(await at("a").merge.absorb("a", "b")).toBe("absorbed");
  expect(await readJoining("a")).toEqual({ tea: 3 });
});

test("a merge interrupted before the move changes nothing", async () => {
  const { at, fill, fail } = open({ a: { tea: 1 }, b: { tea: 2 } });
  await fill;
  fail("b");
  await expect(at("a").merge.absorb("a", "b")).rejects.toThrow("reset");
  expect(await at("b").store.findClosed("", 0)).toBeNull();
});

test("what moved into a session that moved on is absorbed too, also after an interrupted merge", async () => {
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

test("a session that moved elsewhere can't be absorbed", async () => {
  const { at, readJoining, fill } = open({ a: { tea: 1 }, b: { bar: 1 }, c: { oats: 1 } });
  await fill;
  await at("b").merge.absorb("b", "c");
  expect(await at("a").merge.absorb("a", "c")).toBe("gone");
  expect(await readJoining("a")).toEqual({});
});

test("a session with an order never moves; one that is signed in or ended can't be absorbed", async () => {
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

test("a cookie opens a session only with its key, and never an ended one", async () => {
  const { at, fill } = open({ guest: {}, keyed: {}, ended: {} });
  await fill;
  await at("keyed").store.write("key", KEY);
  await at("ended").store.end(0);
  expect(await at("guest").store.findClosed("", 0)).toBeNull();
  expect(await at("guest").store.findClosed(KEY, 0)).toEqual({ closed: "unknown" });
  expect(await at("keyed").store.findClosed("", 0)).toEqual({ closed: "unknown" });
  expect(await at("keyed").store.findClosed(KEY, 0)).toBeNull();
  for (const key of ["", KEY, (await at("ended").store.read("key"))!])
    expect(await at("ended").store.findClosed(key, 0)).toEqual({ closed: "ended" });
});
