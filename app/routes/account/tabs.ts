import { href } from "react-router";
import * as paths from "#paths";
/** In display order. */
export const TABS = ["overview", "orders", "downloads", "wishlist", "addresses", "details", "password"] as const;

export type Tab = (typeof TABS)[number];

export function tabPath(tab: Tab): string {
  return tab === "overview" ? href(paths.account) : `${href(paths.account)}/${tab}`;
}

/** Tab names of WooNuxt and WooCommerce. */
const OLD_NAMES: Record<string, Tab> = {
  "my-details": "details",
  "edit-account": "details",
  "edit-address": "addresses",
};

/**
 * Path for the `?tab=` of an old link; null for the overview or an unknown tab. Guests find their wishlist in the shop,
 * and are redirected to sign in by any other tab.
 */
export function oldTabPath(query: URLSearchParams, isSignedIn: boolean): string | null {
  const name = query.get("tab") ?? "";
  if (name === "wishlist" && !isSignedIn) return href(paths.wishlist);
  const tab = TABS.find((one) => one === name) ?? (Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name] : undefined);
  return tab && tab !== "overview" ? tabPath(tab) : null;
}

export function editPath(block: "billing" | "shipping"): string {
  return `${href(paths.addresses)}?edit=${block}`;
}

export function orderPath(databaseId: number): string {
  return href(paths.order, { id: String(databaseId) });
}

/** Order id from the path; null when invalid. */
export function readOrderId(text: string | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
}
