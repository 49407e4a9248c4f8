import type { DemoContext } from "../context.ts";
import { foldText } from "../database/fold-text.ts";
import { readCategories, type CountedCategory } from "../database/read-categories.ts";
import { limitFirst, type ConnectionArguments } from "./connections.ts";
import { showPicture } from "./pictures.ts";

interface CategoriesArguments extends ConnectionArguments {
  where?: {
    parent?: number | null;
    hideEmpty?: boolean | null;
    slug?: string[] | null;
    include?: string[] | null;
    search?: string | null;
    orderby?: string | null;
    order?: "ASC" | "DESC" | null;
  } | null;
}

export const categoryQueries = { productCategories };

async function productCategories({ first, where }: CategoriesArguments, { db }: DemoContext) {
  const categories = sortCategories(await readCategories(db), where?.orderby, where?.order).filter(
    ({ id, slug, name, parent, count }) =>
      (where?.parent === undefined || where.parent === null || (parent ?? 0) === where.parent) &&
      (!where?.hideEmpty || count > 0) &&
      (!where?.slug || where.slug.includes(slug)) &&
      (!where?.include || where.include.includes(String(id))) &&
      (!where?.search || foldText(name).includes(foldText(where.search))),
  );
  return { nodes: categories.slice(0, limitFirst(first)).map(showCategory) };
}

function showCategory({ id, slug, name, parent, picture, count }: CountedCategory) {
  return {
    __typename: "ProductCategory",
    databaseId: id,
    slug,
    name,
    parentDatabaseId: parent,
    count: count || null,
    image: showPicture(picture),
  };
}

/** TERM_ORDER runs downwards unless asked otherwise: WPGraphQL's own surprise. */
function sortCategories(
  categories: CountedCategory[],
  orderby?: string | null,
  order?: string | null,
): CountedCategory[] {
  const keys: Record<string, (category: CountedCategory) => string | number> = {
    TERM_ORDER: (category) => category.order,
    TERM_ID: (category) => category.id,
    COUNT: (category) => category.count,
    SLUG: (category) => category.slug,
  };
  const keyOf = keys[orderby ?? ""] ?? ((category: CountedCategory) => category.name);
  const sign = (order ?? (orderby === "TERM_ORDER" ? "DESC" : "ASC")) === "DESC" ? -1 : 1;
  return categories.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -sign : keyOf(a) > keyOf(b) ? sign : a.id - b.id));
}
