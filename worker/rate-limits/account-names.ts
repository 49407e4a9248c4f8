import type { Viewer } from "../../app/domain/account/account";
import { toHex } from "../platform/hash";
import { foldAccountName } from "./account-name";
import { log } from "../../app/services/log";
import { DAY_SECONDS } from "../../app/domain/values/durations";

/** An association that no sign-in renews expires. */
const EXPIRY_DAYS = 400;
const PREFIX = "account-name:";

/**
 * One key per account, whichever of its names is used. Only the backend knows that an email and a user name belong together,
 * and reveals it only at a sign-in: the association is then stored as keyed hashes, which reveal no names.
 */
export class AccountNames {
  readonly #kv: KVNamespace;
  readonly #secret: string;

  constructor(kv: KVNamespace, secret: string) {
    this.#kv = kv;
    this.#secret = secret;
  }

  /** The keyed hash of a name: the same for all of its spellings. */
  async keyFor(typed: string): Promise<string> {
    const encoder = new TextEncoder();
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encoder.encode(this.#secret), hmac, false, ["sign"]);
    const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(PREFIX + foldAccountName(typed)));
    return toHex(new Uint8Array(signed, 0, 16));
  }

  /** The key of the account with this name, or of the name itself while the account is unknown. */
  async findAccount(typed: string): Promise<string> {
    const key = await this.keyFor(typed);
    try {
      return (await this.#kv.get(PREFIX + key)) ?? key;
    } catch {
      return key;
    }
  }

  /** Links an account's names after a sign-in. A failed write is repeated at the next one. */
  async link({ username, email }: Partial<Viewer>): Promise<void> {
    if (!username || !email) return;
    const [account, other] = [await this.keyFor(username), await this.keyFor(email)];
    if (account === other || (await this.findAccount(email)) === account) return;
    try {
      await this.#kv.put(PREFIX + other, account, { expirationTtl: EXPIRY_DAYS * DAY_SECONDS });
    } catch (error) {
      log("account-name-write-failed", { error });
    }
  }
}
