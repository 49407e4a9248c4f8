import { Link } from "react-router";
import { Picture } from "../../components/picture";
import { categoryPath } from "../../shop/listing-scope";
import type { Category } from "../../shop/product";
import { HOME } from "../../strings/home";
import { LISTING } from "../../strings/listing";

const TILES_MAX = 8;

export function CategoryTiles({ categories }: { categories: Category[] }) {
  return (
    <section className="wrap sec">
      <div className="rowh">
        <h2>{HOME.byKind}</h2>
      </div>
      <ul className="cats">
        {categories.slice(0, TILES_MAX).map((category) => (
          <li key={category.slug}>
            <Link className="cat" to={categoryPath(category.slug)}>
              <Picture image={category.image} preset="tile" alt="" />
              <b>
                {category.name}
                <small>{LISTING.found(category.count)}</small>
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
