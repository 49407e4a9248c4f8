import type { BackendClient } from "../../../worker/woocommerce/client";

interface Variables {
  first: number;
  after?: string | null;
  categoryId?: number;
  where?: { categoryId?: number };
}

export interface FakeBlog {
  client: BackendClient;
  /** Names of the queried operations, in order. */
  asked: string[];
  /** Ids, newest first. */
  posts: number[];
  /** Operations that fail. */
  broken: Set<string>;
}

/** A blog that pages as WPGraphQL does; posts of category 1 have even ids. */
export function fakeBlog(count: number): FakeBlog {
  const asked: string[] = [];
  const broken = new Set<string>();
  const posts = Array.from({ length: count }, (_, index) => count - index);
  const query = (document: { toString(): string }, variables: Variables) => {
    const operation = /query (\w+)/.exec(document.toString())?.[1] ?? "";
    asked.push(operation);
    if (broken.has(operation)) return Promise.resolve({ data: null, failure: { kind: "timeout" } });
    const isOfCategory = variables.categoryId === 1 || variables.where?.categoryId === 1;
    const all = isOfCategory ? posts.filter((id) => id % 2 === 0) : posts;
    const from = variables.after ? all.indexOf(Number(variables.after)) + 1 : 0;
    const page = all.slice(from, from + Math.min(variables.first, 100));
    const pageInfo = { hasNextPage: from + page.length < all.length, endCursor: String(page.at(-1) ?? "") || null };
    const nodes = page.map((id) => ({ databaseId: id, slug: `p${id}`, title: `n${id}` }));
    const edges = page.map((id) => ({ cursor: String(id) }));
    return Promise.resolve({ data: { posts: { pageInfo, nodes, edges } }, failure: null, sessionToken: null });
  };
  return { client: { query } as unknown as BackendClient, asked, posts, broken };
}
