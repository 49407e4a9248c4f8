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
