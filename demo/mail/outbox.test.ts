import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";

const EVIL = '<script>alert("1")</script>';

async function order(shop: DemoShop, more: Record<string, unknown> = {}): Promise<void> {
  const billing = { firstName: "Гост", country: "BG", email: "gost@shop.test", ...more };
  const metaData = [{ key: "_checkout_id", value: "first" }];
  await shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing, metaData } });
}

async function readPage(shop: DemoShop): Promise<string> {
  return (await shop.fetch("/outbox")).text();
}

test("an order sends one confirmation with its lines and sums, however often it is requested", async () => {
  const shop = new DemoShop();
  expect(await readPage(shop)).toContain("Още няма писма.");
  await shop.add(154, { quantity: 2 });
  await order(shop);
  await order(shop);
  const html = await readPage(shop);
  expect(html.match(/<article>/g)).toHaveLength(1);
  for (const text of [
    "Поръчка 1201 е приета",
    "До gost@shop.test",
    "Здравейте, Гост",
    "Ред Пауър Мицеларен казеин 1.8 кг × 2: 111,38 лв.",
    "Плащане: Наложен платеж",
    "Общо: ",
  ]) {
    expect(html).toContain(text);
  }
});

test.each([EVIL, "\u0001javascript:alert(1)\u0002", "\nhttps://evil.test/my-account\n"])(
  "a name in an email is text, neither HTML nor a link: %j",
  async (firstName) => {
    const shop = new DemoShop();
    await shop.add(154);
    await order(shop, { firstName });
    expect(await readPage(shop)).not.toMatch(/<script|<a /);
  },
);

test("the outbox runs no script", async () => {
  const response = await new DemoShop().fetch("/outbox");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("an order without an email sends no confirmation", async () => {
  const shop = new DemoShop();
  await shop.add(154);
  await order(shop, { email: "" });
  expect(await readPage(shop)).toContain("Още няма писма.");
});
