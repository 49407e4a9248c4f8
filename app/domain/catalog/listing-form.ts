import { decimalMark } from "#locale";
import { defaultDirection, escapeTerm, ORDERS, searchFor, type ListingQuery } from "./listing-query";
import { isAttributeName, parseListingQuery } from "./parse-listing-query";
import type { MinorUnits } from "../values/money";
import { parseWrittenAmount } from "../values/written-amount";

/**
 * Field names of the filter form; attributes, brands and tags use their taxonomy names, "pa_razmer", "product_brand".
 */
export const FILTER_FIELDS = {
  category: "category",
  from: "price_from",
  to: "price_to",
  sale: "sale",
  rating: "rating",
  search: "search",
  sort: "sort",
} as const;

/**
 * Parses the filter form, from the URL (without scripts) or from the form itself; null when the URL isn't a form
 * submission. Never throws.
 */
export function readListingForm(fields: URLSearchParams): ListingQuery | null {
  const names = new Set(fields.keys());
  // The search field also submits the query of the listing it is shown on.
  if (names.has(FILTER_FIELDS.search) && ["filter", "orderby", "order"].some((name) => names.has(name)))
    return searchFor(fields.get(FILTER_FIELDS.search)!, parseListingQuery(fields));
  const attributes = [...names].filter((name) => name.startsWith("pa_") || isAttributeName(name));
  if (attributes.length === 0 && !Object.values(FILTER_FIELDS).some((name) => names.has(name))) return null;
  const one = (name: string) => fields.get(name)?.trim() ?? "";
  const bounds = [readBound(one(FILTER_FIELDS.from)), readBound(one(FILTER_FIELDS.to))];
  const filter = [
    ...attributes.map((name) => `${name}[${fields.getAll(name).join(",")}]`),
    `category[${fields.getAll(FILTER_FIELDS.category).join(",")}]`,
    bounds.some(Boolean) && `price[${bounds[0] || "0"},${bounds[1] || PRICE_OPEN}]`,
    `sale[${one(FILTER_FIELDS.sale)}]`,
    `rating[${fields.getAll(FILTER_FIELDS.rating).join(",")}]`,
    `search[${escapeTerm(one(FILTER_FIELDS.search))}]`,
  ];
  const [orderby = "", order = ""] = one(FILTER_FIELDS.sort).split("-");
  return parseListingQuery(new URLSearchParams({ filter: filter.filter(Boolean).join(","), orderby, order }));
}

/** The reverse of `readListingForm`: hidden form fields for this query, without its page. */
export function listFormFields(query: ListingQuery): [name: string, value: string][] {
  const { from, to } = writeBounds(query.price);
  return [
    ...Object.entries(query.attributes).flatMap(([name, slugs]) => slugs.map((slug) => pair(name, slug))),
    ...query.categories.map((slug) => pair(FILTER_FIELDS.category, slug)),
    ...(from ? [pair(FILTER_FIELDS.from, from)] : []),
    ...(to ? [pair(FILTER_FIELDS.to, to)] : []),
    ...(query.onSale ? [pair(FILTER_FIELDS.sale, "true")] : []),
    ...query.ratings.map((rating) => pair(FILTER_FIELDS.rating, String(rating))),
    ...(query.search ? [pair(FILTER_FIELDS.search, query.search)] : []),
    pair(FILTER_FIELDS.sort, sortValue(query)),
  ];
}

/** Values of the price fields as shoppers type them, "10,50". An open bound is "", but "0" as `from` if both are. */
export function writeBounds(price: ListingQuery["price"]): { from: string; to: string } {
  if (!price) return { from: "", to: "" };
  const to = price.to >= Number(PRICE_OPEN) * 100 ? "" : writeBound(price.to);
  return { from: price.from === 0 && to ? "" : writeBound(price.from), to };
}

/** Value of the sort field: sort order and direction, "price-desc". */
export function sortValue({ orderby, order }: Pick<ListingQuery, "orderby" | "order">): string {
  return `${orderby}-${order}`;
}

/** The sort options, "relevance" only with a search: each in its default direction, and price in the other one too. */
export const SORTS = ORDERS.flatMap((orderby) => {
  const usual = { orderby, order: defaultDirection(orderby) };
  return orderby === "price" ? [usual, { orderby, order: "desc" as const }] : [usual];
});

/** Higher than any price, for an empty upper bound. */
const PRICE_OPEN = "1000000";

function pair(name: string, value: string): [string, string] {
  return [name, value];
}

function writeBound(amount: MinorUnits): string {
  return (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2).replace(".", decimalMark);
}

// Shoppers type "10,50" and a currency; the filter's grammar wants "10.50".
function readBound(text: string): string {
  const amount = parseWrittenAmount(text);
  return amount === null ? "" : String(amount / 100);
}
