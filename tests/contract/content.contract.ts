import { beforeAll, expect, test } from "vitest";
import {
  GetContentNodesDocument,
  GetContentTimesDocument,
  GetMenuDocument,
  GetPostCategoriesDocument,
  GetStorePagesDocument,
} from "../../graphql/generated/documents";
import type { DocumentData } from "../../worker/catalog/rows/document-data";
import type { PostRow } from "../../worker/catalog/rows/rows";
import { toStorePages } from "../../worker/woocommerce/content/store-pages";
import { Visitor } from "./fixtures/backend";
import { openSource } from "./fixtures/replica";

const READ_AT_ONCE = 10;
const WALK_MAX = 100;
const visitor = new Visitor();
const { source } = openSource();

const ids: number[] = [];
const rows: PostRow[] = [];

beforeAll(async () => {
  let after: string | null = null;
  for (let page = 0; page < WALK_MAX; page++) {
    const found = await source.listPostTimes(after);
    ids.push(...found.posts.map(({ id }) => id));
    if ((after = found.next) === null) break;
  }
  const read = ids.slice(0, READ_AT_ONCE * 3);
  for (let at = 0; at < read.length; at += READ_AT_ONCE)
    rows.push(...(await source.findPosts(read.slice(at, at + READ_AT_ONCE))).rows);
}, 600_000);

interface IdPage {
  nodes: { databaseId: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The ids of a list, walked by pages of this length. */
async function walkBy(first: number, document: { toString(): string }, list: string): Promise<number[]> {
  const query = document.toString().replace("first: 100", `first: ${first}`);
  const readPage = async (after: string | null): Promise<IdPage> =>
    (await visitor.send<Record<string, IdPage>>({ query, variables: { after } })).data![list]!;
  const found: number[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo } = await readPage(after);
    found.push(...nodes.map(({ databaseId }) => databaseId));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}

test("posts and pages are walked exactly, each once, in pages of any length", async () => {
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await walkBy(7, GetContentTimesDocument, "contentNodes")).toSorted()).toEqual(ids.toSorted());
}, 120_000);

test("a post or page is read by its id, with its path, time and text", () => {
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, type, path, date, card, page, modified } of rows) {
    expect(ids).toContain(id);
    expect(path, String(id)).toMatch(type === "page" ? /^\// : /^[^/]+$/);
    expect([date, modified].filter(Boolean).every((time) => /^\d{4}-\d\d-\d\dT/.test(time))).toBe(true);
    expect(JSON.parse(card)).toMatchObject({ databaseId: id, title: expect.stringMatching(/./) as string });
    expect(JSON.parse(page)).toHaveProperty("content");
  }
});

test("unknown ids and those of products are omitted, without an error", async () => {
  const { rows: products } = await source.listProducts(1, null);
  const asked = [ids[0]!, 99_999_999, products[0]!.id];
  const { data, errors } = await visitor.ask(GetContentNodesDocument, { ids: asked.map(String), first: asked.length });
  expect(errors).toEqual([]);
  expect(data?.contentNodes?.nodes.map(({ databaseId }) => databaseId)).toEqual([ids[0]]);
});

test("an empty list of ids is no condition", async () => {
  const { contentNodes } = await visitor.need(GetContentNodesDocument, { ids: [], first: 5 });
  expect(contentNodes?.nodes.length).toBe(Math.min(5, ids.length));
}, 60_000);

test("categories are walked exactly, with the number of their own posts", async () => {
  const { categories } = await visitor.need(GetPostCategoriesDocument, {});
  const all = categories!.nodes.map(({ databaseId }) => databaseId);
  expect(all.length).toBeGreaterThan(0);
  if (categories!.pageInfo.hasNextPage) return;
  const walked = await walkBy(3, GetPostCategoriesDocument, "categories");
  expect(walked).toEqual(all);
  for (const { count } of categories!.nodes) expect(count === null || count > 0).toBe(true);
});

test("the shop's page is found, and cart, checkout and account pages are recognized", async () => {
  const pages = toStorePages(await visitor.need(GetStorePagesDocument, {}), "");
  for (const screen of ["shop", "cart", "checkout", "account"])
    expect(pages).toContainEqual({ path: expect.any(String), screen });
});

test("countries are listed, each with its regions, in one query of all", async () => {
  const documents = new Map((await source.readDocuments()).documents.map(({ name, data }) => [name, data]));
  const countries = documents.get("countries") as DocumentData["countries"];
  expect(countries).toContain("BG");
  for (const country of countries) expect(documents.get(`regions:${country}`), country).toBeInstanceOf(Array);
  const regions = documents.get("regions:BG") as DocumentData["regions:BG"];
  expect(regions.length).toBeGreaterThan(0);
  for (const { code, name } of regions) expect(code && name).toBeTruthy();
}, 60_000);

test("a menu's items have a label and a URL", async (context) => {
  const { data, errors } = await visitor.ask(GetMenuDocument, { location: "PRIMARY" as never });
  if (errors.length > 0 || !data?.menuItems?.nodes.length) return context.skip("no menu at PRIMARY");
  for (const item of data.menuItems.nodes) expect(item.label && (item.uri || item.url)).toBeTruthy();
});
