/** What one answer was made of: what was asked for it, how long that took, and how far it may be kept. */
export class RenderReport {
  queries = 0;
  /** Waited for the backend, questions at once counted apart. */
  waitedMs = 0;
  /** false: a part of it failed. */
  isWhole = true;
  /** false: a part of it was older than it should be, or not all there yet. */
  isCurrent = true;
  /** The snapshot of the catalog that it was made with; null: with none. */
  catalog: { version: number; publishedAt: number } | null = null;

  /** The same road to the backend, with its use written down. */
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
