import { postQuery } from "./post-query.ts";

/** Tables as wrangler.toml has them: SITE, HOME, SETTINGS. */
type Tables = Record<string, Record<string, unknown>>;

/** Not every plugin has it, so it is no operation of graphql/. */
const QUERY = "{ storefrontSettings }";

/**
 * What the merchant has set under Settings > Storefront in WordPress, which goes before wrangler.toml; {} where nothing is
 * set. null: there is no such page, or no answer.
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

/** Settings of wrangler.toml with those of WordPress over them. */
export function withWordPressSettings(vars: Record<string, unknown>, over: Tables | null): Record<string, unknown> {
  const merged = Object.entries(over ?? {}).map(([name, table]) => [name, { ...(vars[name] as object), ...table }]);
  return { ...vars, ...Object.fromEntries(merged) };
}
