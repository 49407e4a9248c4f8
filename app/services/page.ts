import { createContext } from "react-router";
import type { HomeWords } from "../config/home";
import type { Settings } from "../config/settings";
import type { Site } from "../config/site";
import type { HeadTag, PageMetadata, Seo } from "../domain/seo/page-head";
import type { StructuredData, TrailStep } from "../domain/seo/structured-data";

/** Public shop data, the same for every visitor. */
export interface Shop {
  settings: Settings;
  site: Site;
  home: HomeWords;
  /** Whether Stripe is configured; WooCommerce must also have the Stripe gateway enabled. */
  takesCards: boolean;
  /** Content security policy nonce of this response. */
  nonce: string;
  /** Marks this response as incomplete, so that it isn't cached. */
  markUncacheable: () => void;
  /** Request id for logs and error pages. */
  requestId: string;
}

/** Metadata of a public page for search engines and link previews. */
export interface PageDescription extends PageMetadata {
  seo: Seo | null;
  /** Breadcrumb from the page after home to this one; [] for home. */
  trail: TrailStep[];
  /** JSON-LD besides the breadcrumb; null entries are omitted. */
  data?: (StructuredData | null | Promise<StructuredData | null>)[];
  links?: HeadTag[];
}

/** Returns the head elements for `meta`, and queues the JSON-LD for the end of the page (docs/decisions/0015). */
export type DescribePage = (page: PageDescription) => Promise<HeadTag[]>;

export const shopContext = createContext<Shop>();

export const describePageContext = createContext<DescribePage>();
