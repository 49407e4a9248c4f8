import { loadCart } from "../cart/load-cart.ts";
import type { DemoContext } from "../context.ts";
import { listGateways } from "../gateways.ts";
import { describePaymentIntent } from "../payment-intent.ts";
import { showNodes, type ConnectionArguments } from "./connections.ts";

export const gatewayQueries = { paymentGateways, stripePaymentIntent };

function paymentGateways(args: ConnectionArguments, { options }: DemoContext) {
  return showNodes(listGateways(options).map(({ id, title, description }) => ({ id, title, description })))(args);
}

async function stripePaymentIntent(
  { stripePaymentMethod }: { stripePaymentMethod?: "PAYMENT" | "SETUP" | null },
  context: DemoContext,
) {
  const { totals } = await loadCart(context, await context.session.read());
  return describePaymentIntent(totals.total, stripePaymentMethod ?? "SETUP", context.options);
}
