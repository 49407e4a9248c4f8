import { findRoutePolicy } from "../../app/config/route-policies";
import type { Site } from "../../app/config/site";
import { readListingForm } from "../../app/domain/catalog/listing-form";
import { ALL_FILTERS, serializeListingQuery, withAllFilters } from "../../app/domain/catalog/listing-query";
import { parseListingQuery } from "../../app/domain/catalog/parse-listing-query";
import { parseProductIds } from "../../app/domain/product/product-url";
import { parseOfficeQuery, writeOfficeQuery } from "../../app/domain/delivery/office-query";
import { readReviewPages, withReviewPages } from "../../app/domain/reviews/review-paging";
import { suggestionTerm } from "../../app/domain/catalog/suggestions";

const ATTRIBUTE = /^attribute_\S{1,100}$/i;
const CHOICES_MAX = 20;
const VALUE_LENGTH_MAX = 200;
/** Names of routes, as React Router sends them with data requests. */
const ROUTE = /^(root|routes\/[\w./-]{1,80})$/;

/**
 * Path and query of a public page's canonical URL: the parameters that its route reads (app/config/route-policies.ts), in a
 * fixed order, and no others. They are the page's cache key, and the page is rendered from them. null: the URL redirects.
 */
export function canonicalUrl(url: URL, site: Pick<Site, "filterAttributes">): string | null {
  const isData = url.pathname.endsWith(".data");
  const path = url.pathname.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  const query = readQuery(path, url.searchParams, site);
  if (query === null) return null;
  const routes = isData ? listRoutes(url.searchParams) : "";
  return path + [query, routes].filter(Boolean).reduce((all, one) => `${all}${all ? "&" : "?"}${one}`, "");
}

function readQuery(path: string, params: URLSearchParams, site: Pick<Site, "filterAttributes">): string | null {
  switch (findRoutePolicy(path).query) {
    case "listing":
      return readListing(params, site);
    case "product":
      return readProduct(params);
    case "product-ids":
      return `ids=${parseProductIds(params.get("ids")).join()}`;
    case "offices":
      return writeOfficeQuery(parseOfficeQuery(params));
    case "suggestion":
      return new URLSearchParams({ q: suggestionTerm(params.get("q") ?? "") }).toString();
    default:
      return "";
  }
}

// Fields of the filter form and `?page=` redirect to the listing's canonical URL (app/routes/listing/load-listing.ts).
function readListing(params: URLSearchParams, { filterAttributes }: Pick<Site, "filterAttributes">): string | null {
  if (params.has("page") || readListingForm(params)) return null;
  const canonical = serializeListingQuery(parseListingQuery(params, undefined, filterAttributes), "");
  return (params.get(ALL_FILTERS.name) === ALL_FILTERS.value ? withAllFilters(canonical) : canonical).slice(1);
}

function readProduct(params: URLSearchParams): string {
  const chosen = [...params]
    .filter(([name, value]) => ATTRIBUTE.test(name) && value !== "" && value.length <= VALUE_LENGTH_MAX)
    .slice(0, CHOICES_MAX)
    // The sort is stable: of repeated names the first counts.
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const pages = readReviewPages(params);
  const choice = new URLSearchParams(chosen).toString();
  return pages === null ? choice : withReviewPages(choice, pages).slice(1);
}

function listRoutes(params: URLSearchParams): string {
  const asked = (params.get("_routes") ?? "").split(",").filter((route) => ROUTE.test(route));
  return asked.length > 0 ? `_routes=${[...new Set(asked)].toSorted().join()}` : "";
}
