import { useState } from "react";
import { Picture } from "../../components/picture";
import { ProductBadge } from "../../components/product-badge";
import type { Image, Product } from "../../shop/product";
import { PRODUCT } from "../../strings/product";

interface GalleryProps {
  product: Product;
  /** Picture of the chosen variation: it comes first when the choice changes. */
  chosen: Image | null;
}

/** Pictures of a product, up to ten beside the main one; without scripts the first stands and the others follow below. */
export function Gallery({ product, chosen }: GalleryProps) {
  const pictures = withoutRepeats([chosen, product.image, ...product.gallery]);
  const [picked, setPicked] = useState<string | null>(null);
  const [lastChosen, setLastChosen] = useState(chosen?.sourceUrl);
  if (chosen?.sourceUrl !== lastChosen) {
    setLastChosen(chosen?.sourceUrl);
    setPicked(null);
  }
  const current = pictures.find(({ sourceUrl }) => sourceUrl === picked) ?? pictures[0] ?? null;
  return (
    <div className="gal">
      <div className="main">
        <Picture
          key={current?.sourceUrl}
          image={current}
          preset="gallery"
          alt={current?.altText || product.name}
          loading="eager"
        />
        <ProductBadge product={product} />
      </div>
      {pictures.length > 1 && (
        <ul className="th" aria-label={PRODUCT.pictures}>
          {pictures.map((image, index) => (
            <li key={image.sourceUrl}>
              <button
                type="button"
                aria-label={PRODUCT.picture(index + 1, pictures.length)}
                aria-current={image === current || undefined}
                onClick={() => setPicked(image.sourceUrl)}
              >
                <Picture image={image} preset="thumbnail" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function withoutRepeats(images: (Image | null)[]): Image[] {
  const known = new Map(images.flatMap((image) => (image ? [[image.sourceUrl, image] as const] : [])));
  return [...known.values()];
}
