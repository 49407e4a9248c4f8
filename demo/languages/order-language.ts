import type { StoredOrder } from "../database/orders/order-document.ts";
import { findLanguage, LANGUAGE_KEY, type Language } from "./language.ts";

/** Emails of an order and links back to it are in this language. */
export function findOrderLanguage({ metaData }: Pick<StoredOrder, "metaData">): Language {
  return findLanguage(metaData.findLast(({ key }) => key === LANGUAGE_KEY)?.value);
}
