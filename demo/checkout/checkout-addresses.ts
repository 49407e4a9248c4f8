import type { Customer } from "../accounts/customer.ts";
import { mergeAddress, type Address, type AddressInput, type ShopperData } from "../session/shopper-data.ts";
import type { CheckoutInput } from "./checkout-input.ts";

export interface OrderAddresses {
  billing: Address;
  shipping: Address;
}

/** The session ships to the billing address where no other was given. */
export function enterAddresses(data: ShopperData, input: CheckoutInput): ShopperData {
  const { billing, shipping, shippingMethod } = input;
  return {
    ...data,
    billing: mergeAddress(data.billing, billing),
    shipping: mergeAddress(mergeAddress(data.shipping, billing), shipping),
    shippingMethod: shippingMethod?.[0] ?? data.shippingMethod,
  };
}

/** The order has only the input's fields and the country, nothing of what the session has. */
export function enterOrderAddresses(
  { billing, shipping }: CheckoutInput,
  data: ShopperData,
  needsShipping: boolean,
  customer: Customer | null,
): OrderAddresses {
  const billed = enterAddress(billing, data.billing.country);
  return {
    billing: customer && !billed.email ? { ...billed, email: customer.email } : billed,
    shipping: enterAddress(shipping, needsShipping ? data.shipping.country : undefined),
  };
}

function enterAddress(input: AddressInput | null | undefined, country: string | undefined): Address {
  return mergeAddress(country ? { country } : {}, input && { ...input, overwrite: false });
}
