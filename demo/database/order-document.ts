import type { Address } from "../session/shopper-data.ts";

export type OrderStatus = "PROCESSING" | "ON_HOLD";

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
  shippingLines: { methodTitle: string; total: string; totalTax: string }[];
  couponLines: { code: string; discount: string; discountTax: string }[];
  metaData: { key: string; value: string }[];
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
}

export interface StoredOrder extends OrderDocument {
  id: number;
  orderKey: string;
  sessionId: string;
}
