import type { OrderStatus } from "../database/orders/order-document.ts";
import type { Gateway } from "./gateways.ts";
import type { LoadedLine } from "../cart/judge-coupons.ts";

interface Settlement {
  lines: readonly LoadedLine[];
  totalCents: number;
  gateway: Gateway | null;
  /** Only said by who asks: the real backend believes every guest (notes "Dangers" 1). */
  isPaid: boolean;
}

/** What the gateway, or WC_Order::payment_complete(), makes of a new order. */
export function findStatus({ lines, totalCents, gateway, isPaid }: Settlement): OrderStatus {
  if (isPaid || totalCents === 0) {
    if (gateway?.id === "cod") return gateway.paid;
    return needsProcessing(lines) ? (gateway?.paid ?? "PROCESSING") : "COMPLETED";
  }
  // Downloads wait for the cash on delivery, or they would be had for nothing.
  if (gateway?.id === "cod" && lines.some(({ product }) => product.downloadable)) return "ON_HOLD";
  return gateway?.unpaid ?? "PROCESSING";
}

/** Nothing but downloads is done as soon as it is paid. */
function needsProcessing(lines: readonly Pick<LoadedLine, "product">[]): boolean {
  return lines.some(({ product }) => !(product.virtual && product.downloadable));
}
