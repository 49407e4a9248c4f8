import { useState, type MouseEvent, useEffect, useRef, type KeyboardEvent } from "react";
import { Picture } from "../../../components/ui/picture";
import { ProductBadge } from "../../../components/product/product-badge";
import { useHydrated } from "../../../browser/use-hydrated";
import type { Image, Variation, Product } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { useCarousel } from "./use-carousel";
import type { Zoom } from "./zoom";
import { pictureUrlOfWidth } from "../../../domain/values/image-url";

const GALLERY_MAX = 10;

/** Up to 10 distinct pictures, the selected variation's own first. */
function galleryPictures({ image, gallery }: Pick<Product, "image" | "gallery">, chosen: Image | null): Image[] {
  const known = new Map([chosen, image, ...gallery].flatMap((one) => (one ? [[one.sourceUrl, one] as const] : [])));
  return [...known.values()].slice(0, GALLERY_MAX);
}

/** URL of the uncropped picture in the largest size. */
function wholePictureUrl({ sourceUrl }: Image): string {
  return pictureUrlOfWidth(sourceUrl, 1536, 85);
}

interface GalleryThumbnailsProps {
  pictures: Image[];
  current: number;
  onShow: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => void;
}

/** Thumbnails: anchors to the large pictures, which work without scripts. */
function GalleryThumbnails({ pictures, current, onShow, onKeyDown }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.children[current];
    if (!row || !(chosen instanceof HTMLElement)) return;
    // Not scrollIntoView: that would scroll the page too.
    row.scrollTo({
      left: chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2,
      top: chosen.offsetTop - (row.clientHeight - chosen.clientHeight) / 2,
    });
  }, [current]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="thumbnails" ref={list} aria-label={PRODUCT_PAGE.pictures} onKeyDown={onKeyDown}>
      {pictures.map((image, index) => (
        <li key={image.sourceUrl}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={PRODUCT_PAGE.picture(index + 1, pictures.length)}
            aria-current={index === current || undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <Picture image={image} preset="thumbnail" alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface GalleryProps {
  product: ProductView;
  variation: Variation | null;
  /** The selected options' picture: moves to the front when it changes. */
  chosen: Image | null;
}

/** Pictures of a product: swipe, arrow keys or thumbnails, and each opens enlarged. Without scripts all are links. */
export function Gallery({ product, variation, chosen }: GalleryProps) {
  const pictures = galleryPictures(product, chosen);
  const { row, current, show, focus, onKeyDown } = useCarousel(pictures.length, pictures[0]?.sourceUrl);
  // Pictures out of view are loaded on first interaction.
  const [hasInteracted, setInteracted] = useState(false);
  const isHydrated = useHydrated();
  const [zoom, setZoom] = useState<{ Dialog: typeof Zoom; start: number } | null>(null);
  const onInteract = () => setInteracted(true);
  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const loaded = await import("./zoom").catch(() => null);
    if (!loaded) return location.assign(href);
    setZoom({ Dialog: loaded.Zoom, start });
  };
  return (
    <div
      className={pictures.length > 1 ? "gallery" : "gallery single"}
      onPointerEnter={onInteract}
      onFocus={onInteract}
    >
      <div className="main">
        {/* A scrollable row must be focusable for keyboard users. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul className="carousel" aria-label={PRODUCT_PAGE.pictures} {...row} onKeyDown={onKeyDown}>
          {pictures.length === 0 && (
            <li>
              <Picture image={null} preset="gallery" alt="" isMain />
            </li>
          )}
          {pictures.map((image, index) => (
            <li key={image.sourceUrl} id={`picture-${index + 1}`}>
              <a
                href={wholePictureUrl(image)}
                aria-label={PRODUCT_PAGE.enlarge(index + 1, pictures.length)}
                tabIndex={isHydrated && index !== current ? -1 : undefined}
                onClick={(event) => void open(event, index)}
              >
                <Picture
                  image={image}
                  preset="gallery"
                  alt={image.altText || product.name}
                  loading={hasInteracted ? "eager" : undefined}
                  isMain={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <ProductBadge product={product} variation={variation} />
        {pictures.length > 1 && (
          <span className="counter" aria-hidden="true">
            {PRODUCT_PAGE.pictureNumber(current + 1, pictures.length)}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <GalleryThumbnails pictures={pictures} current={current} onShow={show} onKeyDown={onKeyDown} />
      )}
      {zoom && (
        <zoom.Dialog
          pictures={pictures}
          start={zoom.start}
          name={product.name}
          onClose={(index) => {
            setZoom(null);
            focus(index, "instant");
          }}
        />
      )}
    </div>
  );
}
