import type { OrderStatus } from "../database/orders/order-document.ts";
import type { Gateway } from "./gateways.ts";
import type { LoadedLine } from "../cart/judge-coupons.ts";

interface Settlement {
  lines: readonly LoadedLine[];
  totalCents: number;
  gateway: Gateway | null;
  /** Whether the request claims to be paid: the real backend trusts every guest with it (notes "Dangers" 1). */
  isPaid: boolean;
}

/** The status that the gateway, or WC_Order::payment_complete(), gives a new order. */
export function findStatus({ lines, totalCents, gateway, isPaid }: Settlement): OrderStatus {
  if (isPaid || totalCents === 0) {
    if (gateway?.id === "cod") return gateway.paid;
    return needsProcessing(lines) ? (gateway?.paid ?? "PROCESSING") : "COMPLETED";
  }
  // With cash on delivery downloads are granted only once it is paid.
  if (gateway?.id === "cod" && lines.some(({ product }) => product.downloadable)) return "ON_HOLD";
  return gateway?.unpaid ?? "PROCESSING";
}

/** An order of downloads alone is complete as soon as it is paid. */
function needsProcessing(lines: readonly Pick<LoadedLine, "product">[]): boolean {
  return lines.some(({ product }) => !(product.virtual && product.downloadable));
}
