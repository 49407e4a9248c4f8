import { GetMenuDocument, GetPageDocument, type PageTextFragment } from "../../../graphql/generated/documents";
import type { MenuItem, WordPressPage } from "../../../app/domain/content/wordpress-page";
import { pagePath, readPageSteps, shopHref } from "../../../app/domain/content/wordpress-url";
import { findPart, readPart } from "../answers";
import type { BackendClient } from "../client";
import { plainText, sanitiseArticle } from "../html";
import { toImage } from "../image";
import { needText, number, text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/**
 * A WordPress page by its path ("/za-nas/"); null when there is none. `origin`: the WordPress's own, for the links in its
 * text. Throws BackendFault for faults.
 */
export async function findPage(client: BackendClient, uri: string, origin = ""): Promise<WordPressPage | null> {
  return findPart(
    await client.query(GetPageDocument, { id: uri }),
    (data) => data.page,
    (node) => toPage(node, origin),
  );
}

/** WordPress finds a page by its own slug; there may be another of that name below some other page. */
export function isAt({ uri }: { uri?: string | null }, path: string): boolean {
  const steps = readPageSteps(text(uri));
  return steps !== null && pagePath(steps) === path;
}

export function lastStep(path: string): string {
  return decodeURIComponent(path.split("/").at(-1) ?? "");
}

/** Throws BackendFault for a page without an address. */
export function toPage(node: PageTextFragment, origin: string): WordPressPage {
  return {
    databaseId: number(node.databaseId) ?? 0,
    title: plainText(node.title),
    slug: needText(node.slug),
    uri: text(node.uri),
    modified: text(node.modified),
    content: sanitiseArticle(node.content, origin),
    image: toImage(node.featuredImage?.node),
  };
}

/** A menu of the merchant's theme, up to 100 items in his order; the location comes from configuration. */
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
