import { language } from "#locale";
import { BRAND_ATTRIBUTE } from "../../app/config/tracking";
import type { BrandLink } from "../../app/domain/catalog/category";
import { PLAIN_LISTING, serializeListingQuery } from "../../app/domain/catalog/listing-query";
import { scopePath } from "../../app/domain/catalog/listing-scope";
import { decodeSlug } from "../../app/domain/values/slug";
import { BRAND } from "./index/catalog-product";
import type { LoadedCatalog } from "./store/index-cache";

/** Links to the brands with products, sorted by name: WooCommerce's brands or, if none, the brand attribute's terms. */
export function listBrandLinks(catalog: LoadedCatalog): BrandLink[] {
  const own = linksOf(catalog, BRAND);
  return own.length > 0 ? own : linksOf(catalog, BRAND_ATTRIBUTE);
}

/**
 * The link to a brand's products, whether it is WooCommerce's brand or an attribute's term; null if no product is
 * listed.
 */
export function linkBrand({ names, lists }: LoadedCatalog, taxonomy: string, slug: string): BrandLink | null {
  const named = names.terms.get(taxonomy)?.get(decodeSlug(slug));
  const count = lists.counts[taxonomy]?.[decodeSlug(slug)] ?? 0;
  if (named === undefined || count === 0) return null;
  const listing = { ...PLAIN_LISTING, attributes: { [BRAND_ATTRIBUTE]: [slug] } };
  const path = taxonomy === BRAND ? scopePath({ kind: "brand", slug }) : serializeListingQuery(listing);
  return { ...named, count, path };
}

function linksOf(catalog: LoadedCatalog, taxonomy: string): BrandLink[] {
  const slugs = [...(catalog.names.terms.get(taxonomy)?.keys() ?? [])];
  return slugs
    .flatMap((slug) => linkBrand(catalog, taxonomy, slug) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}
