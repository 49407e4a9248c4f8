import { expect, test } from "vitest";
import { bareListingHeader } from "../../domain/catalog/listing-header";
import { WHOLE_SHOP } from "../../domain/catalog/listing-scope";
import { SHELL } from "#strings/shell";
import { trailTo } from "./listing-meta";

test("a category that is named like the shop keeps its breadcrumb", () => {
  const header = bareListingHeader({ kind: "category", slug: "magazin" }, "/produkt-kategoriya/magazin", SHELL.shop);
  expect(trailTo({ search: "" }, header)).toEqual([{ name: SHELL.shop, to: "/magazin" }, { name: SHELL.shop }]);
  expect(trailTo({ search: "" }, bareListingHeader(WHOLE_SHOP, "/magazin"))).toEqual([{ name: SHELL.shop }]);
});
