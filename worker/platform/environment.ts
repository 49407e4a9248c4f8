import * as v from "valibot";
import { variablesSchema, type Variables } from "./variables.ts";
import { readHome, type HomeWords } from "../../app/config/home.ts";
import { readSettings, type Settings } from "../../app/config/settings.ts";
import { atOrigin, readSite, type Site } from "../../app/config/site.ts";

/** All three keys of the merchant's Stripe account (docs/payments.md). */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where a stand-in for Stripe listens; null: the real one. */
  apiUrl: string | null;
}

/** Host of the demo backend's pictures and endpoint: reached over the service binding, never over the net. */
export const DEMO_ORIGIN = "https://demo.shop.test";

/** Configuration of the shop, checked once at the start; `bindings` aside, all that the Worker's `env` says. */
export interface Environment {
  settings: Settings;
  site: Site;
  home: HomeWords;
  /** The shop's own where no request says it: on payments at Stripe, in what the schedule mails. */
  address: string;
  /** Parts the replica of the catalog from those of previews that share the database. */
  catalogName: string;
  /** Between two publications of the catalog at least; longer where writes of KV are few (docs/catalog.md). */
  publicationMs: number;
  /** Whether listings leave out what is sold out, over a WooCommerce whose plugin doesn't tell its own setting. */
  hidesSoldOut: boolean;
  /** GraphQL endpoint of the backend. */
  backendUrl: string;
  isDemo: boolean;
  /** Signs the session cookie. */
  sessionSecret: string;
  /** What the shop shows the WordPress plugin, to be believed about payments (docs/wordpress-plugin.md). */
  storefrontSecret: string | undefined;
  /** With it the merchant downloads what shoppers declared (docs/withdrawals.md); undefined: nobody can. */
  exportSecret: string | undefined;
  /** Hosts that pictures may come from. */
  imageHosts: string[];
  /** Whether pictures are drawn as AVIF, where the platform can: half the bytes of WebP, but far more work. */
  isAvifWanted: boolean;
  /** Cloudflare's location hint for sessions, to keep them near the backend. */
  sessionLocation: DurableObjectLocationHint | undefined;
  /** null: cards are not offered. */
  stripe: StripeSettings | null;
  /** What is kept of public answers: pages and the backend's answers, the latter alone, or neither (docs/caching.md). */
  caching: "all" | "data" | "none";
  /** Signs news of the catalogue; undefined: none is heard, and what is kept lives out its time. */
  woocommerceWebhookSecret: string | undefined;
}

/** The same for a request: outside production the shop stands wherever it is asked for. */
export function atRequest(environment: Environment, url: string): Environment {
  return { ...environment, site: atOrigin(environment.site, new URL(url).origin) };
}

/** The demo's own stand-in for the plugin knows it (demo/plugin/storefront-plugin.ts). */
export const DEMO_STOREFRONT_SECRET = "payments-of-the-demo-move-no-money";

/** `npm run cache:purge` of the demo shop signs with it. */
export const DEMO_WEBHOOK_SECRET = "news-of-the-demo-change-no-money-either";

/** Reads and checks the configuration; throws an error whose message names everything that is missing or wrong. */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const parsed = v.safeParse(variablesSchema, variables);
  if (!parsed.success) problems.push(...parsed.issues.map(describeIssue));
  const given = parsed.success ? parsed.output : {};
  const isOwn = variables.BACKEND_URL !== undefined && variables.BACKEND_URL !== "";
  const settings = attempt(() => readSettings(variables.SETTINGS));
  // Nothing of the demo's is shown over a WordPress of one's own.
  const site = attempt(() =>
    readSite(variables.SITE, { currency: given.BACKEND_CURRENCY, ...(isOwn ? { defaults: readTitle(given) } : {}) }),
  );
  const home = attempt(() => readHome(variables.HOME, isOwn ? {} : undefined));
  if (problems.length > 0 || !settings || !site || !home) throw new Error(problems.join("\n"));
  const backendUrl = given.BACKEND_URL ?? `${DEMO_ORIGIN}/graphql`;
  return {
    settings,
    site,
    home,
    address: site.baseUrl || "http://localhost:8787",
    catalogName: given.CATALOG_NAME ?? "shop",
    publicationMs: (given.PUBLICATION_SECONDS ?? 2) * 1000,
    hidesSoldOut: given.HIDE_SOLD_OUT ?? false,
    backendUrl,
    isDemo: !isOwn,
    sessionSecret: given.SESSION_SECRET ?? "sessions-of-the-demo-guard-nothing",
    // Without it the shop works, but the plugin doesn't believe it that an order is paid.
    storefrontSecret: given.STOREFRONT_SECRET ?? (isOwn ? undefined : DEMO_STOREFRONT_SECRET),
    exportSecret: given.EXPORT_SECRET,
    imageHosts: [new URL(backendUrl).host, ...(given.IMAGE_HOSTS ?? [])],
    isAvifWanted: given.IMAGE_AVIF ?? true,
    sessionLocation: given.SESSION_LOCATION,
    // Nothing can be paid in leva any more: banks take none since 2026-01-01.
    stripe: site.currency === "EUR" ? toStripe(given) : null,
    caching: given.CACHING ?? "all",
    woocommerceWebhookSecret: given.WOOCOMMERCE_WEBHOOK_SECRET ?? (isOwn ? undefined : DEMO_WEBHOOK_SECRET),
  };
}

type Given = Partial<v.InferOutput<typeof variablesSchema>>;

function describeIssue({ path, message }: v.BaseIssue<unknown>): string {
  return `${String(path?.[0]?.key)}: ${message}`;
}

// What WordPress calls itself; a shop has some name.
function readTitle({ BACKEND_TITLE, BACKEND_TAGLINE, BACKEND_URL }: Given) {
  const host = BACKEND_URL ? new URL(BACKEND_URL).hostname : "";
  return { name: BACKEND_TITLE ?? host, shortDescription: BACKEND_TAGLINE ?? "" };
}

function toStripe(given: Given): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl = null } = given;
  return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret, apiUrl } : null;
}
