import { expect, test } from "vitest";
import { WISHLIST_KEY } from "../domain/wishlist/wishlist";
import { createWishlistStore } from "./wishlist-store";

const KETTLEBELL = { databaseId: 7, name: "Пудовка" };
const MAT = { databaseId: 9, name: "Постелка" };

/** One browser: tabs that share a local storage, with storage events between them. */
function openBrowser(stored: string | null = null) {
  const state = { stored, isFull: false, isClosed: false };
  const tabs: EventTarget[] = [];
  const openTab = () => {
    const tab = new EventTarget();
    tabs.push(tab);
    const localStorage = {
      getItem: () => state.stored,
      setItem(key: string, value: string) {
        if (state.isFull) throw new DOMException("full", "QuotaExceededError");
        state.stored = value;
        for (const other of tabs.filter((one) => one !== tab)) sendStorageEvent(other, key);
      },
    };
    Object.defineProperty(tab, "localStorage", {
      get() {
        if (state.isClosed) throw new DOMException("closed", "SecurityError");
        return localStorage;
      },
    });
    return createWishlistStore(tab as unknown as Window);
  };
  const sendStorageEvent = (tab: EventTarget, key: string | null) =>
    tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return { state, openTab, sendToAllTabs: (key: string | null) => tabs.forEach((tab) => sendStorageEvent(tab, key)) };
}

test("an added entry persists to the next page, and can be removed", () => {
  const { openTab } = openBrowser();
  const store = openTab();
  store.add(KETTLEBELL);
  store.add(MAT);
  store.add(KETTLEBELL);
  expect(openTab().read()).toEqual([KETTLEBELL, MAT]);
  store.remove(KETTLEBELL.databaseId);
  expect(openTab().read()).toEqual([MAT]);
  store.clear();
  expect([store.read(), openTab().read()]).toEqual([[], []]);
});

test("a change notifies once, and the list is the same object until then (useSyncExternalStore)", () => {
  const store = openBrowser(JSON.stringify([MAT])).openTab();
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.read().length));
  expect(store.read()).toBe(store.read());
  store.add(KETTLEBELL);
  stop();
  store.clear();
  expect(seen).toEqual([2]);
});

test("another tab sees the change, also after storage was cleared there", () => {
  const { openTab, state, sendToAllTabs } = openBrowser();
  const [here, there] = [openTab(), openTab()];
  here.add(KETTLEBELL);
  expect(there.read()).toEqual([KETTLEBELL]);
  there.add(MAT);
  expect(here.read()).toEqual([KETTLEBELL, MAT]);
  state.stored = null;
  sendToAllTabs("other");
  expect(here.read()).toHaveLength(2);
  sendToAllTabs(null);
  expect(here.read()).toEqual([]);
});

test("entries written by another tab before its event arrives aren't lost", () => {
  const { openTab, state } = openBrowser();
  const store = openTab();
  state.stored = JSON.stringify([MAT]);
  store.add(KETTLEBELL);
  expect(JSON.parse(state.stored)).toEqual([MAT, KETTLEBELL]);
});

test.each(["isFull", "isClosed"] as const)("with storage that %s the list lasts for the visit", (fault) => {
  const { openTab, state } = openBrowser();
  state[fault] = true;
  const store = openTab();
  store.add(KETTLEBELL);
  store.add(MAT);
  expect(store.read()).toEqual([KETTLEBELL, MAT]);
  store.remove(MAT.databaseId);
  expect([store.read(), store.isStored()]).toEqual([[KETTLEBELL], false]);
});

test("invalid content is an empty list, which the next change overwrites", () => {
  const { openTab, state } = openBrowser("{not json");
  const store = openTab();
  expect(store.read()).toEqual([]);
  store.add(MAT);
  expect(JSON.parse(state.stored!)).toEqual([MAT]);
  expect(WISHLIST_KEY).toBe("wishlist");
});
