import { Link } from "react-router";
import { CategoryTile } from "../../components/product/category-tile";
import type { CategoryBranch } from "../../domain/catalog/category";
import { categoryPath } from "../../domain/catalog/listing-scope";
import type { Category } from "../../domain/product/product";

/** The fields of a subcategory that the page shows. */
interface ShownBranch extends Omit<Category, "image"> {
  children: ShownBranch[];
}

type TopBranch = ShownBranch & Category;

/** Only top-level categories have a picture here. */
export function toTopBranch({ image, ...branch }: CategoryBranch): TopBranch {
  return { ...toBranch(branch), image };
}

function toBranch({ slug, name, language, count, children }: Omit<CategoryBranch, "image">): ShownBranch {
  return { slug, name, count, children: children.map(toBranch), ...(language && { language }) };
}

/** Top-level categories as tiles, each with its subcategories. */
export function CategoryBranches({ tree }: { tree: TopBranch[] }) {
  return (
    <ul className="card-grid category-tree">
      {tree.map((branch) => (
        <li key={branch.slug}>
          <CategoryTile category={branch} to={categoryPath(branch.slug)} />
          <Below branches={branch.children} trail={[branch]} />
        </li>
      ))}
    </ul>
  );
}

function Below({ branches, trail }: { branches: ShownBranch[]; trail: ShownBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul className="filter-links">
      {branches.map((branch) => (
        <li key={branch.slug}>
          <Link key={branch.name} lang={branch.language} to={categoryPath(branch.slug, trail)}>
            {branch.name}
            <span>{branch.count}</span>
          </Link>
          <Below branches={branch.children} trail={[...trail, branch]} />
        </li>
      ))}
    </ul>
  );
}
