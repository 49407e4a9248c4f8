import { beforeEach, expect, test, vi } from "vitest";
import { POSTS_PER_PAGE } from "../../app/config/limits";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { makeTerm } from "../../tests/doubles/catalog/rows";
import type { PostCategory } from "../../app/domain/content/blog";
import type { Seo } from "../../app/domain/seo/page-head";
import type { DocumentData } from "../catalog/rows/document-data";
import type { PostRow } from "../catalog/rows/rows";
import { valueOf } from "../../tests/doubles/value-of";

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "info").mockReturnValue();
});

const preview = { title: "", description: "", image: null };
const SEO: Seo = {
  title: "Т",
  metaDesc: "",
  metaKeywords: "",
  noindex: false,
  nofollow: false,
  canonical: null,
  openGraph: preview,
  twitter: preview,
  schema: '{"@type":"Recipe","url":"https://demo.shop.test/product/x/"}',
};
const category = (databaseId: number, slug: string, parentDatabaseId: number | null = null): PostCategory => ({
  databaseId,
  slug,
  name: slug.toUpperCase(),
  description: "",
  parentDatabaseId,
});
const DOCUMENTS: Partial<DocumentData> = {
  "menu:PRIMARY": [{ label: "Магазин", href: "/magazin" }],
  "post-categories": [category(1, "hrana"), category(2, "retsepti", 1), category(3, "drugo")],
  "store-pages": [
    { path: "/magazin-stranitsa", screen: "shop" },
    { path: "/porachka", screen: "checkout" },
    { path: "/profil", screen: "account" },
  ],
  "posts-complete": true,
};

/** A post, or a page for a path that begins with a slash. */
function makePost(
  id: number,
  path: string,
  { categories = [], date = "2026-01-01T08:00:00", content = "" } = {},
): PostRow {
  const slug = path.split("/").at(-1) || "nachalo";
  const card = { databaseId: id, title: `Т${id}`, slug, date, modified: date, excerpt: "", image: null, author: "" };
  return {
    id,
    type: path.startsWith("/") ? "page" : "post",
    path,
    date,
    modified: date,
    hash: `${id}`,
    categories,
    entry: "{}",
    card: JSON.stringify({ ...card, categoryIds: categories }),
    page: JSON.stringify({ content, seo: SEO }),
  };
}

async function openBlog(posts: PostRow[], documents = DOCUMENTS) {
  const replica = await openReplica({
    documents,
    terms: [makeTerm("category", { databaseId: 1, slug: "p", seo: SEO })],
  });
  await replica.posts.write(replica.fence, posts);
  return { ...replica, content: replica.openContent() };
}

const PAGES = [
  makePost(1, "/", { content: "<p>Начало</p>" }),
  makePost(2, "/magazin-stranitsa", { content: "<p>За магазина</p>" }),
  makePost(3, "/za-nas/ekip", { content: "<p>Екип</p>" }),
  makePost(4, "/porachka"),
];

test("menus, texts, pages and SEO data come from the replica without a backend request", async () => {
  const { backend, content } = await openBlog([...PAGES, makePost(9, "lyato")]);
  expect(await content.readMenu("PRIMARY")).toEqual(DOCUMENTS["menu:PRIMARY"]);
  expect([await content.readMenu("SECONDARY"), await content.readMenu("")]).toEqual([[], []]);
  expect((await content.readText("home"))!.html).toContain("Начало");
  expect((await content.readText("shop"))!.html).toContain("За магазина");
  expect(await content.readText("all-categories")).toBeNull();
  expect(await valueOf(content.findPage("/za-nas/ekip"))).toMatchObject({
    content: "<p>Екип</p>",
    path: "/za-nas/ekip",
  });
  const [post, page] = [await valueOf(content.findPost("lyato")), await valueOf(content.findPage("/za-nas/ekip"))];
  expect(post!.title).toBe("Т9");
  const seo = [
    await content.readSeo({ kind: "home" }),
    await content.readSeo({ kind: "shop" }),
    await content.readSeo({ kind: "category", slug: "p" }),
    page!.seo,
    post!.seo,
  ];
  for (const one of seo) expect(one!.schema).toContain('"https://shop.test/produkt/x"');
  expect(await content.readSeo({ kind: "blog" })).toBeNull();
  expect(backend.queries).toEqual([]);
});

test("SEO data that came with its subject is used, and a failed one is none", async () => {
  const { content } = await openBlog([]);
  const subject = { kind: "product", slug: "x" } as const;
  expect((await content.readSeo(subject, { ok: true, value: SEO }))!.schema).toContain("https://shop.test/produkt/x");
  expect(await content.readSeo(subject, { ok: false, failure: { kind: "timeout" } })).toBeNull();
});

test("a page is found by its path alone, and the front page by its own slug, too", async () => {
  const { content } = await openBlog(PAGES);
  expect(await valueOf(content.findPage("/ekip"))).toBeNull();
  expect((await valueOf(content.findPage("/nachalo")))!.path).toBe("/");
});

test("a post is found in any case, and what no row has is null", async () => {
  const { content } = await openBlog([makePost(1, "lyato"), makePost(2, "%100-за")]);
  expect((await valueOf(content.findPost("LYATO")))!.slug).toBe("lyato");
  expect((await valueOf(content.findPost("%100-%D0%B7%D0%B0")))?.databaseId).toBe(2);
  expect(await valueOf(content.findPost("zima"))).toBeNull();
});

test("a blog of 1000 posts pages exactly, in any order, with those below a category, and ends after its last page", async () => {
  const posts = Array.from({ length: 1000 }, (_, at) =>
    // Fifty of each second.
    makePost(at + 1, `p${at + 1}`, {
      date: `2026-01-01T08:00:${String(Math.floor(at / 50)).padStart(2, "0")}`,
      categories: [(at % 3) + 1] as never,
    }),
  );
  const { content } = await openBlog(posts);
  const last = Math.ceil(1000 / POSTS_PER_PAGE);
  const seen = new Set<number>();
  for (let page = last; page >= 1; page--) {
    const list = await valueOf(content.listPosts(page, null));
    expect(list!.pages).toBe(last);
    for (const { databaseId } of list!.posts) seen.add(databaseId);
  }
  expect(seen.size).toBe(1000);
  expect(await valueOf(content.listPosts(last + 1, null))).toBeNull();
  const newest = (await valueOf(content.listPosts(1, null)))!.posts.map(({ databaseId }) => databaseId);
  expect(newest).toEqual(Array.from({ length: POSTS_PER_PAGE }, (_, at) => 1000 - at));
  const ofFood = (await valueOf(content.listPosts(1, 1)))!;
  expect(ofFood.pages).toBe(Math.ceil(667 / POSTS_PER_PAGE));
  expect(ofFood.posts.map(({ categories }) => categories[0]!.slug)).toContain("retsepti");
  expect((await valueOf(content.listPosts(1, 2)))!.pages).toBe(Math.ceil(333 / POSTS_PER_PAGE));
});

test("an empty blog has one page, and a category's new name shows without its posts being read again", async () => {
  const { content } = await openBlog([]);
  expect(await valueOf(content.listPosts(1, null))).toEqual({ posts: [], page: 1, pages: 1 });
  const renamed = await openBlog([makePost(1, "a", { categories: [3] as never })]);
  await renamed.putDocuments({ "post-categories": [{ ...category(3, "drugo"), name: "Ново" }] });
  const [post] = (await valueOf(renamed.openContent().listPosts(1, null)))!.posts;
  expect(post!.categories.map(({ name }) => name)).toEqual(["Ново"]);
});

test("until all posts have been read, an unknown one and lists are unavailable, a known one stands", async () => {
  const { content } = await openBlog([makePost(1, "lyato")], {});
  expect((await valueOf(content.findPost("lyato")))!.slug).toBe("lyato");
  const answers = await Promise.all([
    content.findPost("zima"),
    content.findPage("/x"),
    content.listPosts(1, null),
    content.listFeed(),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => false));
});

test("while the replica is down, optional parts are missing and required ones are unavailable", async () => {
  const replica = await openBlog(PAGES);
  replica.db.batch = (() => Promise.reject(new Error("D1 is down"))) as never;
  const content = replica.openContent();
  expect(await content.readMenu("PRIMARY")).toEqual([]);
  expect(await content.readText("shop")).toBeNull();
  expect(await content.readSeo({ kind: "home" })).toBeNull();
  expect(await content.listPostCategories()).toEqual([]);
  expect(await content.listNewestPosts()).toEqual([]);
  const needed = [content.findPost("x"), content.findPage("/x"), content.listPosts(1, null), content.listFeed()];
  const answers = await Promise.all([...needed, content.findPostCategory("x")]);
  expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => false));
});

test("WooCommerce's own pages map to the shop's screens and are in no sitemap", async () => {
  const replica = await openBlog([...PAGES, makePost(9, "lyato")]);
  await replica.publish();
  const content = replica.openContent();
  expect(await content.findStorePath("/porachka")).toBe("/checkout");
  expect(await content.findStorePath("/profil/orders")).toBe("/my-account/orders");
  expect(await content.findStorePath("/za-nas")).toBeNull();
  expect((await valueOf(content.readSitemap("pages", 1)))!.map(({ uri }) => uri)).toEqual(["/", "/za-nas/ekip"]);
  expect((await valueOf(content.readSitemap("posts", 1)))!.map(({ slug }) => slug)).toEqual(["lyato"]);
  expect(await valueOf(content.countSitemaps("pages"))).toBe(1);
});

test("sitemaps are unavailable until the first full sync is complete", async () => {
  const replica = await openReplica({ products: [{ id: 1 }] });
  await replica.publish(false);
  expect((await replica.openContent().countSitemaps("products")).ok).toBe(false);
  await replica.publish(true);
  expect(await valueOf(replica.openContent().countSitemaps("products"))).toBe(1);
});
