import type { OrderStatus } from "../database/orders/order-document.ts";
import type { ShopOptions } from "../test-controls/shop-options.ts";

export interface Gateway {
  id: string;
  title: string;
  description: string | null;
  /** The status of a new order. */
  unpaid: OrderStatus;
  /** The status of an order of goods that is paid already. */
  paid: OrderStatus;
}

const CASH_AND_TRANSFER: readonly Gateway[] = [
  {
    id: "cod",
    title: "Наложен платеж",
    description: "Плащате при получаване на пратката.",
    unpaid: "PROCESSING",
    // WC_Gateway_COD: whoever pays for a parcel has received it.
    paid: "COMPLETED",
  },
  {
    id: "bacs",
    title: "Банков превод",
    description: "Преведете сумата по нашата сметка. Впишете номера на поръчката.",
    unpaid: "ON_HOLD",
    paid: "PROCESSING",
  },
];

/** Accounts for bank transfers, as entered in WooCommerce > Payments. The numbers are of no real account. */
export const BANK_ACCOUNTS = [
  { holder: "Сила Спорт ООД", iban: "BG80 BNBG 9661 1020 3456 78", bic: "BNBGBGSD", bank: "Демо банка" },
  { holder: "Сила Спорт ООД", iban: "BG18RZBB91550123456789", bic: "RZBBBGSF", bank: "Втора демо банка" },
] as const;

/** An order without `isPaid` fails, because there is no card to charge (recorded). */
const STRIPE: Gateway = {
  id: "stripe",
  title: "Credit / Debit Card",
  description: null,
  unpaid: "FAILED",
  paid: "PROCESSING",
};

/** Paid on the gateway's own page (checkout/bank.ts). */
const BANK: Gateway = {
  id: "demo_bank",
  title: "Плащане през банката (демо)",
  description: "Плащате на страницата на банката и се връщате тук.",
  unpaid: "PENDING",
  paid: "PROCESSING",
};

export function listGateways({ hasCardPayments, hasBankGateway }: ShopOptions): readonly Gateway[] {
  return [...CASH_AND_TRANSFER, ...(hasCardPayments ? [STRIPE] : []), ...(hasBankGateway ? [BANK] : [])];
}
