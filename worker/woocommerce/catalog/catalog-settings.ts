import {
  GetCatalogPluginSettingsDocument,
  GetCatalogSettingsDocument,
  type GetCatalogPluginSettingsQuery,
  type GetCatalogSettingsQuery,
} from "../../../graphql/generated/documents";
import { need } from "../answers";
import type { BackendClient } from "../client";
import { BackendFault } from "../errors";
import { readAnswer } from "../fields";
import { readCurrency } from "../../../app/domain/values/money";

interface CatalogSettings {
  /** Currency, and whether prices are shown with tax. */
  prices: unknown[];
  /** Whether listings leave out what is sold out; null: without the plugin nobody tells. */
  hidesSoldOut: boolean | null;
}

/** `hasPlugin`: this shop's plugin answers for what WooGraphQL has no field for. Throws BackendFault. */
export async function querySettings(client: BackendClient, hasPlugin: boolean): Promise<CatalogSettings> {
  const answer = hasPlugin
    ? await client.query(GetCatalogPluginSettingsDocument, {})
    : await client.query(GetCatalogSettingsDocument, {});
  if (answer.failure) throw new BackendFault(answer.failure);
  const settings: GetCatalogPluginSettingsQuery | GetCatalogSettingsQuery = need(answer);
  const { cart } = settings;
  return {
    prices: readAnswer(() => [readCurrency(cart?.total), cart?.displayPricesIncludeTax === true]),
    hidesSoldOut: "storefrontHidesSoldOut" in settings ? settings.storefrontHidesSoldOut === true : null,
  };
}
