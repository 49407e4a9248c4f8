import type { Context } from "hono";
import * as v from "valibot";
import { pickWordPressKeys } from "../../app/config/wordpress-settings";
import type { ShopEnv } from "../platform/hono-env";
import { refuseFlood } from "../rate-limits/flood-limits";
import { listRecordedPrices } from "../price-history/price-history";
import { isSigned, listSecrets } from "../platform/signed-request";
import { mainScope } from "./store/scope";
import { callSync, type SyncCalls } from "./sync/call-sync";
import { listLanguages } from "../platform/environment";

export const CATALOG_COMMAND_PATH = "/webhooks/catalog";

/** A command is valid for five minutes after it was signed, so that a recorded one can't be replayed later. */
const VALID_MS = 5 * 60_000;

const command = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("command", [
    v.object({ command: v.literal("status"), at: v.number() }),
    v.object({
      command: v.literal("sync"),
      at: v.number(),
      isFull: v.optional(v.boolean(), false),
      acceptDeletions: v.optional(v.boolean(), false),
    }),
    v.object({
      command: v.literal("prices"),
      at: v.number(),
      after: v.optional(v.tuple([v.number(), v.number()]), [0, 0]),
    }),
  ]),
);

/**
 * The merchant's catalog commands (scripts/catalog/catalog-command.mjs), signed like webhooks: status, sync, and
 * prices, which returns a few thousand rows of the price history at a time.
 */
export async function handleCatalogCommand(c: Context<ShopEnv>): Promise<Response> {
  c.header("cache-control", "no-store");
  const flooded = await refuseFlood(c, "FLOOD_BACKEND");
  if (flooded) return flooded;
  const environment = c.get("environment");
  const secrets = listSecrets(environment);
  if (secrets.length === 0) return c.notFound();
  const body = await c.req.arrayBuffer();
  if (!(await isSigned(body, c.req.header("x-wc-webhook-signature"), secrets)))
    return c.json({ error: "signature" }, 400);
  const given = v.safeParse(command, new TextDecoder().decode(body));
  if (!given.success) return c.json({ error: "command" }, 400);
  if (Math.abs(Date.now() - given.output.at) > VALID_MS) return c.json({ error: "time" }, 400);
  if (given.output.command === "prices")
    return c.json({ prices: await listRecordedPrices(c.env.SHOP_DB, mainScope(environment), given.output.after) });
  const callAll = <T>(call: (sync: SyncCalls) => Promise<T>) =>
    Promise.all(listLanguages(environment).map((one) => callSync(c.env, one, call)));
  if (given.output.command === "sync") {
    const { isFull, acceptDeletions } = given.output;
    await callAll((sync) =>
      isFull || acceptDeletions ? sync.requestFullSync({ acceptDeletions }) : sync.requestRun(),
    );
  }
  const [statuses, emptySearches] = await Promise.all([
    callAll((sync) => sync.readStatus()),
    callAll((sync) => sync.listEmptySearches()),
  ]);
  // The deployment's settings, which the plugin's page shows where the merchant has set nothing. None is a secret.
  const { settings, site, home } = environment;
  return c.json({
    status: statuses[0],
    emptySearches: emptySearches.flat().toSorted((a, b) => b.day.localeCompare(a.day)),
    translations: Object.fromEntries(environment.site.languages.slice(1).map((code, at) => [code, statuses[at + 1]])),
    shop: pickWordPressKeys({ SETTINGS: settings, SITE: site, HOME: home }),
  });
}
