import { BRAND_ATTRIBUTE, BRAND_TAXONOMY } from "../config/tracking";
import type { BrandLink, TermCount } from "../shop/category";
import { PLAIN_LISTING, serialiseListingQuery } from "../shop/listing-query";
import { scopePath } from "../shop/listing-scope";
import type { Capabilities } from "./capabilities";
import { listAttributeBrands, listBrands } from "./catalog-terms";
import type { BackendClient } from "./client";
import { succeed, type Result } from "./result";

/**
 * The shop's brands with their ways: WooCommerce's own, or, in a shop without any, the terms of its brand attribute
 * (design §6). `offers`: what the backend is known to have; a refusal means there is none.
 */
export async function listBrandLinks(
  client: BackendClient,
  offers: Partial<Capabilities>,
): Promise<Result<BrandLink[]>> {
  const own = offers.productBrands ? withoutRefusal(await listBrands(client)) : succeed([]);
  if (!own.ok) return own;
  if (own.value.length > 0 || !offers.brandAttribute)
    return succeed(own.value.map((brand) => link(brand, scopePath({ kind: "brand", slug: brand.slug }))));
  const terms = withoutRefusal(await listAttributeBrands(client, BRAND_TAXONOMY));
  if (!terms.ok) return terms;
  return succeed(terms.value.map((brand) => link(brand, shelfOf(brand.slug))));
}

function withoutRefusal<T>(listed: Result<T[]>): Result<T[]> {
  return !listed.ok && listed.failure.kind === "refused" ? succeed([]) : listed;
}

function shelfOf(slug: string): string {
  return serialiseListingQuery({ ...PLAIN_LISTING, attributes: { [BRAND_ATTRIBUTE]: [slug] } });
}

function link({ name, count }: TermCount, path: string): BrandLink {
  return { name, count, path };
}
