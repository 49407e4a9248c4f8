import { pictureUrlOfWidth } from "../../../domain/values/image-url";
import type { Image, Product } from "../../../domain/product/product";

const GALLERY_MAX = 10;

/** Pictures of the gallery, up to 10 (specification §9), each once: that of the chosen variation first, where it has one of its own. */
export function galleryPictures({ image, gallery }: Pick<Product, "image" | "gallery">, chosen: Image | null): Image[] {
  const known = new Map([chosen, image, ...gallery].flatMap((one) => (one ? [[one.sourceUrl, one] as const] : [])));
  return [...known.values()].slice(0, GALLERY_MAX);
}

/** Address of the whole picture at the largest size that the shop draws. */
export function wholePictureUrl({ sourceUrl }: Image): string {
  return pictureUrlOfWidth(sourceUrl, 1536, 85);
}
