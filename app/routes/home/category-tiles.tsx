import { CategoryTile, type CategoryPicture } from "../../components/product/category-tile";
import { LazyHydration } from "../../components/ui/lazy-hydration";
import { categoryPath } from "../../domain/catalog/listing-scope";
import { HOME } from "../../strings/catalog/home";

export function CategoryTiles({ categories }: { categories: CategoryPicture[] }) {
  return (
    <LazyHydration className="wrap sec">
      <div className="rowh">
        <h2>{HOME.byKind}</h2>
      </div>
      <ul className="cats">
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} to={categoryPath(category.slug)} />
          </li>
        ))}
      </ul>
    </LazyHydration>
  );
}
