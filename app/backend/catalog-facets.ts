import {
  GetCategoryAttributesDocument,
  GetCollectionStatsDocument,
  type AttributeFacetFragment,
  type GetCollectionStatsQuery,
} from "../../graphql/generated/documents";
import type { AttributeFacet, CollectionStats } from "../shop/facets";
import { parseAmount } from "../shop/money";
import { readPart } from "./answers";
import type { BackendClient } from "./client";
import { plainText } from "./html";
import { countFilters, type Choice } from "./listing-filters";
import { number, text } from "./read";
import type { Result } from "./result";
import { toStockStatus } from "./variation";

/** Facets of a choice (design §4). `taxonomies`: names of attributes, from configuration: "pa_razmer". */
export async function askFacets(
  client: BackendClient,
  choice: Choice,
  taxonomies: string[],
): Promise<Result<CollectionStats>> {
  const variables = { ...toStatsWhere(choice), taxonomies: toTaxonomies(taxonomies) };
  return readPart(await client.query(GetCollectionStatsDocument, variables), (data) => data.collectionStats, toStats);
}

/** Whether collectionStats can count this choice by itself; if not, it has to be told the ids (docs/backend-contract.md). */
export function isCountable(choice: Choice): boolean {
  const { scope, categories, attributes, phrase, ids } = choice;
  if (ids) return scope.kind === "shop" && countFilters(choice) === 0;
  const isOneShelf = scope.kind !== "brand" && (scope.kind !== "category" || categories.length === 0);
  return isOneShelf && phrase === "" && Object.values(attributes).every((slugs) => slugs.length === 1);
}

// Unlike in products(), prices are in hundredths and onSale fails without an `include` beside it (WooGraphQL 1.0.2).
function toStatsWhere({ scope, categories, attributes, price, onSale, ratings, ids }: Choice) {
  if (ids) return { include: ids };
  const queries = Object.entries(attributes).map(([name, terms]) => ({
    taxonomy: toEnum(name),
    terms,
    operator: "IN" as const,
  }));
  return {
    categoryIn: scope.kind === "category" ? [scope.slug] : categories.length > 0 ? categories : null,
    tagIn: scope.kind === "tag" ? [scope.slug] : null,
    attributes: queries.length > 0 ? { relation: "AND" as const, queries } : null,
    minPrice: price?.from ?? null,
    maxPrice: price?.to ?? null,
    ...(onSale ? { onSale, include: [] } : {}),
    rating: ratings.length > 0 ? ratings : null,
  };
}

/** Which of these attributes a category's products have, with their terms (specification §7). */
export async function askCategoryAttributes(
  client: BackendClient,
  category: string,
  attributes: string[],
): Promise<Result<AttributeFacet[]>> {
  const variables = { categoryIn: [category], taxonomies: toTaxonomies(attributes) };
  const answer = await client.query(GetCategoryAttributesDocument, variables);
  return readPart(
    answer,
    (data) => data.collectionStats,
    (stats) => toFacets(stats.attributeCounts),
  );
}

// Never with the relation AND: then every attribute is given the terms of all (recorded, samples/collectionStats.json).
function toTaxonomies(attributes: string[]) {
  return attributes.map((name) => ({ taxonomy: toEnum(name) }));
}

function toEnum(name: string) {
  return name.toUpperCase().replaceAll("-", "_") as never;
}

type StatsNode = NonNullable<GetCollectionStatsQuery["collectionStats"]>;

function toStats(node: StatsNode): CollectionStats {
  const [lowest, highest] = [parseAmount(node.priceRange?.minPrice), parseAmount(node.priceRange?.maxPrice)];
  return {
    priceRange: lowest !== null && highest !== null && lowest <= highest ? { lowest, highest } : null,
    ratings: (node.ratingCounts ?? []).flatMap((one) => {
      const rating = number(one?.rating);
      return rating !== null && rating >= 1 && rating <= 5 ? { rating, count: number(one?.count) ?? 0 } : [];
    }),
    stockStatuses: (node.stockStatusCounts ?? []).flatMap((one) => {
      const status = toStockStatus(one?.status);
      return status ? { status, count: number(one?.count) ?? 0 } : [];
    }),
    attributes: toFacets(node.attributeCounts),
  };
}

// `name` is what a shopper reads; `label` has a word of the backend before it (recorded).
function toFacets(nodes: (AttributeFacetFragment | null)[] | null): AttributeFacet[] {
  return (nodes ?? []).flatMap((attribute) => {
    if (!attribute) return [];
    const terms = (attribute.terms ?? []).flatMap((term) => {
      const slug = text(term?.node?.slug);
      const databaseId = Number(text(term?.termId));
      return term && slug && Number.isSafeInteger(databaseId)
        ? { databaseId, slug, name: plainText(term.node?.name) || slug, count: number(term.count) ?? 0 }
        : [];
    });
    return { name: text(attribute.slug).toLowerCase(), label: plainText(attribute.name), terms };
  });
}
