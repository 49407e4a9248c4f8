import type { DemoSeo } from "../../content/types.ts";
import type { Picture } from "../../database/documents.ts";
import { showPicture } from "./picture-object.ts";

/** PostTypeSEO and TaxonomySEO of Yoast; `picture` is the block's. */
export function showSeo(seo: DemoSeo, picture: Picture | null | undefined) {
  return { ...seo, opengraphImage: showPicture(picture), twitterImage: showPicture(picture) };
}
