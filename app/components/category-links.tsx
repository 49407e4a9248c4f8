import { Link } from "react-router";
import { categoryPath } from "../shop/listing-scope";
import { SHELL } from "../strings/shell";
import type { ShopData } from "./use-shop";

/** Points of a list: the top categories, and the page of all. */
export function CategoryLinks({ categories }: Pick<ShopData, "categories">) {
  return [...categories.map(({ slug, name }) => [categoryPath(slug), name]), ALL].map(([path, name]) => (
    <li key={path}>
      <Link to={path!}>{name}</Link>
    </li>
  ));
}

const ALL = ["/produkt-kategoriya", SHELL.allCategories];
