import { GetMenuDocument, GetPageDocument, type PageIdType } from "../../graphql/generated/documents";
import type { MenuItem, WordPressPage } from "../shop/content";
import { shopHref } from "../shop/wordpress-address";
import { findPart, readPart } from "./answers";
import type { BackendClient } from "./client";
import { plainText, sanitiseArticle } from "./html";
import { toImage } from "./image";
import { needText, number, text } from "./read";
import type { Result } from "./result";

/**
 * A WordPress page by its path ("/za-nas/") or its id; null when there is none. `origin`: the WordPress's own, for the
 * links in its text. Throws BackendFault for faults.
 */
export async function findPage(
  client: BackendClient,
  page: string | number,
  origin = "",
): Promise<WordPressPage | null> {
  const idType: PageIdType = typeof page === "number" ? "DATABASE_ID" : "URI";
  return findPart(
    await client.query(GetPageDocument, { id: String(page), idType }),
    (data) => data.page,
    (node) => ({
      databaseId: number(node.databaseId) ?? 0,
      title: plainText(node.title),
      slug: needText(node.slug),
      uri: text(node.uri),
      modified: text(node.modified),
      content: sanitiseArticle(node.content, origin),
      image: toImage(node.featuredImage?.node),
    }),
  );
}

/** A menu of the merchant's theme, up to 100 items in his order; the location comes from configuration (design §2). */
export async function listMenu(client: BackendClient, location: string, origin = ""): Promise<Result<MenuItem[]>> {
  const answer = await client.query(GetMenuDocument, { location: location as never });
  return readPart(
    answer,
    (data) => data.menuItems,
    ({ nodes }) =>
      nodes
        .toSorted((one, other) => (number(one.order) ?? 0) - (number(other.order) ?? 0))
        .flatMap((node): MenuItem[] => {
          const label = plainText(node.label);
          if (!label) return [];
          const addresses = [node.uri, node.path, node.url].map((one) => shopHref(text(one), origin));
          const href = addresses.find((one) => one !== null && one !== "#") ?? null;
          const databaseId = number(node.databaseId) ?? 0;
          const opensNewTab = node.target === "_blank";
          return [{ databaseId, parentDatabaseId: number(node.parentDatabaseId) || null, label, href, opensNewTab }];
        }),
  );
}
