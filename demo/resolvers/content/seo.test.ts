import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { catalog } from "../../catalog/catalog.ts";
import { posts } from "../../content/posts/posts.ts";
import { DemoShop } from "../../testing/demo-shop.ts";

const POST = posts.find(({ slug }) => slug === "kak-da-izberem-protein")!;
const VARIABLES: Record<string, Record<string, unknown>> = {
  getContentNodesWithSeo: { ids: [POST.id], first: 1 },
};

interface Seo {
  title: string;
  canonical: string;
  metaKeywords: string;
  metaRobotsNoindex: string;
  metaRobotsNofollow: string;
  opengraphImage: { sourceUrl: string; altText: string } | null;
  twitterImage: object | null;
  schema: { raw: string };
}

const shop = new DemoShop(catalog);
const operations = readdirSync(new URL("../../../graphql/seo", import.meta.url))
  .map((file) => file.split(".")[0] ?? "")
  // Lists of many subjects: worker/woocommerce/catalog tests what they bring.
  .filter((name) => !name.startsWith("getCatalog"));

async function fetchProductSeo(slug: string | undefined): Promise<Seo> {
  return fetchSeo("getCatalogProductsWithSeo", { first: 1, slugIn: [slug], facts: [], reviews: 0 });
}

async function fetchSeo(operation: string, variables = VARIABLES[operation]): Promise<Seo> {
  const { body } = await shop.operate(`seo/${operation}`, variables);
  expect(body.errors, operation).toBeUndefined();
  const [found] = Object.values(body.data as Record<string, { seo: Seo } | { nodes: { seo: Seo }[] }>);
  return ("nodes" in found! ? found.nodes[0]! : found!).seo;
}

test.each(operations)("%s returns a title, a URL, robots and JSON-LD", async (name) => {
  const seo = await fetchSeo(name);
  expect(seo.title).toMatch(/ – Сила$/);
  expect(seo.canonical).toMatch(/^https:\/\/demo\.shop\.test\/.*(?<=\/)$/);
  expect([seo.metaRobotsNoindex, seo.metaRobotsNofollow]).toEqual(["index", "follow"]);
  const graph = (JSON.parse(seo.schema.raw) as { "@graph": { "@id": string }[] })["@graph"];
  expect(graph[0]?.["@id"]).toBe(seo.canonical);
  expect(seo.twitterImage).toEqual(seo.opengraphImage);
});

test("URLs are those of the shop's own pages", async () => {
  const paths = await Promise.all(operations.map(async (name) => new URL((await fetchSeo(name)).canonical).pathname));
  expect(Object.fromEntries(operations.map((name, index) => [name, paths[index]]))).toEqual({
    getContentNodesWithSeo: "/blog/kak-da-izberem-protein/",
  });
});

test("a product's breadcrumbs go through its deepest category (samples: yoast-product-simple)", async () => {
  const product = catalog.products.find(({ slug }) => slug === "teniska-ot-organichen-pamuk");
  const seo = await fetchProductSeo("teniska-ot-organichen-pamuk");
  const way = (JSON.parse(seo.schema.raw) as { "@graph": { itemListElement?: { name: string }[] }[] })["@graph"][1];
  const names = way?.itemListElement?.map(({ name }) => name) ?? [];
  expect(names.at(0)).toBe("Начало");
  expect(names.at(-1)).toBe(product?.name);
  expect(names.length).toBe(2 + (product?.categories.length ?? 0));
  expect(seo.opengraphImage).toMatchObject({ altText: product?.name });
});

test("a hidden product is noindex", async () => {
  const hidden = catalog.products.find(({ visibility, published }) => visibility === "HIDDEN" && published);
  expect((await fetchProductSeo(hidden?.slug)).metaRobotsNoindex).toBe("noindex");
});

test("products and terms of any catalog have the block, as those of the recorded shop", async () => {
  const recorded = new DemoShop();
  for (const list of ["products", "productCategories"]) {
    const { body } = await recorded.ask(`{ ${list}(first: 1) { nodes { seo { canonical } } } }`);
    expect(body.errors).toBeUndefined();
    expect(JSON.stringify(body.data)).toContain('"canonical":"https://demo.shop.test/');
  }
});
