import type { Site } from "../../app/config/site";
import { readListingForm } from "../../app/domain/catalog/listing-form";
import {
  ALL_FILTERS,
  parseListingQuery,
  serialiseListingQuery,
  withAllFilters,
} from "../../app/domain/catalog/listing-query";
import { parseProductIds } from "../../app/domain/product/product-url";
import { readReviewPages, withReviewPages } from "../../app/domain/reviews/review-paging";
import { suggestionTerm } from "../../app/domain/catalog/suggestions";

const LISTING = /^\/(magazin|produkt-kategoriya|produkt-etiket|marka-produkt)(\/|$)/;
const ATTRIBUTE = /^attribute_\S{1,100}$/i;
const CHOICES_MAX = 20;
const VALUE_LENGTH_MAX = 200;
/** Names of routes, as the router's scripts send them. */
const ROUTE = /^(root|routes\/[\w./-]{1,80})$/;

/**
 * The one spelling of a public address: what its page reads, in a fixed order, and nothing else. It is
 * the key of the kept answer, and what that answer is made from. null: the address leads to another one.
 */
export function canonicalAddress(url: URL, site: Pick<Site, "filterAttributes">): string | null {
  const isData = url.pathname.endsWith(".data");
  const path = url.pathname.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  const page = path.replace(/(_)?\.data$/, "");
  const query = readQuery(isData ? page : path, url.searchParams, site);
  if (query === null) return null;
  const routes = isData ? listRoutes(url.searchParams) : "";
  return path + [query, routes].filter(Boolean).reduce((all, one) => `${all}${all ? "&" : "?"}${one}`, "");
}

function readQuery(path: string, params: URLSearchParams, site: Pick<Site, "filterAttributes">): string | null {
  if (LISTING.test(path)) return readListing(params, site);
  if (path.startsWith("/produkt/")) return readProduct(params);
  if (path === "/api/products") return `ids=${parseProductIds(params.get("ids")).join()}`;
  if (path === "/api/suggest") return new URLSearchParams({ q: suggestionTerm(params.get("q") ?? "") }).toString();
  return "";
}

// Fields of the filter form and `?page=` are led to the listing's own address (app/routes/listing/load-listing.ts).
function readListing(params: URLSearchParams, { filterAttributes }: Pick<Site, "filterAttributes">): string | null {
  if (params.has("page") || readListingForm(params)) return null;
  const query = parseListingQuery(params);
  const known = Object.entries(query.attributes).filter(([name]) => filterAttributes.includes(name));
  const address = serialiseListingQuery({ ...query, attributes: Object.fromEntries(known) }, "");
  return (params.get(ALL_FILTERS.name) === ALL_FILTERS.value ? withAllFilters(address) : address).slice(1);
}

function readProduct(params: URLSearchParams): string {
  const chosen = [...params]
    .filter(([name, value]) => ATTRIBUTE.test(name) && value !== "" && value.length <= VALUE_LENGTH_MAX)
    .slice(0, CHOICES_MAX)
    // Stable: of repeated names the first that the product knows counts.
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const pages = readReviewPages(params);
  const choice = new URLSearchParams(chosen).toString();
  return pages === null ? choice : withReviewPages(choice, pages).slice(1);
}

function listRoutes(params: URLSearchParams): string {
  const asked = (params.get("_routes") ?? "").split(",").filter((route) => ROUTE.test(route));
  return asked.length > 0 ? `_routes=${[...new Set(asked)].toSorted().join()}` : "";
}
