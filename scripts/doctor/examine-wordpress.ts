import type { Site } from "../../app/config/site.ts";
import { GetCatalogSettingsDocument, GetWordPressSettingsDocument } from "../../graphql/generated/documents.ts";
import { checkSchema } from "../backend/ask-backend.ts";
import { BackendError } from "../backend/post-query.ts";
import { checkCountries, checkGateways, checkShipping, checkTax, tryCart, type Offer } from "./check-checkout.ts";
import { checkCouriers } from "./check-couriers.ts";
import { checkMenus, checkPages } from "./check-pages.ts";
import { checkPlugin } from "./check-plugin.ts";
import { checkFilters } from "./check-filters.ts";
import { checkLanguages } from "./check-languages.ts";
import { checkPictures, checkProducts, describeUnsupportedType, fetchSample, type Product } from "./check-products.ts";
import { checkCurrency, checkGraphql, checkLanguage, checkPermalinks, checkSignIn } from "./check-settings.ts";
import { checkSpeed } from "./check-speed.ts";
import { checkVersions, readPublicVersions } from "./check-versions.ts";
import { findEndpoint, isLocal, toSiteRoot } from "./find-endpoint.ts";
import type { Finding } from "./findings.ts";
import { openGuest, PLUGIN_HEADER } from "./wordpress.ts";

/** What is known about the shop before the examination. */
export interface Shop {
  site: Site;
  imageHosts: string[];
  /** BACKEND_URL: the secret is sent nowhere else. */
  backendUrl: string | undefined;
  storefrontSecret: string | undefined;
  hasStripe: boolean;
  isLevaAllowed: boolean;
}

/** Facts for `npm run setup`, which derives its suggestions from them. */
export interface Examination {
  endpoint: string;
  findings: Finding[];
  products: Product[];
  offer: Offer | null;
  /** Whether WordPress has everything that the shop needs. */
  isUsable: boolean;
}

const LOGIN = /^Headless Login/;

/**
 * Examines a WordPress as a guest and reports each finding at once. Throws an error if nothing answers GraphQL at
 * all.
 */
export async function examineWordPress(
  address: URL,
  shop: Shop,
  say: (finding: Finding) => void,
  { isTimed = true } = {},
): Promise<Examination> {
  const findings: Finding[] = [];
  const add = (...more: Finding[]) => more.forEach((one) => (findings.push(one), say(one)));
  const { url: endpoint, isElsewhere, first } = await findEndpoint(address);
  add(describeAddress(endpoint, isElsewhere));
  const guest = openGuest(endpoint);
  const examination: Examination = { endpoint, findings, products: [], offer: null, isUsable: false };

  const gaps = await checkSchema(endpoint);
  // Headless Login extends types of WooGraphQL: without them GraphQL doesn't show whether it is active.
  const hasLogin = gaps.required.length > 0 || !gaps.optional.some((one) => LOGIN.test(one));
  const isPluginThere = first.headers.has(PLUGIN_HEADER);
  const isBelieved = shop.backendUrl !== undefined && new URL(shop.backendUrl).origin === new URL(endpoint).origin;
  const plugin = checkPlugin(guest, isPluginThere, {
    secret: isBelieved ? shop.storefrontSecret : undefined,
    isWithheld: !isBelieved && shop.storefrontSecret !== undefined,
    baseUrl: shop.site.baseUrl,
  });
  const [known, publicVersions] = await Promise.all([plugin, readPublicVersions(toSiteRoot(endpoint))]);
  const absent = new Set([...(hasLogin ? [] : ["Headless Login"]), ...(isPluginThere ? [] : ["Sila Storefront"])]);
  for (const { plugin } of gaps.required) absent.add(/WooGraphQL/.test(plugin) ? "WooGraphQL" : "WPGraphQL");
  // If WooGraphQL is missing, WooCommerce may be missing too.
  if (absent.has("WooGraphQL") && !publicVersions.has("WooCommerce")) absent.add("WooCommerce");
  add(...checkVersions(new Map([...publicVersions, ...known.versions]), absent));
  add(...describeGaps(gaps), ...known.findings);
  if (gaps.required.length > 0) return examination;
  examination.isUsable = true;

  // The checks are independent: if one of them fails, its own line says so.
  const attempt = async (subject: string, look: () => Promise<Finding | Finding[]>) => {
    const found = await look().catch((error: Error): Finding => {
      const reason = error instanceof BackendError ? error.back : error.message;
      return { level: "unknown", subject, said: `couldn't be looked at: ${reason}` };
    });
    add(...(Array.isArray(found) ? found : [found]));
  };
  await attempt("GraphQL", () => checkGraphql(first, guest));
  await attempt("Currency", () => checkCurrency(guest, shop.isLevaAllowed));
  await attempt("WordPress", async () => {
    const settings = await guest.query(GetWordPressSettingsDocument, {});
    const permalinks = checkPermalinks(settings);
    // Until the permalinks are corrected, pages don't have their final URLs.
    const pages = permalinks.level === "ok" ? checkPages(settings, shop.site) : [];
    return [
      checkLanguage(settings, shop.site),
      permalinks,
      ...pages,
      ...(await checkMenus(guest, settings, shop.site)),
    ];
  });
  if (hasLogin) await attempt("Signing in", () => checkSignIn(guest));
  await attempt("Products", async () => {
    const sample = await fetchSample(guest).catch(
      (error: Error) => describeUnsupportedType(error.message) ?? Promise.reject(error),
    );
    if (!("products" in sample)) return sample;
    examination.products = sample.products;
    return checkProducts(sample);
  });
  const { products } = examination;
  if (products.length > 0) {
    await attempt("Filters", () => checkFilters(guest, shop.site));
    await attempt("Pictures", () => checkPictures(products, endpoint, shop.imageHosts));
  }
  await attempt("Sells to", () => checkCountries(guest));
  const couriers: string[] = [];
  const secret = isBelieved && isPluginThere ? shop.storefrontSecret : undefined;
  await attempt("Languages", () => checkLanguages(endpoint, secret, shop.site));
  if (secret)
    await attempt("Couriers", async () => {
      const found = await checkCouriers(guest, secret);
      couriers.push(...found.priced);
      return found.findings;
    });
  await attempt("Cart", async () => {
    // checkGraphql has reported this, with what to do.
    if (!guest.hasSession()) return [];
    const offer = await tryCart(guest, products, shop.site);
    examination.offer = offer;
    if (!offer)
      return {
        level: "unknown",
        subject: "Cart",
        said: "no product was found that a guest can buy: ways to pay and delivery weren't looked at",
      };
    const { cart } = await guest.query(GetCatalogSettingsDocument, {});
    return [
      ...checkGateways(offer, shop.site, shop.hasStripe),
      checkShipping(offer, couriers),
      checkTax(cart?.displayPricesIncludeTax ?? true, offer),
    ];
  });
  if (isTimed) await attempt("Speed", () => checkSpeed(guest, products[0]?.slug ?? ""));
  return examination;
}

function describeAddress(endpoint: string, isElsewhere: boolean): Finding {
  const subject = "Address";
  const said = isElsewhere ? `GraphQL answers at ${endpoint}` : endpoint;
  if (endpoint.startsWith("http:") && !isLocal(endpoint))
    return {
      level: "wrong",
      subject,
      said: `${said}: without https, passwords and the secret can be read on the way`,
      todo: "a certificate for the WordPress; most hosts have them for nothing",
    };
  if (isLocal(endpoint))
    return { level: "ok", subject, said: `${said}; only this machine reaches it: a deployed shop couldn't` };
  return { level: "ok", subject, said };
}

function describeGaps({ required, optional }: Awaited<ReturnType<typeof checkSchema>>): Finding[] {
  const missing = required.map(({ plugin, said }): Finding => {
    const isWoo = /WooGraphQL/.test(plugin);
    return {
      level: "wrong",
      subject: isWoo ? "WooGraphQL" : "WPGraphQL",
      said: `${plugin} is missing:`,
      details: said.map((line) => `  ${line}`),
      todo: isWoo
        ? "Plugins: WooCommerce and “WPGraphQL for WooCommerce” (its zip comes from its GitHub releases) must be active"
        : "Plugins > Add New Plugin > “WPGraphQL”: bring it up to date",
    };
  });
  const known = missing.length > 0 ? [] : optional;
  const without = known.map((plugin): Finding => {
    const [name = plugin, without = ""] = plugin.split(": ");
    return {
      level: "advice",
      subject: name.split(/ for | with /)[0]!,
      said: `isn't there: ${without}`,
      todo: "docs/backend-setup.md, Plugins",
    };
  });
  return [...missing, ...without];
}
