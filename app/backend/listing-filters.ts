import type { Currency, PriceDisplay } from "../config/money";
import type { ListingFilters, ListingQuery } from "../shop/listing-query";
import type { ListingScope } from "../shop/listing-scope";
import { convert, firstCurrency, type Minor } from "../shop/money";

/** What a list is narrowed by; prices in hundredths of the backend's currency, unlike a query's. */
export interface Choice extends Omit<ListingFilters, "price" | "search"> {
  scope: ListingScope;
  price: { from: Minor; to: Minor } | null;
  /** The one phrase that the backend is to look for; "" for none. */
  phrase: string;
  /** Only these; null: all. */
  ids: number[] | null;
}

/** The whole shop, narrowed by nothing. */
export const ANYTHING: Choice = {
  scope: { kind: "shop" },
  attributes: {},
  categories: [],
  price: null,
  onSale: false,
  ratings: [],
  phrase: "",
  ids: null,
};

/** What of the shop's configuration a listing needs. */
export interface ListingTerms {
  currency: Currency;
  priceDisplay: PriceDisplay;
  productsPerPage: number;
  /** "pa_razmer"; the backend refuses a question that names an attribute it doesn't have. */
  filterAttributes: string[];
}

const SCOPE_TAXONOMY = { category: "PRODUCT_CAT", tag: "PRODUCT_TAG", brand: "PRODUCT_BRAND" } as const;

/** What a listing's address asks for, without its search: words are looked for one by one (listing-search.ts). */
export function toChoice(query: ListingQuery, scope: ListingScope, terms: ListingTerms): Choice {
  const { attributes, categories, price, onSale, ratings } = query;
  const toBackend = (amount: Minor) => convert(amount, firstCurrency(terms.priceDisplay), terms.currency);
  const known = Object.entries(attributes).filter(([name]) => terms.filterAttributes.includes(name));
  return {
    ...ANYTHING,
    scope,
    attributes: Object.fromEntries(known),
    categories,
    price: price && { from: toBackend(price.from), to: toBackend(price.to) },
    onSale,
    ratings,
  };
}

/** How many names a choice filters by: what is asked for often is kept for longer (design §2). */
export function countFilters({ attributes, categories, price, onSale, ratings }: Choice): number {
  const others = [categories.length > 0, price !== null, onSale, ratings.length > 0].filter(Boolean);
  return Object.keys(attributes).length + others.length;
}

/** Whether an answer about this choice is worth keeping for everybody everywhere (design §2). */
export function isCommon(choice: Choice): boolean {
  return countFilters(choice) <= 2 && choice.phrase === "" && choice.ids === null;
}

/**
 * A choice in the backend's words: one condition for each name, OR inside it and AND between them. `attributes` and
 * `categoryIn` would mean AND inside, or know no second condition (asked of WooGraphQL 1.0.2).
 */
export function toWhere(choice: Choice) {
  const { scope, categories, attributes, price, onSale, ratings, phrase, ids } = choice;
  const conditions = [
    scope.kind !== "shop" && within(SCOPE_TAXONOMY[scope.kind], [scope.slug]),
    categories.length > 0 && within("PRODUCT_CAT", categories),
    ...Object.entries(attributes).map(([name, slugs]) => within(name.toUpperCase().replaceAll("-", "_"), slugs)),
  ].filter((condition) => condition !== false);
  return {
    search: phrase || null,
    include: ids,
    taxonomyFilter: conditions.length > 0 ? { and: conditions } : null,
    minPrice: price && price.from / 100,
    maxPrice: price && price.to / 100,
    onSale: onSale || null,
    rating: ratings.length > 0 ? ratings : null,
  };
}

function within(taxonomy: string, terms: string[]) {
  return { taxonomy: taxonomy as never, terms, operator: "IN" as const };
}
