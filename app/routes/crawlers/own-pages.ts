import { href } from "react-router";
import type { Site } from "../../config/site";
import type { PostCategory } from "../../domain/content/blog";
import { blogPath } from "../../domain/content/blog-path";
import { parsePagePath } from "../../domain/content/wordpress-url";
import type { SitemapUrl } from "../../domain/seo/sitemap";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

/** Pages that the shop has independent of WordPress: its screens, the blog's topics, its legal pages. */
export function listOwnPages(site: Site, topics: PostCategory[]): SitemapUrl[] {
  const legalPages = [
    site.termsPath,
    site.privacyPath,
    site.cookiesPath,
    site.deliveryPath,
    site.withdrawalPath,
    site.accessibilityPath,
    site.guaranteePath,
  ];
  // In the shop's other languages a path set by the merchant may redirect to one that is listed as WordPress's page.
  const isOwn = (path: string) => paths.prefix === "" || Object.values<string>(paths).includes(path);
  const listed = [
    paths.home,
    SHOP_PATH,
    href(paths.categories),
    href(paths.blog),
    ...topics.map(({ slug }) => blogPath(slug)),
    // Legal pages may be external, or missing.
    ...legalPages.filter(
      (path) => path.startsWith("/") && isOwn(path) && parsePagePath(path.slice(paths.prefix.length)) !== null,
    ),
  ];
  return [...new Set(listed)].map((path) => ({ loc: site.baseUrl + path, lastmod: null, image: null }));
}
