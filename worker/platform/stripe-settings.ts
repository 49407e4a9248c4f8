import type { Variables } from "./environment.ts";

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
