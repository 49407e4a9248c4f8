import { pages } from "../../content/pages/pages.ts";
import { posts } from "../../content/posts/posts.ts";
import { showNodePages, type ConnectionArguments } from "../connections.ts";
import { showContentPage } from "./pages.ts";
import { showPost } from "./post-object.ts";

interface ContentNodesArguments extends ConnectionArguments {
  where?: {
    contentTypes?: string[] | null;
    hasPassword?: boolean | null;
    in?: (string | null)[] | null;
  } | null;
}

export const contentNodeQueries = { contentNodes };

/** Posts and pages, newest first; none of the demo's texts or products has a password. */
async function contentNodes({ where, ...args }: ContentNodesArguments) {
  const { contentTypes, hasPassword, in: ids } = where ?? {};
  const nodes = [
    ...posts.map((post) => ({ ...showPost(post), __typename: "Post" })),
    ...pages.map((page) => ({ ...showContentPage(page), __typename: "Page" })),
  ];
  const found = nodes
    .filter(({ __typename }) => !contentTypes || contentTypes.includes(__typename.toUpperCase()))
    .filter(({ databaseId }) => !hasPassword && (!ids?.length || ids.map(Number).includes(databaseId)))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return showNodePages(found)(args);
}
