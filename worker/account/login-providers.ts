import type { LoginClient } from "../../app/domain/account/account";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { readDocument } from "../catalog/store/row-reader";

const PASSWORD = "PASSWORD";

/** The login providers besides the password; [] also while the replica can't be read. */
export async function listProviders(reader: CatalogReader): Promise<LoginClient[]> {
  const clients = (await readDocument(reader, "login-providers").catch(() => null)) ?? [];
  return clients.filter((one) => one.isEnabled && one.provider !== PASSWORD && one.authorizationUrl);
}
