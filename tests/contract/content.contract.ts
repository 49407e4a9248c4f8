import { expect, inject, test } from "vitest";
import { createBackendClient } from "../../worker/woocommerce/client";
import { findPage, hasPath, lastSegment } from "../../worker/woocommerce/content/pages";
import { toStorePages } from "../../worker/woocommerce/content/store-pages";
import {
  GetCatalogContentDocument,
  GetMenuDocument,
  GetPageDocument,
  GetPostDocument,
  GetPostsByCategoryDocument,
  GetPostsDocument,
  GetShopPageDocument,
  GetSitemapPostsDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";

const visitor = new Visitor();
const client = createBackendClient({ name: "public", url: inject("endpoint"), fetch, onFailure: () => undefined });

async function listPosts(first: number, after?: string | null) {
  return (await visitor.need(GetPostsDocument, { first, after })).posts!;
}

test("posts come newest first and page by page, each once", async (context) => {
  const all = (await listPosts(100)).nodes;
  if (all.length < 4) return context.skip("the shop has hardly any posts");
  const dates = all.map(({ date }) => date ?? "");
  expect(dates).toEqual(dates.toSorted().toReversed());
  const first = await listPosts(3);
  const second = await listPosts(3, first.pageInfo.endCursor);
  const ids = [...first.nodes, ...second.nodes].map(({ databaseId }) => databaseId);
  expect(ids).toEqual(all.slice(0, 6).map(({ databaseId }) => databaseId));
});

test("a post is found by its slug, with its text", async (context) => {
  const [post] = (await listPosts(1)).nodes;
  if (!post?.slug) return context.skip("the shop has no posts");
  const found = await visitor.need(GetPostDocument, { id: post.slug, idType: "SLUG" });
  expect(found.post).toMatchObject({ databaseId: post.databaseId, title: post.title });
  expect(found.post?.content).toMatch(/<p[ >]/);
});

test("posts of a category are those that name it", async (context) => {
  const { categories } = await visitor.need(GetCatalogContentDocument, { posts: 1 });
  const category = categories?.nodes.find(({ count }) => count);
  if (!category) return context.skip("the shop has no categories of posts");
  const { posts } = await visitor.need(GetPostsByCategoryDocument, { categoryId: category.databaseId, first: 100 });
  expect(posts?.nodes.length).toBe(category.count);
  for (const post of posts?.nodes ?? [])
    expect(post.categories?.nodes.map(({ databaseId }) => databaseId)).toContain(category.databaseId);
});

test("WooCommerce's shop page is found, and cart, checkout and account pages are recognized", async () => {
  const pages = toStorePages(await visitor.need(GetCatalogContentDocument, { posts: 1 }));
  const shop = pages.find(({ screen }) => screen === "/magazin")!;
  const named = await visitor.need(GetShopPageDocument, { name: lastSegment(shop.path) });
  const page = named.pages?.nodes.find((node) => hasPath(node, shop.path));
  expect(page).toMatchObject({ slug: expect.any(String), title: expect.any(String) });
  for (const screen of ["/cart", "/checkout", "/my-account"])
    expect(pages).toContainEqual({ path: expect.any(String), screen });
  // Its URI is an archive, so it can't be queried like other pages.
  expect(await findPage(client, `${shop.path}/`)).toBeNull();
});

test("an unknown page is null, and no error (backend samples)", async () => {
  const { data, errors } = await visitor.ask(GetPageDocument, { id: "/nyama-takava/" });
  expect(data).toMatchObject({ page: null });
  expect(errors).toEqual([]);
});

test("a menu's items have a label and a URL", async (context) => {
  const { data, errors } = await visitor.ask(GetMenuDocument, { location: "PRIMARY" as never });
  if (errors.length > 0 || !data?.menuItems?.nodes.length) return context.skip("no menu at PRIMARY");
  for (const item of data.menuItems.nodes) expect(item.label && (item.uri || item.url)).toBeTruthy();
});

test("the sitemap of posts has each with its last change", async (context) => {
  const { posts } = await visitor.need(GetSitemapPostsDocument, {});
  expect(posts).toBeTruthy();
  if (posts!.nodes.length === 0) return context.skip("no posts");
  for (const post of posts!.nodes) expect(post.slug && post.modified).toBeTruthy();
});
