import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import type { ShopEnv } from "../platform/hono-env";
import { makeSecret } from "../platform/random-token";
import type { AccountNames } from "./account-names";

const DAY_SECONDS = 86_400;
const KEPT_DAYS = 180;
/** Its own id, and the keys of the names of one account. Begins unlike every other signed cookie of the shop. */
const DEVICE = /^device\.([\w-]{43})((?:\.[\da-f]{32}){1,3})$/;

/**
 * A browser that has signed in to an account (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): its own wrong
 * passwords are counted apart from those of strangers, so that nobody keeps a customer out. The cookie opens nothing.
 */
export class KnownDevice {
  readonly #names: AccountNames;
  #id: string;
  #accounts: string[];
  #isNew = false;

  constructor(names: AccountNames, cookie: string | false | undefined) {
    const [, id = "", keys = ""] = DEVICE.exec(cookie || "") ?? [];
    this.#names = names;
    this.#id = id;
    this.#accounts = keys.split(".").filter(Boolean);
  }

  /** Its id, if it has signed in to the account of this name; else null. */
  async findId(account: string): Promise<string | null> {
    return this.#accounts.includes(await this.#names.keyOf(account)) ? this.#id : null;
  }

  /** It has signed in, or shown the key of a mail: one device, one account, and a new id, for the old one may be counted out. */
  async getOrSet(names: (string | undefined)[]): Promise<void> {
    const known = names.filter((name) => name !== undefined && name !== "") as string[];
    this.#accounts = [...new Set(await Promise.all(known.map((name) => this.#names.keyOf(name))))];
    this.#id = makeSecret();
    this.#isNew = true;
  }

  /** What its cookie must say from now on; null: what it says already. */
  get cookie(): string | null {
    return this.#isNew ? ["device", this.#id, ...this.#accounts].join(".") : null;
  }
}

export async function readDevice(c: Context<ShopEnv>, names: AccountNames): Promise<KnownDevice> {
  const { name } = cookieFor(c);
  return new KnownDevice(names, await getSignedCookie(c, c.get("environment").sessionSecret, name));
}

export async function writeDevice(c: Context<ShopEnv>, { cookie }: KnownDevice): Promise<void> {
  const { name, isSecure } = cookieFor(c);
  if (!cookie) return;
  const maxAge = KEPT_DAYS * DAY_SECONDS;
  const attributes = { path: "/", secure: isSecure, sameSite: "Lax", httpOnly: true, maxAge } as const;
  await setSignedCookie(c, name, cookie, c.get("environment").sessionSecret, attributes);
}

// __Host- needs https; a phone in the LAN asks over http.
function cookieFor(c: Context<ShopEnv>): { name: string; isSecure: boolean } {
  const isSecure = new URL(c.req.url).protocol === "https:";
  return { name: isSecure ? "__Host-device" : "device", isSecure };
}
