import type { ProductPage } from "../../shop/product";
import { LISTING } from "../../strings/listing";

interface ListingHeadProps {
  heading: string;
  listing: ProductPage;
  /** Number of pages, null when unknown. */
  last: number | null;
}

export function ListingHead({ heading, listing, last }: ListingHeadProps) {
  return (
    <>
      <div className="lh">
        <h1>{heading}</h1>
        {heading === LISTING.title && <p>{LISTING.lead}</p>}
      </div>
      <div className="bar">
        <h2 className="mut count-line">
          {listing.found !== null && <b>{LISTING.found(listing.found)}</b>}
          {last !== null && last > 1 && ` · ${LISTING.pageOf(listing.page, last)}`}
        </h2>
      </div>
    </>
  );
}
