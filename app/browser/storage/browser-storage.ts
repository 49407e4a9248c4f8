/**
 * Safe access to what a browser may refuse, for instance if cookies are blocked. There any access can throw, even
 * reading a property; these functions never do. The rest of app/ must use them (tests/rules/browser-storage.test.ts).
 */

function attempt<T>(work: () => T, refused: T): T {
  try {
    return work();
  } catch {
    return refused;
  }
}

type CookieOwner = Pick<Document, "cookie">;

/** The cookies that scripts may read, as in a `Cookie` header; "" when refused. */
export function readCookies(owner: CookieOwner = document): string {
  return attempt(() => owner.cookie, "");
}

/** Sets or deletes a cookie; `line` is like the value of a `Set-Cookie` header. */
export function writeCookie(line: string, owner: CookieOwner = document): void {
  attempt(() => (owner.cookie = line), "");
}

type StorageOwner = Pick<Window, "localStorage">;

/** The value of a key in local storage; null: it has none; undefined: the browser refuses access. */
export function readLocal(key: string, owner: StorageOwner = window): string | null | undefined {
  return attempt(() => owner.localStorage.getItem(key), undefined);
}

/** Stores a value in local storage; false if it is full or refused. */
export function writeLocal(key: string, value: string, owner: StorageOwner = window): boolean {
  return attempt(() => (owner.localStorage.setItem(key, value), true), false);
}

/** Opens a channel to the shop's other tabs, if the browser has channels; returns the function that sends to them. */
export function joinChannel<T>(name: string, onMessage: (message: T) => void): (message: T) => void {
  const channel = attempt(() => new BroadcastChannel(name), null);
  channel?.addEventListener("message", ({ data }: MessageEvent<T>) => onMessage(data));
  // Only a window's postMessage() has a target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return (message) => channel?.postMessage(message);
}

/**
 * Locks that the shop's tabs share; undefined where the browser has none, as on plain http. Requesting a lock may fail,
 * too.
 */
export function findLocks(): LockManager | undefined {
  return attempt(() => navigator.locks, undefined);
}

/** Registers a service worker, which is optional: without it the browser shows its own offline page. */
export function registerWorker(path: string): void {
  attempt(() => void navigator.serviceWorker.register(path).catch(() => undefined), undefined);
}
