import type { CheckoutInput } from "../../checkout/checkout-input.ts";
import { writeBankAddress } from "../../checkout/bank.ts";
import { placeOrder } from "../../checkout/place-order.ts";
import type { DemoContext } from "../../context.ts";
import type { StoredOrder } from "../../database/orders/order-document.ts";
import { refuseShopOnlyInput } from "../../plugin/storefront-plugin.ts";
import { DEMO_ORIGIN } from "../../http/origin.ts";
import { showOrder } from "../orders/order-object.ts";

export const checkoutMutations = { checkout };

async function checkout({ input }: { input: CheckoutInput }, context: DemoContext) {
  if (!context.isFromShop) refuseShopOnlyInput(input);
  const order = await placeOrder(input, context);
  const hasFailed = order.status === "FAILED";
  return {
    result: hasFailed ? "fail" : "success",
    redirect: hasFailed ? "" : findRedirect(order),
    order: () => showOrder(context.db, order),
  };
}

function findRedirect(order: StoredOrder): string {
  if (order.status === "PENDING") return writeBankAddress(order);
  return `${DEMO_ORIGIN}/porachka/order-received/${order.id}/?key=${order.orderKey}`;
}
