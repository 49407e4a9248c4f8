import type { DemoContext } from "../../context.ts";
import { listGateways } from "../../checkout/gateways.ts";
import { showNodes, type ConnectionArguments } from "../connections.ts";

export const gatewayQueries = { paymentGateways };

function paymentGateways(args: ConnectionArguments, { options }: DemoContext) {
  return showNodes(listGateways(options).map(({ id, title, description }) => ({ id, title, description })))(args);
}
