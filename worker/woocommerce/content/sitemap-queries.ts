import { GetSitemapPagesDocument, GetSitemapPostsDocument } from "../../../graphql/generated/documents";
import { restoreSlug } from "../../../app/domain/values/slug";
import type { SitemapEntry, SitemapPage } from "../../../app/domain/seo/sitemap";
import { requirePart, nextCursor } from "../responses";
import type { BackendClient } from "../client";
import { toWebUrl } from "../image";
import { text } from "../fields";

/**
 * Up to 100 posts or pages after the cursor `after`. Throws BackendFault: an incomplete sitemap would remove pages from
 * search engines.
 */
export async function readSitemap(client: BackendClient, kind: "posts" | "pages", after: string): Promise<SitemapPage> {
  return kind === "posts"
    ? requirePart(await client.query(GetSitemapPostsDocument, { after }), (data) => data.posts, toSitemapPage)
    : requirePart(await client.query(GetSitemapPagesDocument, { after }), (data) => data.pages, toSitemapPage);
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

/** Maps a sitemap list that is part of another response. */
export function toSitemapPage({ nodes, pageInfo }: EntryList): SitemapPage {
  return { entries: nodes.flatMap((node) => toEntry(node) ?? []), next: nextCursor(pageInfo) };
}

function toEntry(node: EntryNode): SitemapEntry | null {
  const slug = text(node.slug);
  if (!slug) return null;
  return {
    slug: restoreSlug(slug),
    modified: text(node.modified) || null,
    image: toWebUrl(node.featuredImage?.node.sourceUrl),
    databaseId: null,
    parentDatabaseId: null,
    uri: text(node.uri) || null,
  };
}
