import {
  GetSitemapBrandsDocument,
  GetSitemapCategoriesDocument,
  GetSitemapPagesDocument,
  GetSitemapPostsDocument,
  GetSitemapProductsDocument,
  GetSitemapTagsDocument,
} from "../../../graphql/generated/documents";
import type { SitemapEntry, SitemapKind, SitemapPage } from "../../../app/domain/seo/sitemap";
import { needPart, nextOf } from "../answers";
import type { Answer, BackendClient } from "../client";
import { toWebAddress } from "../image";
import { number, text } from "../fields";

/**
 * A hundred addresses of one kind; `after` is the `next` of the page before. Throws BackendFault:
 * a sitemap with holes would take pages out of search engines.
 */
export async function readSitemap(
  client: BackendClient,
  kind: SitemapKind,
  after: string | null = null,
): Promise<SitemapPage> {
  switch (kind) {
    case "products":
      return toPage(await client.query(GetSitemapProductsDocument, { after }), (data) => data.products);
    case "posts":
      return toPage(await client.query(GetSitemapPostsDocument, { after }), (data) => data.posts);
    case "categories":
      return toPage(await client.query(GetSitemapCategoriesDocument, { after }), (data) => data.productCategories);
    case "tags":
      return toPage(await client.query(GetSitemapTagsDocument, { after }), (data) => data.productTags);
    case "brands":
      return toPage(await client.query(GetSitemapBrandsDocument, { after }), (data) => data.productBrands);
    case "pages":
      return toPage(await client.query(GetSitemapPagesDocument, { after }), (data) => data.pages);
  }
}

interface EntryNode {
  slug: string | null;
  modified?: string | null;
  databaseId?: number;
  parentDatabaseId?: number | null;
  uri?: string | null;
  image?: { sourceUrl: string | null } | null;
  featuredImage?: { node: { sourceUrl: string | null } } | null;
}

interface EntryList {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: EntryNode[];
}

function toPage<D>(answer: Answer<D>, pick: (data: D) => EntryList | null): SitemapPage {
  return needPart(answer, pick, toSitemapPage);
}

/** The same out of an answer that brings it. */
export function toSitemapPage({ nodes, pageInfo }: EntryList): SitemapPage {
  return { entries: nodes.flatMap((node) => toEntry(node) ?? []), next: nextOf(pageInfo) };
}

function toEntry(node: EntryNode): SitemapEntry | null {
  const slug = text(node.slug);
  if (!slug) return null;
  return {
    slug,
    modified: text(node.modified) || null,
    image: toWebAddress((node.image ?? node.featuredImage?.node)?.sourceUrl),
    databaseId: number(node.databaseId),
    parentDatabaseId: number(node.parentDatabaseId),
    uri: text(node.uri) || null,
  };
}
