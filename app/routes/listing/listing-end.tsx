import { Picture } from "../../components/ui/picture";
import { RichText } from "../../components/ui/rich-text";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { LISTING } from "../../strings/catalog/listing";

/** A category's second text and picture, under its products (specification §3). */
export function ListingEnd({ shelf }: { shelf: Shelf }) {
  const { secondDescription = "", secondImage = null } = shelf.extras ?? {};
  if (!secondDescription && !secondImage) return null;
  return (
    <section className={secondImage ? "lend with-pic" : "lend"} aria-label={LISTING.about(shelf.name)}>
      {secondImage && (
        <div className="pic">
          <Picture image={secondImage} preset="product" />
        </div>
      )}
      {secondDescription && <RichText html={secondDescription} />}
    </section>
  );
}
