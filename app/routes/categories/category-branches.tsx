import { Link } from "react-router";
import { CategoryTile } from "../../components/category-tile";
import type { CategoryBranch } from "../../shop/category";
import { categoryPath } from "../../shop/listing-scope";

/** Top categories as tiles, each with what lies below it. */
export function CategoryBranches({ tree }: { tree: CategoryBranch[] }) {
  return (
    <ul className="tree">
      {tree.map((branch) => (
        <li key={branch.slug}>
          <CategoryTile category={branch} to={categoryPath(branch.slug)} />
          <Below branches={branch.children} way={[branch]} />
        </li>
      ))}
    </ul>
  );
}

function Below({ branches, way }: { branches: CategoryBranch[]; way: CategoryBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul className="fl-links">
      {branches.map((branch) => (
        <li key={branch.slug}>
          <Link to={categoryPath(branch.slug, way)}>
            {branch.name}
            <span className="n">{branch.count}</span>
          </Link>
          <Below branches={branch.children} way={[...way, branch]} />
        </li>
      ))}
    </ul>
  );
}
