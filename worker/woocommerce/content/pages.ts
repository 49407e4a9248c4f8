import { GetMenuDocument, GetPageDocument, type PageTextFragment } from "../../../graphql/generated/documents";
import type { MenuItem, WordPressPage } from "../../../app/domain/content/wordpress-page";
import { readSegment } from "../../../app/domain/values/slug";
import { pagePath, parsePagePath, shopHref } from "../../../app/domain/content/wordpress-url";
import { findPart, readPart } from "../responses";
import type { BackendClient } from "../client";
import { plainText, sanitizeArticle } from "../html";
import { toImage } from "../image";
import { requireText, number, text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/**
 * A WordPress page by its path ("/za-nas/"); null if there is none. `origin`: that of the WordPress, whose links in the text
 * are rewritten. Throws BackendFault.
 */
export async function findPage(client: BackendClient, uri: string, origin = ""): Promise<WordPressPage | null> {
  return findPart(
    await client.query(GetPageDocument, { id: uri }),
    (data) => data.page,
    (node) => toPage(node, origin),
  );
}

/** Whether a page is at this path. WordPress finds pages by slug, and another page may have the same one under a parent. */
export function hasPath({ uri }: { uri?: string | null }, path: string): boolean {
  const segments = parsePagePath(text(uri));
  return segments !== null && pagePath(segments) === path;
}

export function lastSegment(path: string): string {
  return readSegment(path.split("/").at(-1) ?? "");
}

/** Throws BackendFault for a page without a slug. */
export function toPage(node: PageTextFragment, origin: string): WordPressPage {
  return {
    databaseId: number(node.databaseId) ?? 0,
    title: plainText(node.title),
    slug: requireText(node.slug),
    uri: text(node.uri),
    modified: text(node.modified),
    content: sanitizeArticle(node.content, origin),
    image: toImage(node.featuredImage?.node),
  };
}

/** A menu of the merchant's theme: up to 100 items in menu order, at the theme location from the configuration. */
export async function listMenu(client: BackendClient, location: string, origin = ""): Promise<Result<MenuItem[]>> {
  const response = await client.query(GetMenuDocument, { location: location as never });
  return readPart(
    response,
    (data) => data.menuItems,
    ({ nodes }) =>
      nodes
        .toSorted(
          (one, other) => (number(one.order) ?? 0) - (number(other.order) ?? 0) || one.databaseId - other.databaseId,
        )
        .flatMap((node): MenuItem[] => {
          const label = plainText(node.label);
          if (!label) return [];
          const hrefs = [node.uri, node.path, node.url].map((one) => shopHref(text(one), origin));
          const href = hrefs.find((one) => one !== null && one !== "#") ?? null;
          const databaseId = number(node.databaseId) ?? 0;
          const opensNewTab = node.target === "_blank";
          return [{ databaseId, parentDatabaseId: number(node.parentDatabaseId) || null, label, href, opensNewTab }];
        }),
  );
}
