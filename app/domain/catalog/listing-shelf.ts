import type { CategoryExtras } from "./category";
import type { ListingScope } from "./listing-scope";
import type { Category, Image, Term } from "../product/product";

/** The shelf that a listing shows, as its page needs it. Descriptions are sanitised HTML. */
export interface Shelf {
  scope: ListingScope;
  /** Its own address, without page and query. */
  path: string;
  /** "" for the whole shop. */
  name: string;
  description: string;
  image: Image | null;
  /** From the top down, without itself. */
  ancestors: Term[];
  children: Omit<Category, "databaseId">[];
  extras: CategoryExtras | null;
}

/** A shelf that has a name and nothing else. */
export function bareShelf(scope: ListingScope, path: string, name = ""): Shelf {
  return { scope, path, name, description: "", image: null, ancestors: [], children: [], extras: null };
}
