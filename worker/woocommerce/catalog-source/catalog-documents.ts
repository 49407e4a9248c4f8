import {
  GetCatalogContentDocument,
  GetCatalogPagesSeoDocument,
  GetShopPageDocument,
  type GetCatalogContentQuery,
  type PostSeoFragment,
} from "../../../graphql/generated/documents";
import { readPart } from "../answers";
import { toPostCategories, toPostList } from "../content/posts";
import type { Answer, BackendClient } from "../client";
import { isAt, lastStep, listMenu, toPage } from "../content/pages";
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
import { completeSitemap } from "./complete-sitemap";

export interface DocumentsWanted {
  /** Of the WordPress, for the links in its texts. */
  origin: string;
  /** Locations of the layout's menus; "" where the shop shows none. */
  menus: string[];
}

type Parts = { [Name in DocumentName]?: Result<DocumentData[Name]> };

/**
 * What catalog pages show of WordPress beside products and terms, in 3 queries and one a menu (more of a blog or a site of more
 * than a hundred pages). What can't be had is left out, so that what was stored stays. Throws BackendFault where nothing can.
 */
export async function readDocuments(
  client: BackendClient,
  { origin, menus }: DocumentsWanted,
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

function readContent(answer: Answer<GetCatalogContentQuery>, origin: string): Parts {
  const readText = (find: (data: GetCatalogContentQuery) => GetCatalogContentQuery["home"]) =>
    readOptional(answer, find, (page) => toPage(page, origin).content, "");
  return {
    "text:home": readText((data) => data.home),
    "text:all-categories": readText((data) => data.allCategories),
    "posts:newest": readPart(
      answer,
      ({ newest }) => newest,
      (list) => toPostList(list).posts,
    ),
    "post-categories": readPart(answer, ({ categories }) => categories, toPostCategories),
  };
}

async function readShopPages(
  client: BackendClient,
  pages: StorePage[],
  origin: string,
  withSeo: boolean,
): Promise<Parts> {
  const path = pages.find(({ screen }) => screen === "/magazin")?.path ?? "";
  const name = lastStep(path);
  const toText = (page: Parameters<typeof toPage>[0]) => toPage(page, origin).content;
  if (!withSeo) {
    const nothing = { "seo:home": succeed(null), "seo:shop": succeed(null), "seo:all-categories": succeed(null) };
    if (!name) return { ...nothing, "text:shop": succeed("") };
    const answer = await client.query(GetShopPageDocument, { name });
    const text = readOptional(answer, (data) => data.pages?.nodes.find((node) => isAt(node, path)), toText, "");
    return { ...nothing, "text:shop": text };
  }
  // A name that no page has: the other two are still wanted.
  const answer = await client.query(GetCatalogPagesSeoDocument, { shop: name || "-" });
  const findShop = (data: NonNullable<typeof answer.data>) =>
    data.pages?.nodes.find((node) => name && isAt(node, path));
  return {
    "text:shop": readOptional(answer, findShop, toText, ""),
    "seo:home": readSeo(answer, (data) => data.home),
    "seo:all-categories": readSeo(answer, (data) => data.allCategories),
    "seo:shop": readSeo(answer, (data): { seo: PostSeoFragment | null } | undefined => findShop(data)),
  };
}

/** What WordPress may lack; where something failed, null says nothing. */
function readOptional<D, P, T>(
  answer: Answer<D>,
  find: (data: D) => P | null | undefined,
  map: (part: P) => T,
  without: T,
): Result<T> {
  const part = readPart(
    answer,
    (data) => ({ found: find(data) ?? null }),
    ({ found }) => (found === null ? null : { value: map(found) }),
  );
  if (!part.ok) return part;
  if (part.value) return succeed(part.value.value);
  return answer.failure ? fail(answer.failure) : succeed(without);
}

/** A theme without such a menu says so, and has an empty one. */
async function readMenu(client: BackendClient, location: string, origin: string) {
  const items = await listMenu(client, location, origin);
  if (items.ok) return succeed(buildMenuTree(items.value));
  return items.failure.kind === "refused" ? succeed([]) : items;
}
