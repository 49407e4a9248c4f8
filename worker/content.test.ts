import { afterEach, expect, test, vi } from "vitest";
import recordedMenu from "../tests/contract/samples/menu.json";
import recordedPage from "../tests/contract/samples/page.json";
import { NotedBackend, type NotedQuestion } from "../tests/doubles/noted-backend";
import { OPTIONAL_PATIENCE_MS } from "../app/config/limits";
import { createContent } from "./content";
import { readEnvironment } from "./env";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SEO = { title: "Т", schema: { raw: '{"@type":"Recipe","url":"https://demo.shop.test/product/x/"}' } };
const page = { ...recordedPage.response.body.data.page, databaseId: 6, seo: SEO };

const STORE_PAGES = {
  products: { uri: "/magazin/" },
  posts: { uri: "/" },
  cart: { nodes: [] },
  checkout: { nodes: [] },
  account: { nodes: [{ uri: "/profil/" }] },
  blocks: { nodes: [{ uri: "/porachka/", content: '<div class="wp-block-woocommerce-checkout alignwide">' }] },
};

function setUp(answer: (question: NotedQuestion) => unknown) {
  const backend = new NotedBackend(async (question) => {
    const found = await answer(question);
    return found instanceof Response ? found : Response.json(found);
  });
  const open = () =>
    createContent(backend.bindings, readEnvironment({ SITE: { baseUrl: "https://shop.test" } }), backend.waitUntil);
  return { backend, open };
}

/** Moves the clock on until the work is done; what isn't a timer takes its own real time. */
async function passTime<T>(work: Promise<T>): Promise<T> {
  const moment = () => new Promise<"not yet">((resolve) => void setImmediate(() => resolve("not yet")));
  for (;;) {
    const done = await Promise.race([work.then((value) => ({ value })), moment()]);
    if (done !== "not yet") return done.value;
    await vi.advanceTimersByTimeAsync(100);
  }
}

const answerAll = ({ operationName }: NotedQuestion) => {
  if (operationName === "getMenu") return recordedMenu.response.body;
  if (operationName === "getStorePages") return { data: STORE_PAGES };
  return { data: { page, pages: { nodes: [{ ...page, uri: "/magazin/" }] }, post: null, product: null } };
};

test("menu, texts and SEO are asked for once, and then kept for everybody (design §2)", async () => {
  const { backend, open } = setUp(answerAll);
  for (const visit of [1, 2]) {
    const content = open();
    expect((await content.readMenu("PRIMARY")).length, String(visit)).toBe(6);
    expect(await content.readShopText()).toContain("За нас");
    expect(await content.readSeo({ kind: "shop" })).toMatchObject({ title: "Т" });
    await backend.settle();
  }
  const asked = backend.namesAsked().filter((name) => /^get(Menu|StorePages|ShopPage|ShopPageSeo)$/.test(name));
  expect(asked.toSorted()).toEqual(["getMenu", "getShopPage", "getShopPageSeo", "getStorePages"]);
});

test("SEO that came along with its subject isn't asked for again, and is made ours like any other (design §6)", async () => {
  const { backend, open } = setUp(answerAll);
  const asked = await open().readSeo({ kind: "shop" });
  await backend.settle();
  const before = backend.namesAsked().length;
  const subject = { kind: "product", slug: "x" } as const;
  expect(await open().readSeo(subject, { ok: true, value: asked })).toMatchObject({ title: "Т" });
  expect(await open().readSeo(subject, { ok: false, failure: { kind: "timeout" } })).toBeNull();
  expect(backend.namesAsked().length).toBe(before);
});

test("a theme without such a menu is asked once; a merchant who wants none isn't asked (design §2)", async () => {
  const { backend, open } = setUp(() => ({
    errors: [{ message: 'Value "X" does not exist in "MenuLocationEnum" enum.' }],
  }));
  for (const _ of [1, 2]) {
    expect(await open().readMenu("X")).toEqual([]);
    await backend.settle();
  }
  expect(await open().readMenu("")).toEqual([]);
  expect(backend.namesAsked()).toEqual(["getMenu"]);
});

test("where the backend is down, what a page can do without is missing, and the rest is a 503 (quality.md 4)", async () => {
  const { open } = setUp(() => new Response("x", { status: 500 }));
  const content = open();
  expect(await content.readMenu("PRIMARY")).toEqual([]);
  expect(await content.readShopText()).toBe("");
  expect(await content.readSeo({ kind: "home" })).toBeNull();
  expect(await content.listPostCategories()).toEqual([]);
  expect(await content.listNewestPosts()).toEqual([]);
  const needed = [content.findPost("x"), content.findPage("/x/"), content.listPosts(1, null)];
  const answers = await Promise.allSettled([...needed, content.findPostCategory("x")]);
  expect(answers).toMatchObject(answers.map(() => ({ status: "rejected", reason: { init: { status: 503 } } })));
});

test("a page doesn't wait for a slow plugin, and the next one has its words (quality.md 4)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const slow = OPTIONAL_PATIENCE_MS + 500;
  const { backend, open } = setUp(async (question) => {
    if (question.operationName === "getHomeSeo") await new Promise((resolve) => void setTimeout(resolve, slow));
    return answerAll(question);
  });
  expect(await passTime(open().readSeo({ kind: "home" }))).toBeNull();
  await passTime(backend.settle());
  expect(await open().readSeo({ kind: "home" })).toMatchObject({ title: "Т" });
});

test("the plugin's structured data names the shop's own addresses (specification §3, SEO block)", async () => {
  const { open } = setUp(answerAll);
  const seo = await open().readSeo({ kind: "home" });
  expect(seo!.schema).toContain('"https://shop.test/produkt/x"');
});

test("unknown posts and pages are null, and known pages' links lead to the shop (specification §2)", async () => {
  const content = `<a href="https://demo.shop.test/product/x/">x</a>`;
  const { open } = setUp((question) =>
    question.operationName === "getPage" ? { data: { page: { ...page, content } } } : { data: { post: null } },
  );
  expect(await open().findPost("nyama")).toBeNull();
  expect((await open().findPage("/za-nas/"))!.content).toBe('<a href="/produkt/x">x</a>');
});

test("WooCommerce's own pages lead to the shop's screens and are in no sitemap, whatever they are called", async () => {
  const nodes = ["/porachka/", "/profil/", "/magazin/", "/za-nas/"].map((uri) => ({ slug: uri.slice(1, -1), uri }));
  const { open } = setUp((question) =>
    question.operationName === "getSitemapPages"
      ? { data: { pages: { pageInfo: { hasNextPage: false, endCursor: null }, nodes } } }
      : answerAll(question),
  );
  expect(await open().findStorePath("/porachka")).toBe("/checkout");
  expect(await open().findStorePath("/profil/orders")).toBe("/my-account/orders");
  expect(await open().findStorePath("/za-nas")).toBeNull();
  expect((await open().readSitemap("pages", 1))!.map(({ uri }) => uri)).toEqual(["/za-nas/"]);
});
