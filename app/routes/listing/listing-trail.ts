import { categoryPath } from "../../domain/catalog/listing-scope";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import type { TrailStep } from "../../domain/seo/structured-data";
import { LISTING } from "../../strings/catalog/listing";

/** The way to a listing: the shop, what is above its shelf, itself. */
export function trailTo(heading: string, shelf: Shelf): TrailStep[] {
  if (heading === LISTING.title) return [{ name: LISTING.title }];
  const up = shelf.ancestors.map((one, index) => ({
    name: one.name,
    to: categoryPath(one.slug, shelf.ancestors.slice(0, index)),
  }));
  // A search inside a shelf has the shelf above it.
  const own = shelf.name && heading !== shelf.name ? [{ name: shelf.name, to: shelf.path }] : [];
  return [{ name: LISTING.title, to: "/magazin" }, ...up, ...own, { name: heading }];
}
