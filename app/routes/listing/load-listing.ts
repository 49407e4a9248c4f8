import { data, redirect, type RouterContextProvider } from "react-router";
import { FOUND_ARTICLES_MAX } from "../../config/limits";
import { countActiveFilters } from "../../domain/catalog/active-filters";
import type { Tag } from "../../domain/catalog/category";
import { readListingForm } from "../../domain/catalog/listing-form";
import { serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { parseListingQuery, parsePage } from "../../domain/catalog/parse-listing-query";
import { scopePath } from "../../domain/catalog/listing-scope";
import { decodeSlug } from "../../domain/values/slug";
import { pickLanguage } from "../../domain/values/text-language";
import { shareEqual } from "../../domain/values/share-equal";
import { bareListingHeader, type ListingHeader } from "../../domain/catalog/listing-header";
import { describeListing, isPlain } from "./listing-meta";
import { parsePageSegment } from "./listing-path";
import { describePageContext, shopContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";
import { requireFound } from "../replies";

interface ListingRequest {
  url: URL;
  /** The page's number, as in the path. */
  page: string | undefined;
  context: Readonly<RouterContextProvider>;
}

/**
 * Loads any listing: 404 beyond the last page; 503 when its products are unavailable, with heading, filters and a
 * retry link. `isKnown` is false when the header data was unavailable too.
 */
export async function loadListing({ url, page, context }: ListingRequest, header: ListingHeader, isKnown = true) {
  const { settings, site } = context.get(shopContext);
  const query = parseListingQuery(url.searchParams, page, site.filterAttributes);
  redirectToCanonical(url, page, query, header);
  const { scope } = header;
  const catalog = context.get(catalogContext);
  const content = context.get(contentContext);
  const isFront = query.page === 1 && isPlain(query, header);
  const isSearch = query.search !== "" && query.page === 1 && scope.kind === "shop" && countActiveFilters(query) === 0;
  const [listed, articles, seo, text] = await Promise.all([
    isKnown ? catalog.listProducts(query, scope) : null,
    isSearch ? catalog.searchArticles(query.search, FOUND_ARTICLES_MAX) : [],
    isPlain(query, header) ? content.readSeo(scope) : null,
    isFront && scope.kind === "shop" ? content.readText("shop") : null,
  ]);
  const listing = listed?.ok ? listed.value.page : null;
  const shownHeader =
    text && !header.description ? { ...header, description: text.html, ...pickLanguage(text) } : header;
  const status = listing === null ? 503 : listing.products.length === 0 && query.page > 1 ? 404 : 200;
  const description = describeListing({ query, listing, header: shownHeader, site });
  const head = await context.get(describePageContext)({ ...description, seo });
  const shown = listing && { ...listing, products: shareEqual(listing.products) };
  const loaded = {
    query,
    header: shownHeader,
    listing: shown,
    articles,
    facets: settings.showFilters && listed?.ok ? listed.value.facets : null,
    head,
  };
  return data(loaded, { status });
}

interface TermRequest {
  request: Request;
  params: { "*"?: string; slug: string };
  context: ListingRequest["context"];
}

/** The listing of a tag or brand, with its name and description; 404 when there is none. */
export async function loadTermListing({ request, params, context }: TermRequest, kind: "tag" | "brand") {
  const read = await context.get(catalogContext).findTag(kind, params.slug);
  const tag: Tag = read.ok
    ? requireFound(read.value)
    : { slug: params.slug, name: decodeSlug(params.slug), description: "" };
  const { slug, name, description } = tag;
  const scope = { kind, slug };
  const header = { ...bareListingHeader(scope, scopePath(scope), name), description, ...pickLanguage(tag) };
  const requested = { url: new URL(request.url), page: parsePageSegment(params["*"]), context };
  return loadListing(requested, header, read.ok);
}

/** Forms and old links use fields and `page`: redirects to the canonical URL. */
function redirectToCanonical(url: URL, page: string | undefined, query: ListingQuery, { path }: ListingHeader): void {
  const form = readListingForm(url.searchParams);
  if (form) throw redirect(serializeListingQuery(form, path), 302);
  const requested = url.searchParams.get("page");
  if (requested !== null) throw redirect(serializeListingQuery({ ...query, page: parsePage(requested) }, path), 301);
  const isOther = page !== undefined && (page === "1" || page !== String(query.page));
  if (isOther || !isPath(url.pathname, path)) throw redirect(serializeListingQuery(query, path), 301);
}

// Ignores the ".data" of data requests, "/page/N", and the case of percent-encoding.
function isPath(pathname: string, path: string): boolean {
  const header = pathname.replace(/\.data$/, "").replace(/\/page\/[^/]*$/, "");
  return decodeSlug(header) === decodeSlug(path);
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>["data"];
