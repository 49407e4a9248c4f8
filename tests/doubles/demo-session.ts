import { createBackendClient } from "../../app/backend/client";
import type { CartChange } from "../../app/shop/cart-change";
import { DemoShop } from "../../demo/testing/demo-shop";
import { SessionCart } from "../../worker/session-cart";
import { makeStore } from "./scripted-backend";

/** One shopper's cart over the demo backend, both in this process; `shop.setUp` makes the backend fail. */
export function openDemoSession() {
  const shop = new DemoShop();
  const questions: string[] = [];
  const client = createBackendClient({
    name: "shopper",
    url: "https://demo.shop.test/graphql",
    onFailure: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      const body = await request.text();
      questions.push((JSON.parse(body) as { operationName: string }).operationName);
      return shop.fetch("/graphql", { method: "POST", headers: Object.fromEntries(request.headers), body });
    },
  });
  const store = makeStore();
  const cart = new SessionCart(client, store);
  return { shop, store, cart, questions };
}

export function add(productId: number, quantity = 1, more: Partial<CartChange> = {}): CartChange {
  return { type: "add", productId, variationId: null, quantity, attributes: [], ...more } as CartChange;
}
