import { useState, type MouseEvent } from "react";
import { Picture } from "../../../components/ui/picture";
import { ProductBadge } from "../../../components/product/product-badge";
import { useHydrated } from "../../../browser/use-hydrated";
import type { Image, Variation } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { PRODUCT } from "../../../strings/catalog/product";
import { galleryPictures, wholePictureUrl } from "./gallery-pictures";
import { GalleryThumbnails } from "./gallery-thumbnails";
import { useReel } from "./use-reel";
import { Zoom } from "./zoom";

interface GalleryProps {
  product: ProductView;
  variation: Variation | null;
  /** Picture of what is chosen: it comes first when the choice changes. */
  chosen: Image | null;
}

/** Pictures of a product: swiped, by arrows or by thumbnail, and each opens larger. Without scripts all of it are links. */
export function Gallery({ product, variation, chosen }: GalleryProps) {
  const pictures = galleryPictures(product, chosen);
  const { row, current, show, focus, onKeyDown } = useReel(pictures.length, pictures[0]?.sourceUrl);
  // Pictures out of sight wait until somebody turns to the gallery.
  const [isAwake, setAwake] = useState(false);
  const isHydrated = useHydrated();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const wake = () => setAwake(true);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <div className="gal" onPointerEnter={wake} onFocus={wake}>
      <div className="main">
        {/* A row that scrolls is reached and moved by keyboard like any other control. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul className="reel" aria-label={PRODUCT.pictures} {...row} onKeyDown={onKeyDown}>
          {pictures.length === 0 && (
            <li>
              <Picture image={null} preset="gallery" alt="" isMain />
            </li>
          )}
          {pictures.map((image, index) => (
            <li key={image.sourceUrl} id={`picture-${index + 1}`}>
              <a
                href={wholePictureUrl(image)}
                aria-label={PRODUCT.enlarge(index + 1, pictures.length)}
                tabIndex={isHydrated && index !== current ? -1 : undefined}
                onClick={(event) => open(event, index)}
              >
                <Picture
                  image={image}
                  preset="gallery"
                  alt={image.altText || product.name}
                  loading={isAwake ? "eager" : undefined}
                  isMain={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <ProductBadge product={product} variation={variation} />
        {pictures.length > 1 && (
          <span className="no" aria-hidden="true">
            {PRODUCT.pictureNumber(current + 1, pictures.length)}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <GalleryThumbnails pictures={pictures} current={current} onShow={show} onKeyDown={onKeyDown} />
      )}
      {zoomed !== null && (
        <Zoom
          pictures={pictures}
          start={zoomed}
          name={product.name}
          onClose={(index) => {
            setZoomed(null);
            focus(index, "instant");
          }}
        />
      )}
    </div>
  );
}
