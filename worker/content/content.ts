import { findPost } from "../woocommerce/content/posts";
import { listPostPage } from "./post-pages";
import { findPage } from "../woocommerce/content/pages";
import { getOrSet } from "../data-cache/data-cache";
import { fetchSeo } from "../woocommerce/catalog/seo";
import { pickSchema } from "../woocommerce/content/seo-schema";
import { POSTS_PER_PAGE } from "../../app/config/limits";
import { decodeSlug } from "../../app/domain/values/slug";
import { pagePath, parsePagePath } from "../../app/domain/content/wordpress-url";
import type { PostPage } from "../../app/domain/content/blog";
import type { Seo, SeoSubject } from "../../app/domain/seo/page-head";
import type { SitemapEntry } from "../../app/domain/seo/sitemap";
import { findStorePath } from "../../app/domain/content/store-page";
import type { Bindings } from "../platform/hono-env";
import { readCapabilities } from "../data-cache/cached-capabilities";
import { openCatalogReader } from "../catalog/open-reader";
import { countSitemaps, readSitemap } from "../catalog/sitemaps";
import type { DocumentData, DocumentName } from "../catalog/rows/document-data";
import { readDocument, findTerm } from "../catalog/store/row-reader";
import type { Environment } from "../platform/environment";
import { lazily } from "../platform/lazily";
import { createTask, type PublicTask } from "../data-cache/render-report";
import { openDeadline, orThrow } from "../data-cache/request-deadline";
import { openDataCache, openPublicClient } from "../data-cache/public-client";
import type { Content } from "../../app/services/content";

/**
 * Blog, pages, menus and SEO data of one request, fetched without a session: what catalog pages show comes from the replica,
 * posts and pages from the backend. A fault becomes a page with the right status.
 */
export function createContent(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): Content {
  const deadline = openDeadline(waitUntil, task);
  const reader = openCatalogReader(bindings, environment, task);
  // Most pages ask neither.
  const client = lazily(() => openPublicClient(bindings, environment, task));
  const dataCache = lazily(() => openDataCache(bindings, environment, task, waitUntil));
  const { origin } = new URL(environment.backendUrl);
  const getCached = <T>(
    of: unknown[],
    isCommon: boolean,
    make: () => Promise<T>,
    isComplete?: (value: T & {}) => boolean,
  ) => getOrSet(dataCache, { kind: "content", of, isCommon }, make, isComplete);
  const read = async <Name extends DocumentName>(name: Name, fallback: DocumentData[Name]) =>
    (await readDocument(reader, name)) ?? fallback;
  const orFallback = <T>(response: Promise<T>, fallback: T) => deadline.withFallback(response, fallback);
  // Applied after caching, because a shop with several origins needs its own URLs in each.
  const withShopUrls = (seo: Seo | null) =>
    seo && { ...seo, schema: pickSchema(seo.schema, origin, environment.site.baseUrl) };
  const readPostCategories = () => read("post-categories", []);
  const findSeo = async (subject: SeoSubject): Promise<Seo | null> => {
    switch (subject.kind) {
      case "home":
      case "shop":
      case "all-categories":
        return read(`seo:${subject.kind}`, null);
      case "category":
      case "tag":
      case "brand":
        return (await findTerm(reader, subject.kind, subject.slug))?.seo ?? null;
      case "product":
        // Included in the product itself.
        return null;
      case "page":
      case "post":
        return getCached(["seo", subject], false, async () => {
          const { seo } = await readCapabilities(bindings, environment, dataCache, task.report);
          return seo ? orThrow(await fetchSeo(client, subject)) : null;
        });
    }
  };
  return {
    async listPosts(page, categoryId) {
      const make = () => listPostPage(client, dataCache, { page, categoryId, perPage: POSTS_PER_PAGE });
      const isAsked = (shown: PostPage) => shown.page === page;
      const shown = await deadline.requireOr503(getCached(["posts", categoryId, page], page === 1, make, isAsked));
      // Of concurrent requests that share an answer, only the one that made it has seen the fault.
      if (shown && !isAsked(shown)) task.report.isComplete = false;
      return shown;
    },
    listNewestPosts: () => orFallback(read("posts:newest", []), []),
    listFeed: () => deadline.requireOr503(read("posts:newest", [])),
    listPostCategories: () => orFallback(readPostCategories(), []),
    async findPostCategory(slug) {
      const topics = await deadline.requireOr503(readPostCategories());
      return topics.find((one) => decodeSlug(one.slug) === decodeSlug(slug)) ?? null;
    },
    findPost: (slug) => deadline.requireOr503(getCached(["post", slug], false, () => findPost(client, slug, origin))),
    findPage: (page) => deadline.requireOr503(getCached(["page", page], false, () => findPage(client, page, origin))),
    readText: (page) => orFallback(read(`text:${page}`, ""), ""),
    findStorePath: async (path) => findStorePath(await orFallback(read("store-pages", []), []), path),
    readMenu: async (location) => (location ? orFallback(read(`menu:${location}`, []), []) : []),
    countSitemaps: (kind) => deadline.requireOr503(countSitemaps(reader, kind)),
    async readSitemap(kind, number) {
      const [entries, pages] = await deadline.requireOr503(
        Promise.all([readSitemap(reader, kind, number), kind === "pages" ? read("store-pages", []) : []]),
      );
      const isShopScreen = ({ uri }: SitemapEntry) => {
        const segments = parsePagePath(uri ?? "");
        return segments !== null && findStorePath(pages, pagePath(segments)) !== null;
      };
      return entries && entries.filter((entry) => !isShopScreen(entry));
    },
    async readSeo(subject, included) {
      if (included) return included.ok ? withShopUrls(included.value) : null;
      return withShopUrls(await orFallback(findSeo(subject), null));
    },
  };
}
