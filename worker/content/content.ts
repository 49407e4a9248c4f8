import { POSTS_PER_PAGE } from "../../app/config/limits";
import type { PostCategory, PostSummary } from "../../app/domain/content/blog";
import { findStorePath, type StorePage } from "../../app/domain/content/store-page";
import { pagePath } from "../../app/domain/content/wordpress-url";
import type { Seo, SeoSubject } from "../../app/domain/seo/page-head";
import type { SitemapEntry } from "../../app/domain/seo/sitemap";
import { pickLanguage } from "../../app/domain/values/text-language";
import { succeed } from "../../app/domain/values/result";
import { decodeSlug } from "../../app/domain/values/slug";
import type { Content } from "../../app/services/content";
import { openCatalogReader } from "../catalog/open-reader";
import type { DocumentData, DocumentName } from "../catalog/rows/document-data";
import type { PostCardRow } from "../catalog/rows/row-data";
import { countSitemaps, readSitemap } from "../catalog/sitemaps";
import { findStoredPost, listStoredPosts, type StoredPost } from "../catalog/store/post-reader";
import { findTerm, readDocument } from "../catalog/store/row-reader";
import type { Environment } from "../platform/environment";
import type { Bindings } from "../platform/hono-env";
import { RenderReport } from "../render/render-report";
import { RequestDeadline } from "../render/request-deadline";
import { pickSchema } from "../woocommerce/content/seo-schema";
import * as paths from "#paths";
import { firstSegment } from "../../app/config/route-policies";
import { Alternates } from "./alternates";
import { listNamedPages, type NamedPage } from "./named-pages";

/** Paths of the WordPress pages with these screens' texts. The path of the shop page is a setting of WooCommerce. */
const TEXT_PATHS = {
  home: "/",
  "all-categories": pagePath([firstSegment(paths.categories)]),
  blog: pagePath([firstSegment(paths.blog)]),
};

/** Posts, pages, menus and SEO data of one request, read from the replica. */
export function createContent(bindings: Bindings, environment: Environment, report = new RenderReport()): Content {
  const deadline = new RequestDeadline(report);
  const reader = openCatalogReader(bindings, environment, report);
  const { origin } = new URL(environment.backendUrl);
  const alternates = new Alternates(() => reader, environment);
  const read = async <Name extends DocumentName>(name: Name, fallback: DocumentData[Name]) =>
    (await readDocument(reader, name)) ?? fallback;
  const orFallback = <T>(response: Promise<T>, fallback: T) => deadline.withFallback(response, fallback);
  // A shop with several origins needs its own URLs in each.
  const withShopUrls = (seo: Seo | null) =>
    seo && { ...seo, schema: pickSchema(seo.schema, origin, environment.site.baseUrl) };
  const toPage = ({ card, page }: StoredPost, path: string) => ({
    title: card.title,
    path,
    content: page.content,
    image: card.image,
    ...pickLanguage(card),
    seo: withShopUrls(page.seo),
  });
  const readCategories = () => read("post-categories", []);
  const listPosts = async (category: number | null, page: number) => {
    const categories = await readCategories();
    const chosen = category === null ? null : withDescendants(category, categories);
    const { cards, found } = await listStoredPosts(reader, chosen, POSTS_PER_PAGE, (page - 1) * POSTS_PER_PAGE);
    return { posts: cards.map((card) => toSummary(card, categories)), found };
  };
  const listNewest = async () => (await listPosts(null, 1)).posts;
  const findPost = async (slug: string) => {
    const [exact, categories] = await Promise.all([findStoredPost(reader, "post", decodeSlug(slug)), readCategories()]);
    // WordPress stores slugs in lower case and finds them in any case.
    reader.noteRow(exact?.hash ?? null);
    const post = exact ?? (await findStoredPost(reader, "post", decodeSlug(slug).toLowerCase()));
    if (!post) return null;
    const { content, seo } = post.page;
    return { ...toSummary(post.card, categories), modified: post.card.modified, content, seo: withShopUrls(seo) };
  };
  let named: Promise<NamedPage[]> | undefined;
  const readNamed = () => (named ??= listNamedPages(reader, environment));
  const findStored = async (path: string) => (await readNamed()).find((page) => page.path === path)?.stored ?? path;
  const findPage = async (path: string) => {
    const stored = await findStored(path);
    const page = await findStoredPost(reader, "page", stored);
    // The page cache looks up rows by the requested path only, so a row stored under another path isn't noted.
    reader.noteRow((stored === path && page?.hash) || null);
    if (page) return toPage(page, path);
    const front = await findStoredPost(reader, "page", "/");
    return front && pagePath([front.card.slug]) === path ? toPage(front, "/") : null;
  };
  const findTextPage = async (screen: keyof typeof TEXT_PATHS | "shop"): Promise<StoredPost | null> => {
    const path = screen === "shop" ? shopPagePath(await read("store-pages", [])) : TEXT_PATHS[screen];
    return path === null ? null : findStoredPost(reader, "page", await findStored(path));
  };
  const findSeo = async (subject: SeoSubject): Promise<Seo | null> => {
    switch (subject.kind) {
      case "home":
      case "shop":
      case "all-categories":
      case "blog":
        return (await findTextPage(subject.kind))?.page.seo ?? null;
      case "category":
      case "tag":
      case "brand":
        return (await findTerm(reader, subject.kind, subject.slug))?.seo ?? null;
      case "product":
        // A product's SEO data are read with the product.
        return null;
    }
  };
  return {
    async listPosts(page, category) {
      const listed = await deadline.read(listPosts(category, page));
      if (!listed.ok) return listed;
      const { posts, found } = listed.value;
      const pages = Math.max(1, Math.ceil(found / POSTS_PER_PAGE));
      return succeed(page > pages ? null : { posts, page, pages });
    },
    listNewestPosts: () => orFallback(listNewest(), []),
    listFeed: () => deadline.read(listNewest()),
    listPostCategories: () => orFallback(readCategories(), []),
    findPostCategory(slug) {
      const isIt = (one: PostCategory) => decodeSlug(one.slug) === decodeSlug(slug);
      return deadline.read(readCategories().then((categories) => categories.find(isIt) ?? null));
    },
    findPost: (slug) => deadline.read(findPost(slug)),
    findPage: (path) => deadline.read(findPage(path)),
    readText: (screen) =>
      orFallback(
        findTextPage(screen).then((page) =>
          page?.page.content ? { html: page.page.content, ...pickLanguage(page.card) } : null,
        ),
        null,
      ),
    async findStorePath(path) {
      const screen = findStorePath(await orFallback(read("store-pages", []), []), path);
      if (screen !== null) return screen;
      const moved = (await orFallback(readNamed(), [])).find((page) => page.stored === path && page.path !== path);
      if (!moved) return null;
      return moved.path === "/" ? paths.home : paths.prefix + moved.path;
    },
    readMenu: async (location) => (location ? orFallback(read(`menu:${location}`, []), []) : []),
    findMistaken: (path) => orFallback(alternates.findMistaken(path), null),
    listAlternates: (path) => orFallback(alternates.list(path), []),
    countSitemaps: (kind) => deadline.read(countSitemaps(reader, kind)),
    async readSitemap(kind, number) {
      const isOfPages = kind === "pages";
      const found = await deadline.read(
        Promise.all([
          readSitemap(reader, kind, number),
          isOfPages ? read("store-pages", []) : [],
          isOfPages ? readNamed() : [],
        ]),
      );
      if (!found.ok) return found;
      const [entries, pages, known] = found.value;
      const isShopScreen = ({ uri }: SitemapEntry) =>
        uri !== null &&
        (findStorePath(pages, uri) !== null || known.some(({ stored, path }) => stored === uri && path !== uri));
      return succeed(entries && entries.filter((entry) => !isShopScreen(entry)));
    },
    async readSeo(subject, included) {
      if (included) return included.ok ? withShopUrls(included.value) : null;
      return withShopUrls(await orFallback(findSeo(subject), null));
    },
  };
}

function toSummary({ categoryIds, ...card }: PostCardRow, categories: PostCategory[]): PostSummary {
  const { modified: _, ...shown } = card;
  return { ...shown, categories: categories.filter(({ databaseId }) => categoryIds.includes(databaseId)) };
}

/** A category and all below it: WordPress lists their posts in it, too. */
function withDescendants(id: number, categories: PostCategory[]): number[] {
  const ids = new Set([id]);
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { databaseId, parentDatabaseId } of categories)
      if (parentDatabaseId !== null && ids.has(parentDatabaseId)) ids.add(databaseId);
  }
  return [...ids];
}

function shopPagePath(pages: StorePage[]): string | null {
  return pages.find(({ screen }) => screen === "shop")?.path ?? null;
}
