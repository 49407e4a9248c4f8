import type { CategoryExtras } from "./category";
import type { ListingScope } from "./listing-scope";
import type { InLanguage } from "../values/text-language";
import type { Category, Image, Term } from "../product/product";

/** Header data of a listing page. Descriptions are sanitized HTML. */
export interface ListingHeader extends InLanguage {
  scope: ListingScope;
  /** The listing's path, without page and query. */
  path: string;
  /** "" for the whole shop. */
  name: string;
  description: string;
  image: Image | null;
  /** Parent categories, from the top level down. */
  ancestors: Term[];
  children: Category[];
  extras: CategoryExtras | null;
}

/** A listing header with a name only. */
export function bareListingHeader(scope: ListingScope, path: string, name = ""): ListingHeader {
  return { scope, path, name, description: "", image: null, ancestors: [], children: [], extras: null };
}
