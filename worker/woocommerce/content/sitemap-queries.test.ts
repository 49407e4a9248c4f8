import { expect, test } from "vitest";
import { answerWith } from "../../../tests/doubles/answering-client";
import type { SitemapKind } from "../../../app/domain/seo/sitemap";
import { readSitemap } from "./sitemap-queries";

const pageInfo = { hasNextPage: true, endCursor: "c" };

test.each<[SitemapKind, root: string]>([
  ["products", "products"],
  ["posts", "posts"],
  ["categories", "productCategories"],
  ["tags", "productTags"],
  ["brands", "productBrands"],
  ["pages", "pages"],
])("a sitemap of %s is a hundred addresses and the way on", async (kind, root) => {
  const nodes = [{ slug: "a" }, { slug: null }];
  const { client, asked } = answerWith({ data: { [root]: { pageInfo, nodes } } });
  expect(await readSitemap(client, kind, "b")).toEqual({
    entries: [{ slug: "a", modified: null, image: null, databaseId: null, parentDatabaseId: null, uri: null }],
    next: "c",
  });
  expect(asked[0]!.variables).toEqual({ after: "b" });
});

test("products say when they changed, categories whose they are: the parents make the path", async () => {
  const products = { pageInfo, nodes: [{ slug: "a", modified: "2026-11-21T02:50:29+02:00" }] };
  const productCategories = { pageInfo, nodes: [{ slug: "b", databaseId: 89, parentDatabaseId: 88 }] };
  const { client } = answerWith({ data: { products, productCategories } });
  expect((await readSitemap(client, "products")).entries[0]!.modified).toBe("2026-11-21T02:50:29+02:00");
  expect((await readSitemap(client, "categories")).entries[0]).toMatchObject({ databaseId: 89, parentDatabaseId: 88 });
});

test("products, posts and categories name their picture, pages their place at WordPress", async () => {
  const image = { sourceUrl: "https://wp.test/a.jpg" };
  const products = {
    pageInfo,
    nodes: [
      { slug: "a", image },
      { slug: "b", image: { sourceUrl: "javascript:1" } },
    ],
  };
  const posts = { pageInfo, nodes: [{ slug: "a", featuredImage: { node: image } }] };
  const pages = { pageInfo, nodes: [{ slug: "za-nas", uri: "/za-nas/" }] };
  const { client } = answerWith({ data: { products, posts, pages } });
  expect((await readSitemap(client, "products")).entries.map((one) => one.image)).toEqual([image.sourceUrl, null]);
  expect((await readSitemap(client, "posts")).entries[0]!.image).toBe(image.sourceUrl);
  expect((await readSitemap(client, "pages")).entries[0]!.uri).toBe("/za-nas/");
});

test("a sitemap that can't be had is a fault: an empty one would take the shop out of search engines", async () => {
  for (const answer of [{ failure: { kind: "timeout" as const } }, { data: { products: null } }])
    await expect(readSitemap(answerWith(answer).client, "products")).rejects.toThrow(/timeout|bad-answer/);
});
