import { createContext } from "react-router";
import type { HomeWords } from "../config/home";
import type { Settings } from "../config/settings";
import type { Site } from "../config/site";
import type { GivingUp } from "../domain/orders/order-status";
import type { HeadTag, PageFacts, Seo } from "../domain/seo/page-head";
import type { StructuredData, TrailStep } from "../domain/seo/structured-data";

/** What the shop is and how it sells: the same for every visitor. */
export interface Shop {
  settings: Settings;
  site: Site;
  home: HomeWords;
  /** What giving up an unpaid order does here: without its secret the plugin cancels none for the shop. */
  givingUp: GivingUp;
  /** Lets the scripts of this one answer run. */
  nonce: string;
  /** Says that a part of this answer failed in the making, so that it isn't kept for others. */
  markUncacheable: () => void;
  /** Names this request in the log; an error page shows it. */
  requestId: string;
}

/** A public page, as search engines and networks are told of it. */
export interface PageDescription extends PageFacts {
  seo: Seo | null;
  /** From the page after home to this one; [] for home. */
  trail: TrailStep[];
  /** Beyond the trail; null: nothing of this kind. */
  data?: (StructuredData | null | Promise<StructuredData | null>)[];
  links?: HeadTag[];
}

/** Gives the head's elements for `meta`, and puts the JSON-LD at the end of the page (docs/decisions/0015). */
export type DescribePage = (page: PageDescription) => HeadTag[];

export const shopContext = createContext<Shop>();

export const describePageContext = createContext<DescribePage>();
