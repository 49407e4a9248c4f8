import { CURSOR_FETCH_MAX } from "../../app/config/limits";
import type { PostPage } from "../../app/domain/content/blog";
import { listPostCursors, listPosts, listCategoryPosts } from "../woocommerce/content/posts";
import type { BackendClient } from "../woocommerce/client";
import { getOrSet, type DataCache, type DataCacheKey } from "../data-cache/data-cache";

/** Where the pages of a list of posts start. */
interface PageCursors {
  /** Cursors before page 2, 3, …, without gaps. */
  starts: string[];
  /** Whether the last page is included. */
  isComplete: boolean;
}

interface PostPageQuery {
  /** null: all categories. */
  categoryId: number | null;
  page: number;
  perPage: number;
}

/**
 * One page of posts, newest first, reached by a cached list of cursors; null after the last page. Without cursors the first page
 * is returned. Throws BackendFault if the posts are unavailable.
 */
export async function listPostPage(
  client: BackendClient,
  dataCache: DataCache,
  { categoryId, page, perPage }: PostPageQuery,
): Promise<PostPage | null> {
  const key: DataCacheKey = { kind: "cursors", of: { posts: categoryId, perPage }, isCommon: true };
  const walk = (least: number) => walkPosts(client, categoryId, perPage, least);
  const readCursors = async () => {
    const known = await getOrSet(dataCache, key, () => walk(page));
    if (!known || known.isComplete || known.starts.length >= page - 1) return known;
    const more = await walk(page);
    if (more) dataCache.later(() => dataCache.write(key, more));
    return more;
  };
  const fetchPosts = (after: string | null) =>
    categoryId === null ? listPosts(client, perPage, after) : listCategoryPosts(client, categoryId, perPage, after);
  const [known, first] = await Promise.all([readCursors(), page === 1 ? fetchPosts(null) : null]);
  const after = known?.starts[page - 2];
  if (known && page > 1 && after === undefined) return null;
  const shown = first ?? (await fetchPosts(after ?? null));
  // A new post shifts all pages, so the cursors are fetched again.
  const hasMoved = page === 1 && known !== null && known.starts[0] !== (shown.next ?? undefined);
  if (hasMoved)
    dataCache.later(async () => {
      const moved = await walk(known.starts.length + 1);
      if (moved) await dataCache.write(key, moved);
    });
  return {
    posts: shown.posts,
    page: known ? page : 1,
    pages: known?.isComplete && !hasMoved ? known.starts.length + 1 : null,
    hasNextPage: shown.next !== null,
  };
}

/** Collects page cursors, 100 posts per request, until page `least` is included; null if they are unavailable. */
async function walkPosts(
  client: BackendClient,
  categoryId: number | null,
  perPage: number,
  least: number,
): Promise<PageCursors | null> {
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
    // A cursor that doesn't advance would loop forever.
    if (next === null || next === after || cursors.length === 0) return { starts, isComplete: next === null };
    after = next;
  } while (starts.length < least - 1 && at < CURSOR_FETCH_MAX);
  return { starts, isComplete: false };
}
