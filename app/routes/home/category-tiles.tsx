import { CategoryTile } from "../../components/category-tile";
import { LazyHydration } from "../../components/lazy-hydration";
import { categoryPath } from "../../shop/listing-scope";
import type { Category } from "../../shop/product";
import { HOME } from "../../strings/home";

const TILES_MAX = 8;

export function CategoryTiles({ categories }: { categories: Category[] }) {
  return (
    <LazyHydration className="wrap sec">
      <div className="rowh">
        <h2>{HOME.byKind}</h2>
      </div>
      <ul className="cats">
        {categories.slice(0, TILES_MAX).map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} to={categoryPath(category.slug)} />
          </li>
        ))}
      </ul>
    </LazyHydration>
  );
}
