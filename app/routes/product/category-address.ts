import { categoryPath } from "../../domain/catalog/listing-scope";

/** Address of a category's page, from the way down to it: the one place of this screen where it is made. */
export function categoryAddress(trail: { slug: string }[]): string {
  return categoryPath(trail.at(-1)?.slug ?? "", trail.slice(0, -1));
}
