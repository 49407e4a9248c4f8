import { Link } from "react-router";
import type { Category } from "../../domain/product/product";
import { language } from "#locale";
import { SHELL } from "#strings/shell";
import { Picture } from "../ui/picture";

/** A category as a picture with its name and product count. */
export function CategoryTile({ category, to }: { category: Category; to: string }) {
  return (
    <Link className="category-tile" to={to}>
      <Picture image={category.image} preset="tile" alt="" />
      <b key={category.name} lang={category.language}>
        {category.name}
        <small lang={category.language && language}>{SHELL.productCount(category.count)}</small>
      </b>
    </Link>
  );
}
