export const ACCOUNT_PATH = "/my-account";

/** In the order in which they stand beside an account's pages. */
export const TABS = ["overview", "orders", "downloads", "wishlist", "addresses", "details", "password"] as const;

export type Tab = (typeof TABS)[number];

export function tabPath(tab: Tab): string {
  return tab === "overview" ? ACCOUNT_PATH : `${ACCOUNT_PATH}/${tab}`;
}

/** As WooNuxt and WooCommerce call them. */
const OLD_NAMES: Record<string, Tab> = {
  "my-details": "details",
  "edit-account": "details",
  "edit-address": "addresses",
};

/**
 * Where `?tab=` of an old link leads; null: it names no tab. Whoever isn't signed in finds his
 * wishlist in the shop, and is sent to sign in by the tab itself otherwise.
 */
export function oldTabPath(query: URLSearchParams, isSignedIn: boolean): string | null {
  const name = query.get("tab") ?? "";
  if (name === "wishlist" && !isSignedIn) return "/wishlist";
  const tab = TABS.find((one) => one === name) ?? (Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name] : undefined);
  return tab && tab !== "overview" ? tabPath(tab) : null;
}

export function editPath(block: "billing" | "shipping"): string {
  return `${tabPath("addresses")}?edit=${block}`;
}

export function orderPath(databaseId: number): string {
  return `${tabPath("orders")}/${databaseId}`;
}

/** An order's number from its address; null for anything that is none. */
export function readOrderId(text: string | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
}
