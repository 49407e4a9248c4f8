import { GetCatalogPluginSettingsDocument, GetCatalogSettingsDocument } from "../../../graphql/generated/documents";
import { requirePart } from "../responses";
import type { BackendClient } from "../client";
import { readCurrency } from "../../../app/domain/values/money";

interface CatalogSettings {
  /** Currency, and whether prices include tax. */
  prices: unknown[];
  /** Whether listings hide sold-out products; without the plugin they show them. */
  hidesSoldOut: boolean;
}

/** The store's catalog settings; with `hasPlugin` those that only the plugin exposes, too. Throws BackendFault. */
export async function querySettings(client: BackendClient, hasPlugin: boolean): Promise<CatalogSettings> {
  const document = hasPlugin ? GetCatalogPluginSettingsDocument : GetCatalogSettingsDocument;
  return requirePart(
    await client.query(document, {}),
    (data) => data,
    (settings) => ({
      prices: [readCurrency(settings.cart?.total), settings.cart?.displayPricesIncludeTax === true],
      hidesSoldOut: "storefrontHidesSoldOut" in settings && settings.storefrontHidesSoldOut === true,
    }),
  );
}
