import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { PLACEHOLDER_PICTURE, type PicturePreset } from "../../config/images";
import { pictureBox, pictureSources } from "../../domain/values/image-url";
import type { Image } from "../../domain/product/product";

const LOADING = ["lazy", "eager"] as const;
const CROSS_ORIGIN = ["anonymous", "use-credentials"] as const;
const DECODING = ["async", "sync", "auto"] as const;

type Fetching = { crossOrigin?: (typeof CROSS_ORIGIN)[number]; decoding?: (typeof DECODING)[number] };
const USUAL: Fetching = {};

interface PictureProps {
  /** null shows the placeholder. */
  image: Image | null;
  preset: PicturePreset;
  /** "" when adjacent text says the same. */
  alt?: string;
  loading?: (typeof LOADING)[number];
  /** The page's largest picture: fetched with high priority. */
  isMain?: boolean;
  fetching?: Fetching;
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** A backend's picture with its size set before it loads; throws on invalid values. */
export function Picture({
  image,
  preset,
  alt = image?.altText ?? "",
  isMain = false,
  loading = isMain ? "eager" : "lazy",
  fetching: { crossOrigin, decoding = "async" } = USUAL,
  onError,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const { width, height } = pictureBox(preset);
  const isShown = image !== null && image.sourceUrl !== broken;
  // An error before hydration had no listener: it is dispatched again.
  useEffect(() => {
    const { current } = element;
    if (current?.complete && current.naturalWidth === 0) current.dispatchEvent(new Event("error"));
  }, []);
  return (
    <img
      ref={element}
      loading={requireOneOf("loading", LOADING, loading)}
      fetchPriority={isMain ? "high" : undefined}
      crossOrigin={crossOrigin === undefined ? undefined : requireOneOf("crossOrigin", CROSS_ORIGIN, crossOrigin)}
      decoding={requireOneOf("decoding", DECODING, decoding)}
      {...(isShown ? pictureSources(image.sourceUrl, preset) : { src: PLACEHOLDER_PICTURE })}
      width={width}
      height={height}
      alt={alt}
      onError={(event) => {
        setBroken(image?.sourceUrl ?? null);
        onError?.(event);
      }}
    />
  );
}

function requireOneOf<Value extends string>(name: string, known: readonly Value[], value: Value): Value {
  if (known.includes(value)) return value;
  throw new Error(`image ${name} ${JSON.stringify(value)} is not allowed; there are ${known.join(", ")}`);
}
