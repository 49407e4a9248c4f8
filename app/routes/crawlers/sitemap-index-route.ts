import { SITEMAP_KINDS, writeSitemapIndex } from "../../domain/seo/sitemap";
import { retryLaterResponse, xmlResponse } from "./xml-response";
import type { Route } from "./+types/sitemap-index-route";
import { shopContext } from "../../services/page";
import { contentContext } from "../../services/content";

/** The sitemap index. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const content = context.get(contentContext);
  const counts = await Promise.all(SITEMAP_KINDS.map((kind) => content.countSitemaps(kind))).catch(() => null);
  if (!counts) return retryLaterResponse();
  const urls = SITEMAP_KINDS.flatMap((kind, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, at) => `${site.baseUrl}/sitemaps/${kind}-${at + 1}.xml`),
  );
  return xmlResponse(writeSitemapIndex(urls));
}
