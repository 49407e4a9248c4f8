import type { Address } from "../checkout/address";
import type { CourierOffice, Invoice } from "../checkout/checkout-draft";
import type { MethodNames } from "../cart/method-names";
import type { MinorUnits } from "../values/money";
import type { CartLine } from "../cart/cart";
import type { InLanguage } from "../values/text-language";

type PartOfCartLine = Pick<
  CartLine,
  "variationId" | "name" | "language" | "image" | "choices" | "quantity" | "subtotal" | "total" | "category" | "brand"
>;

export interface OrderLine extends PartOfCartLine {
  id: number;
  /** null when the product was deleted. */
  productId: number | null;
  slug: string | null;
  attributes: ({ value: string } & InLanguage)[];
  /** Options the shopper chose where the variation allows any value; required to order the line again. */
  openChoices: { name: string; value: string }[];
}

/** A placed order; amounts include VAT, in minor units of `currency`. */
export interface Order {
  databaseId: number;
  orderNumber: string;
  orderKey: string;
  /** The backend's OrderStatusEnum, unparsed: unknown values get a neutral label. */
  status: string;
  /** ISO 8601. */
  date: string;
  currency: string;
  needsPayment: boolean;
  /** false when nothing has to be shipped, as with downloads only. */
  needsProcessing: boolean;
  paymentMethod: string;
  paymentMethodTitle: string;
  customerNote: string;
  /** From the order's metadata; null when no invoice was requested. */
  invoice: Invoice | null;
  office: CourierOffice | null;
  billing: Address;
  shipping: Address;
  lines: OrderLine[];
  shippingMethods: string[];
  /** Translations of the names above and of the gateway's instructions, until `nameOrder` applies them. */
  names?: MethodNames;
  /** Languages of these texts, where they aren't the page's (text-language.ts). */
  languages?: Record<"payment" | "shipping" | "instructions", string | undefined>;
  coupons: { code: string; amount: MinorUnits }[];
  fees: { name: string; total: MinorUnits }[];
  subtotal: MinorUnits;
  discount: MinorUnits;
  shippingTotal: MinorUnits;
  total: MinorUnits;
  tax: MinorUnits;
  /** The refunded amount; absent in orders that a session stored when they were placed. */
  refunded?: MinorUnits;
}

/** A parcel that was handed over to a courier. */
export interface Shipment {
  /** A key of COURIERS; "" for another courier. */
  courier: string;
  /** The number of the waybill. */
  number: string;
  /** The courier's https page that shows where the parcel is; null: there is none. */
  url: string | null;
}

/** A file that a customer may download. */
export interface DownloadableItem {
  id: string;
  name: string;
  /** Contains the customer's e-mail and key: for their own page only. null when unavailable. */
  url: string | null;
  /** ISO 8601; null for never. */
  accessExpires: string | null;
  /** null for unlimited. */
  downloadsRemaining: number | null;
  product: ({ databaseId: number; name: string; slug: string } & InLanguage) | null;
}

/** An order as shown to the browser that placed it, with data only the checkout had. */
export interface ReceivedOrder extends Order {
  downloads?: DownloadableItem[];
  /** Where the order can still be paid; null when it can't or needn't be. */
  payUrl?: string | null;
  /** The parcels sent so far; absent if unknown. */
  shipments?: Shipment[];
  /** The gateway's instructions, such as the bank account for a transfer. */
  instructions?: string;
  /** The shop's accounts for an order paid by transfer; absent when the plugin doesn't list them. */
  bankAccounts?: BankAccount[];
  /** An account was created at the checkout. */
  hasNewAccount?: boolean;
  /** The order belongs to that account. */
  isInAccount?: boolean;
  /**
   * Why a requested account wasn't created: the e-mail already has one, or the password was no longer stored when the
   * card payment succeeded.
   */
  missedAccount?: "taken" | "lost";
}

/** An order as its customer sees it in the account; `customer` is null for a guest's. */
export interface CustomerOrder extends ReceivedOrder {
  customer: { databaseId: number; email: string } | null;
  downloads: DownloadableItem[];
}

/** One row of the order list. */
export type OrderSummary = Pick<Order, "databaseId" | "orderNumber" | "status" | "date" | "currency" | "total">;

/** Up to a hundred orders, newest first; `next` is the next cursor, null at the end. */
export interface OrderList {
  orders: OrderSummary[];
  next: string | null;
}

/** A bank account of the merchant; empty fields are "". */
export interface BankAccount {
  holder: string;
  /** Normalized; an account number where the bank has no IBANs. */
  iban: string;
  bic: string;
  bank: string;
}
