import { expect, test } from "vitest";
import { readEnvironment } from "../platform/environment";
import { emptySessionContext, openSessionClient } from "../session/session-client";
import { scriptBackend, type ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";
import { connectShopper } from "./shopper-client";

const WORDPRESS = {
  BACKEND_URL: "https://wp.test/shop/graphql",
  BACKEND_CURRENCY: "EUR",
  SESSION_SECRET: "s".repeat(32),
  SITE: { name: "Магазин", baseUrl: "https://shop.test" },
};

/** A shopper whose cart holds a subscription; `answer`: the plugin's, of whether it believes the shop. */
function visit(answer: ScriptedAnswer) {
  const cart = { itemCount: 1, shippingRates: [], needsWordPress: true };
  const readCart = () =>
    Promise.resolve({ refused: null, key: "", isSignedIn: false, value: { ok: true, value: { cart } } });
  const namespace = { idFromName: (name: string) => name, get: () => ({ readCart }) } as never;
  const environment = readEnvironment(WORDPRESS);
  const context = { ...emptySessionContext(), id: "known" };
  const request = { id: "r", address: null, language: null };
  return connectShopper(
    openSessionClient(namespace, environment, context, request, () => Promise.resolve(true)),
    environment,
    () => scriptBackend(() => answer).client,
  );
}

test("a cart that only WooCommerce can sell says so, and its product's page is opened with this cart", async () => {
  const shopper = visit({ data: { storefrontStock: [] } });
  expect(await shopper.readCart()).toMatchObject({ value: { cart: { needsWordPress: true } } });
  const address = { ok: true, value: "https://wp.test/shop/?wc-api=storefront_transfer&product=7" };
  expect(await shopper.findTransferUrl(null, 7)).toEqual(address);
});

test("nobody is sent to a WordPress without the plugin, nor to one that is down, and the two aren't mixed up", async () => {
  for (const error of ['Cannot query field "storefrontStock"', "storefront-secret-required: storefrontStock"])
    expect(await visit({ error }).findTransferUrl(null, null)).toEqual({
      ok: false,
      failure: { kind: "orders-closed" },
    });
  expect(await visit({ fault: 503 }).findTransferUrl(null, 7)).toMatchObject({ failure: { kind: "bad-answer" } });
});
