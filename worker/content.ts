import { findPost, listPostCategories } from "../app/backend/blog";
import { listPostPage } from "../app/backend/blog-pages";
import { findPage, findShopPage, listMenu } from "../app/backend/content";
import { remember } from "../app/backend/memory";
import { askSeo, askShopSeo, type SeoSubject } from "../app/backend/seo";
import { pickSchema } from "../app/backend/seo-schema";
import { countSitemaps, readSitemapPage } from "../app/backend/sitemap-chain";
import { findStorePages } from "../app/backend/store-pages";
import { POSTS_PER_PAGE } from "../app/config/limits";
import type { Content } from "../app/context-content";
import type { PostCategory } from "../app/shop/blog";
import { readSlug } from "../app/shop/listing-scope";
import { growMenu } from "../app/shop/menu";
import { pagePath, readPageSteps } from "../app/shop/page-address";
import type { Seo } from "../app/shop/seo";
import type { SitemapEntry } from "../app/shop/sitemap";
import { findStorePath, type StorePage } from "../app/shop/store-page";
import type { Bindings } from "./bindings";
import { readCapabilities } from "./capabilities";
import type { Environment } from "./env";
import { orThrow } from "./faults";
import { createTask, openPublicBackend, type PublicTask } from "./public-backend";

/** Blog, pages, menus and SEO of one request, asked without anybody's session. A fault becomes a page with the right status. */
export function createContent(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): Content {
  const { client, memory, patience } = openPublicBackend(bindings, environment, waitUntil, task);
  const { origin } = new URL(environment.backendUrl);
  const keep = <T>(of: unknown[], isCommon: boolean, make: () => Promise<T>) =>
    remember(memory, { kind: "content", of, isCommon }, make);
  const soon = <T>(answer: Promise<T>, instead: T) => patience.orWithout(answer, instead);
  // Not before it is kept: of a shop with several addresses each answer is given its own.
  const localise = (said: Seo | null) =>
    said && { ...said, schema: pickSchema(said.schema, origin, environment.site.baseUrl) };
  const readPosts = (page: number, categoryId: number | null) =>
    keep(["posts", categoryId, page], page === 1, () =>
      listPostPage(client, memory, { page, categoryId, perPage: POSTS_PER_PAGE }),
    );
  let topics: Promise<PostCategory[]> | null = null;
  const readTopics = () => {
    topics ??= keep(["post-categories"], true, async () => orThrow(await listPostCategories(client)));
    return topics;
  };
  let storePages: Promise<StorePage[]> | null = null;
  const readStorePages = () => (storePages ??= keep(["store-pages"], true, () => findStorePages(client)));
  const findShopPath = async () => (await readStorePages()).find(({ screen }) => screen === "/magazin")?.path ?? null;
  return {
    listPosts: (page, categoryId) => patience.orPage(readPosts(page, categoryId)),
    listNewestPosts: async () => (await soon(readPosts(1, null), null))?.posts ?? [],
    listPostCategories: () => soon(readTopics(), []),
    async findPostCategory(slug) {
      const topics = await patience.orPage(readTopics());
      return topics.find((one) => readSlug(one.slug) === readSlug(slug)) ?? null;
    },
    findPost: (slug) => patience.orPage(keep(["post", slug], false, () => findPost(client, slug, origin))),
    findPage: (page) => patience.orPage(keep(["page", page], false, () => findPage(client, page, origin))),
    readText: (page) =>
      soon(
        keep(["text", page], true, async () => (await findPage(client, page, origin))?.content ?? ""),
        "",
      ),
    readShopText() {
      const read = async () => {
        const path = await findShopPath();
        return path === null ? "" : ((await findShopPage(client, path, origin))?.content ?? "");
      };
      return soon(keep(["shop-text"], true, read), "");
    },
    findStorePath: async (path) => findStorePath(await soon(readStorePages(), []), path),
    async readMenu(location) {
      if (!location) return [];
      const read = async () => {
        const items = await listMenu(client, location, origin);
        // A theme without such a menu says so: that is worth knowing, not asking again.
        return growMenu(!items.ok && items.failure.kind === "refused" ? [] : orThrow(items));
      };
      return soon(keep(["menu", location], true, read), []);
    },
    countSitemaps: (kind) => patience.orPage(countSitemaps(client, memory, kind)),
    async readSitemap(kind, number) {
      const [entries, pages] = await patience.orPage(
        Promise.all([readSitemapPage(client, memory, kind, number), kind === "pages" ? readStorePages() : []]),
      );
      const isOurs = ({ uri }: SitemapEntry) => {
        const steps = readPageSteps(uri ?? "");
        return steps !== null && findStorePath(pages, pagePath(steps)) !== null;
      };
      return entries && entries.filter((entry) => !isOurs(entry));
    },
    async readSeo(subject, said) {
      if (said) return said.ok ? localise(said.value) : null;
      const read = async () => {
        const { seo } = await readCapabilities(bindings, environment, memory, task.ledger);
        if (!seo) return null;
        if (subject.kind !== "shop") return orThrow(await askSeo(client, subject));
        const path = await findShopPath();
        return path === null ? null : orThrow(await askShopSeo(client, path));
      };
      return localise(await soon(keep(["seo", subject], isScreen(subject), read), null));
    },
  };
}

// Of products and posts there may be too many for KV.
function isScreen({ kind }: SeoSubject): boolean {
  return kind !== "product" && kind !== "post" && kind !== "page";
}
