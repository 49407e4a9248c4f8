import type { RenderReport } from "../data-cache/render-report";

const VERSION = "x-catalog-version";
const PUBLISHED = "x-catalog-published";
/** Until the replica, or whatever else was down, is tried again. */
const RETRY_SECONDS = "30";

/** Says on an answer which snapshot of the catalog it was made with; one that can't be had now, when to come again. */
export function stampAnswer(answer: Response, { catalog }: RenderReport): Response {
  const isDown = answer.status === 503 && !answer.headers.has("retry-after");
  if (!catalog && !isDown) return answer;
  const response = new Response(answer.body, answer);
  if (isDown) response.headers.set("retry-after", RETRY_SECONDS);
  if (catalog) {
    response.headers.set(VERSION, String(catalog.version));
    response.headers.set(PUBLISHED, new Date(catalog.publishedAt).toISOString());
  }
  return response;
}

/** The snapshot's part of Server-Timing; [] for an answer that was made with none. */
export function timeOfCatalog(headers: Headers, now: number): string[] {
  const [version, published] = [headers.get(VERSION), Date.parse(headers.get(PUBLISHED) ?? "")];
  if (version === null || Number.isNaN(published)) return [];
  return [`index;desc="version ${version}, ${Math.max(0, Math.round((now - published) / 1000))} s old"`];
}
