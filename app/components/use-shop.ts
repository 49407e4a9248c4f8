import { useRouteLoaderData } from "react-router";
import type { Settings } from "../config/settings";
import type { PublicSite } from "../config/site";
import type { TermCount } from "../domain/catalog/category";
import type { MenuBranch } from "../domain/content/menu";

/** The settings that pages use. */
type PublicSettings = Omit<Settings, "showRelatedProducts">;

/** Data of the root loader: public, the same for all visitors. */
export interface ShopData {
  settings: PublicSettings;
  site: PublicSite;
  /** The shop's other languages, named in themselves: "English". */
  languages: { code: string; name: string }[];
  categories: TermCount[];
  /**
   * Whether the checkout must be a new document: Stripe's scripts are allowed only there, and WooCommerce's checkout
   * isn't a page of this shop.
   */
  isCheckoutDocument: boolean;
  /** Header menu: the merchant's, or the categories. */
  menu: MenuBranch[];
  /** Footer menu: the merchant's columns; [] for none. */
  footerMenu: MenuBranch[];
}

/** Settings, site and menu for any component, instead of passing them as props. */
export function useShop(): ShopData {
  const shop = useRouteLoaderData<ShopData>("root");
  if (!shop) throw new Error("useShop outside the root route");
  return shop;
}
