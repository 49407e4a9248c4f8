import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";
import { customers } from "../content/orders/customers.ts";
import { downloads, listDownloadFiles } from "../content/orders/downloads.ts";
import { orders } from "../content/orders/orders.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { signIn } from "../testing/recorded-accounts.ts";

const files = catalog.products.flatMap(({ id }) => listDownloadFiles(id));

async function openDemo(): Promise<DemoShop> {
  const shop = new DemoShop(catalog, "true", { customers, orders, downloads, files });
  await signIn(shop, "ivan", customers[0]?.password);
  return shop;
}

test("new orders are numbered from 1201, and seeded orders don't count as placed", async () => {
  const shop = await openDemo();
  expect(await (await shop.fetch("/__test/orders")).json()).toEqual([]);
  await shop.add(catalog.products.find(({ downloadable }) => downloadable)?.id ?? 0);
  const billing = { firstName: "Иван", country: "BG", email: "ivan@example.bg" };
  const { body } = await shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing } });
  expect(body.data?.checkout).toMatchObject({ order: { databaseId: 1201 } });
});

test("a reset restores the seed", async () => {
  const shop = await openDemo();
  await shop.operate("checkout/updateCustomer", { input: { firstName: "Друг" } });
  await shop.setUp("reset");
  expect((await shop.ask("{ customer { firstName } }")).body.data?.customer).toEqual({ firstName: "Иван" });
});
