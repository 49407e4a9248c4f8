import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";
import { DEMO_STOREFRONT_SECRET } from "./storefront-plugin.ts";
import { DemoShop } from "../testing/demo-shop.ts";

const VARIABLE = catalog.products.find(({ type, published }) => type === "VARIABLE" && published)!;
const VARIATION = VARIABLE.variations[0]!;
const SIMPLE = catalog.products.find(
  ({ type, status, published }) => type === "SIMPLE" && status === "IN_STOCK" && published,
)!;
const EMAIL = {
  key: "a",
  email: "maria@example.bg",
  product: "Тениска · L",
  productUrl: "https://shop.test/produkt/teniska",
  cancelUrl: "https://shop.test/izvestie?key=1",
};

function openShop(secret: string | null = DEMO_STOREFRONT_SECRET): DemoShop {
  const shop = new DemoShop(catalog);
  shop.storefrontSecret = secret;
  return shop;
}

const fetchStock = async (shop: DemoShop, ids: number[]) =>
  (await shop.operate("extras/getStorefrontStock", { ids })).body;
const notify = async (shop: DemoShop, emails: object[]) =>
  (await shop.operate("extras/notifyBackInStock", { input: { emails } })).body;
const readMails = async (shop: DemoShop) => (await (await shop.fetch("/outbox")).text()).split("<article>").slice(1);

test("purchasable products and variations are listed with their page, others aren't", async () => {
  const shop = openShop();
  const closed = catalog.products.filter(
    ({ type, published }) => !published || type === "EXTERNAL" || type === "GROUPED",
  );
  expect(closed.length).toBeGreaterThan(2);
  const ids = [SIMPLE.id, VARIATION.id, 999_999, 0, ...closed.map(({ id }) => id)];
  for (const id of [SIMPLE.id, VARIATION.id]) await shop.setUp("stock", { id, stock: 3 });
  const found = [
    { databaseId: SIMPLE.id, slug: SIMPLE.slug },
    { databaseId: VARIATION.id, slug: VARIABLE.slug },
  ];
  expect((await fetchStock(shop, ids)).data).toEqual({ storefrontStock: found });
  for (const id of [SIMPLE.id, VARIATION.id]) await shop.setUp("stock", { id, stock: 0 });
  expect((await fetchStock(shop, ids)).data).toEqual({ storefrontStock: [] });
});

test("an email is sent once for its key, and none to an invalid address", async () => {
  const shop = openShop();
  const emails = [EMAIL, { ...EMAIL, key: "b", email: "nobody" }, { ...EMAIL, key: "c" }];
  for (let n = 0; n < 2; n += 1)
    expect((await notify(shop, emails)).data).toEqual({ notifyBackInStock: { mailed: ["a", "c"], refused: ["b"] } });
  const mails = await readMails(shop);
  expect(mails).toHaveLength(2);
  for (const text of [EMAIL.email, EMAIL.product, EMAIL.productUrl, EMAIL.cancelUrl]) expect(mails[0]).toContain(text);
});

test("both fields are for the shop alone", async () => {
  const guest = openShop(null);
  expect((await fetchStock(guest, [1])).errors).toMatchObject([
    { message: "storefront-secret-required: storefrontStock" },
  ]);
  expect((await notify(guest, [EMAIL])).errors).toMatchObject([
    { message: "storefront-secret-required: notifyBackInStock" },
  ]);
  expect(await readMails(guest)).toEqual([]);
});
