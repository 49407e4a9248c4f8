import { PLUGIN_HEADER } from "../doctor/wordpress.ts";
import { postQuery } from "./post-query.ts";

const HOW =
  "npm run plugin:zip writes dist/sila-storefront.zip, to upload in WordPress under Plugins > Add New Plugin > Upload Plugin " +
  "(docs/wordpress-plugin.md)";

/** One sentence: why a WordPress takes no orders of this shop, and what to do; null: it does, or that isn't known. */
export async function explainMissingPlugin(url: string, secret: string | undefined): Promise<string | null> {
  const headers: Record<string, string> = secret ? { "x-storefront-secret": secret } : {};
  const said = (await postQuery(url, { query: "{__typename}" }, headers)).headers.get(PLUGIN_HEADER);
  if (said === null) return `The shop takes no orders without its plugin, which ${url} lacks: ${HOW}.`;
  if (!secret || said === "shop") return null;
  return (
    `The shop takes no orders, because the plugin at ${url} has another STOREFRONT_SECRET or is older than 1.12: ` +
    `define in its wp-config.php the STOREFRONT_SECRET that the shop has; if it is the same, ${HOW}.`
  );
}
