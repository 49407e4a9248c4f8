import { PICTURE_PRESETS, PLACEHOLDER_PICTURE, type PicturePreset } from "../config/images";
import { pictureUrl } from "../shop/picture-url";
import type { Image } from "../shop/product";

interface PictureProps {
  /** null: the product has none, and the placeholder stands in. */
  image: Image | null;
  preset: PicturePreset;
  /** "" where the words beside it say the same. */
  alt?: string;
  isEager?: boolean;
}

/** A picture with its box set before it loads, at densities 1 and 2 (specification §9). */
export function Picture({ image, preset, alt = image?.altText ?? "", isEager = false }: PictureProps) {
  const { width, height } = PICTURE_PRESETS[preset];
  const loading = isEager ? ({ loading: "eager", fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const source = image
    ? {
        src: pictureUrl(image.sourceUrl, preset, 1),
        srcSet: `${pictureUrl(image.sourceUrl, preset, 1)} 1x, ${pictureUrl(image.sourceUrl, preset, 2)} 2x`,
      }
    : { src: PLACEHOLDER_PICTURE };
  return <img {...source} {...loading} width={width} height={height} alt={alt} decoding="async" />;
}
