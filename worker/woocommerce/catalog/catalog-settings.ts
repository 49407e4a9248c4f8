import {
  GetCatalogPluginSettingsDocument,
  GetCatalogSettingsDocument,
  type GetCatalogPluginSettingsQuery,
  type GetCatalogSettingsQuery,
} from "../../../graphql/generated/documents";
import { requireData } from "../responses";
import type { BackendClient } from "../client";
import { BackendFault } from "../errors";
import { readResponse } from "../fields";
import { readCurrency } from "../../../app/domain/values/money";

interface CatalogSettings {
  /** Currency, and whether prices include tax. */
  prices: unknown[];
  /** Whether listings hide sold-out products; without the plugin they show them. */
  hidesSoldOut: boolean;
}

/** The store's catalog settings; with `hasPlugin` those that only the plugin exposes, too. Throws BackendFault. */
export async function querySettings(client: BackendClient, hasPlugin: boolean): Promise<CatalogSettings> {
  const response = hasPlugin
    ? await client.query(GetCatalogPluginSettingsDocument, {})
    : await client.query(GetCatalogSettingsDocument, {});
  if (response.failure) throw new BackendFault(response.failure);
  const settings: GetCatalogPluginSettingsQuery | GetCatalogSettingsQuery = requireData(response);
  const { cart } = settings;
  return {
    prices: readResponse(() => [readCurrency(cart?.total), cart?.displayPricesIncludeTax === true]),
    hidesSoldOut: "storefrontHidesSoldOut" in settings && settings.storefrontHidesSoldOut === true,
  };
}
