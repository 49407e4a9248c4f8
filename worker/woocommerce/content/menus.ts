import { GetMenuDocument } from "../../../graphql/generated/documents";
import type { MenuItem } from "../../../app/domain/content/wordpress-page";
import { shopHref } from "../../../app/domain/content/wordpress-url";
import { readPart } from "../responses";
import type { BackendClient } from "../client";
import { plainText } from "../html";
import { number, text } from "../fields";
import { readTextLanguage } from "../text-language";
import type { Result } from "../../../app/domain/values/result";

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
          const parentDatabaseId = number(node.parentDatabaseId) || null;
          return [{ databaseId, parentDatabaseId, label, href, opensNewTab, ...readTextLanguage(node) }];
        }),
  );
}
