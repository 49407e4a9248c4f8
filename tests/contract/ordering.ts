import {
  AddToCartDocument,
  GetCartDocument,
  UpdateCustomerDocument,
  type CheckoutMutationVariables,
} from "../../graphql/generated/documents";
import type { Visitor } from "./backend";
import { findSimples, findVariation } from "./discover";

/** CONTRACT_ORDERS=no: in a shop whose owner wants no test orders (each is paid on delivery, and says what it is). */
export const MAY_ORDER = process.env.CONTRACT_ORDERS !== "no";

export const ADDRESS = {
  firstName: "Проба",
  lastName: "На договора",
  address1: "ул. Пробна 1",
  city: "София",
  postcode: "1000",
  country: (process.env.SHIPPING_COUNTRY ?? "BG") as never,
  state: process.env.SHIPPING_STATE ?? "BG-22",
};
export const BILLING = { ...ADDRESS, email: "contract-test@example.com", phone: "0888123456" };

/** Two pieces of one product and, where there is one, a variation; the session knows the address. */
export async function fillCart(visitor: Visitor) {
  const [card] = await findSimples(1);
  await visitor.need(AddToCartDocument, { input: { productId: card!.databaseId, quantity: 2 } });
  const variation = await findVariation();
  if (variation) await visitor.need(AddToCartDocument, { input: { ...variation, quantity: 1 } });
  const place = { ...ADDRESS, overwrite: true };
  await visitor.need(UpdateCustomerDocument, { input: { billing: place, shipping: place } });
  return visitor.need(GetCartDocument, {});
}

/** What a test sends for an order; it says of itself that it is one. */
export function describeOrder(paymentMethod: string): CheckoutMutationVariables["input"] {
  return {
    paymentMethod,
    billing: BILLING,
    shipping: ADDRESS,
    shipToDifferentAddress: false,
    customerNote: "contract test",
    metaData: [{ key: "contract_test", value: "yes" }],
  };
}
