import { expect, test } from "vitest";
import { limitCatalog } from "./limited-services";
import type { Catalog } from "../../app/services/catalog";

function setUp(may: boolean) {
  const asked: string[] = [];
  const note = (name: string) => async () => void asked.push(name);
  const catalog = { findProduct: note("product"), listVariations: note("variations") } as unknown as Catalog;
  return { asked, limited: limitCatalog(catalog, () => Promise.resolve(may)) };
}

test("forms can't name products without end: beyond the limit none is looked for, with status 429 (docs/rate-limits.md)", async () => {
  const { asked, limited } = setUp(false);
  await expect(limited.findProduct("made-up")).rejects.toMatchObject({
    data: { kind: "too-many", seconds: 60 },
    init: { status: 429 },
  });
  expect(asked).toEqual([]);
});

test("within the limit products are found, and what follows from one that was found isn't counted", async () => {
  const { asked, limited } = setUp(true);
  await limited.findProduct("whey");
  await setUp(false).limited.listVariations("whey");
  expect(asked).toEqual(["product"]);
});
