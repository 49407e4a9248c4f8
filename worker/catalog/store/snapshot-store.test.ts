import { expect, test, vi } from "vitest";
import { openKv } from "../../../tests/doubles/platform/kv-namespace";
import { openShopDatabase } from "../../../tests/doubles/platform/shop-database";
import { ProductRows } from "./product-rows";
import { SnapshotStore } from "./snapshot-store";

const SCOPE = "test";
const bytesOf = (size: number, fill: number) => new Uint8Array(size).fill(fill);

async function openStore() {
  const db = openShopDatabase();
  const kv = openKv();
  const rows = new ProductRows(db, SCOPE, { scope: SCOPE, currency: "EUR" });
  return { db, kv, rows, near: new SnapshotStore(db, kv, SCOPE), far: new SnapshotStore(db, kv.far, SCOPE) };
}

test("a published snapshot is read back completely, with an incremented version", async () => {
  const { rows, near } = await openStore();
  const fence = await rows.takeFence();
  expect(await near.readPointer()).toBeNull();
  await near.publish(fence, { bytes: bytesOf(10, 1) }, 5);
  const pointer = await near.publish(fence, { bytes: bytesOf(2_500_000, 2) }, 6);
  expect(pointer).toMatchObject({ version: 2, size: 2_500_000, publishedAt: 6 });
  expect(await near.readPointer()).toEqual(pointer);
  expect(await near.read(pointer)).toEqual(bytesOf(2_500_000, 2));
});

test("a data center that KV hasn't reached, or without KV, reads the copy in D1", async () => {
  const { rows, near, far, kv } = await openStore();
  const fence = await rows.takeFence();
  const pointer = await near.publish(fence, { bytes: bytesOf(2_500_000, 3) }, 5);
  expect(await far.read(pointer)).toEqual(bytesOf(2_500_000, 3));
  kv.control.isDown = true;
  expect(await near.read(pointer)).toEqual(bytesOf(2_500_000, 3));
});

test("a KV that doesn't answer is waited for two seconds, then the copy is read", async () => {
  const { rows, near, kv } = await openStore();
  const pointer = await near.publish(await rows.takeFence(), { bytes: bytesOf(10, 3) }, 5);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  kv.get = (() => new Promise(() => undefined)) as unknown as typeof kv.get;
  const read = near.read(pointer);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await read).toEqual(bytesOf(10, 3));
});

test("a snapshot is published even if KV's daily write limit is reached", async () => {
  const { rows, near, kv } = await openStore();
  const fence = await rows.takeFence();
  kv.control.writesLeft = 0;
  const pointer = await near.publish(fence, { bytes: bytesOf(100, 4) }, 5);
  expect(pointer.key).toBeNull();
  expect(await near.read(pointer)).toEqual(bytesOf(100, 4));
});

test("the previous snapshot stays readable; older ones are deleted", async () => {
  const { rows, near, kv } = await openStore();
  const fence = await rows.takeFence();
  const pointers = [];
  for (let at = 1; at <= 4; at++) pointers.push(await near.publish(fence, { bytes: bytesOf(50, at) }, at));
  expect(await near.read(pointers[2]!)).toEqual(bytesOf(50, 3));
  expect(await near.read(pointers[0]!)).toBeNull();
  expect(kv.written.size).toBe(2);
});

test("a superseded writer publishes nothing", async () => {
  const { rows, near } = await openStore();
  const stale = await rows.takeFence();
  const fence = await rows.takeFence();
  const pointer = await near.publish(fence, { bytes: bytesOf(50, 1) }, 1);
  await expect(near.publish(stale, { bytes: bytesOf(50, 9) }, 2)).rejects.toThrow("taken over");
  expect(await near.readPointer()).toEqual(pointer);
  expect(await near.read(pointer)).toEqual(bytesOf(50, 1));
});

test("a superseded writer that comes late removes nothing of the snapshot published meanwhile", async () => {
  const { db, kv, rows, near } = await openStore();
  kv.control.writesLeft = 0;
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const put = () => {
    reached.resolve();
    return released.promise;
  };
  const late = new SnapshotStore(db, { ...kv, put } as KVNamespace, SCOPE);
  const publication = late.publish(await rows.takeFence(), { bytes: bytesOf(500_000, 1) }, 1);
  await reached.promise;
  const pointer = await near.publish(await rows.takeFence(), { bytes: bytesOf(2_500_000, 2) }, 2);
  released.resolve();
  await expect(publication).rejects.toThrow("taken over");
  expect(await near.readPointer()).toEqual(pointer);
  expect(await near.read(pointer)).toEqual(bytesOf(2_500_000, 2));
});
