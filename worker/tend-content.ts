import { extendSitemaps } from "../app/backend/sitemap-chain";
import { BackendFault } from "../app/backend/errors";
import { SITEMAP_KINDS } from "../app/shop/sitemap";
import type { Bindings } from "./bindings";
import { createContent } from "./content";
import type { Environment } from "./env";
import { createTask, openPublicBackend } from "./public-backend";

/**
 * What the schedule does for the pages' content: finds more sitemaps of a large shop, and keeps menus and the listing's
 * words fresh, so that no shopper waits for them. About twenty questions at most: a Worker may ask fifty.
 */
export async function tendContent(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  const { client, memory } = openPublicBackend(bindings, environment, waitUntil);
  const { site } = environment;
  const content = createContent(bindings, environment, waitUntil, createTask({ isPatient: true }));
  await Promise.all([
    content.readMenu(site.mainMenu),
    content.readMenu(site.footerMenu),
    content.readShopText(),
    content.readSeo({ kind: "shop" }),
  ]);
  for (const kind of SITEMAP_KINDS) {
    // A shop may have no brands; and what fails now is tried again in a quarter of an hour.
    await extendSitemaps(client, memory, kind).catch((error: unknown) => {
      if (!(error instanceof BackendFault)) throw error;
    });
  }
}
