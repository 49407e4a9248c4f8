import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
  type MouseEvent,
  type TouchEvent,
} from "react";
import { Icon } from "../../../components/ui/icon";
import type { Image } from "../../../domain/product/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { SHELL } from "#strings/shell";
import { Picture } from "../../../components/ui/picture";

/** Horizontal distance of a swipe, in CSS pixels. */
const SWIPE = 48;

interface ZoomPictureProps {
  image: Image;
  name: string;
  /** 1 for the next picture, -1 for the previous one. */
  onSwipe: (by: number) => void;
}

/** One picture: a click doubles its size around that point, and then it scrolls. Pinch zoom is the browser's own. */
function ZoomPicture({ image, name, onSwipe }: ZoomPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);
  const down = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !point) return;
    current.scrollLeft = point.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.y * current.scrollHeight - current.clientHeight / 2;
  }, [point]);
  const toggle = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A keyboard click has no position: use the center.
    const isPointed = detail > 0;
    setPoint(
      point ? null : { x: isPointed ? (clientX - left) / width : 0.5, y: isPointed ? (clientY - top) / height : 0.5 },
    );
  };
  // Touch events, because pointer events end when the browser starts panning.
  const onTouchStart = ({ touches }: TouchEvent) => {
    down.current = touches.length === 1 ? touches[0]!.clientX : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = down.current === null ? 0 : changedTouches[0]!.clientX - down.current;
    down.current = null;
    const isWhole = !point && (window.visualViewport?.scale ?? 1) <= 1;
    if (isWhole && Math.abs(moved) > SWIPE) onSwipe(moved < 0 ? 1 : -1);
  };
  return (
    <div
      ref={box}
      className={point ? "zoom-box is-large" : "zoom-box"}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <button type="button" aria-pressed={point !== null} aria-label={PRODUCT_PAGE.enlarged} onClick={toggle}>
        <Picture image={image} preset="zoom" alt={image.altText || name} loading="eager" />
      </button>
    </div>
  );
}

interface ZoomProps {
  pictures: Image[];
  start: number;
  name: string;
  /** Called with the index of the last visible picture. */
  onClose: (index: number) => void;
}

/** Pictures in full screen, on the native dialog element, which traps focus, restores it, and closes on Esc. */
export function Zoom({ pictures, start, name, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  };
  const picture = pictures[index];
  return (
    // Keys of the whole dialog, whatever in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={PRODUCT_PAGE.galleryOf(name)}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div className="zoom-top">
        <p className="caption" aria-live="polite">
          <span className="visually-hidden">{PRODUCT_PAGE.picture(index + 1, pictures.length)}</span>
          <span aria-hidden="true">{PRODUCT_PAGE.pictureNumber(index + 1, pictures.length)}</span>
        </p>
        <button type="button" className="icon-control" aria-label={SHELL.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {picture && <ZoomPicture key={picture.sourceUrl} image={picture} name={name} onSwipe={step} />}
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className="icon-control zoom-to"
            aria-label={PRODUCT_PAGE.previousPicture}
            onClick={() => step(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="icon-control zoom-to is-right"
            aria-label={PRODUCT_PAGE.nextPicture}
            onClick={() => step(1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </dialog>
  );
}
