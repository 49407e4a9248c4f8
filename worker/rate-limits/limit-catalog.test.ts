import { expect, test } from "vitest";
import { limitCatalog } from "./limited-services";
import type { Catalog } from "../../app/services/catalog";

function setUp(may: boolean) {
  const called: string[] = [];
  const record = (name: string) => async () => void called.push(name);
  const catalog = { findProduct: record("product"), listVariations: record("variations") } as unknown as Catalog;
  return { called, limited: limitCatalog(catalog, () => Promise.resolve(may)) };
}

test("over the limit a form's product lookup is refused", async () => {
  const { called, limited } = setUp(false);
  expect(await limited.findProduct("made-up")).toEqual({ ok: false, failure: { kind: "too-many", seconds: 60 } });
  expect(called).toEqual([]);
});

test("within the limit products are found, and only the product lookup is counted", async () => {
  const { called, limited } = setUp(true);
  await limited.findProduct("whey");
  await setUp(false).limited.listVariations("whey");
  expect(called).toEqual(["product"]);
});
