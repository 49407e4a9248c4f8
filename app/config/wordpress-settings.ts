import * as v from "valibot";
import { HOME_KEYS } from "./home.ts";
import { ConfigurationError, describeIssue, SETTINGS_KEYS } from "./settings.ts";
import { SITE_KEYS_IN_WORDPRESS } from "./site.ts";

/**
 * The keys that a merchant may set in WordPress (Settings > Storefront). URLs, origins and paths belong to the
 * deployment.
 */
export const WORDPRESS_KEYS = { SETTINGS: SETTINGS_KEYS, SITE: SITE_KEYS_IN_WORDPRESS, HOME: HOME_KEYS } as const;

type Table = keyof typeof WORDPRESS_KEYS;

/** The tables of wrangler.toml, with the keys that WordPress sets. Their values are checked with the rest of each table. */
export type WordPressSettings = { [Name in Table]?: Record<string, unknown> };

/** More than any merchant's settings need. */
const CHARACTERS_MAX = 50_000;

const tableOf = (keys: readonly string[]) =>
  v.optional(v.strictObject(Object.fromEntries(keys.map((key) => [key, v.optional(v.unknown())]))));

const schema = v.strictObject({
  SETTINGS: tableOf(WORDPRESS_KEYS.SETTINGS),
  SITE: tableOf(WORDPRESS_KEYS.SITE),
  HOME: tableOf(WORDPRESS_KEYS.HOME),
});

/** Reads the plugin's field `storefrontSettings`; throws ConfigurationError where it names another table or key. */
export function parseWordPressSettings(json: string): WordPressSettings {
  if (json.length > CHARACTERS_MAX) throw new ConfigurationError([`more than ${CHARACTERS_MAX} characters`]);
  const result = v.safeParse(schema, parseJson(json));
  if (!result.success) throw new ConfigurationError(result.issues.map((issue) => describeIssue(issue)));
  return result.output as WordPressSettings;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new ConfigurationError(["no JSON"]);
  }
}

/** The deployment's values that WordPress may override, by table. */
export function pickWordPressKeys(tables: Record<Table, object>): WordPressSettings {
  return Object.fromEntries(
    Object.entries(WORDPRESS_KEYS).map(([name, keys]: [string, readonly string[]]) => [
      name,
      Object.fromEntries(Object.entries(tables[name as Table]).filter(([key]) => keys.includes(key))),
    ]),
  );
}
