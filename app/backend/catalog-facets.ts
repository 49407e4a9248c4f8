import {
  GetCategoryAttributesDocument,
  GetCollectionStatsDocument,
  type AttributeFacetFragment,
  type GetCollectionStatsQuery,
} from "../../graphql/generated/documents";
import type { AttributeFacet, CollectionStats } from "../shop/facets";
import type { ListingQuery } from "../shop/listing-query";
import { parseAmount } from "../shop/money";
import { readPart } from "./answers";
import type { BackendClient } from "./client";
import { plainText } from "./html";
import { filtersOf } from "./listing-filters";
import { number, text } from "./read";
import type { Result } from "./result";
import { toStockStatus } from "./variation";

/** What is to be counted. `ids` narrows to what collectionStats can't filter by itself: sale, price, brand. */
export interface FacetQuestion extends Pick<ListingQuery, "search" | "category"> {
  /** Names of attributes, from configuration: "pa_razmer". */
  attributes: string[];
  ids: number[] | null;
}

/** Facets of a listing for the current choice (design §4). */
export async function askFacets(client: BackendClient, question: FacetQuestion): Promise<Result<CollectionStats>> {
  const variables = { ...filtersOf(question), include: question.ids, taxonomies: toTaxonomies(question.attributes) };
  return readPart(await client.query(GetCollectionStatsDocument, variables), (data) => data.collectionStats, toStats);
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
  return attributes.map((name) => ({ taxonomy: name.toUpperCase().replaceAll("-", "_") as never }));
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
