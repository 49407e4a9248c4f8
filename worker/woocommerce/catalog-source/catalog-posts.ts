import {
  GetContentNodesDocument,
  GetContentNodesWithSeoDocument,
  GetContentTimesDocument,
  type GetContentNodesQuery,
  type GetContentNodesWithSeoQuery,
} from "../../../graphql/generated/documents";
import { describeHtml } from "../../../app/domain/values/text";
import { pagePath, parsePagePath } from "../../../app/domain/content/wordpress-url";
import { restoreSlug } from "../../../app/domain/values/slug";
import type { SourcePosts, SourcePostTimes } from "../../catalog/rows/catalog-source";
import { digest } from "../../catalog/rows/digest";
import type { PostCardRow, PostEntry, PostPageRow } from "../../catalog/rows/row-data";
import type { PostRow, PostType } from "../../catalog/rows/rows";
import type { BackendClient } from "../client";
import { BackendFault } from "../errors";
import { number, text } from "../fields";
import { plainLines, plainText, sanitizeArticle } from "../html";
import { toImage } from "../image";
import { requirePart } from "../responses";
import { readTextLanguage } from "../text-language";
import { toSeo } from "../catalog/seo";
import { requireNext } from "./complete-product";
import { withoutHome } from "../content/language-home";

/** The largest row, measured as it is bound: escaped once more than it is stored. D1's limit is 2 MB. */
const ROW_BYTES_MAX = 1_900_000;
/** How many characters of a text's HTML are indexed for searches. */
const SEARCHED_MAX = 16_000;

type Listed = NonNullable<(GetContentNodesQuery & GetContentNodesWithSeoQuery)["contentNodes"]>["nodes"][number];
type Node = Extract<Listed, { __typename: "Post" | "Page" }>;

/** A hundred published posts and pages without a password after the cursor, newest first. Throws BackendFault. */
export async function listPostTimes(client: BackendClient, after: string | null): Promise<SourcePostTimes> {
  const response = await client.query(GetContentTimesDocument, { after });
  return requirePart(
    response,
    ({ contentNodes }) => contentNodes,
    ({ nodes, pageInfo }) => ({
      posts: nodes.map(({ databaseId, modifiedGmt }) => ({ id: requireId(databaseId), modified: text(modifiedGmt) })),
      next: requireNext(pageInfo, after),
    }),
  );
}

/**
 * The given posts and pages, without those that guests may not read. Throws BackendFault, also for a partial answer.
 */
export async function findPosts(
  client: BackendClient,
  ids: number[],
  { origin, home, withSeo }: { origin: string; home: string; withSeo: boolean },
): Promise<SourcePosts> {
  const document = withSeo ? GetContentNodesWithSeoDocument : GetContentNodesDocument;
  const response = await client.query(document, { ids: ids.map(String), first: ids.length });
  const found = requirePart(
    response,
    ({ contentNodes }) => contentNodes,
    ({ nodes }) => new Map(nodes.map((node) => [requireId(node.databaseId), node as Node])),
  );
  if ([...found.keys()].some((id) => !ids.includes(id))) throw new BackendFault({ kind: "bad-answer" });
  const rows: PostRow[] = [];
  const malformed: SourcePosts["malformed"] = [];
  for (const [id, node] of found) {
    try {
      rows.push(await toRow(id, node, { origin, home }));
    } catch (error) {
      malformed.push({ id, reason: String(error).slice(0, 120) });
    }
  }
  return { rows, malformed };
}

function requireId(databaseId: unknown): number {
  const id = number(databaseId);
  if (id === null || id <= 0) throw new BackendFault({ kind: "bad-answer" });
  return id;
}

/** A post or page as it is stored. Throws for one that can't be. */
async function toRow(id: number, node: Node, { origin, home }: { origin: string; home: string }): Promise<PostRow> {
  const type: PostType = node.__typename === "Post" ? "post" : "page";
  const slug = restoreSlug(text(node.slug));
  if (!slug) throw new RangeError("no slug");
  const path = type === "post" ? slug : readPath(text(node.uri), home, slug);
  if (path === null) throw new RangeError("no path of a page");
  const content = sanitizeArticle(node.content, origin);
  const ofPost = node.__typename === "Post" ? node : null;
  const categoryIds = (ofPost?.categories?.nodes ?? []).flatMap(({ databaseId }) => number(databaseId) ?? []);
  const card: PostCardRow = {
    databaseId: id,
    title: plainText(node.title) || slug,
    slug,
    date: text(node.date),
    modified: text(node.modified),
    excerpt: plainText(ofPost?.excerpt) || describeHtml(content),
    image: toImage(node.featuredImage?.node),
    author: plainText(ofPost?.author?.node.name),
    categoryIds,
    ...readTextLanguage(node),
  };
  const page: PostPageRow = { content, seo: toSeo(node.seo) };
  const entry: PostEntry = { title: card.title, text: plainLines(content.slice(0, SEARCHED_MAX)) };
  const columns = {
    type,
    path,
    date: card.date,
    modified: text(node.modifiedGmt),
    entry: JSON.stringify(entry),
    card: JSON.stringify(card),
    page: JSON.stringify(page),
  };
  if (new TextEncoder().encode(JSON.stringify(columns)).byteLength > ROW_BYTES_MAX)
    throw new RangeError("too long a text");
  return { id, ...columns, categories: categoryIds, hash: await digest(Object.values(columns)) };
}

/**
 * A page's path in the shop, without the language's prefix. The page that lists WordPress's posts has no path there, so
 * its slug is used; the blog shows its SEO data.
 */
function readPath(uri: string, home: string, slug: string): string | null {
  const path = withoutHome(uri, home);
  if (path === "/" || (uri !== "" && path === "")) return "/";
  const segments = parsePagePath(path || slug);
  return segments && pagePath(segments);
}
