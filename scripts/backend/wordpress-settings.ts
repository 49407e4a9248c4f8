import { postQuery } from "./post-query.ts";

/** Tables as wrangler.toml has them: SITE, HOME, SETTINGS. */
type Tables = Record<string, Record<string, unknown>>;

/** Older plugins lack this field, so this query isn't in graphql/, whose operations are checked against the schema. */
const QUERY = "{ storefrontSettings }";

/**
 * Reads what the merchant has set in WordPress under Settings > Storefront, which overrides wrangler.toml. {}:
 * nothing is set. null: no such page, or no answer.
 */
export async function fetchWordPressSettings(url: string): Promise<Tables | null> {
  try {
    const { answer } = await postQuery<{ storefrontSettings: string | null }>(url, { query: QUERY });
    if (!answer.data || answer.errors) return null;
    return JSON.parse(answer.data.storefrontSettings ?? "{}") as Tables;
  } catch {
    return null;
  }
}

/** Merges settings of WordPress over those of wrangler.toml. */
export function withWordPressSettings(vars: Record<string, unknown>, over: Tables | null): Record<string, unknown> {
  const merged = Object.entries(over ?? {}).map(([name, table]) => [name, { ...(vars[name] as object), ...table }]);
  return { ...vars, ...Object.fromEntries(merged) };
}
