import { BackendFault } from "../../woocommerce/errors";
import type { CatalogReader } from "./catalog-reader";
import { readDocument } from "./row-reader";
import type { PostCardRow, PostPageRow } from "../rows/row-data";
import type { PostType } from "../rows/rows";
import type { SitemapEntry } from "../../../app/domain/seo/sitemap";

export interface StoredPost {
  card: PostCardRow;
  page: PostPageRow;
  hash: string;
}

// Of two posts with one path, the older one counts.
const OF_PATH = `SELECT card, page, hash FROM catalog_post WHERE scope = ?1 AND type = ?2 AND path = ?3 ORDER BY id LIMIT 1`;

/** A post by slug or a page by path, decoded; null: none. Throws BackendFault, also until all have been read once. */
export async function findStoredPost(reader: CatalogReader, type: PostType, path: string): Promise<StoredPost | null> {
  const [[row], isComplete] = await Promise.all([
    reader.select<{ card: string; page: string; hash: string }>(OF_PATH, type, path),
    readDocument(reader, "posts-complete"),
  ]);
  if (!row && !isComplete) throw new BackendFault({ kind: "unreachable" });
  return row ? { card: readCard(row), page: JSON.parse(row.page) as PostPageRow, hash: row.hash } : null;
}

/** A hash that changes with whatever a post's or page's own page shows of it; null: no row. Throws BackendFault. */
export async function findPostHash(reader: CatalogReader, type: PostType, path: string): Promise<string | null> {
  const [row] = await reader.select<{ hash: string }>(OF_PATH, type, path);
  return row?.hash ?? null;
}

/** `limit` posts after `skipped`, newest first, in these categories (null: all), and the total. Throws BackendFault. */
export async function listStoredPosts(
  reader: CatalogReader,
  categories: number[] | null,
  limit: number,
  skipped: number,
): Promise<{ cards: PostCardRow[]; found: number }> {
  const chosen = `FROM catalog_post WHERE scope = ?1 AND type = 'post' AND (?2 = 'null' OR id IN (SELECT post_id
    FROM catalog_post_category WHERE scope = ?1 AND category_id IN (SELECT value FROM json_each(?2))))`;
  const list = JSON.stringify(categories);
  const [rows, [counted], isComplete] = await Promise.all([
    reader.select<{ card: string }>(
      `SELECT card ${chosen} ORDER BY date DESC, id DESC LIMIT ?3 OFFSET ?4`,
      list,
      limit,
      skipped,
    ),
    reader.select<{ found: number }>(`SELECT COUNT(*) AS found ${chosen}`, list),
    readDocument(reader, "posts-complete"),
  ]);
  if (!isComplete) throw new BackendFault({ kind: "unreachable" });
  return { cards: rows.map(readCard), found: counted?.found ?? 0 };
}

/** The cards of posts and pages in the order of their ids; ids without a row are omitted. Throws BackendFault. */
export async function listPostCards(
  reader: CatalogReader,
  ids: readonly number[],
): Promise<(PostCardRow & { type: PostType; path: string })[]> {
  if (ids.length === 0) return [];
  const rows = await reader.select<{ card: string; type: PostType; path: string }>(
    "SELECT card, type, path FROM catalog_post WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))",
    JSON.stringify(ids),
  );
  const byId = new Map(rows.map((row) => [readCard(row).databaseId, { ...readCard(row), ...row }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Sitemap entries of all posts or all pages, oldest first. Throws BackendFault, also until all have been read once. */
export async function listPostEntries(reader: CatalogReader, type: PostType): Promise<SitemapEntry[]> {
  const [rows, isComplete] = await Promise.all([
    reader.select<Pick<SitemapEntry, "slug" | "modified" | "image"> & { uri: string }>(
      `SELECT card ->> '$.slug' AS slug, card ->> '$.modified' AS modified, card ->> '$.image.sourceUrl' AS image,
      path AS uri FROM catalog_post WHERE scope = ?1 AND type = ?2 ORDER BY date, id`,
      type,
    ),
    readDocument(reader, "posts-complete"),
  ]);
  if (!isComplete) throw new BackendFault({ kind: "unreachable" });
  return rows.map((row) => ({
    ...row,
    databaseId: null,
    parentDatabaseId: null,
    uri: type === "page" ? row.uri : null,
  }));
}

function readCard({ card }: { card: string }): PostCardRow {
  return JSON.parse(card) as PostCardRow;
}
