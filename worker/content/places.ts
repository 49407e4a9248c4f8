import type { Region } from "../../app/domain/checkout/address";
import type { Result } from "../../app/domain/values/result";
import { BackendFault, catchFault } from "../woocommerce/errors";
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
      catchFault(async () => {
        const countries = await readDocument(openReader(), "countries");
        if (!countries) throw new BackendFault({ kind: "unreachable" });
        return countries;
      }),
    listRegions: (country) => catchFault(async () => (await readDocument(openReader(), `regions:${country}`)) ?? []),
  };
}
