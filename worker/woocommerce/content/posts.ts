import {
  GetPostCursorsDocument,
  GetPostDocument,
  GetPostsByCategoryDocument,
  GetPostsDocument,
  type GetCatalogContentQuery,
  type GetPostsQuery,
  type PostCardFragment,
} from "../../../graphql/generated/documents";
import { LIST_MAX } from "../../../app/config/limits";
import type { BlogPost, PostCategory, PostList, PostSummary } from "../../../app/domain/content/blog";
import { findPart, requirePart, nextCursor } from "../responses";
import type { BackendClient } from "../client";
import { plainText, sanitizeArticle } from "../html";
import { toImage } from "../image";
import { requireText, number, text } from "../fields";
import { encodeSlug, restoreSlug } from "../../../app/domain/values/slug";

/** `first` posts, newest first; `after` is the `next` of the previous list. Throws BackendFault. */
export async function listPosts(client: BackendClient, first: number, after: string | null = null): Promise<PostList> {
  return requirePart(await client.query(GetPostsDocument, { first, after }), (data) => data.posts, toPostList);
}

/** The same for one category, by its database id. Throws BackendFault. */
export async function listCategoryPosts(
  client: BackendClient,
  categoryId: number,
  first: number,
  after: string | null = null,
): Promise<PostList> {
  const response = await client.query(GetPostsByCategoryDocument, { categoryId, first, after });
  return requirePart(response, (data) => data.posts, toPostList);
}

/** Cursors after each of the next 100 posts of a category, or of all (null); null if they can't be fetched. */
export async function listPostCursors(
  client: BackendClient,
  categoryId: number | null,
  after: string | null,
): Promise<{ cursors: string[]; next: string | null } | null> {
  const where = categoryId === null ? {} : { categoryId };
  const { data } = await client.query(GetPostCursorsDocument, { first: LIST_MAX, after, where });
  if (!Array.isArray(data?.posts?.edges) || !data.posts.pageInfo) return null;
  return { cursors: data.posts.edges.map((edge) => text(edge?.cursor)), next: nextCursor(data.posts.pageInfo) };
}

/** A post by its slug; null if there is none. `origin`: that of the WordPress, whose links are rewritten. Throws BackendFault. */
export async function findPost(client: BackendClient, slug: string, origin = ""): Promise<BlogPost | null> {
  return findPart(
    await client.query(GetPostDocument, { id: encodeSlug(slug), idType: "SLUG" }),
    (data) => data.post,
    (node) => ({ ...toPost(node), modified: text(node.modified), content: sanitizeArticle(node.content, origin) }),
  );
}

type CategoryList = NonNullable<GetCatalogContentQuery["categories"]>;

/** Maps the blog's categories that are part of another response. */
export function toPostCategories({ nodes }: CategoryList): PostCategory[] {
  return nodes.map((node) => ({
    ...toTermLink(node),
    description: plainText(node.description),
    count: number(node.count) ?? 0,
    parentDatabaseId: number(node.parentDatabaseId),
  }));
}

/** Maps posts that are part of another response. Throws BackendFault for a post without a slug. */
export function toPostList({ nodes, pageInfo }: NonNullable<GetPostsQuery["posts"]>): PostList {
  return { posts: nodes.map(toPost), next: nextCursor(pageInfo) };
}

function toPost(node: PostCardFragment): PostSummary {
  return {
    databaseId: number(node.databaseId) ?? 0,
    title: plainText(node.title),
    slug: restoreSlug(requireText(node.slug)),
    date: text(node.date),
    excerpt: plainText(node.excerpt),
    image: toImage(node.featuredImage?.node),
    categories: (node.categories?.nodes ?? []).map(toTermLink),
    author: plainText(node.author?.node.name),
  };
}

/** A link to a term's page. */
function toTermLink(node: { databaseId: number; slug: string | null; name: string | null }) {
  return { databaseId: number(node.databaseId) ?? 0, slug: text(node.slug), name: plainText(node.name) };
}
