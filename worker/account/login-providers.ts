import type { BackendClient } from "../woocommerce/client";
import { getOrSet, type DataCache } from "../data-cache/data-cache";
import { listLoginClients } from "../woocommerce/account/sign-in-queries";
import type { LoginClient } from "../../app/domain/account/account";
import { inTime, LATE } from "../platform/timeout";

const PASSWORD = "PASSWORD";
/** A page that can do without them waits no longer; the answer is kept for the next one. */
const PATIENCE_MS = 1500;

/**
 * Ways to sign in beside the password: the same for everybody, so they are kept. Optional: none where the backend has
 * none, or doesn't say in time.
 */
export function createProviderList(
  client: BackendClient,
  dataCache: DataCache,
  patienceMs = PATIENCE_MS,
): () => Promise<LoginClient[]> {
  const ask = async () => {
    const clients = await listLoginClients(client);
    if (!clients.ok) return null;
    return clients.value.filter((one) => one.isEnabled && one.provider !== PASSWORD && one.authorizationUrl);
  };
  return async () => {
    const asked = getOrSet(dataCache, { kind: "providers", of: "", isCommon: false }, ask);
    dataCache.later(() => asked);
    const clients = await inTime(asked, patienceMs);
    return clients === LATE ? [] : (clients ?? []);
  };
}
