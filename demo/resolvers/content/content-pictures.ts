import { pages } from "../../content/pages/pages.ts";
import { posts } from "../../content/posts/posts.ts";
import { writePageSeo } from "../../content/seo.ts";
import { MAIN_LANGUAGE } from "../../languages/language.ts";
import type { Picture } from "../../database/documents.ts";

/** Well above the ids of the products' pictures. */
const FIRST_PICTURE_ID = 40_001;

const files = [
  ...new Set([
    ...posts.map(({ picture }) => picture),
    ...pages.flatMap((page) => writePageSeo(page, MAIN_LANGUAGE).opengraphImage ?? []),
  ]),
];

/** A picture of a post or a page, numbered like an attachment. */
export function findContentPicture(file: string, alt: string): Picture {
  return { id: FIRST_PICTURE_ID + Math.max(files.indexOf(file), 0), file, alt };
}
