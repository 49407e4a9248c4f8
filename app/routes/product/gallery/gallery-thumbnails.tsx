import { useEffect, useRef, type KeyboardEvent } from "react";
import { Picture } from "../../../components/ui/picture";
import type { Image } from "../../../domain/product/product";
import { PRODUCT } from "../../../strings/catalog/product";

interface GalleryThumbnailsProps {
  pictures: Image[];
  current: number;
  onShow: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => void;
}

/** Small pictures that lead to the large ones: anchors, so that they do without scripts too. */
export function GalleryThumbnails({ pictures, current, onShow, onKeyDown }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.children[current];
    if (!row || !(chosen instanceof HTMLElement)) return;
    // Not scrollIntoView: that would move the page too.
    row.scrollTo({
      left: chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2,
      top: chosen.offsetTop - (row.clientHeight - chosen.clientHeight) / 2,
    });
  }, [current]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="th" ref={list} aria-label={PRODUCT.pictures} onKeyDown={onKeyDown}>
      {pictures.map((image, index) => (
        <li key={image.sourceUrl}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={PRODUCT.picture(index + 1, pictures.length)}
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
