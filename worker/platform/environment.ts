import { readHome, type HomeWords } from "../../app/config/home.ts";
import type { Currency } from "../../app/config/money.ts";
import { readSettings, type Settings } from "../../app/config/settings.ts";
import { atOrigin, readSite, type Site } from "../../app/config/site.ts";

/** Keys of the merchant's Stripe account (docs/payments.md). */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where a stand-in for Stripe listens; null: the real one. */
  apiUrl: string | null;
}

const SHAPES = {
  STRIPE_SECRET_KEY: /^(?:sk|rk)_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\w+$/,
} as const;

type Name = keyof typeof SHAPES;

const NAMES = Object.keys(SHAPES) as Name[];

/** All three keys or none: null offers no cards. Throws an error that names what is missing or wrong, never a value. */
export function readStripe(variables: Variables): StripeSettings | null {
  const given = NAMES.filter((name) => variables[name] !== undefined && variables[name] !== "");
  if (given.length === 0) return null;
  const missing = NAMES.filter((name) => !given.includes(name));
  if (missing.length) throw new Error(`${missing.join(", ")}: missing, while ${given.join(", ")} is set`);
  const wrong = NAMES.filter((name) => !SHAPES[name].test(String(variables[name])));
  if (wrong.length) throw new Error(`${wrong.join(", ")}: not a key as Stripe gives them out`);
  const [secretKey, publishableKey, webhookSecret] = NAMES.map((name) => String(variables[name])) as [
    string,
    string,
    string,
  ];
  const modes = [secretKey, publishableKey].map((key) => key.split("_")[1]);
  if (modes[0] !== modes[1]) throw new Error("STRIPE_PUBLISHABLE_KEY: of another mode than STRIPE_SECRET_KEY");
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: readApiUrl(variables.STRIPE_API_URL, modes[0] === "live"),
  };
}

// With a live key a stand-in could make orders look paid.
function readApiUrl(value: unknown, isLive: boolean): string | null {
  if (value === undefined || value === "") return null;
  if (isLive) throw new Error("STRIPE_API_URL: only with a test key");
  if (typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error("STRIPE_API_URL: an http(s) address is needed");
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
  caching: (typeof CACHINGS)[number];
  /** Signs news of the catalogue; undefined: none is heard, and what is kept lives out its time. */
  woocommerceWebhookSecret: string | undefined;
}

/** The same for a request: outside production the shop stands wherever it is asked for. */
export function atRequest(environment: Environment, url: string): Environment {
  return { ...environment, site: atOrigin(environment.site, new URL(url).origin) };
}

/** Variables and secrets as they come: nothing about them is known yet. */
export type Variables = Record<string, unknown>;

const CACHINGS = ["all", "data", "none"] as const;

const LOCATIONS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"];

const SECRET_LENGTH_MIN = 32;

/** The demo's own stand-in for the plugin knows it (demo/plugin.ts). */
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
  const settings = attempt(() => readSettings(variables.SETTINGS));
  const backendUrl = attempt(() => readBackendUrl(variables.BACKEND_URL));
  const isOwn = variables.BACKEND_URL !== undefined && variables.BACKEND_URL !== "";
  const currency = attempt(() => readCurrency(variables.BACKEND_CURRENCY, isOwn));
  // Nothing of the demo's is shown over a WordPress of one's own.
  const site = attempt(() =>
    readSite(variables.SITE, { currency, ...(isOwn ? { defaults: readTitle(variables, backendUrl) } : {}) }),
  );
  const home = attempt(() => readHome(variables.HOME, isOwn ? {} : undefined));
  const sessionSecret = attempt(() => readSecret(variables.SESSION_SECRET, backendUrl === undefined));
  const storefrontSecret = attempt(() => readSharedSecret("STOREFRONT_SECRET", variables.STOREFRONT_SECRET));
  const exportSecret = attempt(() => readSharedSecret("EXPORT_SECRET", variables.EXPORT_SECRET));
  const sessionLocation = attempt(() => readLocation(variables.SESSION_LOCATION));
  const imageHosts = attempt(() => readHosts(variables.IMAGE_HOSTS, backendUrl ?? DEMO_ORIGIN));
  const isAvifWanted = attempt(() => readSwitch("IMAGE_AVIF", variables.IMAGE_AVIF, true));
  const hidesSoldOut = attempt(() => readSwitch("HIDE_SOLD_OUT", variables.HIDE_SOLD_OUT, false));
  const stripe = attempt(() => readStripe(variables));
  const caching = attempt(() => readCaching(variables.CACHING));
  const webhookSecret = attempt(() => readWebhookSecret(variables.WOOCOMMERCE_WEBHOOK_SECRET, !backendUrl));
  const publicationSeconds = attempt(() => readSeconds("PUBLICATION_SECONDS", variables.PUBLICATION_SECONDS));
  const catalogName = attempt(() => readName(variables.CATALOG_NAME));
  if (problems.length > 0 || !settings || !site || !home) throw new Error(problems.join("\n"));
  return {
    settings,
    site,
    home,
    address: site.baseUrl || "http://localhost:8787",
    catalogName: catalogName ?? "shop",
    publicationMs: (publicationSeconds ?? 2) * 1000,
    hidesSoldOut: hidesSoldOut === true,
    backendUrl: backendUrl ?? `${DEMO_ORIGIN}/graphql`,
    isDemo: !backendUrl,
    sessionSecret: sessionSecret ?? "",
    // Without it the shop works, but the plugin doesn't believe it that an order is paid.
    storefrontSecret: storefrontSecret ?? (backendUrl ? undefined : DEMO_STOREFRONT_SECRET),
    exportSecret: exportSecret ?? undefined,
    imageHosts: imageHosts ?? [],
    isAvifWanted: isAvifWanted ?? true,
    sessionLocation: sessionLocation ?? undefined,
    // Nothing can be paid in leva any more: banks take none since 2026-01-01.
    stripe: (site.currency === "EUR" && stripe) || null,
    caching: caching ?? "all",
    woocommerceWebhookSecret: webhookSecret ?? undefined,
  };
}

function readBackendUrl(value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error(`BACKEND_URL: an http(s) address of a GraphQL endpoint is needed, not ${JSON.stringify(value)}`);
}

// Asked of WooCommerce by `npm start` and by a deployment (scripts/backend/check-backend.ts), so that no page waits for it, and none
// shows an amount before it is known.
function readCurrency(value: unknown, isOwn: boolean): Currency {
  if (value === "BGN" || value === "EUR") return value;
  if (!isOwn && (value === undefined || value === "")) return "BGN";
  throw new Error(
    "BACKEND_CURRENCY: BGN or EUR, as WooCommerce has it, is missing; `npm start` and `npm run deploy` ask for it",
  );
}

// What WordPress calls itself; a shop has some name.
function readTitle({ BACKEND_TITLE, BACKEND_TAGLINE }: Variables, backendUrl = "") {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const host = URL.canParse(backendUrl) ? new URL(backendUrl).hostname : "";
  return { name: text(BACKEND_TITLE) || host, shortDescription: text(BACKEND_TAGLINE) };
}

// The demo's sessions guard nothing, so a clone starts without any secret.
function readSecret(value: unknown, isDemo: boolean): string {
  if (typeof value === "string" && value.length >= SECRET_LENGTH_MIN) return value;
  if (value === undefined && isDemo) return "sessions-of-the-demo-guard-nothing";
  throw new Error(
    `SESSION_SECRET: ${value === undefined ? "this secret is missing" : "at least 32 characters are needed"}`,
  );
}

function readSharedSecret(name: string, value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string" && value.length >= SECRET_LENGTH_MIN && /^[\x21-\x7e]+$/.test(value)) return value;
  throw new Error(`${name}: at least 32 characters are needed, of ASCII and without blanks`);
}

// WooCommerce makes up a secret of 50 characters where none is typed; a short one would be guessed.
function readWebhookSecret(value: unknown, isDemo: boolean): string | undefined {
  if (value === undefined || value === "") return isDemo ? DEMO_WEBHOOK_SECRET : undefined;
  if (typeof value === "string" && value.length >= SECRET_LENGTH_MIN) return value;
  throw new Error("WOOCOMMERCE_WEBHOOK_SECRET: at least 32 characters are needed");
}

function readCaching(value: unknown): Environment["caching"] {
  if (value === undefined || value === "") return "all";
  const known = CACHINGS.find((one) => one === value);
  if (known) return known;
  throw new Error(`CACHING: one of ${CACHINGS.join(", ")} is needed, not ${JSON.stringify(value)}`);
}

function readName(value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string" && /^[a-z0-9-]{1,63}$/.test(value)) return value;
  throw new Error(`CATALOG_NAME: small letters, digits and hyphens are needed, not ${JSON.stringify(value)}`);
}

function readSeconds(name: string, value: unknown): number | undefined {
  if (value === undefined || value === "") return undefined;
  if (/^\d{1,4}$/.test(String(value)) && Number(value) > 0) return Number(value);
  throw new Error(`${name}: a number from 1 to 9999 is needed, not ${JSON.stringify(value)}`);
}

function readLocation(value: unknown): DurableObjectLocationHint | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string" && LOCATIONS.includes(value)) return value as DurableObjectLocationHint;
  throw new Error(`SESSION_LOCATION: one of ${LOCATIONS.join(", ")} is needed, not ${JSON.stringify(value)}`);
}

function readSwitch(name: string, value: unknown, otherwise: boolean): boolean {
  if (value === undefined || value === "") return otherwise;
  if (/^(true|false)$/.test(String(value))) return String(value) === "true";
  throw new Error(`${name}: true or false is needed, not ${JSON.stringify(value)}`);
}

function readHosts(value: unknown, backendUrl: string): string[] {
  const more = typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : [];
  const wrong = more.find((host) => !/^[a-z0-9.-]+(:\d+)?$/i.test(host));
  if (wrong) throw new Error(`IMAGE_HOSTS: host names are needed, not ${JSON.stringify(wrong)}`);
  return [new URL(backendUrl).host, ...more.map((host) => host.toLowerCase())];
}
