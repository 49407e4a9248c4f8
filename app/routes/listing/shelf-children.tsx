import { Link } from "react-router";
import { Picture } from "../../components/picture";
import { categoryPath } from "../../shop/listing-scope";
import type { Shelf } from "../../shop/listing-shelf";
import { LISTING } from "../../strings/listing";

/** What lies below a category, with pictures: a row that wraps, or scrolls on a phone. */
export function ShelfChildren({ shelf }: { shelf: Shelf }) {
  const { scope, children, ancestors } = shelf;
  if (scope.kind === "shop" || children.length === 0) return null;
  const way = [...ancestors, { slug: scope.slug }];
  return (
    <nav aria-label={LISTING.subcategories}>
      <ul className="kids">
        {children.map(({ slug, name, count, image }) => (
          <li key={slug}>
            <Link to={categoryPath(slug, way)}>
              <Picture image={image} preset="thumbnail" alt="" />
              <b>
                {name}
                <small>{LISTING.found(count)}</small>
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
