import { browseCategory, serialiseListingQuery } from "../../shop/listing-query";

/** Address of a category's page, from the way down to it: the one place of this screen where it is made. */
export function categoryAddress(trail: { slug: string }[]): string {
  return serialiseListingQuery(browseCategory(trail.at(-1)?.slug ?? ""));
}
