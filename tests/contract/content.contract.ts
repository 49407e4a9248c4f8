import { expect, inject, test } from "vitest";
import { createBackendClient } from "../../worker/woocommerce/client";
import { findPage, findShopPage } from "../../worker/woocommerce/content/pages";
import { findStorePages } from "../../worker/woocommerce/content/store-pages";
import {
  GetMenuDocument,
  GetPageDocument,
  GetPostCategoriesDocument,
  GetPostDocument,
  GetPostsByCategoryDocument,
  GetPostsDocument,
  GetSitemapPostsDocument,
  GetSitemapProductsDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./backend";
import { walk } from "./discover";

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
  const { categories } = await visitor.need(GetPostCategoriesDocument, {});
  const category = categories?.nodes.find(({ count }) => count);
  if (!category) return context.skip("the shop has no categories of posts");
  const { posts } = await visitor.need(GetPostsByCategoryDocument, { categoryId: category.databaseId, first: 100 });
  expect(posts?.nodes.length).toBe(category.count);
  for (const post of posts?.nodes ?? [])
    expect(post.categories?.nodes.map(({ databaseId }) => databaseId)).toContain(category.databaseId);
});

test("the page that WooCommerce calls the shop is found, and cart, checkout and account are known for what they are", async () => {
  const pages = await findStorePages(client);
  const shop = pages.find(({ screen }) => screen === "/magazin")!;
  expect(await findShopPage(client, shop.path)).toMatchObject({ slug: expect.any(String), title: expect.any(String) });
  for (const screen of ["/cart", "/checkout", "/my-account"])
    expect(pages).toContainEqual({ path: expect.any(String), screen });
  // An archive stands at its address, so that it can't be asked for like other pages.
  expect(await findPage(client, `${shop.path}/`)).toBeNull();
});

test("an unknown page is null, and no error (backend samples)", async () => {
  const { data, errors } = await visitor.ask(GetPageDocument, { id: "/nyama-takava/" });
  expect(data).toMatchObject({ page: null });
  expect(errors).toEqual([]);
});

test("a menu's items have a label and an address", async (context) => {
  const { data, errors } = await visitor.ask(GetMenuDocument, { location: "PRIMARY" as never });
  if (errors.length > 0 || !data?.menuItems?.nodes.length) return context.skip("no menu at PRIMARY");
  for (const item of data.menuItems.nodes) expect(item.label && (item.uri || item.url)).toBeTruthy();
});

test("the sitemaps name every product and post once", async () => {
  const slugs: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 60; page++) {
    const list: Awaited<ReturnType<typeof readProducts>> = await readProducts(after);
    slugs.push(...list.nodes.map(({ slug }) => slug ?? ""));
    after = list.pageInfo.endCursor ?? null;
    if (!list.pageInfo.hasNextPage) break;
  }
  expect(new Set(slugs).size).toBe((await walk({})).ids.length);
  const { posts } = await visitor.need(GetSitemapPostsDocument, {});
  for (const post of posts?.nodes ?? []) expect(post.slug && post.modified).toBeTruthy();
});

async function readProducts(after: string | null) {
  return (await visitor.need(GetSitemapProductsDocument, { after })).products!;
}
