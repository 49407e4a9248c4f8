import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../../plugin/storefront-plugin.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";
import { buildRecordedAccounts, openShopOf, signIn } from "../../testing/recorded-accounts.ts";
import { buildRecordedCatalog } from "../../testing/recorded-catalog.ts";

interface Item {
  name: string;
  url: string;
  downloadsRemaining: number | null;
}

async function listItems(shop: DemoShop): Promise<Item[]> {
  const { body } = await shop.operate("account/getDownloads");
  return (body.data as { customer: { downloadableItems: { nodes: Item[] } } }).customer.downloadableItems.nodes;
}

function pathOf(url: string): string {
  return new URL(url).pathname + new URL(url).search;
}

test("customer-downloadableItems: files, links and remaining downloads, as recorded", async () => {
  const shop = await openShopOf("ivan");
  await expectSameShape(shop, "customer-downloadableItems");
  const [first] = await listItems(shop);
  expect(first?.url).toMatch(
    /\/\?download_file=1125&order=wc_order_DoPh8wDFnR3wN&email=ivan%40shop\.test&key=7ddcba9f1385ea7156c16ac868fd3b7f$/,
  );
});

test("every download counts, and a used-up file is no longer listed", async () => {
  const shop = await openShopOf("ivan");
  for (const left of [3, 2, 1]) {
    const limited = (await listItems(shop)).find(({ downloadsRemaining }) => downloadsRemaining !== null);
    expect(limited?.downloadsRemaining).toBe(left);
    const response = await shop.fetch(pathOf(limited?.url ?? ""));
    expect([response.status, response.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="programa-0-0.txt"',
    ]);
  }
  expect((await listItems(shop)).map(({ downloadsRemaining }) => downloadsRemaining)).toEqual([null]);
});

test("an expired file is neither listed nor served; its order still has it", async () => {
  const accounts = buildRecordedAccounts();
  for (const download of accounts.downloads) download.accessExpires = "2026-01-01T00:00:00+02:00";
  const shop = new DemoShop(buildRecordedCatalog(), "true", accounts);
  await signIn(shop, "ivan");
  expect(await listItems(shop)).toEqual([]);
  const { body } = await shop.operate("account/getOrder", { id: 1153 });
  const { nodes } = (body.data as { order: { downloadableItems: { nodes: Item[] } } }).order.downloadableItems;
  expect(nodes).toHaveLength(2);
  expect((await shop.fetch(pathOf(nodes[0]?.url ?? ""))).status).toBe(403);
});

test("a link with another email, key or order is refused", async () => {
  const shop = await openShopOf("ivan");
  const [item] = await listItems(shop);
  for (const name of ["email", "key", "order"]) {
    const url = new URL(item?.url ?? "");
    url.searchParams.set(name, "x");
    expect((await shop.fetch(pathOf(url.href))).status, name).toBe(403);
  }
});

/** A shop with one downloadable product in its cart. */
async function openShopWithFile(options = {}) {
  const accounts = buildRecordedAccounts();
  accounts.files = [{ productId: 248, downloadId: "free-1", name: "Подарък", file: "/free.pdf" }];
  const shop = new DemoShop(buildRecordedCatalog(), "true", accounts);
  await shop.setUp("options", { hasBankGateway: true, ...options });
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  const order = async (more: Record<string, unknown>, email = "gost@shop.test") => {
    await shop.add(248);
    const input = { paymentMethod: "cod", billing: { country: "BG", email }, ...more };
    const { body } = await shop.operate("checkout/checkout", { input });
    return (body.data as { checkout: { redirect: string; order: PlacedOrder } }).checkout;
  };
  return { shop, order };
}

interface PlacedOrder {
  databaseId: number;
  orderKey: string;
  customer: { databaseId: number | null } | null;
  downloadableItems: { nodes: Item[] };
}

test("a paid program's files come with the order", async () => {
  const { shop, order } = await openShopWithFile();
  await signIn(shop, "georgi");
  await order({ isPaid: true }, "georgi@shop.test");
  expect(await listItems(shop)).toMatchObject([{ name: "Подарък", downloadsRemaining: null }]);
});

test("a guest who has paid gets them in the response, as in WooCommerce, and no account does", async () => {
  const { shop, order } = await openShopWithFile();
  const { nodes } = (await order({ isPaid: true })).order.downloadableItems;
  expect(nodes).toMatchObject([{ name: "Подарък" }]);
  expect((await shop.fetch(pathOf(nodes[0]!.url))).status).toBe(200);
  await signIn(shop, "georgi");
  expect(await listItems(shop)).toEqual([]);
});

test("an order paid at the gateway grants its files once paid, to the shop with the order's key", async () => {
  const { shop, order } = await openShopWithFile();
  const placed = await order({ paymentMethod: "demo_bank" });
  const name = { id: placed.order.databaseId, orderKey: placed.order.orderKey };
  const listFiles = async () => {
    const { body } = await shop.operate("extras/getStorefrontOrder", name);
    return (body.data as { storefrontOrder: { downloadableItems: Item[] } }).storefrontOrder.downloadableItems;
  };
  expect([placed.order.downloadableItems.nodes, await listFiles()]).toEqual([[], []]);
  await shop.fetch(pathOf(placed.redirect), { method: "POST", body: new URLSearchParams({ answer: "pay" }) });
  expect(await listFiles()).toMatchObject([{ name: "Подарък" }]);
});

test("an order and its files belong to the account created with it", async () => {
  const { shop, order } = await openShopWithFile();
  const account = { username: "nova", password: "Nova-Parola-9" };
  const placed = await order({ isPaid: true, account }, "nova@shop.test");
  expect(placed.order.customer).toEqual({ databaseId: null });
  await signIn(shop, "nova", account.password);
  const { body } = await shop.operate("account/getOrders");
  const { nodes } = (body.data as { customer: { orders: { nodes: unknown[] } } }).customer.orders;
  expect([nodes, await listItems(shop)].map((list) => list.length)).toEqual([1, 1]);
});
