import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { findProduct } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const { id: SIMPLE } = findProduct(
  ({ type, stock, virtual, salePrice }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual && !salePrice,
);
const IVAN = { "billing.email": "ivan@shop.test" };
const OTHER = { "billing.email": "drug@shop.test" };
const BOUND = "Напишете този имейл при поръчката";
const MATCHING = /Кодът е личен[^<]*/;

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

const send = (fields: Record<string, string>) => visitor.submit("/checkout", fields);
const totalOf = (html: string) => Number(/name="seenTotal" value="(\d+)"/.exec(html)?.[1]);

test("without scripts a guest applies a code bound to their email, sees the total, orders it; another email loses it", async () => {
  await visitor.add(SIMPLE, 2);
  const form = await readCheckoutForm(visitor);
  const full = Number(form.seenTotal);
  const wrong = await send({ ...form, ...OTHER, intent: "apply-coupon", code: "IVAN" });
  const page = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(page).toContain(BOUND);
  for (const words of ["drug@shop.test", 'value="IVAN"', "<details"]) expect(page).toContain(words);
  expect(totalOf(page)).toBe(full);
  // Enter in the code's field.
  const applied = await send({ ...form, ...IVAN, intent: "update", code: "IVAN" });
  const reduced = totalOf(await applied.text());
  expect([applied.status, reduced < full]).toEqual([200, true]);
  const changed = await send({ ...form, ...OTHER, intent: "place", seenTotal: String(reduced) });
  const again = await changed.text();
  expect([changed.status, totalOf(again)]).toEqual([422, full]);
  expect(again).toMatch(/Сумата вече е [\d,]+.* вместо [\d,]+/);
  expect(again).toContain("важи с ivan@shop.test");
  const placed = await send({ ...form, ...IVAN, intent: "place", seenTotal: String(reduced) });
  expect(placed.status).toBe(303);
  const [order] = (await shop.readOrders()) as { money: { total: string } }[];
  expect(Math.round(Number(order!.money.total) * 100)).toBe(reduced);
});

test("without scripts a code is removed at the checkout, and what was typed stays", async () => {
  await visitor.add(SIMPLE);
  const form = await readCheckoutForm(visitor);
  await send({ ...form, intent: "apply-coupon", code: "FIT10" });
  const removed = await send({ ...form, "billing.firstName": "Пена", removeCoupon: "fit10", intent: "" });
  const html = await removed.text();
  expect([removed.status, totalOf(html)]).toEqual([200, Number(form.seenTotal)]);
  expect(html).toContain("Пена");
  expect(html).not.toContain("Код FIT10");
});

test("the words are the same whether an email has an account or not, and emails can't be tried without end", async () => {
  visitor = shop.visit("203.0.113.46");
  await visitor.add(SIMPLE);
  const form = await readCheckoutForm(visitor);
  const attempt = async (email: string) => {
    const answer = await send({ ...form, "billing.email": email, intent: "apply-coupon", code: "FIRMA" });
    return { status: answer.status, words: MATCHING.exec(await answer.text())?.[0] };
  };
  const customer = await attempt("ivan@shop.test");
  expect(customer.words).toContain(BOUND);
  for (let n = 1; n < 10; n += 1) expect(await attempt(`nobody${n}@example.bg`)).toEqual(customer);
  expect((await attempt("nobody10@example.bg")).status).toBe(429);
});
