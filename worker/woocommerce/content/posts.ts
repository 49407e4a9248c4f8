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
import { findPart, needPart, nextOf } from "../answers";
import type { BackendClient } from "../client";
import { plainText, sanitiseArticle } from "../html";
import { toImage } from "../image";
import { needText, number, text } from "../fields";

/** Some posts, newest first; `after` is the `next` of the list before. Throws BackendFault. */
export async function listPosts(client: BackendClient, first: number, after: string | null = null): Promise<PostList> {
  return needPart(await client.query(GetPostsDocument, { first, after }), (data) => data.posts, toPostList);
}

/** The same of one category, by its database id. Throws BackendFault for faults. */
export async function listPostsOf(
  client: BackendClient,
  categoryId: number,
  first: number,
  after: string | null = null,
): Promise<PostList> {
  const answer = await client.query(GetPostsByCategoryDocument, { categoryId, first, after });
  return needPart(answer, (data) => data.posts, toPostList);
}

/** Cursors after each of the next 100 posts, newest first, of a category or (null) of all; null: they can't be had. */
export async function listPostCursors(
  client: BackendClient,
  categoryId: number | null,
  after: string | null,
): Promise<{ cursors: string[]; next: string | null } | null> {
  const where = categoryId === null ? {} : { categoryId };
  const { data } = await client.query(GetPostCursorsDocument, { first: LIST_MAX, after, where });
  if (!Array.isArray(data?.posts?.edges) || !data.posts.pageInfo) return null;
  return { cursors: data.posts.edges.map((edge) => text(edge?.cursor)), next: nextOf(data.posts.pageInfo) };
}

/** A post by its slug; null when there is none. `origin`: of the WordPress. Throws BackendFault for faults. */
export async function findPost(client: BackendClient, slug: string, origin = ""): Promise<BlogPost | null> {
  return findPart(
    await client.query(GetPostDocument, { id: slug, idType: "SLUG" }),
    (data) => data.post,
    (node) => ({ ...toPost(node), modified: text(node.modified), content: sanitiseArticle(node.content, origin) }),
  );
}

type CategoryList = NonNullable<GetCatalogContentQuery["categories"]>;

/** The blog's categories out of an answer that brings them. */
export function toPostCategories({ nodes }: CategoryList): PostCategory[] {
  return nodes.map((node) => ({
    ...toTermLink(node),
    description: plainText(node.description),
    count: number(node.count) ?? 0,
    parentDatabaseId: number(node.parentDatabaseId),
  }));
}

/** Some posts out of an answer that brings them. Throws BackendFault for one without an address. */
export function toPostList({ nodes, pageInfo }: NonNullable<GetPostsQuery["posts"]>): PostList {
  return { posts: nodes.map(toPost), next: nextOf(pageInfo) };
}

function toPost(node: PostCardFragment): PostSummary {
  return {
    databaseId: number(node.databaseId) ?? 0,
    title: plainText(node.title),
    slug: needText(node.slug),
    date: text(node.date),
    excerpt: plainText(node.excerpt),
    image: toImage(node.featuredImage?.node),
    categories: (node.categories?.nodes ?? []).map(toTermLink),
    author: plainText(node.author?.node.name),
  };
}

/** A term that leads to its page. */
function toTermLink(node: { databaseId: number; slug: string | null; name: string | null }) {
  return { databaseId: number(node.databaseId) ?? 0, slug: text(node.slug), name: plainText(node.name) };
}
