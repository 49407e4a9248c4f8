import type { Address } from "../checkout/address";
import type { CourierOffice, Invoice } from "../checkout/checkout-draft";
import type { MinorUnits } from "../values/money";
import type { Image } from "../product/product";

export interface OrderLine {
  id: number;
  /** null: the product was deleted since. */
  productId: number | null;
  variationId: number | null;
  name: string;
  slug: string | null;
  image: Image | null;
  attributes: { label: string; value: string }[];
  /** What was chosen where the variation takes any: the backend asks for it when the line is ordered again. */
  openChoices: { name: string; value: string }[];
  quantity: number;
  /** With VAT: before and after coupons. */
  subtotal: MinorUnits;
  total: MinorUnits;
  /** As of a line of the cart. */
  category?: string | undefined;
  brand?: string | undefined;
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
  /** false: nothing is to be packed, as with downloads only. */
  needsProcessing: boolean;
  paymentMethod: string;
  paymentMethodTitle: string;
  customerNote: string;
  /** From the order's metadata; null: none was wanted. */
  invoice: Invoice | null;
  office: CourierOffice | null;
  billing: Address;
  shipping: Address;
  lines: OrderLine[];
  shippingMethods: string[];
  coupons: { code: string; amount: MinorUnits }[];
  fees: { name: string; total: MinorUnits }[];
  subtotal: MinorUnits;
  discount: MinorUnits;
  shippingTotal: MinorUnits;
  total: MinorUnits;
  tax: MinorUnits;
  /** What went back of the total; missing in orders that a session kept from the day on which they were placed. */
  refunded?: MinorUnits;
}

/** A file that a customer may download. */
export interface DownloadableItem {
  id: string;
  name: string;
  /** Holds the customer's e-mail and key: for his own page only. null: not to be had. */
  url: string | null;
  /** ISO 8601; null: never. */
  accessExpires: string | null;
  /** null: any number of times. */
  downloadsRemaining: number | null;
  product: { databaseId: number; name: string; slug: string } | null;
}

/** An order as the browser that placed it may see it, with what only the checkout knew. */
export interface ReceivedOrder extends Order {
  downloads?: DownloadableItem[];
  /** Where it can be paid still; null: nowhere, or it needs no payment. */
  payAddress?: string | null;
  /** What the gateway says of itself: where a bank transfer goes. */
  instructions?: string;
  /** The shop's, of an order that is paid by transfer; missing where the plugin doesn't tell them. */
  bankAccounts?: BankAccount[];
  /** An account was made on the way. */
  hasNewAccount?: boolean;
  /** The order is in it, too. */
  isInAccount?: boolean;
  /** One was wanted and isn't made: the e-mail has one already, or the password was forgotten before the card had paid. */
  missedAccount?: "taken" | "lost";
}

/** An order as its customer reads it in the account; a guest's has neither. */
export interface CustomerOrder extends ReceivedOrder {
  customer: { databaseId: number; email: string } | null;
  downloads: DownloadableItem[];
}

/** One row of a customer's orders; the total with VAT in hundredths of `currency`. */
export interface OrderSummary {
  databaseId: number;
  orderNumber: string;
  orderKey: string;
  status: string;
  /** ISO 8601. */
  date: string;
  currency: string;
  needsPayment: boolean;
  paymentMethodTitle: string;
  total: MinorUnits;
  /** Units of all its lines. */
  itemCount: number;
}

/** A hundred of a customer's orders, newest first; `next` asks for more, null at the end. */
export interface OrderList {
  orders: OrderSummary[];
  next: string | null;
}

/** Where a merchant takes transfers; a field that they left empty is "". */
export interface BankAccount {
  holder: string;
  /** Normalised; an account number where the bank has no IBANs. */
  iban: string;
  bic: string;
  bank: string;
}
