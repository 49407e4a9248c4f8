import { afterEach, expect, test } from "vitest";
import { isSignedIn, IVAN, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { findProducts } from "../../fixtures/demo-products";
import { RESETS_ENTRY, type ObjectReset } from "../../built-shop/reset-objects";
import type { Visitor } from "../../built-shop/visitor";

const [TEA, BAR] = findProducts(2, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
/** More resets than retries. */
const ALWAYS = 9;

let shop: BuiltShop;
let visitor: Visitor;

runBuiltShop((built) => void ({ shop, visitor } = built), {}, { entry: RESETS_ENTRY });
// A planned reset has happened, or its test would show nothing.
afterEach(async () => {
  const missed = (await plan()).filter(({ times, planned }) => times === planned).map(({ call }) => call);
  if (missed.length > 0) throw new Error(`never reset: ${missed.join(", ")}`);
});

/** Plans resets; returns what is left of those before. */
async function plan(...resets: ObjectReset[]): Promise<(ObjectReset & { planned: number })[]> {
  const answer = await shop.fetch("/__test/resets", { method: "POST", body: JSON.stringify(resets) });
  return (await answer.json()) as (ObjectReset & { planned: number })[];
}

async function readCart(who = visitor) {
  const html = await (await who.open("/cart")).text();
  return { html, items: Number(/cart_items=(\d+)/.exec(who.cookie)?.[1] ?? 0) };
}

const MOMENTS = ["before", "during", "after"] as const;

test.each(MOMENTS)("a read is retried where the session's object is reset %s it", async (when) => {
  await visitor.add(TEA!.id);
  await plan({ call: "readCart", when, times: 2 });
  const answer = await visitor.open("/cart");
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(TEA!.slug)]);
});

test("an unreachable session is an error with Retry-After, not an empty cart", async () => {
  await visitor.add(TEA!.id);
  await plan({ call: "readCart", when: "before", times: ALWAYS });
  const answer = await visitor.open("/cart");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).toContain("Магазинът не отговаря в момента");
  await plan({ call: "readViewer", when: "before", times: ALWAYS });
  expect((await visitor.open("/my-account")).status).toBe(503);
  await plan();
  expect((await readCart()).items).toBe(1);
});

test.each(MOMENTS)("an add with a reset %s it is made at most once, or fails with a message", async (when) => {
  await visitor.add(TEA!.id);
  await plan({ call: "changeCart", when, times: 1 });
  const answer = await visitor.add(BAR!.id);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).toMatch(/не отговаря|Отговорът се бави|Не успяхме/);
  const { html, items } = await readCart();
  expect(html).toContain(TEA!.slug);
  expect(items).toBeLessThanOrEqual(2);
  expect(items).toBe(html.includes(`/produkt/${BAR!.slug}"`) ? 2 : 1);
});

test.each(MOMENTS)("a change of quantity is retried after a reset %s it", async (when) => {
  await visitor.add(TEA!.id);
  const key = /name="key" value="(\w+)"/.exec((await readCart()).html)![1]!;
  await plan({ call: "changeCart", when, times: 1 });
  expect((await visitor.submit("/cart", { intent: "update", key, quantity: "3" })).status).toBe(303);
  expect((await readCart()).items).toBe(3);
});

test.each(MOMENTS)("an order with a reset %s it is placed once, and the button leads to it", async (when) => {
  await visitor.add(TEA!.id);
  const form = await readCheckoutForm(visitor);
  const before = (await shop.readOrders()).length;
  await plan({ call: "placeOrder", when, times: 1 });
  let answer = await visitor.submit("/checkout", form);
  // The outcome may be unknown: the page says so, and pressing again finds out.
  for (let press = 0; answer.status !== 303 && press < 3; press += 1) answer = await visitor.submit("/checkout", form);
  expect(answer.headers.get("location")).toMatch(/order-received/);
  expect(await shop.readOrders()).toHaveLength(before + 1);
});

test.each(MOMENTS)(
  "a sign-in with a reset %s it isn't sent twice, fails with a message, and succeeds when retried",
  async (when) => {
    await visitor.add(TEA!.id);
    await plan({ call: "signIn", when, times: 1 });
    const answer = await signIn(visitor, IVAN);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("Отговорът се бави")]);
    expect((await signIn(visitor, IVAN)).status).toBe(303);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await readCart()).html).toContain(TEA!.slug);
  },
);

test.each(MOMENTS)("an invalidation with a reset %s it takes effect", async (when) => {
  await plan({ call: "noteDelivery", when, times: 1 });
  const answer = await shop.sendInvalidation();
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
});

test.each(MOMENTS)("a counter with a reset %s it counts, and the sign-in goes on", async (when) => {
  await plan({ call: "spend", when, times: 1 });
  expect((await signIn(visitor, IVAN)).status).toBe(303);
});
