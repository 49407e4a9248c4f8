import { findPostPath } from "../../content/paths.ts";
import { postCategories } from "../../content/posts/post-categories.ts";
import { posts as allPosts } from "../../content/posts/posts.ts";
import type { DemoPost } from "../../content/types.ts";
import { foldText } from "../../database/products/fold-text.ts";
import { normalizeSlug } from "../../database/terms/normalize-slug.ts";
import { showNodePages, type ConnectionArguments } from "../connections.ts";
import { readContentPath } from "./content-path.ts";
import { readContentId, type ContentArguments } from "./content-id.ts";
import { showPost } from "./post-object.ts";

/** The `where` arguments that the demo understands, named as in the schema. */
interface PostsWhere {
  categoryId?: number | null;
  categoryIn?: (string | null)[] | null;
  categoryName?: string | null;
  in?: (string | null)[] | null;
  notIn?: (string | null)[] | null;
  search?: string | null;
  /** By date, whatever its field. */
  orderby?: { order: "ASC" | "DESC" }[] | null;
}

export const postQueries = { post, posts };

/** An unknown post is null without an error (recorded). */
async function post(args: ContentArguments) {
  const found = allPosts.find(chooseTest(args));
  return found ? showPost(found) : null;
}

function chooseTest(args: ContentArguments): (one: DemoPost) => boolean {
  if (args.idType === "SLUG") return ({ slug }) => slug === normalizeSlug(args.id);
  if (args.idType === "URI") {
    const path = readContentPath(args.id);
    return ({ slug }) => findPostPath(slug) === path;
  }
  const wanted = readContentId(args);
  return ({ id }) => id === wanted;
}

/** Newest first, unless the reverse is requested. */
async function posts(args: ConnectionArguments & { where?: PostsWhere | null }) {
  const where = args.where ?? {};
  const found = allPosts.filter((one) => isWanted(one, where));
  const isOldestFirst = where.orderby?.[0]?.order === "ASC";
  return showNodePages((isOldestFirst ? found.toReversed() : found).map(showPost))(args);
}

function isWanted(one: DemoPost, where: PostsWhere): boolean {
  const { categoryId, categoryName, categoryIn, in: ids, notIn, search } = where;
  const category = postCategories.find(({ slug }) => slug === one.category)?.id;
  return (
    (!categoryId || category === categoryId) &&
    (!categoryName || one.category === categoryName) &&
    (!categoryIn?.length || categoryIn.map(Number).includes(category ?? 0)) &&
    (!ids?.length || ids.map(Number).includes(one.id)) &&
    !notIn?.map(Number).includes(one.id) &&
    (!search || foldText(`${one.title} ${one.excerpt} ${one.content}`).includes(foldText(search)))
  );
}
