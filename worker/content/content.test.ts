import { beforeEach, expect, test, vi } from "vitest";
import recordedPage from "../../tests/contract/samples/page.json";
import { fakeBlog } from "../../tests/doubles/backend/fake-blog";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { makeTerm } from "../../tests/doubles/catalog/rows";
import { stubCache } from "../../tests/doubles/platform/cache-api";
import { createTask } from "../platform/render-report";
import type { PostSummary } from "../../app/domain/content/blog";
import type { Seo } from "../../app/domain/seo/page-head";

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "info").mockReturnValue();
});

const page = { ...recordedPage.response.body.data.page, databaseId: 6 };
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
const DOCUMENTS = {
  "menu:PRIMARY": [{ label: "Магазин", href: "/magazin" }],
  "text:shop": "<p>За нас</p>",
  "seo:home": SEO,
  "posts:newest": [{ slug: "post" } as PostSummary],
  "store-pages": [
    { path: "/porachka", screen: "/checkout" as const },
    { path: "/profil", screen: "/my-account" as const },
  ],
};

test("menus, texts, SEO data and posts of catalog pages come from the replica without a backend request", async () => {
  const terms = [makeTerm("category", { databaseId: 1, slug: "proteini", seo: SEO })];
  const { backend, openContent } = await openReplica({ terms, documents: DOCUMENTS });
  const content = openContent();
  expect(await content.readMenu("PRIMARY")).toEqual(DOCUMENTS["menu:PRIMARY"]);
  expect(await content.readMenu("SECONDARY")).toEqual([]);
  expect(await content.readMenu("")).toEqual([]);
  expect(await content.readText("shop")).toContain("За нас");
  expect(await content.readText("home")).toBe("");
  expect(await content.readSeo({ kind: "home" })).toMatchObject({ title: "Т" });
  expect(await content.readSeo({ kind: "category", slug: "proteini" })).toMatchObject({ title: "Т" });
  expect(await content.readSeo({ kind: "shop" })).toBeNull();
  expect((await content.listNewestPosts()).map(({ slug }) => slug)).toEqual(["post"]);
  expect((await content.listFeed()).map(({ slug }) => slug)).toEqual(["post"]);
  expect(backend.queries).toEqual([]);
});

test("SEO data that came with its subject isn't fetched, but its URLs are rewritten too", async () => {
  const { backend, openContent } = await openReplica();
  const subject = { kind: "product", slug: "x" } as const;
  const seo = await openContent().readSeo(subject, { ok: true, value: SEO });
  expect(seo!.schema).toContain('"https://shop.test/produkt/x"');
  expect(await openContent().readSeo(subject, { ok: false, failure: { kind: "timeout" } })).toBeNull();
  expect(backend.queries).toEqual([]);
});

test("while backend and replica are down, optional parts are missing and required ones are a 503", async () => {
  const replica = await openReplica();
  replica.db.batch = (() => Promise.reject(new Error("D1 is down"))) as never;
  const content = replica.openContent();
  expect(await content.readMenu("PRIMARY")).toEqual([]);
  expect(await content.readText("shop")).toBe("");
  expect(await content.readSeo({ kind: "home" })).toBeNull();
  expect(await content.listPostCategories()).toEqual([]);
  expect(await content.listNewestPosts()).toEqual([]);
  const needed = [content.findPost("x"), content.findPage("/x/"), content.listPosts(1, null), content.listFeed()];
  const answers = await Promise.allSettled([...needed, content.findPostCategory("x")]);
  expect(answers).toMatchObject(answers.map(() => ({ status: "rejected", reason: { init: { status: 503 } } })));
});

test("unknown posts and pages are null, and links in known ones lead to the shop", async () => {
  const content = `<a href="https://demo.shop.test/product/x/">x</a>`;
  const { openContent } = await openReplica({}, {}, ({ operationName }) =>
    Response.json({ data: operationName === "getPage" ? { page: { ...page, content } } : { post: null } }),
  );
  expect(await openContent().findPost("nyama")).toBeNull();
  expect((await openContent().findPage("/za-nas/"))!.content).toBe('<a href="/produkt/x">x</a>');
});

test("WooCommerce's own pages map to the shop's screens and are in no sitemap", async () => {
  const entry = { slug: "x", modified: null, image: null, databaseId: null, parentDatabaseId: null };
  const entries = ["/porachka/", "/profil/", "/za-nas/"].map((uri) => ({ ...entry, uri }));
  const replica = await openReplica({ documents: { ...DOCUMENTS, "sitemap:pages": entries } });
  await replica.publish();
  const content = replica.openContent();
  expect(await content.findStorePath("/porachka")).toBe("/checkout");
  expect(await content.findStorePath("/profil/orders")).toBe("/my-account/orders");
  expect(await content.findStorePath("/za-nas")).toBeNull();
  expect((await content.readSitemap("pages", 1))!.map(({ uri }) => uri)).toEqual(["/za-nas/"]);
  expect(await content.countSitemaps("pages")).toBe(1);
  expect(await content.countSitemaps("posts")).toBe(0);
});

test("sitemaps are a 503 until the first full sync is complete", async () => {
  const replica = await openReplica({ products: [{ id: 1 }] });
  await replica.publish(false);
  await expect(replica.openContent().countSitemaps("products")).rejects.toMatchObject({ init: { status: 503 } });
  await replica.publish(true);
  expect(await replica.openContent().countSitemaps("products")).toBe(1);
});

test("the first page shown for want of cursors isn't cached as the later one, and nobody's page of it counts as complete", async () => {
  const blog = fakeBlog(40);
  const { backend, openContent } = await openReplica({}, {}, async ({ query, variables }) => {
    const { data } = await blog.client.query(query as never, variables as never);
    return data ? Response.json({ data }) : new Response("down", { status: 502 });
  });
  stubCache();
  blog.broken.add("getPostCursors");
  const tasks = [createTask(), createTask()];
  const shown = await Promise.all(tasks.map((task) => openContent(task).listPosts(2, null)));
  await backend.settle();
  expect(shown).toMatchObject([{ page: 1 }, { page: 1 }]);
  expect(tasks.map(({ report }) => report.isComplete)).toEqual([false, false]);
  blog.broken.clear();
  const later = createTask();
  expect(await openContent(later).listPosts(2, null)).toMatchObject({ page: 2, pages: 5 });
  expect(later.report.isComplete).toBe(true);
});
