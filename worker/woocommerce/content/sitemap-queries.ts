import { GetSitemapPagesDocument, GetSitemapPostsDocument } from "../../../graphql/generated/documents";
import type { SitemapEntry, SitemapPage } from "../../../app/domain/seo/sitemap";
import { needPart, nextOf } from "../answers";
import type { BackendClient } from "../client";
import { toWebAddress } from "../image";
import { text } from "../fields";

/**
 * The hundred posts or pages after `after`, the `next` of the hundred before. Throws BackendFault: a sitemap with holes
 * would take pages out of search engines.
 */
export async function readSitemap(client: BackendClient, kind: "posts" | "pages", after: string): Promise<SitemapPage> {
  return kind === "posts"
    ? needPart(await client.query(GetSitemapPostsDocument, { after }), (data) => data.posts, toSitemapPage)
    : needPart(await client.query(GetSitemapPagesDocument, { after }), (data) => data.pages, toSitemapPage);
}

interface EntryNode {
  slug: string | null;
  modified?: string | null;
  uri?: string | null;
  featuredImage?: { node: { sourceUrl: string | null } } | null;
}

interface EntryList {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: EntryNode[];
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
    image: toWebAddress(node.featuredImage?.node.sourceUrl),
    databaseId: null,
    parentDatabaseId: null,
    uri: text(node.uri) || null,
  };
}
