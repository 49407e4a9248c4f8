import { TOLD_ORDERS_MAX } from "../config/tracking";

const KEY = "told_orders";

/** Orders that this browser has told of: an order's page is looked at again, and the purchase counts once (specification §9). */
export function createToldOrders(browser: Pick<Window, "localStorage">): { isFirst(orderId: number): boolean } {
  const told = new Set<number>();
  return {
    isFirst(orderId) {
      for (const id of load(browser)) told.add(id);
      if (told.has(orderId)) return false;
      told.add(orderId);
      save(browser, [...told].slice(-TOLD_ORDERS_MAX));
      return true;
    },
  };
}

// Storage may be closed, or hold what somebody else wrote there.
function load(browser: Pick<Window, "localStorage">): number[] {
  try {
    const kept: unknown = JSON.parse(browser.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

function save(browser: Pick<Window, "localStorage">, ids: number[]): void {
  try {
    browser.localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full or closed: it is remembered as long as the page lives.
  }
}
