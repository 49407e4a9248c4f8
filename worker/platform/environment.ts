import * as v from "valibot";
import { variablesSchema, type Variables } from "./variables.ts";
import { readHome, type HomeWords } from "../../app/config/home.ts";
import { readSite, type Site } from "../../app/config/site.ts";
import { ConfigurationError, readSettings, type Settings } from "../../app/config/settings.ts";
import { readTablesIn, type WordPressSettings, type WordPressTables } from "../../app/config/wordpress-settings.ts";
import { language } from "#locale";

/** All three keys of the merchant's Stripe account (docs/payments.md). */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** URL of a Stripe mock; null: Stripe itself. */
  apiUrl: string | null;
}

/** Origin of the demo backend's GraphQL endpoint and images, reached over the service binding, never over the network. */
export const DEMO_ORIGIN = "https://demo.shop.test";

/** The validated configuration: everything in the Worker's `env` except the bindings. */
export interface Environment {
  /** The language of this build's pages, or of a sync. */
  language: string;
  settings: Settings;
  site: Site;
  home: HomeWords;
  /**
   * Hash of what WordPress overrides in `settings`, `site` and `home`; "": nothing; null: unknown, so pages rendered
   * meanwhile soon become outdated.
   */
  settingsDigest: string | null;
  /** The shop's own origin where no request supplies it: on payments at Stripe and in emails sent by the schedule. */
  shopUrl: string;
  /** Separates the catalog replica from those of previews that share the database. */
  catalogName: string;
  /** Minimum interval between two publications of the catalog; longer where KV writes are scarce (docs/catalog.md). */
  publicationMs: number;
  /** GraphQL endpoint of the backend. */
  backendUrl: string;
  isDemo: boolean;
  /** Signs the session cookie. */
  sessionSecret: string;
  /** Proves to the WordPress plugin that a request comes from the shop; without it no orders are taken (docs/wordpress-plugin.md). */
  storefrontSecret: string | undefined;
  /** Hosts that images may come from. */
  imageHosts: string[];
  /** Whether images are encoded as AVIF where the platform can: half the bytes of WebP at a much higher CPU cost. */
  isAvifEnabled: boolean;
  /** Cloudflare's location hint for sessions, which places them close to the backend. */
  sessionLocation: DurableObjectLocationHint | undefined;
  /** null: cards are not offered. */
  stripe: StripeSettings | null;
  /** Whether rendered pages and live stock are cached (docs/caching.md). */
  caching: "all" | "none";
  /**
   * Verifies webhooks that report changes. Without it they are rejected, and cached data stays until its time is over.
   */
  woocommerceWebhookSecret: string | undefined;
}

/** The environment in each of the shop's languages. */
export function listLanguages(environment: Environment): Environment[] {
  return environment.site.languages.map((language) => ({ ...environment, language }));
}

/** The language that requests to the backend state; null for the shop's first, which is the backend's own. */
export function statedLanguage({ language, site }: Pick<Environment, "language" | "site">): string | null {
  return language === site.languages[0] ? null : language;
}

/** Throws a ConfigurationError if the build lacks one of the shop's languages, or has another main one. */
export function requireBuilt({ site: { languages } }: Environment, built: readonly string[]): void {
  if (languages[0] !== built[0] || languages.some((language) => !built.includes(language)))
    throw new ConfigurationError([
      `SITE.languages: ${languages.join(", ")}, but the build has ${built.join(", ")}: build the shop again`,
    ]);
}

/** The environment as seen by a request: outside production the shop's origin is the request's. */
export function environmentForRequest(environment: Environment, url: string): Environment {
  const { site } = environment;
  return site.baseUrl ? environment : { ...environment, site: { ...site, baseUrl: new URL(url).origin } };
}

/**
 * The default secret of the demo shop; the demo's imitation of the plugin has the same
 * (demo/plugin/storefront-plugin.ts).
 */
export const DEMO_STOREFRONT_SECRET = "payments-of-the-demo-move-no-money";

/** The default secret of the demo shop, with which `npm run cache:purge` and catalog commands are signed. */
export const DEMO_WEBHOOK_SECRET = "invalidations-of-the-demo-change-no-money";

/**
 * Reads and validates the configuration, with WordPress's overrides of wrangler.toml's tables; throws a ConfigurationError
 * that lists everything that is missing or invalid.
 */
export function readEnvironment(variables: Variables, settings: WordPressSettings = {}): Environment {
  const wordpress = readTablesIn(language, settings);
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(...(error instanceof ConfigurationError ? error.problems : [String(error)]));
      return undefined;
    }
  };
  const tableOf = (name: keyof WordPressTables) => ({ ...(variables[name] as object), ...wordpress[name] });
  const parsed = v.safeParse(variablesSchema, variables);
  if (!parsed.success) problems.push(...parsed.issues.map(describeIssue));
  const given = parsed.success ? parsed.output : {};
  const isOwn = variables.BACKEND_URL !== undefined && variables.BACKEND_URL !== "";
  const shopSettings = attempt(() => readSettings(tableOf("SETTINGS")));
  // Over a merchant's own WordPress, none of the demo's texts are shown.
  const site = attempt(() =>
    readSite(tableOf("SITE"), { currency: given.BACKEND_CURRENCY, ...(isOwn ? { defaults: readTitle(given) } : {}) }),
  );
  const home = attempt(() => readHome(tableOf("HOME"), isOwn ? {} : undefined));
  if (problems.length > 0 || !shopSettings || !site || !home) throw new ConfigurationError(problems);
  const backendUrl = given.BACKEND_URL ?? `${DEMO_ORIGIN}/graphql`;
  return {
    language,
    settings: shopSettings,
    site,
    home,
    settingsDigest: "",
    shopUrl: site.baseUrl || "http://localhost:8787",
    catalogName: given.CATALOG_NAME ?? "shop",
    publicationMs: (given.PUBLICATION_SECONDS ?? 2) * 1000,
    backendUrl,
    isDemo: !isOwn,
    sessionSecret: given.SESSION_SECRET ?? "sessions-of-the-demo-guard-nothing",
    storefrontSecret: given.STOREFRONT_SECRET ?? (isOwn ? undefined : DEMO_STOREFRONT_SECRET),
    imageHosts: [new URL(backendUrl).host, ...(given.IMAGE_HOSTS ?? [])],
    isAvifEnabled: given.IMAGE_AVIF ?? true,
    sessionLocation: given.SESSION_LOCATION,
    // Nothing can be paid in leva any more: banks stopped accepting them on 2026-01-01.
    stripe: site.currency === "EUR" ? toStripe(given) : null,
    caching: given.CACHING ?? "all",
    woocommerceWebhookSecret: given.WOOCOMMERCE_WEBHOOK_SECRET ?? (isOwn ? undefined : DEMO_WEBHOOK_SECRET),
  };
}

type Given = Partial<v.InferOutput<typeof variablesSchema>>;

function describeIssue({ path, message }: v.BaseIssue<unknown>): string {
  return `${String(path?.[0]?.key)}: ${message}`;
}

// WordPress's site title; without one, the host, because a shop needs a name.
function readTitle({ BACKEND_TITLE, BACKEND_TAGLINE, BACKEND_URL }: Given) {
  const host = BACKEND_URL ? new URL(BACKEND_URL).hostname : "";
  return { name: toLine(BACKEND_TITLE ?? host, 100), shortDescription: toLine(BACKEND_TAGLINE ?? "", 200) };
}

// WordPress takes any length, and a shop must start all the same.
function toLine(text: string, max: number): string {
  return text.replace(/\p{Cc}+/gu, " ").slice(0, max);
}

function toStripe(given: Given): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl = null } = given;
  return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret, apiUrl } : null;
}
