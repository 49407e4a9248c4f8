import { Link } from "react-router";
import { Picture } from "../../components/ui/picture";
import { categoryPath } from "../../domain/catalog/listing-scope";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { LISTING } from "../../strings/catalog/listing";

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
