import { describe, expect, test } from "vitest";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import type { DocumentData } from "../../catalog/rows/document-data";

const shop = await openDemo();
const NAMES = [
  "menu:PRIMARY",
  "menu:SECONDARY",
  "post-categories",
  "posts:newest",
  "seo:all-categories",
  "seo:home",
  "seo:shop",
  "sitemap:pages",
  "sitemap:posts",
  "store-pages",
  "text:all-categories",
  "text:home",
  "text:shop",
];

type Change = Parameters<typeof openDemoSource>[1];
const readAll = async (change?: Change) => {
  const { source, asked } = openDemoSource(shop, change);
  const documents = await source.readDocuments();
  const data = Object.fromEntries(documents.map((one) => [one.name, one.data])) as unknown as DocumentData;
  return { names: documents.map(({ name }) => name).toSorted(), data, asked };
};

/** The demo with a modified response to one query. */
const changing =
  (name: string, change: (body: { data: Record<string, unknown> | null; errors?: object[] }) => unknown): Change =>
  async (response, query) =>
    query === name ? Response.json(change((await response.json()) as never)) : response;

/** A probe's response without Yoast: the first definition, at line 4, is a product's SEO. */
function refuseSeo(): Response {
  return Response.json({ errors: [{ message: 'Cannot query field "seo".', locations: [{ line: 4 }] }] });
}

describe("what catalog pages show of WordPress", () => {
  test("is read in five requests, including the capability probe", async () => {
    const { names, data, asked } = await readAll();
    expect(names).toEqual(NAMES);
    expect(asked).toHaveLength(5);
    expect(data["menu:PRIMARY"]?.length).toBeGreaterThan(0);
    expect(data["posts:newest"]).toHaveLength(9);
    expect(data["store-pages"].map(({ screen }) => screen)).toContain("/magazin");
    expect(data["seo:home"]?.title).not.toBe("");
    expect(data["seo:shop"]).not.toBeNull();
    expect(data["text:shop"]).not.toBe("");
    expect(data["sitemap:posts"].length).toBeGreaterThanOrEqual(9);
    expect(data["sitemap:pages"].every(({ uri }) => uri !== null)).toBe(true);
  });

  test("has no SEO data without Yoast", async () => {
    const { names, data, asked } = await readAll((response, query) => (query === "probe" ? refuseSeo() : response));
    expect(names).toEqual(NAMES);
    expect([data["seo:home"], data["seo:shop"], data["seo:all-categories"]]).toEqual([null, null, null]);
    expect(data["text:shop"]).not.toBe("");
    expect(asked).not.toContain("getCatalogPagesSeo");
  });
});

describe("a part that can't be had is left out, so that the stored one stays", () => {
  test("a page that failed, while the rest is read", async () => {
    const { names } = await readAll(
      changing("getCatalogContent", (body) => ({
        data: { ...body.data, home: null },
        errors: [{ message: "Internal server error" }],
      })),
    );
    expect(names).not.toContain("text:home");
    expect(names).toEqual(expect.arrayContaining(["posts:newest", "text:all-categories", "menu:PRIMARY"]));
  });

  test("but a deleted page is empty", async () => {
    const { data } = await readAll(changing("getCatalogContent", (body) => ({ data: { ...body.data, home: null } })));
    expect(data["text:home"]).toBe("");
  });

  test("a menu that failed, while one the theme lacks is empty", async () => {
    const refused = await readAll(changing("getMenu", () => ({ errors: [{ message: "no such location" }] })));
    expect(refused.data["menu:PRIMARY"]).toEqual([]);
    const failed = await readAll((response, query) =>
      query === "getMenu" ? new Response("<h1>502</h1>", { status: 502 }) : response,
    );
    expect(failed.names.filter((name) => name.startsWith("menu:"))).toEqual([]);
    expect(failed.names).toContain("text:home");
  });

  test("everything, which is a fault", async () => {
    const { source } = openDemoSource(shop, (response, query) =>
      query === "getCatalogContent" ? Response.json({ data: null }) : response,
    );
    await expect(source.readDocuments()).rejects.toMatchObject({ failure: { kind: "bad-answer" } });
  });
});

test("a sitemap of more than a hundred posts is read completely", async () => {
  const pageInfo = { hasNextPage: true, endCursor: btoa("arrayconnection:0") };
  const { data, asked } = await readAll(
    changing("getCatalogContent", (body) => ({
      data: { ...body.data, sitemapPosts: { ...(body.data!.sitemapPosts as object), pageInfo } },
    })),
  );
  expect(asked.filter((name) => name === "getSitemapPosts")).toHaveLength(1);
  expect(data["sitemap:posts"].length).toBeGreaterThan(9);
});
