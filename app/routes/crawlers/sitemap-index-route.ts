import { href } from "react-router";
import * as paths from "#paths";
import { SITEMAP_KINDS, writeSitemapIndex } from "../../domain/seo/sitemap";
import { retryLaterResponse, xmlResponse } from "./xml-response";
import type { Route } from "./+types/sitemap-index-route";
import { shopContext } from "../../services/page";
import { contentContext } from "../../services/content";

/** The sitemap index. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const content = context.get(contentContext);
  const counts = await Promise.all(SITEMAP_KINDS.map((kind) => content.countSitemaps(kind)));
  const urls: string[] = [];
  for (const [index, count] of counts.entries()) {
    if (!count.ok) return retryLaterResponse();
    for (let at = 1; at <= count.value; at++)
      urls.push(site.baseUrl + href(paths.sitemap, { name: `${SITEMAP_KINDS[index]}-${at}.xml` }));
  }
  return xmlResponse(writeSitemapIndex(urls));
}
