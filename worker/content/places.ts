import type { Region } from "../../app/domain/checkout/address";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import { BackendFault } from "../woocommerce/errors";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { readDocument } from "../catalog/store/row-reader";

/** Where the shop sells to: the same for everybody. */
export interface Places {
  /** ISO 3166-1 alpha-2 codes; fails until they have been read once. */
  listCountries(): Promise<Result<string[]>>;
  /** Empty for a country without regions. */
  listRegions(country: string): Promise<Result<Region[]>>;
}

export function openPlaces(openReader: () => CatalogReader): Places {
  return {
    listCountries: () =>
      attempt(async () => {
        const countries = await readDocument(openReader(), "countries");
        return countries ? succeed(countries) : fail({ kind: "unreachable" });
      }),
    listRegions: (country) =>
      attempt(async () => succeed((await readDocument(openReader(), `regions:${country}`)) ?? [])),
  };
}

async function attempt<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BackendFault) return fail(error.failure);
    throw error;
  }
}
