import { href, Link } from "react-router";
import { categoryPath } from "../../domain/catalog/listing-scope";
import { SHELL } from "#strings/shell";
import type { ShopData } from "../use-shop";
import * as paths from "#paths";

/** Links to the top-level categories and to the categories page. */
export function CategoryLinks({ categories }: Pick<ShopData, "categories">) {
  const tops = categories.map(({ slug, name, language }) => ({ path: categoryPath(slug), name, language }));
  const all = { path: href(paths.categories), name: SHELL.allCategories, language: undefined };
  return [...tops, all].map(({ path, name, language }) => (
    <Link key={path} to={path} lang={language}>
      {name}
    </Link>
  ));
}
