import { expect, test } from "vitest";
import { readSite } from "../../app/config/site.ts";
import { checkGateways, type Offer } from "./check-checkout.ts";

test("cards without keys and a gateway with a page of its own are both advised about", () => {
  const gateways = ["stripe", "epay"].map((id) => ({ id, title: id }));
  const offer = { gateways } as Offer;
  const todos = checkGateways(offer, readSite({}, { defaults: {} }), false).map(({ todo }) => todo);
  expect(todos).toEqual([expect.stringContaining("STRIPE_SECRET_KEY"), expect.stringContaining("gatewayOrigins")]);
});
