import { useSyncExternalStore } from "react";
import {
  addEntry,
  parseWishlist,
  removeEntry,
  WISHLIST_KEY,
  type Wishlist,
  type WishlistEntry,
} from "../domain/wishlist/wishlist";
import { readLocal, writeLocal } from "./storage/browser-storage";

type Change = (list: Wishlist) => Wishlist;

const EMPTY: Wishlist = [];

/** The wishlist of one browser. If local storage is full or disabled, the list is lost when the page is closed. */
export function createWishlistStore(browser: Window) {
  const listeners = new Set<() => void>();
  const stored = load();
  let list = stored ?? EMPTY;
  let isStored = stored !== null;

  // Storage events reach other tabs only; a null key means that everything was cleared.
  browser.addEventListener("storage", ({ key }) => {
    if (key === WISHLIST_KEY || key === null) show(load() ?? EMPTY);
  });

  // A page restored from the back/forward cache has missed changes elsewhere.
  browser.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isStored) show(load() ?? list);
  });

  return {
    /** Subscribes to changes in this or another tab; returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => list,
    /** false: the browser stores nothing, and the list is lost when the page is closed. */
    isStored: () => isStored,
    add: (entry: WishlistEntry) => change((known) => addEntry(known, entry)),
    remove: (databaseId: number) => change((known) => removeEntry(known, databaseId)),
    clear: () => change(() => EMPTY),
  };

  // Another tab may have written since, and its event may still be pending.
  function change(make: Change): void {
    const next = make((isStored ? load() : null) ?? list);
    isStored = writeLocal(WISHLIST_KEY, JSON.stringify(next), browser);
    show(next);
  }

  function show(next: Wishlist): void {
    if (next === list) return;
    list = next;
    for (const listener of listeners) listener();
  }

  function load(): Wishlist | null {
    const text = readLocal(WISHLIST_KEY, browser);
    return text === undefined ? null : parseWishlist(text);
  }
}

let store: ReturnType<typeof createWishlistStore> | null = null;

/** The page's store, for event handlers and subscriptions only: the server has none. */
export function wishlistStore() {
  return (store ??= createWishlistStore(window));
}

const subscribe = (listener: () => void) => wishlistStore().subscribe(listener);

/** This browser's wishlist; empty during server rendering and hydration. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(
    subscribe,
    () => wishlistStore().read(),
    () => EMPTY,
  );
}
