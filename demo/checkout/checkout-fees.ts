import type { Fee } from "../pricing/fees.ts";
import type { ShopOptions } from "../test-controls/shop-options.ts";
import type { CheckoutInput } from "./checkout-input.ts";

/** The requested fees, and a plugin's fee for the payment method. */
export function listFees(
  { fees, paymentMethod }: CheckoutInput,
  { gatewayFee }: Pick<ShopOptions, "gatewayFee">,
): Fee[] {
  const requested = (fees ?? []).map(({ name, amount, taxable }) => ({
    name: name ?? "",
    amount: amount ?? 0,
    taxable: taxable ?? false,
  }));
  return gatewayFee && gatewayFee.gateway === paymentMethod ? [...requested, gatewayFee] : requested;
}
