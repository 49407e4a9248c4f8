import { expect, test, vi } from "vitest";
import { openSqliteAsD1 } from "../testing/sqlite-as-d1.ts";
import { batchReads } from "./batch-reads.ts";

const open = () => {
  const own = openSqliteAsD1("CREATE TABLE kind (name TEXT); INSERT INTO kind VALUES ('a'), ('b')");
  const sent = vi.spyOn(own, "batch");
  return { db: batchReads(own), sent };
};
const SQL = "SELECT name FROM kind WHERE name >= ?1 ORDER BY name";

test("reads that start in the same turn are one batch, each with its own rows", async () => {
  const { db, sent } = open();
  const read = db.prepare(SQL);
  const [all, first, name, none] = await Promise.all([
    read.bind("a").all(),
    read.bind("b").first(),
    read.bind("a").first("name"),
    read.bind("c").first("name"),
  ]);
  expect([all.results, first, name, none]).toEqual([[{ name: "a" }, { name: "b" }], { name: "b" }, "a", null]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a read sees what was written before it, and a failed read fails no later one", async () => {
  const { db, sent } = open();
  await expect(db.prepare("SELECT lost FROM kind").all()).rejects.toThrow("lost");
  await db.prepare("INSERT INTO kind VALUES (?1)").bind("c").run();
  await db.batch([db.prepare("DELETE FROM kind WHERE name = ?1").bind("a")]);
  expect((await db.prepare(SQL).bind("a").all()).results).toEqual([{ name: "b" }, { name: "c" }]);
  expect(sent).toHaveBeenCalledTimes(3);
});
