import { Picture } from "../../components/ui/picture";
import { RichText } from "../../components/ui/rich-text";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { LISTING } from "../../strings/catalog/listing";
import { ShelfChildren } from "./shelf-children";

interface ListingHeadProps {
  heading: string;
  shelf: Shelf;
  /** Page 1 with nothing chosen: here the shelf says what it holds. */
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
