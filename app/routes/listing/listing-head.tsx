import { Picture } from "../../components/ui/picture";
import { RichText } from "../../components/ui/rich-text";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { LISTING } from "../../strings/catalog/listing";
import { Link } from "react-router";
import { categoryPath } from "../../domain/catalog/listing-scope";

/** Subcategories with pictures: a row that wraps, or scrolls on a phone. */
function ShelfChildren({ shelf }: { shelf: Shelf }) {
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

interface ListingHeadProps {
  heading: string;
  shelf: Shelf;
  /** Page 1 without filters: the header shows its description. */
  isFront: boolean;
}

export function ListingHead({ heading, shelf, isFront }: ListingHeadProps) {
  const { scope, description, image } = shelf;
  if (!isFront)
    return (
      <div className="lh">
        <h1>{heading}</h1>
      </div>
    );
  return (
    <>
      <div className={image ? "lh with-pic" : "lh"}>
        <h1>{heading}</h1>
        {scope.kind === "shop" && !description && <p>{LISTING.lead}</p>}
        {description && <RichText html={description} />}
        {image && (
          <div className="pic">
            <Picture image={image} preset="tile" alt="" />
          </div>
        )}
      </div>
      <ShelfChildren shelf={shelf} />
    </>
  );
}
