import { GATEWAYS } from "../gateways.ts";
import { showNodes } from "./connections.ts";

export const gatewayQueries = {
  paymentGateways: showNodes(GATEWAYS.map(({ id, title, description }) => ({ id, title, description }))),
};
