import { findPost } from "../woocommerce/content/posts";
import { listPostPage } from "./post-pages";
import { findPage } from "../woocommerce/content/pages";
import { getOrSet } from "../data-cache/data-cache";
import { fetchSeo } from "../woocommerce/catalog/seo";
import { pickSchema } from "../woocommerce/content/seo-schema";
import { POSTS_PER_PAGE } from "../../app/config/limits";
import { readSlug } from "../../app/domain/catalog/listing-scope";
import { pagePath, readPageSteps } from "../../app/domain/content/wordpress-url";
import type { Seo, SeoSubject } from "../../app/domain/seo/page-head";
import type { SitemapEntry } from "../../app/domain/seo/sitemap";
import { findStorePath } from "../../app/domain/content/store-page";
import type { Bindings } from "../platform/hono-env";
import { readCapabilities } from "../data-cache/known-capabilities";
import { openCatalogReader } from "../catalog/open-reader";
import { countSitemaps, readSitemap } from "../catalog/sitemaps";
import type { DocumentData, DocumentName } from "../catalog/rows/document-data";
import { readDocument } from "../catalog/store/document-reader";
import { findTerm } from "../catalog/store/term-reader";
import type { Environment } from "../platform/environment";
import { orThrow } from "../data-cache/request-deadline";
import { createTask, openPublicBackend, type PublicTask } from "../data-cache/public-client";
import type { Content } from "../../app/services/content";

/**
 * Blog, pages, menus and SEO of one request, asked without anybody's session: what catalog pages show comes from the replica, posts
 * and pages from the backend. A fault becomes a page with the right status.
 */
export function createContent(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): Content {
  const { client, dataCache, deadline } = openPublicBackend(bindings, environment, waitUntil, task);
  const reader = openCatalogReader(bindings, environment, task);
  const { origin } = new URL(environment.backendUrl);
  const keep = <T>(of: unknown[], isCommon: boolean, make: () => Promise<T>) =>
    getOrSet(dataCache, { kind: "content", of, isCommon }, make);
  const read = async <Name extends DocumentName>(name: Name, instead: DocumentData[Name]) =>
    (await readDocument(reader, name)) ?? instead;
  const soon = <T>(answer: Promise<T>, instead: T) => deadline.withFallback(answer, instead);
  // Not before it is kept: of a shop with several addresses each answer is given its own.
  const localise = (said: Seo | null) =>
    said && { ...said, schema: pickSchema(said.schema, origin, environment.site.baseUrl) };
  const readTopics = () => read("post-categories", []);
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
        // It comes along with its product.
        return null;
      case "page":
      case "post":
        return keep(["seo", subject], false, async () => {
          const { seo } = await readCapabilities(bindings, environment, dataCache, task.report);
          return seo ? orThrow(await fetchSeo(client, subject)) : null;
        });
    }
  };
  return {
    listPosts: (page, categoryId) =>
      deadline.requireOr503(
        keep(["posts", categoryId, page], page === 1, () =>
          listPostPage(client, dataCache, { page, categoryId, perPage: POSTS_PER_PAGE }),
        ),
      ),
    listNewestPosts: () => soon(read("posts:newest", []), []),
    listFeed: () => deadline.requireOr503(read("posts:newest", [])),
    listPostCategories: () => soon(readTopics(), []),
    async findPostCategory(slug) {
      const topics = await deadline.requireOr503(readTopics());
      return topics.find((one) => readSlug(one.slug) === readSlug(slug)) ?? null;
    },
    findPost: (slug) => deadline.requireOr503(keep(["post", slug], false, () => findPost(client, slug, origin))),
    findPage: (page) => deadline.requireOr503(keep(["page", page], false, () => findPage(client, page, origin))),
    readText: (page) => soon(read(`text:${page}`, ""), ""),
    findStorePath: async (path) => findStorePath(await soon(read("store-pages", []), []), path),
    readMenu: async (location) => (location ? soon(read(`menu:${location}`, []), []) : []),
    countSitemaps: (kind) => deadline.requireOr503(countSitemaps(reader, kind)),
    async readSitemap(kind, number) {
      const [entries, pages] = await deadline.requireOr503(
        Promise.all([readSitemap(reader, kind, number), kind === "pages" ? read("store-pages", []) : []]),
      );
      const isOurs = ({ uri }: SitemapEntry) => {
        const steps = readPageSteps(uri ?? "");
        return steps !== null && findStorePath(pages, pagePath(steps)) !== null;
      };
      return entries && entries.filter((entry) => !isOurs(entry));
    },
    async readSeo(subject, said) {
      if (said) return said.ok ? localise(said.value) : null;
      return localise(await soon(findSeo(subject), null));
    },
  };
}
