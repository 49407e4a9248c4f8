import { useSyncExternalStore } from "react";
import {
  addEntry,
  parseWishlist,
  removeEntry,
  WISHLIST_KEY,
  type Wishlist,
  type WishlistEntry,
} from "../domain/wishlist/wishlist";

type Change = (list: Wishlist) => Wishlist;

interface WishlistStore {
  /** Calls back when the list changes, here or in another tab; returns what ends it. */
  subscribe(listener: () => void): () => void;
  read(): Wishlist;
  add(entry: WishlistEntry): void;
  remove(databaseId: number): void;
  clear(): void;
}

const EMPTY: Wishlist = [];

/** The wishlist of one browser. Where local storage is full or closed the list lives as long as the page. */
export function createWishlistStore(browser: Window): WishlistStore {
  const listeners = new Set<() => void>();
  let list = load() ?? EMPTY;
  let isCached = true;

  // The event comes to the other tabs only; a null key means that everything was cleared.
  browser.addEventListener("storage", ({ key }) => {
    if (key === WISHLIST_KEY || key === null) show(load() ?? EMPTY);
  });

  // A page that comes back from the browser's memory has slept through what happened elsewhere.
  browser.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isCached) show(load() ?? list);
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => list,
    add: (entry) => change((known) => addEntry(known, entry)),
    remove: (databaseId) => change((known) => removeEntry(known, databaseId)),
    clear: () => change(() => EMPTY),
  };

  // Another tab may have written since, and its event may still be on its way.
  function change(make: Change): void {
    const next = make((isCached ? load() : null) ?? list);
    isCached = save(next);
    show(next);
  }

  function show(next: Wishlist): void {
    if (next === list) return;
    list = next;
    for (const listener of listeners) listener();
  }

  function load(): Wishlist | null {
    try {
      return parseWishlist(browser.localStorage.getItem(WISHLIST_KEY));
    } catch {
      return null;
    }
  }

  function save(next: Wishlist): boolean {
    try {
      browser.localStorage.setItem(WISHLIST_KEY, JSON.stringify(next));
      return true;
    } catch {
      return false;
    }
  }
}

let store: WishlistStore | null = null;

/** The store of this page; for event handlers and subscriptions only, because the server has none. */
export function wishlistStore(): WishlistStore {
  store ??= createWishlistStore(window);
  return store;
}

const subscribe = (listener: () => void) => wishlistStore().subscribe(listener);

/** What this browser remembers; empty while the server renders and while the page wakes up. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(
    subscribe,
    () => wishlistStore().read(),
    () => EMPTY,
  );
}
