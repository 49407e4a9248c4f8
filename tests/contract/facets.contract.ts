import { expect, test } from "vitest";
import { GetAllTermsDocument, GetCollectionStatsDocument } from "../../graphql/generated/documents";
import { Visitor } from "./backend";
import { countFound, walk } from "./discover";

const visitor = new Visitor();
/** Enum values of attributes that this shop may have; the first of them that it has is used. */
const ATTRIBUTES = [
  ["PA_RAZMER", "PARAZMER"],
  ["PA_VKUS", "PAVKUS"],
  ["PA_CVYAT", "PACVYAT"],
  ["PA_BRANDS", "PABRANDS"],
  ["PA_SIZE", "PASIZE"],
  ["PA_COLOR", "PACOLOR"],
] as const;

async function findAttribute(): Promise<string | null> {
  for (const [attribute, taxonomy] of ATTRIBUTES) {
    const { data } = await visitor.ask(GetAllTermsDocument, { taxonomies: [taxonomy as never] });
    if (data?.terms?.nodes.length) return attribute;
  }
  return null;
}

async function readStats(taxonomy: string, filters: Record<string, unknown> = {}) {
  const { collectionStats } = await visitor.need(GetCollectionStatsDocument, {
    taxonomies: [{ taxonomy: taxonomy as never }],
    ...filters,
  });
  const terms = collectionStats?.attributeCounts?.[0]?.terms ?? [];
  return {
    collectionStats,
    terms: terms.flatMap((term) => (term?.node?.slug ? [{ ...term, slug: term.node.slug }] : [])),
  };
}

test("the count of each term is what its filter finds", async (context) => {
  const attribute = await findAttribute();
  if (!attribute) return context.skip("the shop has none of the attributes that this suite knows");
  const { terms } = await readStats(attribute);
  expect(terms.length).toBeGreaterThan(0);
  for (const { slug, count } of terms.slice(0, 5)) {
    const queries = [{ taxonomy: attribute as never, terms: [slug], operator: "IN" as const }];
    expect(await countFound({ attributes: { relation: "AND", queries } }), slug).toBe(count);
  }
});

test("counts follow the other filters: what is on sale, and a range of prices", async (context) => {
  const attribute = await findAttribute();
  if (!attribute) return context.skip("the shop has none of the attributes that this suite knows");
  if ((await countFound({ onSale: true })) === 0) return context.skip("nothing is on sale");
  const { terms } = await readStats(attribute, { onSale: true, include: [] });
  for (const { slug, count } of terms.slice(0, 5)) {
    const queries = [{ taxonomy: attribute as never, terms: [slug], operator: "IN" as const }];
    expect(await countFound({ onSale: true, attributes: { relation: "AND", queries } }), slug).toBe(count);
  }
  const sum = (some: { count?: number | null }[]) => some.reduce((all, { count }) => all + (count ?? 0), 0);
  const [all, cheap] = await Promise.all([readStats(attribute), readStats(attribute, { maxPrice: 2000 })]);
  expect(sum(cheap.terms)).toBeLessThan(sum(all.terms));
});

test("the price range holds the prices of the list", async () => {
  const { collectionStats } = await readStats((await findAttribute()) ?? "PA_BRANDS");
  const { minPrice, maxPrice } = collectionStats?.priceRange ?? {};
  expect(Number(maxPrice)).toBeGreaterThanOrEqual(Number(minPrice));
  expect((await walk({ maxPrice: Number(maxPrice) + 1 })).ids.length).toBeGreaterThan(0);
  expect((await walk({ minPrice: Number(maxPrice) + 1 })).ids).toEqual([]);
});

test("stock states are counted", async () => {
  const { collectionStats } = await readStats((await findAttribute()) ?? "PA_BRANDS");
  const counts = collectionStats?.stockStatusCounts ?? [];
  expect(counts.map((one) => one?.status)).toContain("IN_STOCK");
});
