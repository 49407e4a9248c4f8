import {
  GetAllowedCountriesDocument,
  GetPostCategoriesDocument,
  GetStorePagesDocument,
  type GetPostCategoriesQuery,
} from "../../../graphql/generated/documents";
import { requirePart, readPart } from "../responses";
import type { BackendClient, GraphqlResponse } from "../client";
import { listMenu } from "../content/menus";
import { BackendFault, catchFault } from "../errors";
import { number, readResult, text } from "../fields";
import { plainText } from "../html";
import { readTextLanguage } from "../text-language";
import { fail, succeed, type Result } from "../../../app/domain/values/result";
import { fetchRegions } from "../checkout/countries";
import { listLoginClients } from "../account/sign-in-queries";
import { toStorePages } from "../content/store-pages";
import { buildMenuTree } from "../../../app/domain/content/menu";
import type { PostCategory } from "../../../app/domain/content/blog";
import type { Capabilities, DocumentData, DocumentName } from "../../catalog/rows/document-data";
import type { SourceDocuments } from "../../catalog/rows/catalog-source";
import type { WordPressSettings } from "../../../app/config/wordpress-settings";
import { requireNext } from "./complete-product";

export interface DocumentOptions {
  /** Origin of the WordPress, whose links in texts are rewritten. */
  origin: string;
  /** Where WordPress has the front page of the language that is read: "", or "/en". */
  home: string;
  /** Theme locations of the layout's menus; "" for a menu that isn't shown. */
  menus: string[];
  /** The language of the pages; null: the shop has only one. */
  language: string | null;
  /** Throws ConfigurationError if the shop can't use these settings. */
  checkSettings: (tables: WordPressSettings) => void;
}

type Parts = { [Name in DocumentName]?: Result<DocumentData[Name]> };

/** How many pages of 100 categories are read at most. */
const CATEGORY_PAGES_MAX = 10;

/**
 * Data that pages show besides products, terms, posts and pages, in 5 requests and one for each menu. Failed parts are
 * omitted, so that the stored ones stay. Throws BackendFault if the first response has no data.
 */
export async function readDocuments(
  client: BackendClient,
  { origin, home, menus }: Pick<DocumentOptions, "origin" | "home" | "menus">,
  capabilities: Capabilities,
): Promise<SourceDocuments> {
  const found = await client.query(GetStorePagesDocument, {});
  const { data, failure } = found;
  if (!data) throw new BackendFault(failure ?? { kind: "bad-answer" });
  const parts: Parts = {
    "store-pages": failure ? fail(failure) : readResult(() => toStorePages(data, home)),
    "post-categories": await catchFault(() => listPostCategories(client)),
    capabilities: succeed(capabilities),
    ...(capabilities.accounts && { "login-providers": await listLoginClients(client) }),
    ...(await readCountries(client)),
  };
  for (const location of new Set(menus.filter(Boolean)))
    parts[`menu:${location}`] = await readMenu(client, location, origin);
  const isTransient = (part: Parts[DocumentName]) =>
    part?.ok === false && (part.failure.kind === "timeout" || part.failure.kind === "unreachable");
  const late = Object.values(parts).find(isTransient);
  return {
    documents: Object.entries(parts).flatMap(([name, part]) => (part?.ok ? [{ name, data: part.value }] : [])),
    failure: late && !late.ok ? late.failure : null,
  };
}

/** The categories that have posts, and their ancestors. Throws BackendFault. */
async function listPostCategories(client: BackendClient): Promise<PostCategory[]> {
  const categories: PostCategory[] = [];
  const used: number[] = [];
  let after: string | null = null;
  for (let page = 0; page < CATEGORY_PAGES_MAX; page++) {
    const response: GraphqlResponse<GetPostCategoriesQuery> = await client.query(GetPostCategoriesDocument, { after });
    after = requirePart(
      response,
      (data) => data.categories,
      ({ nodes, pageInfo }) => {
        categories.push(...nodes.map(toCategory));
        used.push(...nodes.flatMap(({ databaseId, count }) => (number(count) ? databaseId : [])));
        return requireNext(pageInfo, after);
      },
    );
    if (after === null) break;
  }
  const shown = new Set<number | null>();
  for (let id of used as (number | null)[]) {
    while (id !== null && !shown.has(id)) {
      shown.add(id);
      id = categories.find(({ databaseId }) => databaseId === id)?.parentDatabaseId ?? null;
    }
  }
  return categories.filter(({ databaseId }) => shown.has(databaseId));
}

type CategoryNode = NonNullable<GetPostCategoriesQuery["categories"]>["nodes"][number];

function toCategory(node: CategoryNode): PostCategory {
  const { databaseId, slug, name, description, parentDatabaseId } = node;
  return {
    databaseId: number(databaseId) ?? 0,
    slug: text(slug),
    name: plainText(name),
    description: plainText(description),
    parentDatabaseId: number(parentDatabaseId),
    ...readTextLanguage(node),
  };
}

/** Contains the regions of all countries, also of those without any, so that earlier ones are replaced. */
async function readCountries(client: BackendClient): Promise<Parts> {
  const countries = readPart(
    await client.query(GetAllowedCountriesDocument, {}),
    ({ allowedCountries }) => allowedCountries,
    (codes) => codes.flatMap((code) => text(code) || []),
  );
  if (!countries.ok) return { countries };
  if (countries.value.length === 0) return {};
  const parts: Parts = { countries };
  const regions = await fetchRegions(client, countries.value);
  if (!regions.ok) return { ...parts, "regions:": regions };
  for (const [country, list] of Object.entries(regions.value)) parts[`regions:${country}`] = succeed(list);
  return parts;
}

/** WordPress refuses an unknown menu location, which counts as an empty menu. */
async function readMenu(client: BackendClient, location: string, origin: string) {
  const items = await listMenu(client, location, origin);
  if (items.ok) return succeed(buildMenuTree(items.value));
  return items.failure.kind === "refused" ? succeed([]) : items;
}
