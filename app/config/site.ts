import * as v from "valibot";
import { readConfiguration } from "./settings.ts";

const absoluteUrl = v.pipe(
  v.string(),
  v.url("an absolute address is needed"),
  v.regex(/^https?:\/\//, "http or https only"),
);

const origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.*-]+(:\d+)?$/, "an origin is https://host"));

const menuLocation = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{0,60}$/, "a location is named as in GraphQL: PRIMARY"));

const names = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.maxLength(6));

const siteSchema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.nonEmpty()), "Сила"),
  shortDescription: v.optional(v.string(), "Спортни стоки и хранителни добавки"),
  longDescription: v.optional(
    v.string(),
    "Тежести, добавки и екипировка, подбрани от хора, които тренират. Поръчвате днес до 15 часа, вдигате утре.",
  ),
  /** The address shoppers see; canonical links and Open Graph are built from it. */
  baseUrl: v.optional(absoluteUrl, "http://localhost:8787"),
  /** Where WordPress sends shoppers back to; the shop itself unless it says otherwise. */
  frontEndUrl: v.optional(absoluteUrl),
  /** Picture for links shared elsewhere, a path of this shop or an absolute address. */
  image: v.optional(v.string(), "/site-image.webp"),
  /** Currency of the backend's prices. */
  currency: v.optional(v.picklist(["BGN", "EUR"]), "BGN"),
  priceDisplay: v.optional(v.picklist(["leva-euro", "euro-leva", "leva", "euro"]), "leva-euro"),
  /** Attributes that a listing can be filtered by, in the order they are shown; each must exist at the backend. */
  filterAttributes: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^pa_[a-z0-9_-]{1,60}$/, "an attribute is named as in WooCommerce: pa_razmer"))),
    ["pa_brands", "pa_razmer", "pa_cvyat", "pa_vkus"],
  ),
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
  freeShippingFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 10_000),
  /** Who brings parcels and how one pays, as footer and product pages name them; [] names nobody. */
  couriers: v.optional(names, ["Speedy", "Еконт"]),
  paymentWays: v.optional(names, ["Наложен платеж", "Банков превод"]),
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
  /** Database id of the page that WooCommerce calls the shop: its text and SEO are the listing's. */
  shopPageId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 6),
  phone: v.optional(v.string(), "02 492 73 10"),
  email: v.optional(v.string(), "zdravei@sila.example"),
  company: v.optional(v.string(), "„Сила Спорт“ ЕООД"),
  companyNumber: v.optional(v.string(), "206184532"),
  vatNumber: v.optional(v.string(), "BG206184532"),
  address: v.optional(v.string(), "бул. „Цариградско шосе“ 115, 1784 София"),
  openingHours: v.optional(v.string(), "понеделник–петък, 9:00–18:00"),
});

/** What the shop is called, says of itself and how it shows money (specification §1). */
export type Site = v.InferOutput<typeof siteSchema> & { frontEndUrl: string };

/** Site data with the merchant's overrides; throws an error that names every unknown key and wrong value. */
export function readSite(overrides: unknown): Site {
  const site = readConfiguration("SITE", siteSchema, overrides ?? {});
  // Paths are put behind it.
  const baseUrl = site.baseUrl.replace(/\/+$/, "");
  return { ...site, baseUrl, frontEndUrl: site.frontEndUrl ?? baseUrl };
}

/** What the server alone reads: no page has to carry it. */
const OF_SERVER = [
  "frontEndUrl",
  "filterAttributes",
  "authPersistence",
  "gatewayOrigins",
  "trackingOrigins",
  "iconApi",
  "orderPayUrl",
  "mainMenu",
  "footerMenu",
  "shopPageId",
] as const;

export type PublicSite = Omit<Site, (typeof OF_SERVER)[number]>;

/** The site as every page's data names it. */
export function toPublicSite(site: Site): PublicSite {
  const hidden: readonly string[] = OF_SERVER;
  return Object.fromEntries(Object.entries(site).filter(([key]) => !hidden.includes(key))) as PublicSite;
}
