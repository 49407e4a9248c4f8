import {
  GetAllTermsDocument,
  GetBrandDocument,
  GetBrandImagesDocument,
  GetBrandsDocument,
  GetProductBrandsDocument,
  GetProductTagsDocument,
  GetTagDocument,
  GetTagImagesDocument,
} from "../../graphql/generated/documents";
import type { Brand, BrandSummary, Tag, TaxonomyTerm, TermCount, TermImage } from "../shop/category";
import { collectNodes, findPart, readPart } from "./answers";
import { toTermImage, toTermLink } from "./catalog-categories";
import type { BackendClient } from "./client";
import { sanitiseArticle } from "./html";
import { number, text } from "./read";
import type { Result } from "./result";

/** Tags that hold something, those with most products first (specification §7). */
export function listTags(client: BackendClient): Promise<Result<TermCount[]>> {
  return collectNodes(
    (after) => client.query(GetProductTagsDocument, { after }),
    (data) => data.productTags,
    toTermCount,
  );
}

/** The page of a tag; null when the backend knows no such slug. Throws BackendFault for faults. */
export async function findTag(client: BackendClient, slug: string): Promise<Tag | null> {
  return findPart(await client.query(GetTagDocument, { slug }), (data) => data.productTag, toTag);
}

/** Brands of the taxonomy product_brand, by name, where the shop has it (design §6). */
export function listBrands(client: BackendClient): Promise<Result<BrandSummary[]>> {
  return collectNodes(
    (after) => client.query(GetProductBrandsDocument, { after }),
    (data) => data.productBrands,
    (node) => ({ ...toTermCount(node), description: sanitiseArticle(node.description) }),
  );
}

/** Up to 100 brands kept as an attribute, by name; the taxonomy, "PABRANDS", comes from configuration (design §6). */
export async function listAttributeBrands(client: BackendClient, taxonomy: string): Promise<Result<TermCount[]>> {
  const answer = await client.query(GetBrandsDocument, { taxonomies: [taxonomy as never] });
  return readPart(
    answer,
    (data) => data.terms,
    ({ nodes }) => nodes.map(toTermCount),
  );
}

/** The page of a brand; null when the backend knows no such slug. Throws BackendFault for faults. */
export async function findBrand(client: BackendClient, slug: string): Promise<Brand | null> {
  return findPart(
    await client.query(GetBrandDocument, { slug }),
    (data) => data.productBrand,
    (node) => ({
      ...toTag(node),
      parent: node.parent?.node ? toTermLink(node.parent.node) : null,
      children: (node.children?.nodes ?? []).map(toTermCount),
    }),
  );
}

/** Terms of these taxonomies ("PARAZMER", from configuration), for the names of chosen filters (specification §7). */
export function listTerms(client: BackendClient, taxonomies: string[]): Promise<Result<TaxonomyTerm[]>> {
  return collectNodes(
    (after) => client.query(GetAllTermsDocument, { taxonomies: taxonomies as never[], after }),
    (data) => data.terms,
    (node) => ({ ...toTermCount(node), taxonomyName: text(node.taxonomyName) }),
  );
}

/** Pictures of tags, where the backend has them (design §6). */
export function listTagImages(client: BackendClient): Promise<Result<TermImage[]>> {
  return collectNodes(
    (after) => client.query(GetTagImagesDocument, { after }),
    (data) => data.productTags,
    toTermImage,
  );
}

/** Pictures of brands, where the backend has them (design §6). */
export function listBrandImages(client: BackendClient): Promise<Result<TermImage[]>> {
  return collectNodes(
    (after) => client.query(GetBrandImagesDocument, { after }),
    (data) => data.productBrands,
    toTermImage,
  );
}

interface TermNode {
  databaseId: number;
  slug: string | null;
  name: string | null;
  count: number | null;
}

function toTermCount(node: TermNode): TermCount {
  return { ...toTermLink(node), count: number(node.count) ?? 0 };
}

function toTag(node: TermNode & { description: string | null; uri: string | null }): Tag {
  return { ...toTermCount(node), description: sanitiseArticle(node.description), uri: text(node.uri) };
}
