/** What a shopper declares: that he withdraws from a contract (Directive 2011/83 art. 11a). */
export interface WithdrawalStatement {
  name: string;
  /** As he typed it: whether there is such an order is never told. */
  orderNumber: string;
  email: string;
  /** Which goods, in his words; "": the whole order. */
  goods: string;
}

/** A statement that was received. */
export interface Withdrawal extends WithdrawalStatement {
  /** Names it to people. */
  reference: string;
  /** ISO 8601. */
  declaredAt: string;
  /** The acknowledgement has left for the shopper's mailbox. */
  isMailed: boolean;
}

export const WITHDRAWAL_PATH = "/otkaz-ot-dogovor";
const RECEIPT_PATH = `${WITHDRAWAL_PATH}/polucheno`;

/** The form, with the order's number filled in. */
export function withdrawalAddress(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`;
}

/** The acknowledgement; its key is a secret of whoever declared. In the query, which no log keeps. */
export function receiptAddress(viewKey: string): string {
  return `${RECEIPT_PATH}?key=${encodeURIComponent(viewKey)}`;
}

/** The acknowledgement as a file to keep. */
export function receiptFileAddress(viewKey: string): string {
  return `${RECEIPT_PATH}.txt?key=${encodeURIComponent(viewKey)}`;
}

const VIEW_KEY = /^[0-9a-f-]{36}$/;

/** "" for what can't be a key. */
export function readViewKey(address: string): string {
  const key = new URL(address).searchParams.get("key") ?? "";
  return VIEW_KEY.test(key) ? key : "";
}
