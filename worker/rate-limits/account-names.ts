import type { Viewer } from "../../app/domain/account/account";
import { foldAccountName } from "./account-name";

const DAY_SECONDS = 86_400;
/** An account that nobody has signed in to for so long is learned anew. */
const KEPT_DAYS = 400;
const PREFIX = "account-name:";

/**
 * One key for an account, by whatever name it is signed in to. Only the backend knows that an e-mail and a user name are one
 * account, and says so at a sign-in alone: that is written down then, as keyed hashes, which name nobody.
 */
export class AccountNames {
  readonly #kv: KVNamespace;
  readonly #secret: string;

  constructor(kv: KVNamespace, secret: string) {
    this.#kv = kv;
    this.#secret = secret;
  }

  /** Of a name as it is typed: the same for all of its spellings. */
  async keyOf(typed: string): Promise<string> {
    const encoder = new TextEncoder();
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encoder.encode(this.#secret), hmac, false, ["sign"]);
    const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(PREFIX + foldAccountName(typed)));
    return Array.from(new Uint8Array(signed, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** Of the account that has this name, as far as it is known. */
  async findAccount(typed: string): Promise<string> {
    const key = await this.keyOf(typed);
    try {
      return (await this.#kv.get(PREFIX + key)) ?? key;
    } catch {
      return key;
    }
  }

  /** After a sign-in. What can't be written is learned at the next one. */
  async learn({ username, email }: Partial<Viewer>): Promise<void> {
    if (!username || !email) return;
    const [account, other] = [await this.keyOf(username), await this.keyOf(email)];
    if (account === other || (await this.findAccount(email)) === account) return;
    try {
      await this.#kv.put(PREFIX + other, account, { expirationTtl: KEPT_DAYS * DAY_SECONDS });
    } catch (error) {
      console.error(JSON.stringify({ event: "account-name-lost", message: String(error).slice(0, 200) }));
    }
  }
}
