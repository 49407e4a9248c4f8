import * as v from "valibot";
import { DEMO_SITE } from "./demo-shop.ts";
import type { Currency, PriceDisplay } from "./money.ts";
import { readConfiguration } from "./settings.ts";

const absoluteUrl = v.pipe(
  v.string(),
  v.url("an absolute address is needed"),
  v.regex(/^https?:\/\//, "http or https only"),
);

const origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.*-]+(:\d+)?$/, "an origin is https://host"));

const menuLocation = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{0,60}$/, "a location is named as in GraphQL: PRIMARY"));

const names = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.maxLength(6));

/** Of rates; a text that is part of everything would make every rate one. */
const ratePatterns = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty("a pattern is needed"), v.maxLength(60))),
  v.maxLength(40),
);

/** A group of one would mean nothing. */
const synonymGroups = v.pipe(
  v.array(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.nonEmpty("a word is needed"), v.maxLength(60))),
      v.minLength(2, "a group has two words or more that mean the same"),
      v.maxLength(10),
    ),
  ),
  v.maxLength(200),
);

const siteSchema = v.strictObject({
  /** "": as WordPress calls itself. */
  name: v.optional(v.string(), ""),
  shortDescription: v.optional(v.string(), ""),
  longDescription: v.optional(v.string(), ""),
  /** The address shoppers see, in production alone; elsewhere it is the one that was asked for. */
  baseUrl: v.optional(absoluteUrl),
  /** Whether browsers keep to https on every name below the shop's, too: a subdomain without it couldn't be reached. */
  hstsSubdomains: v.optional(v.boolean(), false),
  /** Picture for links shared elsewhere, a path of this shop or an absolute address. */
  image: v.optional(v.string(), "/site-image.webp"),
  /** Without it a shop in euro shows euro alone, one in leva both, leva first. */
  priceDisplay: v.optional(v.picklist(["leva-euro", "euro-leva", "leva", "euro"])),
  /** What a listing can be filtered by, in the order it is shown: attributes, product_brand, product_tag. */
  filterAttributes: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          /^(pa_[a-z0-9_-]{1,60}|product_(brand|tag))$/,
          "an attribute is named as in WooCommerce: pa_razmer, product_brand, product_tag",
        ),
      ),
    ),
    ["pa_brands", "product_brand", "pa_razmer", "pa_cvyat", "pa_vkus"],
  ),
  /** Words and phrases that searches take for each other: [["шорти", "къси панталони"]]. */
  searchSynonyms: v.optional(synonymGroups, []),
  /** Attributes whose terms say how much is in a package, for the unit price of a variation (docs/product-facts.md). */
  contentAttributes: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), ["pa_razfasovka"]),
  /** How long a customer stays signed in: until he signs out (a year at most), or until he closes the browser. */
  authPersistence: v.optional(v.picklist(["until-logout", "browser-session"]), "until-logout"),
  /** Origins of payment gateways with a page of their own: the checkout's form may lead there (docs/payments.md). */
  gatewayOrigins: v.optional(v.array(origin), []),
  /** What measures visits, only after consent: a GA4 stream "G-…", a container "GTM-…"; "": nothing (docs/tracking.md). */
  trackingId: v.optional(v.pipe(v.string(), v.regex(/^((G|GTM)-[A-Z0-9]{4,20})?$/, "G-… or GTM-… is needed")), ""),
  /** Further origins that the container's tags may ask and load from; GA4's own are known. */
  trackingOrigins: v.optional(v.array(origin), []),
  /** Where icons come from that the shop has not itself; "" for nowhere. */
  iconApi: v.optional(v.union([v.literal(""), absoluteUrl]), "https://api.iconify.design"),
  productsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 24),
  /** In hundredths of `currency`, shown in the bar above the header; 0 hides the line. */
  freeShippingFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Who brings parcels and how one pays, as footer and product pages name them; [] names nobody. */
  couriers: v.optional(names, []),
  paymentWays: v.optional(names, []),
  /**
   * Rates that deliver to an office or locker alone, and rates that deliver to either; all others go to a street. By id,
   * method or a part of the label: those of BOX NOW and of Bulgarisation bring nothing to a street (docs/backend-setup.md).
   */
  officeRates: v.optional(ratePatterns, ["офис", "автомат", "box_now_delivery", "woo_bg_boxnow"]),
  officeOrStreetRates: v.optional(ratePatterns, ["free_shipping"]),
  /** Where the shop's rules stand, paths of its own or absolute addresses; "" where it has no such page. */
  termsPath: v.optional(v.string(), "/obshti-usloviya"),
  privacyPath: v.optional(v.string(), "/poveritelnost"),
  cookiesPath: v.optional(v.string(), "/biskvitki"),
  deliveryPath: v.optional(v.string(), "/dostavka-i-plashtane"),
  withdrawalPath: v.optional(v.string(), "/vrashtane-i-reklamatsii"),
  accessibilityPath: v.optional(v.string(), "/dostapnost"),
  guaranteePath: v.optional(v.string(), "/zakonova-garantsiya"),
  /** Picture of the official notice of the legal guarantee, a file of public/: "/guarantee.webp"; "" shows none. */
  guaranteeNotice: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w.-]+)*$/, "a path of the shop is needed")), ""),
  /**
   * Where the backend's own WordPress takes the payment of an order that waits for it, with `{id}` and `{key}`:
   * "https://wp.example/checkout/order-pay/{id}/?pay_for_order=true&key={key}". "": nowhere (docs/payments.md).
   */
  orderPayUrl: v.optional(
    v.union([
      v.literal(""),
      v.pipe(absoluteUrl, v.includes("{id}", "{id} is missing"), v.includes("{key}", "{key} is missing")),
    ]),
    "",
  ),
  /** Menus of the WordPress theme, as its locations are named in GraphQL; "" where there is none. */
  mainMenu: v.optional(menuLocation, "PRIMARY"),
  footerMenu: v.optional(menuLocation, "SECONDARY"),
  /** Who trades here; what isn't said is left out. */
  phone: v.optional(v.string(), ""),
  email: v.optional(v.string(), ""),
  company: v.optional(v.string(), ""),
  companyNumber: v.optional(v.string(), ""),
  vatNumber: v.optional(v.string(), ""),
  address: v.optional(v.string(), ""),
  openingHours: v.optional(v.string(), ""),
});

/** What the shop is called, says of itself and how it shows money. */
export interface Site extends v.InferOutput<typeof siteSchema> {
  /** Of the backend's prices. */
  currency: Currency;
  priceDisplay: PriceDisplay;
  baseUrl: string;
}

interface Backend {
  currency?: Currency;
  /** For what the merchant doesn't say. */
  defaults?: Partial<Pick<Site, "name" | "shortDescription">>;
}

/**
 * Site data with the merchant's overrides, over a backend or, without one, the demo's; throws an error that names every
 * unknown key and wrong value. `baseUrl` is "" where it isn't said.
 */
export function readSite(overrides: unknown, { currency = "BGN", defaults = DEMO_SITE }: Backend = {}): Site {
  const site = readConfiguration("SITE", siteSchema, { ...defaults, ...(overrides as object | undefined) });
  // Paths are put behind it.
  const baseUrl = site.baseUrl?.replace(/\/+$/, "") ?? "";
  const priceDisplay = site.priceDisplay ?? (currency === "EUR" ? "euro" : "leva-euro");
  return { ...site, currency, priceDisplay, baseUrl };
}

/** The same at the address that was asked for, where none is configured. */
export function atOrigin(site: Site, origin: string): Site {
  return site.baseUrl ? site : { ...site, baseUrl: origin };
}

/** What the server alone reads: no page has to carry it. */
const OF_SERVER = [
  "hstsSubdomains",
  "filterAttributes",
  "searchSynonyms",
  "authPersistence",
  "gatewayOrigins",
  "trackingOrigins",
  "iconApi",
  "orderPayUrl",
  "officeRates",
  "officeOrStreetRates",
  "mainMenu",
  "footerMenu",
] as const;

export type PublicSite = Omit<Site, (typeof OF_SERVER)[number]>;

/** The site as every page's data names it. */
export function toPublicSite(site: Site): PublicSite {
  const hidden: readonly string[] = OF_SERVER;
  return Object.fromEntries(Object.entries(site).filter(([key]) => !hidden.includes(key))) as PublicSite;
}
