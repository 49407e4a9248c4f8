import * as v from "valibot";
import { HOME_KEYS } from "./home.ts";
import { ConfigurationError, describeIssue, SETTINGS_KEYS } from "./settings.ts";
import { SITE_KEYS_IN_WORDPRESS } from "./site.ts";

/**
 * The keys that a merchant may set in WordPress (Settings > Storefront). URLs, origins and paths belong to the
 * deployment.
 */
export const WORDPRESS_KEYS = { SETTINGS: SETTINGS_KEYS, SITE: SITE_KEYS_IN_WORDPRESS, HOME: HOME_KEYS } as const;

/** The keys with texts that a merchant may also set for each further language of the shop. */
export const TRANSLATED_KEYS = {
  SITE: [
    "name",
    "shortDescription",
    "longDescription",
    "openingHours",
    "company",
    "address",
    "couriers",
    "paymentWays",
  ],
  HOME: ["heroTitle", "heroPicture", "title", "goalQuestion", "goals", "trust"],
} as const;

type Table = keyof typeof WORDPRESS_KEYS;
type TranslatedTable = keyof typeof TRANSLATED_KEYS;

/** The tables of wrangler.toml, with the keys that WordPress sets. Their values are checked with the rest of each table. */
export type WordPressTables = { [Name in Table]?: Record<string, unknown> };

/** WordPressTables, and texts of further languages by language code. */
export interface WordPressSettings extends WordPressTables {
  translations?: Record<string, { [Name in TranslatedTable]?: Record<string, unknown> }>;
}

/** More than any merchant's settings need. */
const CHARACTERS_MAX = 50_000;

const tableOf = (keys: readonly string[]) =>
  v.optional(v.strictObject(Object.fromEntries(keys.map((key) => [key, v.optional(v.unknown())]))));

const schema = v.strictObject({
  SETTINGS: tableOf(WORDPRESS_KEYS.SETTINGS),
  SITE: tableOf(WORDPRESS_KEYS.SITE),
  HOME: tableOf(WORDPRESS_KEYS.HOME),
  translations: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, "a language's code is needed")),
      v.strictObject({ SITE: tableOf(TRANSLATED_KEYS.SITE), HOME: tableOf(TRANSLATED_KEYS.HOME) }),
    ),
  ),
});

/** Reads the plugin's field `storefrontSettings`; throws ConfigurationError where it names another table or key. */
export function parseWordPressSettings(json: string): WordPressSettings {
  if (json.length > CHARACTERS_MAX) throw new ConfigurationError([`more than ${CHARACTERS_MAX} characters`]);
  const result = v.safeParse(schema, parseJson(json));
  if (!result.success) throw new ConfigurationError(result.issues.map((issue) => describeIssue(issue)));
  return result.output as WordPressSettings;
}

/** The tables for one language of the shop: its own texts override those of the main language. */
export function readTablesIn(language: string, { translations, ...tables }: WordPressSettings): WordPressTables {
  const own = translations?.[language] ?? {};
  return { ...tables, SITE: { ...tables.SITE, ...own.SITE }, HOME: { ...tables.HOME, ...own.HOME } };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new ConfigurationError(["no JSON"]);
  }
}

/** The deployment's values that WordPress may override, by table. */
export function pickWordPressKeys(tables: Record<Table, object>): WordPressTables {
  return Object.fromEntries(
    Object.entries(WORDPRESS_KEYS).map(([name, keys]: [string, readonly string[]]) => [
      name,
      Object.fromEntries(Object.entries(tables[name as Table]).filter(([key]) => keys.includes(key))),
    ]),
  );
}
