import { useEffect, useRef, useState } from "react";
import { PLACEHOLDER_PICTURE, type PicturePreset } from "../../config/images";
import { pictureBox, pictureSources } from "../../domain/values/image-url";
import type { Image } from "../../domain/product/product";

interface PictureProps {
  /** null shows the placeholder. */
  image: Image | null;
  preset: PicturePreset;
  /** "" when adjacent text says the same. */
  alt?: string;
  loading?: "lazy" | "eager";
  /** The page's largest picture: fetched with high priority. */
  isMain?: boolean;
}

/** A backend's picture with its size set before it loads; throws on an unknown preset. */
export function Picture({
  image,
  preset,
  alt = image?.altText ?? "",
  isMain = false,
  loading = isMain ? "eager" : "lazy",
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const { width, height } = pictureBox(preset);
  const isShown = image !== null && image.sourceUrl !== broken;
  // A picture that failed before hydration fired its error event when nobody listened, so the event is dispatched
  // again.
  useEffect(() => {
    const { current } = element;
    if (current?.complete && current.naturalWidth === 0) current.dispatchEvent(new Event("error"));
  }, []);
  return (
    <img
      ref={element}
      loading={loading}
      fetchPriority={isMain ? "high" : undefined}
      decoding="async"
      {...(isShown ? pictureSources(image.sourceUrl, preset) : { src: PLACEHOLDER_PICTURE })}
      width={width}
      height={height}
      alt={alt}
      onError={() => setBroken(image?.sourceUrl ?? null)}
    />
  );
}
