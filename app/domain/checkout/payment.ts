import { href } from "react-router";
import type { PlacedOrder } from "../cart/cart";
import * as paths from "#paths";

/** Id of the backend's gateway for card payments. */
export const CARD_GATEWAY = "stripe";

/** Gateways that are paid to the courier: the order's page names the sum to prepare. */
export const PAID_AT_DELIVERY: readonly string[] = ["cod"];

/** What the browser needs to render the card fields. */
export interface CardFieldsConfig {
  publishableKey: string;
  /** ISO 4217 code of the card charge, "BGN". */
  currency: string;
}

/** Whether the value is a valid payment intent id, safe to use in a path. */
export function isIntentId(value: string): boolean {
  return /^pi_\w{3,100}$/.test(value);
}

/** Path of the confirmation page, with the order key. */
export function orderPagePath({ databaseId, orderKey }: Pick<PlacedOrder, "databaseId" | "orderKey">): string {
  return `${href(paths.orderReceived, { id: String(databaseId) })}?key=${encodeURIComponent(orderKey)}`;
}

export type StartedPayment =
  | { kind: "pay"; intentId: string; clientSecret: string }
  /** An earlier payment of this checkout is processing or has succeeded: check it before starting another. */
  | { kind: "check"; intentId: string }
  /** The order was placed by another method: there is nothing to pay. */
  | { kind: "placed"; order: PlacedOrder };

export type PaymentOutcome =
  | { kind: "placed"; order: PlacedOrder }
  /** declined: can be retried. waiting: paid, and the order is being created. unclear: needs manual review. */
  | { kind: "processing" | "declined" | "waiting" | "refunded" | "unclear" | "unknown" };
