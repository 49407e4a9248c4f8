import type { Address } from "../../session/shopper-data.ts";

/** WooCommerce's statuses, and SPEEDY_BOL of a courier's plugin. */
export const ORDER_STATUSES = [
  "CANCELLED",
  "CHECKOUT_DRAFT",
  "COMPLETED",
  "FAILED",
  "ON_HOLD",
  "PENDING",
  "PROCESSING",
  "REFUNDED",
  "SPEEDY_BOL",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** An order as it is stored: money as WooCommerce's raw text, in leva. */
export interface OrderDocument {
  status: OrderStatus;
  date: string;
  currency: string;
  paymentMethod: string;
  paymentMethodTitle: string;
  customerNote: string | null;
  money: Record<OrderMoney, string>;
  billing: Address;
  shipping: Address;
  lines: OrderLine[];
  shippingLines: { methodId?: string; methodTitle: string; total: string; totalTax: string }[];
  feeLines?: { name: string; total: string; totalTax: string }[];
  /** The payment's id at the gateway; null or missing: none was given. */
  transactionId?: string | null;
  couponLines: { code: string; discount: string; discountTax: string }[];
  /** Refunded, in leva with VAT; missing: nothing. */
  refunds?: { amount: string; reason: string }[];
  metaData: { key: string; value: string }[];
  /** Private notes for the merchant, each stored once. */
  notes?: string[];
}

/** WC_Order::is_download_permitted() */
export function isDownloadPermitted({ status }: Pick<OrderDocument, "status">): boolean {
  return status === "COMPLETED" || status === "PROCESSING";
}

export type OrderMoney =
  | "subtotal"
  | "discountTotal"
  | "discountTax"
  | "shippingTotal"
  | "shippingTax"
  | "total"
  | "totalTax";

export interface OrderLine {
  productId: number;
  variationId: number | null;
  name: string;
  quantity: number;
  subtotal: string;
  subtotalTax: string;
  total: string;
  totalTax: string;
  /** The chosen attributes, and WooCommerce's own entries; missing in the seed. */
  metaData?: { key: string; value: string }[];
}

export interface StoredOrder extends OrderDocument {
  id: number;
  orderKey: string;
  sessionId: string;
  /** null: a guest's. */
  customerId: number | null;
}
