import { writeStructuredData } from "../../../app/domain/seo/structured-data";
import { shopHref } from "../../../app/domain/content/wordpress-url";

/** Types that the shop's own structured data covers, with its own URLs and prices; duplicates would contradict them. */
const OWN_TYPES = new Set(
  (
    "WebPage CollectionPage ItemPage AboutPage ContactPage SearchResultsPage WebSite SearchAction BreadcrumbList " +
    "Organization OnlineStore Product ProductGroup Offer Article BlogPosting NewsArticle ImageObject Person"
  ).split(" "),
);

/**
 * The nodes of the SEO plugin's graph that the shop doesn't write itself (FAQs, recipes, videos, events), with URLs of the
 * merchant's WordPress rewritten to the shop's, ready for a script element. null if there are none.
 */
export function pickSchema(schema: string | null, origin: string, baseUrl: string): string | null {
  if (schema === null) return null;
  const { "@graph": graph, ...whole } = JSON.parse(schema) as Record<string, unknown>;
  const nodes = (Array.isArray(graph) ? (graph as unknown[]) : [whole]).filter(isAdditional);
  if (nodes.length === 0) return null;
  return writeStructuredData({ "@context": "https://schema.org", "@graph": rewriteUrls(nodes, origin, baseUrl) });
}

function isAdditional(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  const types = [(node as Record<string, unknown>)["@type"]].flat();
  return types.some((type) => typeof type === "string" && !OWN_TYPES.has(type));
}

function rewriteUrls(value: unknown, origin: string, baseUrl: string): unknown {
  if (typeof value === "string") return rewriteUrl(value, origin, baseUrl);
  if (Array.isArray(value)) return value.map((one) => rewriteUrls(one, origin, baseUrl));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewriteUrls(one, origin, baseUrl)]));
}

function rewriteUrl(text: string, origin: string, baseUrl: string): string {
  if (!text.startsWith(origin)) return text;
  const path = shopHref(text, origin);
  return path?.startsWith("/") ? baseUrl + path : text;
}
