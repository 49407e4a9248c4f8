import { catalog } from "./catalog/catalog.ts";
import { customers } from "./content/orders/customers.ts";
import { downloads, listDownloadFiles } from "./content/orders/downloads.ts";
import { orders } from "./content/orders/orders.ts";
import type { Env } from "./env.ts";
import { handleRequest } from "./http/handle-request.ts";

const files = catalog.products.flatMap(({ id }) => listDownloadFiles(id));

/** The demo backend: answers like a WordPress with WooGraphQL, from D1. */
export default {
  fetch: (request, env) => handleRequest(request, env, catalog, { customers, orders, downloads, files }),
} satisfies ExportedHandler<Env>;
