import type { Address } from "./address";
import type { Minor } from "./money";
import type { Image } from "./product";

export interface OrderLine {
  id: number;
  name: string;
  slug: string | null;
  image: Image | null;
  attributes: { label: string; value: string }[];
  quantity: number;
  /** With VAT: before and after coupons. */
  subtotal: Minor;
  total: Minor;
}

/** An order as it was placed; amounts with VAT in hundredths of `currency`. */
export interface Order {
  databaseId: number;
  orderNumber: string;
  orderKey: string;
  /** Backend's OrderStatusEnum, as it came: unknown values get a neutral label. */
  status: string;
  /** ISO 8601. */
  date: string;
  currency: string;
  needsPayment: boolean;
  paymentMethod: string;
  paymentMethodTitle: string;
  customerNote: string;
  billing: Address;
  shipping: Address;
  lines: OrderLine[];
  shippingMethods: string[];
  coupons: { code: string; amount: Minor }[];
  fees: { name: string; total: Minor }[];
  subtotal: Minor;
  discount: Minor;
  shippingTotal: Minor;
  total: Minor;
  tax: Minor;
}
