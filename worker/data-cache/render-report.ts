/** What a response was rendered from: the number of queries, their duration, and whether it may be cached. */
export class RenderReport {
  /** The page's deadline counts from here, whenever its first query is made. */
  readonly startedAt = Date.now();
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

/** The work that public data is fetched for. */
export interface PublicTask {
  report: RenderReport;
  /** No client waits for it: stale data is revalidated first. */
  isBackground: boolean;
}

export function createTask(): PublicTask {
  return { report: new RenderReport(), isBackground: false };
}

const VERSION = "x-catalog-version";
const PUBLISHED = "x-catalog-published";
/** When to retry while the catalog or the backend is down. */
const RETRY_SECONDS = "30";

/** Adds headers that name the catalog snapshot of a response, or Retry-After to a 503. */
export function addCatalogHeaders(rendered: Response, { catalog }: RenderReport): Response {
  const isDown = rendered.status === 503 && !rendered.headers.has("retry-after");
  if (!catalog && !isDown) return rendered;
  const response = new Response(rendered.body, rendered);
  if (isDown) response.headers.set("retry-after", RETRY_SECONDS);
  if (catalog) {
    response.headers.set(VERSION, String(catalog.version));
    response.headers.set(PUBLISHED, new Date(catalog.publishedAt).toISOString());
  }
  return response;
}

/** The snapshot's Server-Timing entry; [] for a response without one. */
export function catalogTiming(headers: Headers, now: number): string[] {
  const [version, published] = [headers.get(VERSION), Date.parse(headers.get(PUBLISHED) ?? "")];
  if (version === null || Number.isNaN(published)) return [];
  return [`index;desc="version ${version}, ${Math.max(0, Math.round((now - published) / 1000))} s old"`];
}
