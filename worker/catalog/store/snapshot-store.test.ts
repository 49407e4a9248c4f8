import { expect, test } from "vitest";
import { openShopDatabase } from "../../../tests/doubles/platform/shop-database";
import { ProductRows } from "./product-rows";
import { SnapshotStore } from "./snapshot-store";

const SCOPE = "test";
const bytesOf = (size: number, fill: number) => new Uint8Array(size).fill(fill);

function openStore() {
  const db = openShopDatabase();
  return { db, rows: new ProductRows(db, SCOPE, "EUR"), store: new SnapshotStore(db, SCOPE) };
}

test("a published snapshot is read back completely, with an incremented version", async () => {
  const { rows, store } = openStore();
  const fence = await rows.takeFence();
  expect(await store.readPointer()).toBeNull();
  await store.publish(fence, { bytes: bytesOf(10, 1) }, 5);
  await store.publish(fence, { bytes: bytesOf(2_500_000, 2), isComplete: true }, 6);
  const pointer = await store.readPointer();
  expect(pointer).toEqual({ version: 2, size: 2_500_000, publishedAt: 6, completeAt: 6 });
  expect(await store.read(pointer!)).toEqual(bytesOf(2_500_000, 2));
});

test("the previous snapshot stays readable; older ones are deleted", async () => {
  const { rows, store } = openStore();
  const fence = await rows.takeFence();
  const pointers = [];
  for (let at = 1; at <= 4; at++) {
    await store.publish(fence, { bytes: bytesOf(50, at) }, at);
    pointers.push((await store.readPointer())!);
  }
  expect(await Promise.all(pointers.map((pointer) => store.read(pointer)))).toEqual([
    null,
    null,
    bytesOf(50, 3),
    bytesOf(50, 4),
  ]);
});

test("a superseded writer publishes nothing", async () => {
  const { rows, store } = openStore();
  const stale = await rows.takeFence();
  const fence = await rows.takeFence();
  await store.publish(fence, { bytes: bytesOf(50, 1) }, 1);
  const pointer = await store.readPointer();
  await expect(store.publish(stale, { bytes: bytesOf(50, 9) }, 2)).rejects.toThrow("taken over");
  expect(await store.readPointer()).toEqual(pointer);
  expect(await store.read(pointer!)).toEqual(bytesOf(50, 1));
});

test("a writer that is superseded between two chunks publishes nothing, and leaves nothing in the next snapshot", async () => {
  const { db, rows, store } = openStore();
  const stale = await rows.takeFence();
  let batches = 0;
  const batch = async (statements: D1PreparedStatement[]) => {
    if (++batches === 3) await rows.takeFence();
    return db.batch(statements);
  };
  const late = new SnapshotStore({ ...db, batch } as D1Database, SCOPE);
  await expect(late.publish(stale, { bytes: bytesOf(2_500_000, 1) }, 1)).rejects.toThrow("taken over");
  expect(await store.readPointer()).toBeNull();
  await store.publish(await rows.takeFence(), { bytes: bytesOf(1_000_000, 2) }, 2);
  expect(await store.read((await store.readPointer())!)).toEqual(bytesOf(1_000_000, 2));
});
