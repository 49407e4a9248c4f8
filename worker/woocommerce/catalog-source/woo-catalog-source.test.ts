import { beforeAll, describe, expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import type { EntryData, PageData, TermData } from "../../catalog/rows/row-data";
import type { ProductRow, TermRow } from "../../catalog/rows/rows";

const published = catalog.products.filter((product) => product.published);
const { source, asked } = openDemoSource(await openDemo());
const rows = new Map<number, ProductRow>();
const terms: TermRow[] = [];

const demoOf = (fits: (product: (typeof published)[number]) => boolean) => published.find(fits)!;
const entryOf = (id: number) => JSON.parse(rows.get(id)!.entry) as EntryData;
const pageOf = (id: number) => JSON.parse(rows.get(id)!.page) as PageData;

beforeAll(async () => {
  await source.readSettings();
  let next: string | null = null;
  do {
    const page = await source.listTerms(next);
    terms.push(...page.rows);
    next = page.next;
  } while (next !== null);
  do {
    const page = await source.listProducts(25, next);
    for (const row of page.rows) rows.set(row.id, row);
    next = page.next;
  } while (next !== null);
}, 60_000);

/** Paths of all values, "card.pricing.lowest"; keys that are data (taxonomies) are "*". */
function listPaths(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((one) => listPaths(one, `${path}[]`));
  return Object.entries(value).flatMap(([key, one]) =>
    listPaths(one, `${path}.${/^(pa|product)_/.test(key) ? "*" : key}`),
  );
}

describe("the demo's catalog", () => {
  test("is read completely, including hidden products, in 21 requests", () => {
    expect([...rows.keys()].toSorted()).toEqual(published.map(({ id }) => id).toSorted());
    expect(asked).toHaveLength(21);
  });

  test("has every variation of every product, in the backend's order", () => {
    const counts = published.map(({ id }) => rows.get(id)!.variations.length);
    expect(counts).toEqual(published.map(({ variations }) => variations.length));
  });

  test("stores visibility, prices, terms and text of each product for the index", () => {
    for (const { id, visibility, totalSales: _, ...product } of published) {
      const entry = entryOf(id);
      expect(entry.visibility).toBe(visibility === "HIDDEN" ? "hidden" : "visible");
      expect(entry.rating).toBe(product.averageRating);
      expect(entry.date).toBe(Date.parse(product.date));
      expect(entry.isInStock).toBe(product.status !== "OUT_OF_STOCK");
      expect(entry.terms["product_cat"]).toEqual(expect.arrayContaining(product.categories));
    }
  });

  test("has rows of the shape that belongs to ROW_FORMAT: another shape needs another number", async () => {
    const products = [...rows.values()].flatMap(({ entry, card, page, variations }) => [
      ...Object.entries({ entry, card, page }),
      ...variations.map(({ detail }) => ["variation", detail] as const),
    ]);
    const { posts: listed } = await source.listPostTimes(null);
    const articles = await source.findPosts(listed.map(({ id }) => id));
    const posts = articles.rows.flatMap(({ entry, card, page }) => [
      ["post.entry", entry] as const,
      ["post.card", card] as const,
      ["post.page", page] as const,
    ]);
    const parts = [...products, ...posts, ...terms.map(({ data }) => ["term", data] as const)];
    const paths = new Set(parts.flatMap(([name, json]) => listPaths(JSON.parse(json), name)));
    const shape = `${[...paths].toSorted().join("\n")}\n`;
    const advice = "raise ROW_FORMAT, and write the file with `npx vitest run -u catalog-source.test`";
    await expect(shape, advice).toMatchFileSnapshot("../../catalog/rows/row-format.txt");
  });

  test("stores a group's member ids and price range", () => {
    const group = demoOf(({ type }) => type === "GROUPED");
    expect(pageOf(group.id).groupedIds).toEqual(group.grouped);
    expect(entryOf(group.id).price!.lowest).toBeGreaterThan(0);
    expect(rows.get(group.id)!.prices).toEqual([]);
  });

  test("tells a free product from one without a price", () => {
    const free = demoOf(({ type, regularPrice }) => type === "SIMPLE" && Number(regularPrice ?? NaN) === 0);
    const priceless = demoOf(({ type, regularPrice }) => type === "SIMPLE" && regularPrice === null);
    if (free) expect(entryOf(free.id).price).toEqual({ lowest: 0, highest: 0 });
    expect(entryOf(priceless.id).price).toBeNull();
  });

  test("records prices of variations, not of their product", () => {
    const variable = demoOf(({ type }) => type === "VARIABLE");
    const ids = new Set(variable.variations.map(({ id }) => id));
    expect(rows.get(variable.id)!.prices.every(({ id }) => ids.has(id))).toBe(true);
  });

  test("has a page's first reviews, SEO data and related products", () => {
    const reviewed = pageOf(demoOf(({ reviewCount }) => reviewCount > 10).id);
    expect(reviewed.reviews!.reviews).toHaveLength(10);
    expect(reviewed.seo!.title).not.toBe("");
    expect(reviewed.relatedIds.length).toBeGreaterThan(0);
  });

  test("has the labels of every attribute and its terms", () => {
    const names = [...rows.values()].flatMap(({ attributes }) => attributes);
    const label = names.find(({ taxonomy, slug }) => taxonomy === "pa_razmer" && slug === "")?.name;
    expect(label).toBe(catalog.attributes.find(({ name }) => name === "pa_razmer")!.label);
    expect(names.every(({ taxonomy, name }) => taxonomy.startsWith("pa_") && name !== "")).toBe(true);
  });

  test("has categories with position, parent, texts and SEO data, then tags and brands", () => {
    const categories = terms.filter(({ taxonomy }) => taxonomy === "category");
    expect(categories).toHaveLength(catalog.categories.length);
    for (const { id, parent, order } of catalog.categories) {
      const row = categories.find((one) => one.id === id)!;
      expect([row.position, (JSON.parse(row.data) as TermData).parentId]).toEqual([order, parent]);
    }
    const data = categories.map((row) => JSON.parse(row.data) as TermData);
    expect(data.every(({ seo, extras }) => seo !== null && extras !== null)).toBe(true);
    expect(new Set(terms.map(({ taxonomy }) => taxonomy))).toEqual(new Set(["category", "tag", "brand"]));
  });

  test("finds products by id and slug, but no drafts", async () => {
    const { id } = published[0]!;
    const draft = catalog.products.find((product) => !product.published)!;
    const byId = await source.findProducts([id, draft.id, 999_999]);
    expect(byId.rows).toEqual([rows.get(id)]);
    expect((await source.findBySlug(rows.get(id)!.slug)).rows).toEqual([rows.get(id)]);
    for (const slug of [draft.slug, "nyama-takav"]) expect((await source.findBySlug(slug)).rows).toEqual([]);
  });

  test("finds a slug in any encoding, but not under another spelling", async () => {
    const { id, slug } = [...rows.values()].find((row) => /\p{Script=Cyrillic}/u.test(row.slug))!;
    const encoded = encodeURIComponent(slug);
    for (const same of [slug, encoded, encoded.toLowerCase()])
      expect((await source.findBySlug(same)).rows.map((row) => row.id)).toEqual([id]);
    expect((await source.findBySlug(encodeURIComponent(slug.toUpperCase()))).rows).toEqual([]);
    expect((await source.findBySlug("100%")).rows).toEqual([]);
  });

  test("doesn't find a product by its slug in another language", async () => {
    const { slug } = published[0]!;
    const translate = async (response: Response) =>
      new Response((await response.text()).replaceAll(`"slug":"${slug}"`, '"slug":"in-english"'), response);
    const { source: english } = openDemoSource(await openDemo(), translate);
    expect((await english.findProducts([published[0]!.id])).rows).toMatchObject([{ slug: "in-english" }]);
    expect((await english.findBySlug(slug)).rows).toEqual([]);
  });

  test("lists ids by popularity", async () => {
    const { ids } = await source.listIds(100, null, "POPULARITY");
    const sales = ids.map((id) => published.find((product) => product.id === id)!.totalSales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  });
});
