import type { DemoContext } from "../../context.ts";
import { listGateways } from "../../checkout/gateways.ts";
import { noteName } from "../../languages/method-names.ts";
import { showNodes, type ConnectionArguments } from "../connections.ts";

export const gatewayQueries = { paymentGateways };

function paymentGateways(args: ConnectionArguments, { options }: DemoContext) {
  return showNodes(
    listGateways(options).map(({ id, title, description }) => ({
      id,
      title: (_: unknown, context: DemoContext) => noteName(title, id, context),
      description: (_: unknown, context: DemoContext) => noteName(description, id, context),
    })),
  )(args);
}
