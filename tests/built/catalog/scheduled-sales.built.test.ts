import { expect, test } from "vitest";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";

const SIMPLE = findProduct(({ type, salePrice, stock }) => type === "SIMPLE" && !salePrice && stock !== 0);
const { product: VARIABLE, variation: VARIATION } = findVariation(
  ({ salePrice, status }, { variations }) =>
    !salePrice && status === "IN_STOCK" && variations.every((one) => one.salePrice === null),
);
const SALES = [
  { product: SIMPLE, part: SIMPLE },
  { product: VARIABLE, part: VARIATION },
].map((one) => ({ ...one, price: (Number(one.part.regularPrice) / 2 - 0.03).toFixed(2) }));

let shop: BuiltShop;
runBuiltShop((built) => void ({ shop } = built));

test("a scheduled sale of a product or a variation begins and ends on cached pages by itself, though nobody notifies the shop", async () => {
  const visitor = shop.visit();
  const read = async (path: string) => (await visitor.open(path)).text();
  /** On the product's page, its card, and among reduced products. */
  const isShown = () =>
    Promise.all(
      SALES.map(async ({ product: { slug, name }, price }) => {
        const search = `search[${encodeURIComponent(name)}]`;
        const pages = [`/produkt/${slug}`, `/magazin?filter=${search}`, `/magazin?filter=sale[true],${search}`];
        const [page, found, reduced] = (await Promise.all(pages.map(read))) as [string, string, string];
        const amount = `${price.replace(".", ",")}\u00a0лв.`;
        const [, card = ""] = found.split(`data-slug="${slug}"`);
        return [page.includes(amount), card.includes(amount), reduced.includes(`data-slug="${slug}"`)];
      }),
    );
  const all = (value: boolean) => SALES.map(() => [value, value, value]);
  expect(await isShown()).toEqual(all(false));
  /** An edit of the dates, which are later than its notification. */
  const schedule = async (from: number, until: number) => {
    for (const { product, part, price } of SALES) {
      await shop.setSale(part.id, price, from, until);
      const body = JSON.stringify({ id: product.id });
      await shop.sendInvalidation({ "x-wc-webhook-topic": "product.updated" }, body);
    }
  };
  const from = Date.now() + 3000;
  await schedule(from, from + 3_600_000);
  await expect.poll(isShown, { timeout: 60_000, interval: 250 }).toEqual(all(true));
  expect(Date.now()).toBeGreaterThan(from);
  const until = Date.now() + 3000;
  await schedule(from, until);
  await expect.poll(isShown, { timeout: 60_000, interval: 250 }).toEqual(all(false));
  expect(Date.now()).toBeGreaterThan(until);
});
