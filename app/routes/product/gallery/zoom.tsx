import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "../../../components/ui/icon";
import type { Image } from "../../../domain/product/product";
import { PRODUCT } from "../../../strings/catalog/product";
import { SHELL } from "../../../strings/shell";
import { ZoomPicture } from "./zoom-picture";

interface ZoomProps {
  pictures: Image[];
  start: number;
  name: string;
  /** Told which picture was seen last. */
  onClose: (index: number) => void;
}

/** Pictures as large as the window: the browser's own dialog keeps the focus inside, gives it back, and closes with Esc. */
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
      aria-label={PRODUCT.galleryOf(name)}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div className="zoom-top">
        <p className="cap" aria-live="polite">
          <span className="sr">{PRODUCT.picture(index + 1, pictures.length)}</span>
          <span aria-hidden="true">{PRODUCT.pictureNumber(index + 1, pictures.length)}</span>
        </p>
        <button type="button" className="ib" aria-label={SHELL.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {picture && <ZoomPicture key={picture.sourceUrl} image={picture} name={name} onSwipe={step} />}
      {pictures.length > 1 && (
        <>
          <button type="button" className="ib zoom-to" aria-label={PRODUCT.previousPicture} onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="ib zoom-to r" aria-label={PRODUCT.nextPicture} onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        </>
      )}
    </dialog>
  );
}
