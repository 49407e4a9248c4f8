import { writeStructuredData } from "../../../app/domain/seo/structured-data";
import { shopHref } from "../../../app/domain/content/wordpress-url";

/** Types that the shop writes itself, with its own addresses and prices; a second telling would only contradict. */
const OURS = new Set(
  (
    "WebPage CollectionPage ItemPage AboutPage ContactPage SearchResultsPage WebSite SearchAction BreadcrumbList " +
    "Organization OnlineStore Product ProductGroup Offer Article BlogPosting NewsArticle ImageObject Person"
  ).split(" "),
);

/**
 * What the SEO plugin's graph tells beyond the shop's own structured data (questions and answers, recipes, videos, events),
 * with addresses of the merchant's WordPress moved to the shop, ready for a script element. null where that is nothing.
 */
export function pickSchema(schema: string | null, origin: string, baseUrl: string): string | null {
  if (schema === null) return null;
  const { "@graph": graph, ...whole } = JSON.parse(schema) as Record<string, unknown>;
  const nodes = (Array.isArray(graph) ? (graph as unknown[]) : [whole]).filter(isForeign);
  if (nodes.length === 0) return null;
  return writeStructuredData({ "@context": "https://schema.org", "@graph": move(nodes, origin, baseUrl) });
}

function isForeign(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  const types = [(node as Record<string, unknown>)["@type"]].flat();
  return types.some((type) => typeof type === "string" && !OURS.has(type));
}

function move(value: unknown, origin: string, baseUrl: string): unknown {
  if (typeof value === "string") return moveAddress(value, origin, baseUrl);
  if (Array.isArray(value)) return value.map((one) => move(one, origin, baseUrl));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, move(one, origin, baseUrl)]));
}

function moveAddress(text: string, origin: string, baseUrl: string): string {
  if (!text.startsWith(origin)) return text;
  const path = shopHref(text, origin);
  return path?.startsWith("/") ? baseUrl + path : text;
}
