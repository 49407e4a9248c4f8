import { readSite } from "../../app/config/site.ts";
import { readShopConfig } from "../backend/shop-config.ts";
import type { Shop } from "./examine-wordpress.ts";

type Variables = Record<string, string | undefined>;

/**
 * Reads the production settings of wrangler.toml; variables of the shell override them. Throws an error if a setting
 * is wrong.
 */
export function readShop(variables: Variables, config = "wrangler.toml"): Shop {
  const { vars } = readShopConfig("production", config);
  const read = (name: string) => variables[name] || (typeof vars[name] === "string" ? vars[name] : undefined);
  return {
    site: readSite(vars.SITE, { currency: "EUR", defaults: {} }),
    imageHosts: (read("IMAGE_HOSTS") ?? "").split(/[\s,]+/).filter(Boolean),
    backendUrl: read("BACKEND_URL"),
    storefrontSecret: read("STOREFRONT_SECRET"),
    hasStripe: Boolean(read("STRIPE_SECRET_KEY")),
    isLevaAllowed: read("SELL_IN_BGN") === "yes",
  };
}
