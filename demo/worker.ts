import { catalogue } from "./catalogue/catalogue.ts";
import type { Env } from "./env.ts";
import { handleRequest } from "./http/handle-request.ts";

/** The demo backend: answers like a WordPress with WooGraphQL, from D1. */
export default {
  fetch: (request, env) => handleRequest(request, env, catalogue),
} satisfies ExportedHandler<Env>;
