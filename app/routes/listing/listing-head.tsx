import { Picture } from "../../components/ui/picture";
import { RichText } from "../../components/ui/rich-text";
import type { ListingHeader } from "../../domain/catalog/listing-header";
import type { ListingQuery } from "../../domain/catalog/listing-query";
import { language } from "#locale";
import { LISTING } from "#strings/catalog/listing";
import { SHELL } from "#strings/shell";
import { Link } from "react-router";
import { headingOf } from "./listing-meta";
import { categoryPath } from "../../domain/catalog/listing-scope";

/** Subcategories with pictures: a row that wraps, or scrolls on a phone. */
function Subcategories({ header }: { header: ListingHeader }) {
  const { scope, children, ancestors } = header;
  if (scope.kind === "shop" || children.length === 0) return null;
  const trail = [...ancestors, { slug: scope.slug }];
  return (
    <nav aria-label={LISTING.subcategories}>
      <ul className="subcategories">
        {children.map(({ slug, name, language: own, count, image }) => (
          <li key={slug}>
            <Link to={categoryPath(slug, trail)}>
              <Picture image={image} preset="thumbnail" alt="" />
              <b key={name} lang={own}>
                {name}
                <small lang={own && language}>{SHELL.productCount(count)}</small>
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ListingHeadProps {
  query: Pick<ListingQuery, "search">;
  header: ListingHeader;
  /** Page 1 without filters: the header shows its description. */
  isFront: boolean;
}

export function ListingHead({ query, header, isFront }: ListingHeadProps) {
  const { scope, description, image } = header;
  const { name, language: own } = headingOf(query, header);
  const heading = <h1 lang={own}>{name}</h1>;
  if (!isFront) return <div className="page-head">{heading}</div>;
  return (
    <>
      <div className={image ? "page-head with-picture" : "page-head"}>
        {heading}
        {image && (
          <div className="picture">
            <Picture image={image} preset="tile" alt="" />
          </div>
        )}
        {scope.kind === "shop" && !description && <p>{LISTING.lead}</p>}
        {description && <RichText html={description} language={header.language} />}
      </div>
      <Subcategories header={header} />
    </>
  );
}
