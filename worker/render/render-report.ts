/** What a response was rendered from, and whether it may be cached. */
export class RenderReport {
  /** The page's deadline counts from here, whenever its first query is made. */
  readonly startedAt = Date.now();
  /** false: a part failed. */
  isComplete = true;
  /** false: a part wasn't available in time, or only an older version of it. */
  isFresh = true;
  /** The catalog snapshot it was rendered from; null: none. */
  catalog: { version: number; publishedAt: number } | null = null;
  /** Hash of the row of the page's product, post or page; null: there is none; undefined: the page has no such subject. */
  row: string | null | undefined = undefined;
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
