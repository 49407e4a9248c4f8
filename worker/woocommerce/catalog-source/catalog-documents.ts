import {
  GetCatalogContentDocument,
  GetCatalogPagesSeoDocument,
  GetShopPageDocument,
  type GetCatalogContentQuery,
  type PostSeoFragment,
} from "../../../graphql/generated/documents";
import { readPart } from "../responses";
import { toPostCategories, toPostList } from "../content/posts";
import type { GraphqlResponse, BackendClient } from "../client";
import { hasPath, lastSegment, listMenu, toPage } from "../content/pages";
import { BackendFault } from "../errors";
import { readResult } from "../fields";
import { fail, succeed, type Result } from "../../../app/domain/values/result";
import { readSeo } from "../catalog/seo";
import { toStorePages } from "../content/store-pages";
import { POSTS_PER_PAGE } from "../../../app/config/limits";
import { buildMenuTree } from "../../../app/domain/content/menu";
import type { StorePage } from "../../../app/domain/content/store-page";
import type { DocumentData, DocumentName } from "../../catalog/rows/document-data";
import type { SourceDocument } from "../../catalog/rows/catalog-source";
import type { WordPressSettings } from "../../../app/config/wordpress-settings";
import { completeSitemap } from "./complete-sitemap";

export interface DocumentOptions {
  /** Origin of the WordPress, whose links in texts are rewritten. */
  origin: string;
  /** Theme locations of the layout's menus; "" for a menu that isn't shown. */
  menus: string[];
  /** Throws ConfigurationError where the shop can't take these settings over. */
  checkSettings: (tables: WordPressSettings) => void;
}

type Parts = { [Name in DocumentName]?: Result<DocumentData[Name]> };

/**
 * The WordPress content of catalog pages beside products and terms, in 3 requests and one per menu (more for over 100 posts or
 * pages). Parts that failed are omitted, so that the stored ones stay. Throws BackendFault if everything failed.
 */
export async function readDocuments(
  client: BackendClient,
  { origin, menus }: Pick<DocumentOptions, "origin" | "menus">,
  withSeo: boolean,
): Promise<SourceDocument[]> {
  const content = await client.query(GetCatalogContentDocument, { posts: POSTS_PER_PAGE });
  if (!content.data) throw new BackendFault(content.failure ?? { kind: "bad-answer" });
  const storePages = readResult(() => toStorePages(content.data!));
  const parts: Parts = {
    ...readContent(content, origin),
    "store-pages": content.failure ? fail(content.failure) : storePages,
    "sitemap:posts": await completeSitemap(client, "posts", content, content.data.sitemapPosts),
    "sitemap:pages": await completeSitemap(client, "pages", content, content.data.sitemapPages),
    ...(storePages.ok && !content.failure && (await readShopPages(client, storePages.value, origin, withSeo))),
  };
  for (const location of new Set(menus.filter(Boolean)))
    parts[`menu:${location}`] = await readMenu(client, location, origin);
  return Object.entries(parts).flatMap(([name, part]) => (part?.ok ? [{ name, data: part.value }] : []));
}

function readContent(response: GraphqlResponse<GetCatalogContentQuery>, origin: string): Parts {
  const readText = (find: (data: GetCatalogContentQuery) => GetCatalogContentQuery["home"]) =>
    readOptional(response, find, (page) => toPage(page, origin).content, "");
  return {
    "text:home": readText((data) => data.home),
    "text:all-categories": readText((data) => data.allCategories),
    "posts:newest": readPart(
      response,
      ({ newest }) => newest,
      (list) => toPostList(list).posts,
    ),
    "post-categories": readPart(response, ({ categories }) => categories, toPostCategories),
  };
}

async function readShopPages(
  client: BackendClient,
  pages: StorePage[],
  origin: string,
  withSeo: boolean,
): Promise<Parts> {
  const path = pages.find(({ screen }) => screen === "/magazin")?.path ?? "";
  const name = lastSegment(path);
  const toText = (page: Parameters<typeof toPage>[0]) => toPage(page, origin).content;
  if (!withSeo) {
    const nothing = { "seo:home": succeed(null), "seo:shop": succeed(null), "seo:all-categories": succeed(null) };
    if (!name) return { ...nothing, "text:shop": succeed("") };
    const response = await client.query(GetShopPageDocument, { name });
    const text = readOptional(response, (data) => data.pages?.nodes.find((node) => hasPath(node, path)), toText, "");
    return { ...nothing, "text:shop": text };
  }
  // Without a shop page, a name that no page has: the other two parts are still needed.
  const response = await client.query(GetCatalogPagesSeoDocument, { shop: name || "-" });
  const findShop = (data: NonNullable<typeof response.data>) =>
    data.pages?.nodes.find((node) => name && hasPath(node, path));
  return {
    "text:shop": readOptional(response, findShop, toText, ""),
    "seo:home": readSeo(response, (data) => data.home),
    "seo:all-categories": readSeo(response, (data) => data.allCategories),
    "seo:shop": readSeo(response, (data): { seo: PostSeoFragment | null } | undefined => findShop(data)),
  };
}

/** A part that WordPress may lack; together with an error, null means nothing. */
function readOptional<D, P, T>(
  response: GraphqlResponse<D>,
  find: (data: D) => P | null | undefined,
  map: (part: P) => T,
  without: T,
): Result<T> {
  const part = readPart(
    response,
    (data) => ({ found: find(data) ?? null }),
    ({ found }) => (found === null ? null : { value: map(found) }),
  );
  if (!part.ok) return part;
  if (part.value) return succeed(part.value.value);
  return response.failure ? fail(response.failure) : succeed(without);
}

/** WordPress refuses an unknown menu location, which counts as an empty menu. */
async function readMenu(client: BackendClient, location: string, origin: string) {
  const items = await listMenu(client, location, origin);
  if (items.ok) return succeed(buildMenuTree(items.value));
  return items.failure.kind === "refused" ? succeed([]) : items;
}
