import { createBackendClient, type SessionFacts } from "../../../worker/woocommerce/client";
import type { FailedRequest } from "../../../worker/woocommerce/errors";

export const SHARED_SECRET = "the secret that the shop shares with the plugin";

/** A real client whose requests are answered by a function; returns its requests and reported failures. */
export function openClientWith(
  answer: (request: Request) => Response | Promise<Response>,
  name: "public" | "shopper" = "shopper",
  sessionFacts?: SessionFacts,
) {
  const requests: Request[] = [];
  const failures: FailedRequest[] = [];
  const client = createBackendClient({
    name,
    url: "https://backend.test/graphql",
    storefrontSecret: SHARED_SECRET,
    sessionFacts,
    onFailure: (failure) => failures.push(failure),
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests, failures };
}
