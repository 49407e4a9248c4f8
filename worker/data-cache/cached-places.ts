import { HOME_COUNTRY, type Region } from "../../app/domain/checkout/address";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { BackendClient } from "../woocommerce/client";
import { fetchCountries, fetchRegions } from "../woocommerce/checkout/checkout-queries";
import { BackendFault } from "../woocommerce/errors";
import { getOrSet, type DataCache, type DataCacheKey } from "./data-cache";
import { orThrow } from "./request-deadline";

/** Where the shop sells to: the same for everybody. */
export interface Places {
  /** ISO 3166-1 alpha-2 codes. */
  listCountries(): Promise<Result<string[]>>;
  /** Empty for a country without regions. */
  listRegions(country: string): Promise<Result<Region[]>>;
}

/** Countries and regions, cached like content: a fifth of all requests to WordPress were these. */
export function openPlaces(client: BackendClient, openCache: () => DataCache): Places {
  const keyOf = (of: string[], isCommon: boolean): DataCacheKey => ({ kind: "content", of, isCommon });
  return {
    listCountries: () => read(openCache(), keyOf(["countries"], true), () => fetchCountries(client)),
    async listRegions(country) {
      // Shoppers can name anything.
      if (!/^[A-Z]{2}$/.test(country)) return succeed([]);
      const key = keyOf(["regions", country], country === HOME_COUNTRY);
      return read(openCache(), key, () => fetchRegions(client, country));
    },
  };
}

async function read<T>(dataCache: DataCache, key: DataCacheKey, fetch: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return succeed(await getOrSet(dataCache, key, async () => orThrow(await fetch())));
  } catch (error) {
    if (error instanceof BackendFault) return fail(error.failure);
    throw error;
  }
}
