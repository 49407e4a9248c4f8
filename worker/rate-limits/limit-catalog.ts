import { data } from "react-router";
import type { Catalog } from "../../app/context";
import { FLOODED } from "./flood-limits";

/**
 * The catalogue behind a form: what isn't there is kept nowhere, and asked of the backend each time a form names it.
 * `mayAsk`: no flood comes from this address.
 */
export function limitCatalog(catalog: Catalog, mayAsk: () => Promise<boolean>): Catalog {
  return {
    ...catalog,
    async findProduct(slug) {
      if (!(await mayAsk())) throw data(FLOODED, { status: 429 });
      return catalog.findProduct(slug);
    },
  };
}
