import type { Picture } from "../../database/documents.ts";
import { DEMO_ORIGIN, PICTURES_PATH } from "../../http/origin.ts";

/** A MediaItem. Every size is the one file: the shop resizes images itself. */
export function showPicture(picture: Picture | null | undefined) {
  if (!picture) return null;
  return {
    databaseId: picture.id,
    altText: picture.alt,
    title: picture.file,
    sourceUrl: `${DEMO_ORIGIN}${PICTURES_PATH}${picture.file}.webp`,
  };
}
