import type { BackendClient } from "../woocommerce/client";
import { getOrSet, type DataCache } from "../data-cache/data-cache";
import { listLoginClients } from "../woocommerce/account/sign-in-queries";
import type { LoginClient } from "../../app/domain/account/account";
import { withTimeout, TIMED_OUT } from "../platform/timeout";

const PASSWORD = "PASSWORD";
/** How long a page waits for this optional part; a late response is cached for the next page. */
const TIMEOUT_MS = 1500;

/** The login providers besides the password, cached because they are the same for everybody. Empty if unavailable in time. */
export function createProviderList(
  client: BackendClient,
  dataCache: DataCache,
  timeoutMs = TIMEOUT_MS,
): () => Promise<LoginClient[]> {
  const fetch = async () => {
    const clients = await listLoginClients(client);
    if (!clients.ok) return null;
    return clients.value.filter((one) => one.isEnabled && one.provider !== PASSWORD && one.authorizationUrl);
  };
  return async () => {
    const pending = getOrSet(dataCache, { kind: "providers", of: "", isCommon: false }, fetch);
    dataCache.later(() => pending);
    const clients = await withTimeout(pending, timeoutMs);
    return clients === TIMED_OUT ? [] : (clients ?? []);
  };
}
