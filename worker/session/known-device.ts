import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import type { ShopEnv } from "../platform/hono-env";
import { cookieName, createRandomToken, isSecure } from "./session-cookie";
import type { AccountNames } from "../rate-limits/account-names";
import { DAY_SECONDS } from "../../app/domain/values/durations";

const EXPIRY_DAYS = 180;
/** The device's id and the keys of one account's names. The prefix differs from every other signed cookie of the shop. */
const DEVICE = /^device\.([\w-]{43})((?:\.[\da-f]{32}){1,3})$/;

/**
 * A browser that has signed in to an account (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Its wrong passwords
 * are counted separately, so that strangers can't lock a customer out. The cookie grants no access.
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

  /** The device's id if it has signed in to the account with this name, else null. */
  async findId(account: string): Promise<string | null> {
    return this.#accounts.includes(await this.#names.keyFor(account)) ? this.#id : null;
  }

  /** After a sign-in or a valid email key: one account per device, and a new id, because the old one may be over its limit. */
  async trust(names: (string | undefined)[]): Promise<void> {
    const known = names.filter((name) => name !== undefined && name !== "") as string[];
    this.#accounts = [...new Set(await Promise.all(known.map((name) => this.#names.keyFor(name))))];
    this.#id = createRandomToken();
    this.#isNew = true;
  }

  /** The cookie value to set; null: unchanged. */
  get cookie(): string | null {
    return this.#isNew ? ["device", this.#id, ...this.#accounts].join(".") : null;
  }
}

export async function readDevice(c: Context<ShopEnv>, names: AccountNames): Promise<KnownDevice> {
  return new KnownDevice(names, await getSignedCookie(c, c.get("environment").sessionSecret, cookieName(c, "device")));
}

export async function writeDevice(c: Context<ShopEnv>, { cookie }: KnownDevice): Promise<void> {
  if (!cookie) return;
  const maxAge = EXPIRY_DAYS * DAY_SECONDS;
  const attributes = { path: "/", secure: isSecure(c), sameSite: "Lax", httpOnly: true, maxAge } as const;
  await setSignedCookie(c, cookieName(c, "device"), cookie, c.get("environment").sessionSecret, attributes);
}
