import type { PlacedOrder } from "../../context";

/** Where a shopper goes once the order is placed: to the gateway that wants to be paid there, else to the order's page. */
export function orderAddress({ databaseId, orderKey, redirect }: PlacedOrder): string {
  if (redirect && /^https?:$/.test(URL.parse(redirect)?.protocol ?? "")) return redirect;
  return `/checkout/order-received/${databaseId}?key=${encodeURIComponent(orderKey)}`;
}
