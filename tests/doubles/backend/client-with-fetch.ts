import { createBackendClient } from "../../../worker/woocommerce/client";
import type { FailedRequest } from "../../../worker/woocommerce/errors";

export const SHARED_SECRET = "the secret that the shop shares with the plugin";

/** A true client whose every request is answered by a function, with what it sent and what it reported. */
export function openClientOver(
  answer: (request: Request) => Response | Promise<Response>,
  name: "public" | "shopper" = "shopper",
) {
  const requests: Request[] = [];
  const failures: FailedRequest[] = [];
  const client = createBackendClient({
    name,
    url: "https://backend.test/graphql",
    storefrontSecret: SHARED_SECRET,
    onFailure: (failure) => failures.push(failure),
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests, failures };
}
