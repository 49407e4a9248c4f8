import { pages } from "../../content/pages/pages.ts";
import { posts as allPosts } from "../../content/posts/posts.ts";
import type { DemoContext } from "../../context.ts";
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

export const contentNodeQueries = { contentNodes, posts };

async function posts(args: ConnectionArguments, { language }: DemoContext) {
  return showNodePages(allPosts.map((post) => showPost(post, language)))(args);
}

/** Posts and pages, newest first; none of the demo's texts or products has a password. An empty list of ids is no condition. */
async function contentNodes({ where, ...args }: ContentNodesArguments, { language }: DemoContext) {
  const { contentTypes, hasPassword, in: ids } = where ?? {};
  const nodes = [
    ...allPosts.map((post) => ({ ...showPost(post, language), __typename: "Post" })),
    ...pages.map((page) => ({ ...showContentPage(page, language), __typename: "Page" })),
  ];
  const found = nodes
    .filter(({ __typename }) => !contentTypes || contentTypes.includes(__typename.toUpperCase()))
    .filter(({ databaseId }) => !hasPassword && (!ids?.length || ids.map(Number).includes(databaseId)))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return showNodePages(found)(args);
}
