import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../plugin/storefront-plugin.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { buildReferenceCatalog } from "../testing/reference-products.ts";

const billing = { firstName: "Гост", country: "BG", email: "gost@shop.test" };
/** A product whose pieces are counted. */
const COUNTED = 102;

interface Placed {
  result: string;
  redirect: string;
  order: { databaseId: number; orderKey: string; status: string; needsPayment: boolean };
}

async function order(options = {}) {
  const shop = new DemoShop(buildReferenceCatalog());
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  await shop.setUp("options", { hasBankGateway: true, ...options });
  await shop.setUp("stock", { id: COUNTED, stock: 10 });
  await shop.add(COUNTED, { quantity: 2 });
  const { body } = await shop.operate("checkout/checkout", { input: { paymentMethod: "demo_bank", billing } });
  const placed = body.data?.checkout as unknown as Placed;
  const name = { id: placed.order.databaseId, orderKey: placed.order.orderKey };
  const bank = placed.redirect.replace("https://demo.shop.test", "");
  const answer = async (choice: string) => {
    const body = new URLSearchParams({ answer: choice });
    return (await shop.fetch(bank, { method: "POST", body })).headers.get("location");
  };
  const query = async (operation = "getStorefrontOrder", variables: object = name) =>
    (await shop.operate(`extras/${operation}`, variables as Record<string, unknown>)).body;
  return { shop, placed, name, bank, answer, query };
}

async function readStock(shop: DemoShop): Promise<unknown> {
  const query = `{ product(id: "${COUNTED}", idType: DATABASE_ID) { ... on InventoriedProduct { stockQuantity } } }`;
  return ((await shop.ask(query)).body.data as { product: { stockQuantity: number } }).product.stockQuantity;
}

test("an order paid at the gateway awaits its payment, and the checkout redirects to the gateway's page", async () => {
  const { shop, placed, bank, query } = await order();
  expect(placed).toMatchObject({ result: "success", order: { status: "PENDING", needsPayment: true } });
  const page = await (await shop.fetch(bank)).text();
  expect(page).toContain('value="pay"');
  expect((await shop.fetch(bank.replace(/key=.*/, "key=another"))).status).toBe(404);
  expect((await query()).data?.storefrontOrder).toEqual({
    bankAccounts: null,
    status: "PENDING",
    needsPayment: true,
    downloadableItems: [],
  });
});

test("after paying, the shopper is redirected to their order, which is paid once", async () => {
  const { placed, answer, query } = await order();
  const { databaseId, orderKey } = placed.order;
  for (let time = 0; time < 2; time++)
    expect(await answer("pay")).toBe(`/checkout/order-received/${databaseId}?key=${orderKey}`);
  expect((await query()).data?.storefrontOrder).toMatchObject({ status: "PROCESSING", needsPayment: false });
});

test("after giving up, the shopper is redirected to the cart as by WooCommerce; canceling restocks the pieces, once", async () => {
  const { shop, name, answer, query } = await order();
  expect(await answer("cancel")).toBe(`/cart?cancel_order=true&order=${name.orderKey}&order_id=${name.id}`);
  expect(await readStock(shop)).toBe(8);
  for (let time = 0; time < 2; time++)
    expect((await query("cancelStorefrontOrder")).data?.cancelStorefrontOrder).toEqual({
      status: "CANCELLED",
      needsPayment: false,
    });
  expect(await readStock(shop)).toBe(10);
});

test("an order paid in the meantime isn't canceled", async () => {
  const { shop, answer, query } = await order();
  await answer("pay");
  expect((await query("cancelStorefrontOrder")).data?.cancelStorefrontOrder).toMatchObject({ status: "PROCESSING" });
  expect(await readStock(shop)).toBe(8);
});

test("the plugin reveals orders to the shop alone, and only with their key", async () => {
  const { shop, name, query } = await order();
  expect((await query("getStorefrontOrder", { ...name, orderKey: "another" })).data?.storefrontOrder).toBeNull();
  shop.storefrontSecret = null;
  for (const [operation, field] of [
    ["getStorefrontOrder", "storefrontOrder"],
    ["cancelStorefrontOrder", "cancelStorefrontOrder"],
  ] as const)
    expect((await query(operation)).errors?.[0]?.message).toBe(`storefront-secret-required: ${field}`);
});
