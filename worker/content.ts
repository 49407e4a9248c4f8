import { findPost, listPostCategories } from "../app/backend/blog";
import { listPostPage } from "../app/backend/blog-pages";
import { findPage, listMenu } from "../app/backend/content";
import { remember } from "../app/backend/memory";
import { askSeo, type SeoSubject } from "../app/backend/seo";
import { pickSchema } from "../app/backend/seo-schema";
import { countSitemaps, readSitemapPage } from "../app/backend/sitemap-chain";
import { POSTS_PER_PAGE } from "../app/config/limits";
import type { Content } from "../app/context";
import type { PostCategory } from "../app/shop/blog";
import { readSlug } from "../app/shop/listing-scope";
import { growMenu } from "../app/shop/menu";
import type { Seo } from "../app/shop/seo";
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
    readSitemap: (kind, number) => patience.orPage(readSitemapPage(client, memory, kind, number)),
    async readSeo(subject, said) {
      if (said) return said.ok ? localise(said.value) : null;
      const read = async () => {
        const { seo } = await readCapabilities(bindings, environment, memory);
        if (seo === false) return null;
        return localise(orThrow(await askSeo(client, subject)));
      };
      return soon(keep(["seo", subject], isScreen(subject), read), null);
    },
  };
}

// Of products and posts there may be too many for KV.
function isScreen({ kind }: SeoSubject): boolean {
  return kind !== "product" && kind !== "post" && kind !== "page";
}
