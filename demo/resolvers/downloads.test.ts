import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../plugin.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { expectSameShape } from "../testing/expect-same-shape.ts";
import { buildRecordedAccounts, openShopOf, signIn } from "../testing/recorded-accounts.ts";
import { buildRecordedCatalogue } from "../testing/recorded-catalogue.ts";

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

test("customer-downloadableItems: files, links and what is left, as recorded", async () => {
  const shop = await openShopOf("ivan");
  await expectSameShape(shop, "customer-downloadableItems");
  const [first] = await listItems(shop);
  expect(first?.url).toMatch(
    /\/\?download_file=1125&order=wc_order_DoPh8wDFnR3wN&email=ivan%40shop\.test&key=7ddcba9f1385ea7156c16ac868fd3b7f$/,
  );
});

test("every download uses one up, and a file that is used up leaves the list", async () => {
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

test("a file out of date is neither listed nor opened; its order still names it", async () => {
  const accounts = buildRecordedAccounts();
  for (const download of accounts.downloads) download.accessExpires = "2026-01-01T00:00:00+02:00";
  const shop = new DemoShop(buildRecordedCatalogue(), "true", accounts);
  await signIn(shop, "ivan");
  expect(await listItems(shop)).toEqual([]);
  const { body } = await shop.operate("account/getOrder", { id: 1153 });
  const { nodes } = (body.data as { order: { downloadableItems: { nodes: Item[] } } }).order.downloadableItems;
  expect(nodes).toHaveLength(2);
  expect((await shop.fetch(pathOf(nodes[0]?.url ?? ""))).status).toBe(403);
});

test("a link with another e-mail, key or order opens nothing", async () => {
  const shop = await openShopOf("ivan");
  const [item] = await listItems(shop);
  for (const name of ["email", "key", "order"]) {
    const url = new URL(item?.url ?? "");
    url.searchParams.set(name, "x");
    expect((await shop.fetch(pathOf(url.href))).status, name).toBe(403);
  }
});

test("who pays for a program gets its files with the order", async () => {
  const accounts = buildRecordedAccounts();
  accounts.files = [{ productId: 248, downloadId: "free-1", name: "Подарък", file: "/free.pdf" }];
  const shop = new DemoShop(buildRecordedCatalogue(), "true", accounts);
  await signIn(shop, "georgi");
  await shop.add(248);
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  await shop.operate("checkout/checkout", {
    input: { paymentMethod: "cod", isPaid: true, billing: { country: "BG", email: "georgi@shop.test" } },
  });
  expect(await listItems(shop)).toMatchObject([{ name: "Подарък", downloadsRemaining: null }]);
});
