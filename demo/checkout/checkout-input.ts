import type { Fee } from "../pricing/fees.ts";
import type { AddressInput } from "../session/shopper-data.ts";

/** As in the schema. Only the shop is trusted with `isPaid` and `fees`. */
export interface CheckoutInput {
  paymentMethod?: string | null;
  shippingMethod?: (string | null)[] | null;
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  customerNote?: string | null;
  metaData?: { key: string; value: string }[] | null;
  account?: { username: string; password: string; authenticate?: boolean | null } | null;
  isPaid?: boolean | null;
  transactionId?: string | null;
  fees?: { [Key in keyof Fee]?: Fee[Key] | null }[] | null;
}
