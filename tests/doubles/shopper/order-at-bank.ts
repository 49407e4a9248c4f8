import { createBackendClient } from "../../../worker/woocommerce/client";
import { DEMO_STOREFRONT_SECRET } from "../../../demo/plugin/storefront-plugin";
import { DemoShop } from "../../../demo/testing/demo-shop";
import { buildRecordedAccounts, PASSWORD } from "../../../demo/testing/recorded-accounts";
import { buildRecordedCatalog } from "../../../demo/testing/recorded-catalog";
import { SessionOrders } from "../../../worker/orders/placed-orders";
import { DRAFT } from "./checkout-session";
import { add, openDemoSession } from "../backend/demo-session";

const WISH = { checkoutId: "c1" };

/** An unpaid order of two downloadable pieces at the gateway, by a guest or a signed-in customer. */
export async function orderAtBank({ username = "", paymentMethod = "demo_bank" } = {}) {
  const files = [{ productId: 154, downloadId: "free-1", name: "Подарък", file: "/free.pdf" }];
  const shop = new DemoShop(buildRecordedCatalog(), "true", { ...buildRecordedAccounts(), files });
  await shop.setUp("options", { hasBankGateway: true });
  const session = openDemoSession(shop);
  if (username) await session.account.signIn({ username, password: PASSWORD });
  const client = createBackendClient({
    name: "shopper",
    url: "https://demo.shop.test/graphql",
    storefrontSecret: DEMO_STOREFRONT_SECRET,
    onFailure: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      const headers = Object.fromEntries(request.headers);
      return shop.fetch("/graphql", { method: "POST", headers, body: await request.text() });
    },
  });
  const { store, cart } = session;
  await cart.change(add(154, 2));
  await store.write("checkoutId", "c1");
  const read = await cart.read();
  const total = read.ok ? read.value.cart.total : 0;
  const placed = await session.order.place(
    { ...WISH, draft: { ...DRAFT, paymentMethod }, total, password: "" },
    Date.now(),
  );
  if (!placed.ok) throw new Error("not placed");
  const findOwn = (id: number) => session.account.findOwnOrder(id);
  const orders = new SessionOrders(client, { store, cart, findOwn, findShipments: session.findShipments });
  const { databaseId, orderKey, redirect } = placed.value;
  const pay = () =>
    shop.fetch((redirect ?? "").replace("https://demo.shop.test", ""), {
      method: "POST",
      body: new URLSearchParams({ answer: "pay" }),
    });
  const lines = async () => {
    const now = await cart.read();
    return now.ok ? now.value.cart.lines.map(({ productId, quantity }) => [productId, quantity]) : null;
  };
  return { shop, session, orders, databaseId, orderKey, pay, lines };
}
