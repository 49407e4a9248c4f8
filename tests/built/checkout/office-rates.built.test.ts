import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { findProduct } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct(
  ({ type, stock, virtual, salePrice }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual && !salePrice,
);
const PLACED = /^\/checkout\/order-received\/\d+\?key=/;
const STREET = "бул. Цариградско шосе 115";
const TO_STREET = { "billing.to": "address", "billing.courier": "", "billing.office": "" };

let shop: BuiltShop;
let visitor: Visitor;
shareBuiltShop((built) => void ({ shop, visitor } = built));

interface DemoOrder {
  shipping: { address1: string };
}

const problemAt = (html: string, field: string) =>
  new RegExp(`id="${field}-error"[^>]*>(.*?)</p>`).exec(html)?.[1]?.replace(/<[^>]*>/g, "");

test("a pick-up rate with a street alone is refused at the office fields, and nothing typed is lost", async () => {
  const before = (await shop.readOrders()).length;
  await visitor.add(SIMPLE.id);
  const form = await readCheckoutForm(visitor);
  const answer = await visitor.submit("/checkout", { ...form, ...TO_STREET });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(problemAt(html, "billing.courier")).toBeUndefined();
  expect(problemAt(html, "billing.office")).toContain("Напишете кой е офисът или автоматът.");
  for (const words of [STREET, "0888 123 456", "Мария", "Димитрова"]) expect(html).toContain(words);
  expect(await shop.readOrders()).toHaveLength(before);
  const placed = await visitor.submit("/checkout", { ...form, "billing.to": "address", "billing.courier": "econt" });
  expect(placed.headers.get("location")).toMatch(PLACED);
  const { shipping } = (await shop.readOrders()).at(-1) as DemoOrder;
  expect(shipping.address1).toBe("Speedy, офис или автомат: Младост 1");
});

test("a street rate with an office alone is refused at the street, and the order is shipped as the rate says", async () => {
  await visitor.add(SIMPLE.id);
  await visitor.submit("/cart", { intent: "shipping", rateId: "flat_rate:2" });
  const form = { ...(await readCheckoutForm(visitor)), rateId: "flat_rate:2", "billing.to": "office" };
  const answer = await visitor.submit("/checkout", { ...form, "billing.address1": "" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(problemAt(html, "billing.address1")).toContain("Напишете улица и номер.");
  expect(html).toContain("Младост 1");
  const placed = await visitor.submit("/checkout", form);
  expect(placed.headers.get("location")).toMatch(PLACED);
  expect(((await shop.readOrders()).at(-1) as DemoOrder).shipping.address1).toBe(STREET);
});
