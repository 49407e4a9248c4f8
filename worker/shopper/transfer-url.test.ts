import { expect, test } from "vitest";
import { readEnvironment } from "../platform/environment";
import { emptySessionContext, openSessionClient } from "../session/session-client";
import { connectShopper } from "./shopper-client";

const WORDPRESS = {
  BACKEND_URL: "https://wp.test/shop/graphql",
  BACKEND_CURRENCY: "EUR",
  SESSION_SECRET: "s".repeat(32),
  SITE: { name: "Магазин", baseUrl: "https://shop.test" },
};

/** A shopper whose cart holds a subscription. */
function visit(variables: object) {
  const cart = { itemCount: 1, shippingRates: [], needsWordPress: true };
  const handle = () =>
    Promise.resolve({ closed: null, key: "", isSignedIn: false, value: { ok: true, value: { cart } } });
  const namespace = { idFromName: (name: string) => name, get: () => ({ handle }) } as never;
  const environment = readEnvironment({ ...WORDPRESS, ...variables });
  const context = { ...emptySessionContext(), id: "known" };
  const request = { id: "r", address: null };
  return connectShopper(
    openSessionClient(namespace, environment, context, request, () => Promise.resolve(true)),
    environment,
  );
}

test("with the plugin a cart that only WooCommerce can sell says so, and its product's page is opened with this cart", async () => {
  const shopper = visit({ STOREFRONT_SECRET: "p".repeat(32) });
  expect(await shopper.readCart()).toMatchObject({ value: { cart: { needsWordPress: true } } });
  const address = { ok: true, value: "https://wp.test/shop/?wc-api=storefront_transfer&product=7" };
  expect(await shopper.findTransferUrl(null, 7)).toEqual(address);
});

test("without the plugin nothing is handed over: the product's page is WordPress's own, and there is no other checkout", async () => {
  const shopper = visit({});
  expect(await shopper.readCart()).not.toHaveProperty("value.cart.needsWordPress");
  expect(await shopper.findTransferUrl(null, 7)).toEqual({ ok: true, value: "https://wp.test/shop/?p=7" });
  expect(await shopper.findTransferUrl(null, null)).toMatchObject({ ok: false });
});
