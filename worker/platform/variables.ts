import * as v from "valibot";

/** Variables and secrets as the platform provides them, unvalidated. */
export type Variables = Record<string, unknown>;

const SECRET_LENGTH_MIN = 32;
const LOCATIONS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;

/** Names the invalid value; not for secrets. */
const needed =
  (what: string) =>
  ({ received }: { received: string }) =>
    `${what} needed, not ${received}`;

const url = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    ({ input }) => `an http(s) URL is needed, not ${JSON.stringify(input)}`,
  ),
);

// WooCommerce generates a secret of 50 characters, possibly with blanks; a short one could be guessed.
const secret = v.pipe(
  v.string("at least 32 characters are needed"),
  v.minLength(SECRET_LENGTH_MIN, "at least 32 characters are needed"),
);

/** A secret that is sent in a header. */
const headerSecret = v.pipe(
  v.string("at least 32 characters are needed"),
  v.check(
    (value) => value.length >= SECRET_LENGTH_MIN && /^[\x21-\x7e]+$/.test(value),
    "at least 32 characters are needed, of ASCII and without blanks",
  ),
);

// Fetched from WooCommerce by `npm start` and by a deployment (scripts/backend/check-backend.ts); no page shows an amount without it.
const CURRENCY_NEEDED = "BGN or EUR, as WooCommerce has it, is missing; `npm start` and `npm run deploy` ask for it";

const stripeKey = (shape: RegExp) => v.pipe(v.string(), v.regex(shape, "not a key as Stripe gives them out"));

/** A boolean in TOML, a string in a shell. */
const booleanText = v.pipe(
  v.unknown(),
  v.transform(String),
  v.picklist(["true", "false"], needed("true or false is")),
  v.transform((value) => value === "true"),
);

const seconds = v.pipe(
  v.unknown(),
  v.transform(String),
  v.regex(/^[1-9]\d{0,3}$/, needed("a number from 1 to 9999 is")),
  v.transform(Number),
);

const hosts = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, needed("host names are")))),
);

/** A shell can't unset an inherited variable, only empty it. */
function optional<S extends v.GenericSchema>(schema: S) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === "" ? undefined : value)),
      v.optional(schema),
    ),
  );
}

/** Set by people; .dev.vars.example explains each. */
const SET_BY_PEOPLE = {
  BACKEND_URL: optional(url),
  BACKEND_CURRENCY: optional(v.picklist(["BGN", "EUR"], CURRENCY_NEEDED)),
  SESSION_SECRET: optional(secret),
  STOREFRONT_SECRET: optional(headerSecret),
  WOOCOMMERCE_WEBHOOK_SECRET: optional(secret),
  STRIPE_SECRET_KEY: optional(stripeKey(/^(?:sk|rk)_(test|live)_\w+$/)),
  STRIPE_PUBLISHABLE_KEY: optional(stripeKey(/^pk_(test|live)_\w+$/)),
  STRIPE_WEBHOOK_SECRET: optional(stripeKey(/^whsec_\w+$/)),
  CACHING: optional(v.picklist(["all", "none"], needed("one of all, none is"))),
  SESSION_LOCATION: optional(v.picklist(LOCATIONS, needed(`one of ${LOCATIONS.join(", ")} is`))),
  IMAGE_HOSTS: optional(hosts),
  IMAGE_AVIF: optional(booleanText),
  CATALOG_NAME: optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/, needed("small letters, digits and hyphens are"))),
  ),
  PUBLICATION_SECONDS: optional(seconds),
};

/** Set by scripts: WordPress's title and tagline, read at start and deployment; in tests, the URL of a Stripe mock. */
const SET_BY_SCRIPTS = {
  BACKEND_TITLE: optional(v.string()),
  BACKEND_TAGLINE: optional(v.string()),
  STRIPE_API_URL: optional(url),
};

export const MERCHANT_VARIABLE_NAMES: readonly string[] = Object.keys(SET_BY_PEOPLE);
export const VARIABLE_NAMES: readonly string[] = [...MERCHANT_VARIABLE_NAMES, ...Object.keys(SET_BY_SCRIPTS)];

const isMode = (key: string | undefined, mode: string) => key?.split("_")[1] === mode;

const STRIPE_KEYS = [["STRIPE_SECRET_KEY"], ["STRIPE_PUBLISHABLE_KEY"], ["STRIPE_WEBHOOK_SECRET"]] as const;
const INCOMPLETE = "missing, while another key of Stripe is set";

/** Every variable in the Worker's `env` except the bindings and the tables SETTINGS, SITE and HOME. */
export const variablesSchema = v.pipe(
  v.object({ ...SET_BY_PEOPLE, ...SET_BY_SCRIPTS }),
  // The demo's sessions protect nothing, so a clone starts without any secret.
  v.forward(
    v.partialCheck(
      [["BACKEND_URL"], ["SESSION_SECRET"]],
      ({ BACKEND_URL, SESSION_SECRET }) => BACKEND_URL === undefined || SESSION_SECRET !== undefined,
      "this secret is missing",
    ),
    ["SESSION_SECRET"],
  ),
  v.forward(
    v.partialCheck(
      [["BACKEND_URL"], ["BACKEND_CURRENCY"]],
      ({ BACKEND_URL, BACKEND_CURRENCY }) => BACKEND_URL === undefined || BACKEND_CURRENCY !== undefined,
      CURRENCY_NEEDED,
    ),
    ["BACKEND_CURRENCY"],
  ),
  v.forward(
    v.partialCheck(STRIPE_KEYS, (keys) => keys.STRIPE_SECRET_KEY !== undefined || isEmpty(keys), INCOMPLETE),
    ["STRIPE_SECRET_KEY"],
  ),
  v.forward(
    v.partialCheck(STRIPE_KEYS, (keys) => keys.STRIPE_PUBLISHABLE_KEY !== undefined || isEmpty(keys), INCOMPLETE),
    ["STRIPE_PUBLISHABLE_KEY"],
  ),
  v.forward(
    v.partialCheck(STRIPE_KEYS, (keys) => keys.STRIPE_WEBHOOK_SECRET !== undefined || isEmpty(keys), INCOMPLETE),
    ["STRIPE_WEBHOOK_SECRET"],
  ),
  v.forward(
    v.partialCheck(
      STRIPE_KEYS,
      ({ STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey }) =>
        !secretKey || !publishableKey || isMode(publishableKey, secretKey.split("_")[1]!),
      "of another mode than STRIPE_SECRET_KEY",
    ),
    ["STRIPE_PUBLISHABLE_KEY"],
  ),
  // With a live key, a mock could mark orders as paid.
  v.forward(
    v.partialCheck(
      [["STRIPE_API_URL"], ["STRIPE_SECRET_KEY"]],
      ({ STRIPE_API_URL, STRIPE_SECRET_KEY }) => !STRIPE_API_URL || !isMode(STRIPE_SECRET_KEY, "live"),
      "only with a test key",
    ),
    ["STRIPE_API_URL"],
  ),
);

type StripeKeys = Partial<Record<(typeof STRIPE_KEYS)[number][0], string | undefined>>;

function isEmpty(keys: StripeKeys): boolean {
  return STRIPE_KEYS.every(([name]) => keys[name] === undefined);
}
