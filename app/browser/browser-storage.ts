/**
 * What a browser may refuse, for instance with cookies blocked: each access can throw, even that of a property, and here
 * none does. Nothing else in app/ uses them (tests/rules/browser-storage.test.ts).
 */

/** The cookies that scripts may read, as in a `Cookie` header; "" when refused. */
export function readCookies(page: Pick<Document, "cookie"> = document): string {
  try {
    return page.cookie;
  } catch {
    return "";
  }
}

/** Sets a cookie, or deletes one, by a line as of `Set-Cookie`. */
export function writeCookie(line: string, page: Pick<Document, "cookie"> = document): void {
  try {
    page.cookie = line;
  } catch {
    // Refused: there is none.
  }
}

const PROBE = "probe=1";

/**
 * Whether the browser keeps cookies; for use after the shopper wanted something kept. Chromium's `navigator.cookieEnabled`
 * says so where all of them are blocked.
 */
export function keepsCookies(): boolean {
  writeCookie(`${PROBE}; Path=/; SameSite=Lax`);
  const isKept = readCookies().includes(PROBE);
  writeCookie(`${PROBE}; Path=/; Max-Age=0`);
  return isKept;
}

type StorageOwner = Pick<Window, "localStorage">;

/** What local storage has under a key; null: nothing; undefined: it is refused. */
export function readLocal(key: string, owner: StorageOwner = window): string | null | undefined {
  try {
    return owner.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Whether local storage took the value: it may also be full. */
export function writeLocal(key: string, value: string, owner: StorageOwner = window): boolean {
  try {
    owner.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A channel to the shop's other tabs; null where there is none. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Locks across the shop's tabs, whose requests may be refused, too; undefined where there are none, as on plain http. */
export function findLocks(): LockManager | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}

/** Registers the service worker; does nothing where it is refused. */
export async function registerWorker(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(path);
  } catch {
    // Optional: without it the browser shows its own offline page.
  }
}
