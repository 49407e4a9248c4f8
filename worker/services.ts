import { data } from "react-router";
import { findProduct, listCategories, listProducts } from "../app/backend/catalog";
import { listProductsByIds } from "../app/backend/catalog-products";
import { createBackendClient } from "../app/backend/client";
import { BackendFault, logFailedRequest } from "../app/backend/errors";
import { listNewestReviews } from "../app/backend/reviews";
import type { Catalog } from "../app/context";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";

/** The road to the backend: over the service binding to the demo, over the net to a merchant's WordPress. */
export function fetchBackend(bindings: Bindings, { isDemo }: Environment): typeof fetch {
  if (!isDemo) return (input, init) => fetch(input, init);
  const demo = bindings.BACKEND;
  if (!demo) throw new Error("BACKEND_URL is missing, and there is no demo backend (service binding BACKEND)");
  return (input, init) =>
    demo.fetch(input as RequestInfo, init as RequestInit<CfProperties>) as unknown as Promise<Response>;
}

/** The catalogue of one request, asked without anybody's session. A fault becomes a page with the right status. */
export function createCatalog(bindings: Bindings, environment: Environment): Catalog {
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: fetchBackend(bindings, environment),
    onFailure: logFailedRequest,
  });
  return {
    listProducts: (query) => orPage(listProducts(client, query, environment.site.productsPerPage)),
    findProduct: (slug) => orPage(findProduct(client, slug)),
    listCategories: () => orPage(listCategories(client)),
    listByIds: (ids) => orPage(listProductsByIds(client, ids)),
    listReviews: (slug, count) => listNewestReviews(client, slug, count),
  };
}

async function orPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Without its products a page can't be shown, whatever the backend meant by refusing them.
    if (error instanceof BackendFault) throw data(error.failure, { status: 503 });
    throw error;
  }
}
