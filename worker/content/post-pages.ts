import { CURSOR_FETCH_MAX } from "../../app/config/limits";
import type { PostPage } from "../../app/domain/content/blog";
import { listPostCursors, listPosts, listPostsOf } from "../woocommerce/content/posts";
import type { BackendClient } from "../woocommerce/client";
import { getOrSet, type DataCache, type DataCacheKey } from "../data-cache/data-cache";

/** Where the pages of a list of posts start. */
interface KnownPosts {
  /** Cursor before page 2, 3, …; without gaps. */
  starts: string[];
  /** Whether the last page is among them. */
  isWhole: boolean;
}

interface PostsAsked {
  /** null: of all. */
  categoryId: number | null;
  page: number;
  perPage: number;
}

/**
 * One page of posts, newest first, by the cursor before it, as a listing is paged; null beyond the last.
 * Where the cursors can't be had the first page is given. Throws BackendFault without its posts.
 */
export async function listPostPage(
  client: BackendClient,
  dataCache: DataCache,
  { categoryId, page, perPage }: PostsAsked,
): Promise<PostPage | null> {
  const key: DataCacheKey = { kind: "cursors", of: { posts: categoryId, perPage }, isCommon: true };
  const walk = (least: number) => walkPosts(client, categoryId, perPage, least);
  const readKnown = async () => {
    const known = await getOrSet(dataCache, key, () => walk(page));
    if (!known || known.isWhole || known.starts.length >= page - 1) return known;
    const more = await walk(page);
    if (more) dataCache.later(() => dataCache.write(key, more));
    return more;
  };
  const fetchPosts = (after: string | null) =>
    categoryId === null ? listPosts(client, perPage, after) : listPostsOf(client, categoryId, perPage, after);
  const [known, first] = await Promise.all([readKnown(), page === 1 ? fetchPosts(null) : null]);
  const after = known?.starts[page - 2];
  if (known && page > 1 && after === undefined) return null;
  const shown = first ?? (await fetchPosts(after ?? null));
  // A new post moves all pages: their starts are looked for anew.
  const hasMoved = page === 1 && known !== null && known.starts[0] !== (shown.next ?? undefined);
  if (hasMoved) dataCache.later(async () => dataCache.write(key, await walk(known.starts.length + 1)));
  return {
    posts: shown.posts,
    page: known ? page : 1,
    pages: known?.isWhole && !hasMoved ? known.starts.length + 1 : null,
    hasNextPage: shown.next !== null,
  };
}

/** Looks for the starts of pages in hundreds, until page `least` is among them; null when it can't be done. */
async function walkPosts(
  client: BackendClient,
  categoryId: number | null,
  perPage: number,
  least: number,
): Promise<KnownPosts | null> {
  const starts: string[] = [];
  let [after, at]: [string | null, number] = [null, 0];
  do {
    const list = await listPostCursors(client, categoryId, after);
    if (!list) return null;
    const { cursors, next } = list;
    for (const [index, cursor] of cursors.entries()) {
      at += 1;
      const isEnd = next === null && index === cursors.length - 1;
      if (at % perPage === 0 && cursor && !isEnd) starts.push(cursor);
    }
    // A cursor that stands still would never end.
    if (next === null || next === after || cursors.length === 0) return { starts, isWhole: next === null };
    after = next;
  } while (starts.length < least - 1 && at < CURSOR_FETCH_MAX);
  return { starts, isWhole: false };
}
