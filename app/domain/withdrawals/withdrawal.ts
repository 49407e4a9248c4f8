import { href } from "react-router";
import * as paths from "#paths";
/** A declaration of withdrawal from a contract (Directive 2011/83 art. 11a). */
export interface WithdrawalStatement {
  name: string;
  /** As typed: whether the order exists is never disclosed. */
  orderNumber: string;
  email: string;
  /** The goods as typed; "" for the whole order. */
  goods: string;
}

/** A received statement. */
export interface Withdrawal extends WithdrawalStatement {
  /** Display reference. */
  reference: string;
  /** ISO 8601. */
  declaredAt: string;
  /** The acknowledgement was sent by e-mail. */
  isMailed: boolean;
}

/** The form, with the order number filled in. */
export function withdrawalFormPath(orderNumber: string): string {
  return `${href(paths.withdrawal)}?order=${encodeURIComponent(orderNumber)}`;
}

/** The acknowledgement page. Its key is a secret of the declarant, in the query, which isn't logged. */
export function receiptPath(viewKey: string): string {
  return `${href(paths.withdrawalReceipt)}?key=${encodeURIComponent(viewKey)}`;
}

/** The acknowledgement as a file. */
export function receiptFilePath(viewKey: string): string {
  return `${href(paths.withdrawalReceiptFile)}?key=${encodeURIComponent(viewKey)}`;
}

const VIEW_KEY = /^[0-9a-f-]{36}$/;

/** Parses the key; "" when invalid. */
export function readViewKey(url: string): string {
  const key = new URL(url).searchParams.get("key") ?? "";
  return VIEW_KEY.test(key) ? key : "";
}
