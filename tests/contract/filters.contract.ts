import { beforeAll, expect, test } from "vitest";
import {
  GetAllTermsDocument,
  GetProductCategoriesDocument,
  GetProductDocument,
  GetProductTagsDocument,
  type GetProductsQueryVariables,
} from "../../graphql/generated/documents";
import { hundredths, Visitor } from "./backend";
import { countFound, listCards, walk, type Card } from "./discover";

type Filters = Omit<GetProductsQueryVariables, "first" | "after">;

const visitor = new Visitor();
let cards: Card[] = [];
let total = 0;

beforeAll(async () => {
  cards = await listCards({});
  total = await countFound({});
});

/** The filter gives something, but not everything; and paging through it loses nothing. */
async function narrows(filters: Filters): Promise<number[]> {
  const { ids, found } = await walk(filters, 24);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(total);
  expect(new Set(ids).size).toBe(ids.length);
  expect(found).toBe(ids.length);
  return ids;
}

const lowest = (card: Card) => Math.min(...("price" in card ? (card.price ?? "").split(",") : []).map(Number));

test("a category gives its products and those below it", async (context) => {
  const { productCategories } = await visitor.need(GetProductCategoriesDocument, {});
  const category = productCategories?.nodes.find(({ count }) => count && count < total);
  if (!category?.slug) return context.skip("the shop has no category that holds a part of it");
  const ids = await narrows({ categoryIn: [category.slug] });
  const card = cards.find(({ databaseId }) => ids.includes(databaseId));
  if (!card?.slug) return;
  const { product } = await visitor.need(GetProductDocument, { slug: card.slug, facts: [] });
  expect(product?.databaseId).toBe(card.databaseId);
});

test("two categories give what either has", async (context) => {
  const { productCategories } = await visitor.need(GetProductCategoriesDocument, {});
  const slugs = (productCategories?.nodes ?? []).flatMap(({ slug, count }) => (slug && count ? [slug] : []));
  if (slugs.length < 3) return context.skip("the shop has too few categories");
  const [one, other, both] = await Promise.all(
    [[slugs[0]!], [slugs[1]!], slugs.slice(0, 2)].map((categoryIn) => walk({ categoryIn })),
  );
  expect(new Set(both!.ids)).toEqual(new Set([...one!.ids, ...other!.ids]));
});

test("a tag gives what carries it", async (context) => {
  const { productTags } = await visitor.need(GetProductTagsDocument, {});
  const tag = productTags?.nodes.find(({ count }) => count && count < total);
  if (!tag?.slug) return context.skip("the shop has no tags");
  const ids = await narrows({ tagIn: [tag.slug] });
  expect(ids.length).toBe(tag.count);
});

test("a price range gives products within it", async (context) => {
  const prices = cards
    .map(lowest)
    .filter((price) => price > 0 && Number.isFinite(price))
    .toSorted((a, b) => a - b);
  const [minPrice, maxPrice] = [prices[Math.floor(prices.length / 4)], prices[Math.floor((prices.length * 3) / 4)]];
  if (!minPrice || !maxPrice || minPrice === maxPrice) return context.skip("all products cost the same");
  const ids = await narrows({ minPrice, maxPrice });
  for (const card of cards.filter(
    ({ databaseId, __typename }) => ids.includes(databaseId) && __typename === "SimpleProduct",
  )) {
    expect(hundredths(String(lowest(card)))).toBeGreaterThanOrEqual(hundredths(String(minPrice)) - 1);
    expect(hundredths(String(lowest(card)))).toBeLessThanOrEqual(hundredths(String(maxPrice)) + 1);
  }
});

test("the sale gives exactly the products that are on sale", async (context) => {
  if (!cards.some(({ onSale }) => onSale)) return context.skip("nothing is on sale");
  const ids = await narrows({ onSale: true });
  // A group says that it is on sale when one of its products is; the filter doesn't.
  for (const card of cards.filter(({ __typename }) => __typename !== "GroupProduct"))
    expect(ids.includes(card.databaseId), card.slug ?? "").toBe(Boolean(card.onSale));
});

test("stock gives exactly the simple products of that state", async () => {
  const { ids } = await walk({ stockStatus: ["OUT_OF_STOCK"] });
  for (const card of cards)
    if (card.__typename === "SimpleProduct")
      expect(ids.includes(card.databaseId), card.slug ?? "").toBe(card.stockStatus === "OUT_OF_STOCK");
});

test("ids and slugs give exactly those products", async () => {
  const some = cards.slice(3, 6);
  const byId = await walk({ include: some.map(({ databaseId }) => databaseId) });
  const bySlug = await walk({ slugIn: some.map(({ slug }) => slug) });
  const wanted = new Set(some.map(({ databaseId }) => databaseId));
  expect(new Set(byId.ids)).toEqual(wanted);
  expect(new Set(bySlug.ids)).toEqual(wanted);
});

test("a search finds a product by a word of its name, and nothing by two words apart", async (context) => {
  const card = cards.find(({ name }) => (name ?? "").split(" ").filter((word) => /^\p{L}{4,}$/u.test(word)).length > 2);
  if (!card?.name) return context.skip("no product's name has three words");
  const words = card.name.split(" ").filter((word) => /^\p{L}{4,}$/u.test(word));
  expect((await walk({ search: words[0]! })).ids).toContain(card.databaseId);
  expect((await walk({ search: `${words[2]} ${words[0]}` })).ids).not.toContain(card.databaseId);
});

test("an attribute and a taxonomy filter with the same term agree", async (context) => {
  const term = await findTerm("PASIZE", "PARAZMER", "PAVKUS", "PACVYAT", "PABRANDS");
  if (!term) return context.skip("the shop has none of the attributes size, colour, flavour, brand");
  const taxonomy = term.taxonomyName!.toUpperCase() as never;
  const queries = [{ taxonomy, terms: [term.slug!], operator: "IN" as const }];
  const byAttribute = await narrows({ attributes: { relation: "AND", queries } });
  const byTaxonomy = await narrows({ taxonomyFilter: { and: queries } });
  expect(new Set(byTaxonomy)).toEqual(new Set(byAttribute));
});

async function findTerm(...taxonomies: string[]) {
  for (const taxonomy of taxonomies) {
    const { data } = await visitor.ask(GetAllTermsDocument, { taxonomies: [taxonomy as never] });
    const term = data?.terms?.nodes.find(({ count, slug }) => slug && count && count < total);
    if (term) return term;
  }
  return null;
}
