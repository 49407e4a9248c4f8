/** What a response was rendered from: the number of queries, their duration, and whether it may be cached. */
export class RenderReport {
  queries = 0;
  /** Time spent waiting for the backend; concurrent queries are added up. */
  waitedMs = 0;
  /** false: a part failed. */
  isComplete = true;
  /** false: a part was stale, or not available in time. */
  isFresh = true;
  /** The catalog snapshot it was rendered from; null: none. */
  catalog: { version: number; publishedAt: number } | null = null;
  /** Hash of the page's product row; null: no such product; undefined: not a product page. */
  row: string | null | undefined = undefined;

  /** Wraps fetch to count and time requests. */
  watch(fetcher: typeof fetch): typeof fetch {
    return async (input, init) => {
      const start = Date.now();
      this.queries += 1;
      try {
        return await fetcher(input, init);
      } finally {
        this.waitedMs += Date.now() - start;
      }
    };
  }
}
