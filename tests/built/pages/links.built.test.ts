import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import type { BuiltShop } from "../../built-shop/built-shop";
import { Crawler, isPersonal } from "../../built-shop/crawler";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";
import { productPath } from "../../../app/domain/product/product-url";
import { findProduct } from "../../fixtures/demo-products";
import { countTrials } from "../../fixtures/trials";

const SIMPLE = findProduct(({ type, stock, virtual }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual);

let shop: BuiltShop;
let customer: Visitor;

shareBuiltShop(({ shop: opened, visitor }) => {
  shop = opened;
  customer = visitor;
}, "none");

const SHOWN = catalog.products
  .filter(({ published, visibility }) => published && visibility === "VISIBLE")
  .map(({ slug }) => productPath(slug));
/** Their pages differ in their texts: some are opened, and the others must be products. */
const PASSED = new Set(SHOWN.filter((_, at) => at % Math.ceil(SHOWN.length / countTrials("products")) !== 0));

test("every link of the shop is a 200 without a redirect, and every fragment has its element", async () => {
  // Personal pages are crawled as a customer with orders.
  await customer.submit("/my-account", { intent: "sign-in", username: "ivan", password: "sila-demo-2026" });
  await customer.add(SIMPLE.id);
  const crawler = new Crawler(shop.url.origin, (address) =>
    PASSED.has(address) ? null : (isPersonal(address) ? customer : shop.visit()).open(address),
  );
  await crawler.run(["/", "/my-account"]);
  expect(crawler.addresses).toEqual(expect.arrayContaining(SHOWN));
  expect(crawler.faults).toEqual([]);
});
