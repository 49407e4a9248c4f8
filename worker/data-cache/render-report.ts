/** What one response was made of: queries, how long they took, and whether it may be cached. */
export class RenderReport {
  queries = 0;
  /** Waited for the backend, concurrent queries added up. */
  waitedMs = 0;
  /** false: a part of it failed. */
  isWhole = true;
  /** false: a part of it was older than it should be, or not all there yet. */
  isCurrent = true;
  /** The snapshot of the catalog that it was made with; null: with none. */
  catalog: { version: number; publishedAt: number } | null = null;
  /** Hash of the row of the product that it is about; null: there is no such product; undefined: it is about none. */
  row: string | null | undefined = undefined;

  /** The same fetch, counted and timed. */
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
