import { useRouteLoaderData } from "react-router";
import type { Settings } from "../config/settings";
import type { PublicSite } from "../config/site";
import type { TermCount } from "../domain/catalog/category";
import type { MenuBranch } from "../domain/content/menu";

/** The settings that pages read. */
type PublicSettings = Omit<Settings, "showRelatedProducts">;

/** What the root loader gives every page: public, the same for all visitors. */
export interface ShopData {
  settings: PublicSettings;
  site: PublicSite;
  categories: TermCount[];
  /** Of the header: the merchant's, or the categories. */
  menu: MenuBranch[];
  /** Of the footer: the merchant's columns; [] where he has none. */
  footerMenu: MenuBranch[];
}

/** Settings, site and menu for any component; no settings are handed down as props. */
export function useShop(): ShopData {
  const shop = useRouteLoaderData<ShopData>("root");
  if (!shop) throw new Error("useShop outside the root route");
  return shop;
}
