import { beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { openSharedShop, runBuiltShop } from "../../built-shop/running-shop";
import { findProduct } from "../../fixtures/demo-products";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20 && !product.virtual);
const ENGRAVED = findProduct((product) => product.slug === "stomanen-sheykar-800-ml");
const ADDRESS = {
  firstName: "Мария",
  lastName: "Димитрова",
  email: "maria@example.bg",
  phone: "0888123456",
  address1: "бул. Цариградско шосе 115",
  city: "София",
  postcode: "1784",
  paymentMethod: "cod",
};
const REFUSED = "/checkout/wordpress?refused=link";

let shop: BuiltShop;
let visitor: Visitor;

runBuiltShop((built) => void ({ shop, visitor } = built), { SETTINGS: { checkout: "choose" } });
beforeEach(async () => {
  await shop.setTicketLifetime(null);
  await visitor.add(SIMPLE.id, 2);
});

const whereTo = (answer: Response) => answer.headers.get("location") ?? `(${answer.status})`;
const read = async (path: string, who = visitor) => (await who.open(path)).text();

/** As far as the ticket: the address of WordPress that takes the shopper over. */
async function askTicket(who = visitor): Promise<string> {
  const begun = whereTo(await who.open("/checkout/wordpress"));
  expect(begun).toBe("/?wc-api=storefront_transfer");
  const back = whereTo(await who.open(begun));
  expect(back).toMatch(/^\/checkout\/wordpress\?browser=[0-9a-f]{64}$/);
  const link = whereTo(await who.open(back));
  expect(link).toMatch(/^\/\?wc-api=storefront_transfer&ticket=\d{10}\.[0-9a-f]{64}$/);
  return link;
}

/** Orders on WordPress's own checkout; the address of the shop that it leads back to. */
async function orderThere(who = visitor): Promise<string> {
  expect(whereTo(await who.open(await askTicket(who)))).toBe("/demo-checkout");
  return whereTo(await who.submit("/demo-checkout", ADDRESS));
}

test("the checkout leads on with what is typed, and the other checkout has the same cart, coupons and customer", async () => {
  await visitor.submit("/cart", { intent: "apply-coupon", code: "FIT10" });
  const form = await readCheckoutForm(visitor);
  expect(await read("/checkout")).toContain("Други начини на плащане");
  expect(whereTo(await visitor.submit("/checkout", { ...form, intent: "leave" }))).toBe("/checkout/wordpress");
  await visitor.open(await askTicket());
  const page = await read("/demo-checkout");
  expect(page).toContain(`${SIMPLE.name} × 2`);
  expect(page).toContain("fit10");
  expect(await read("/checkout")).toContain('value="Димитрова"');
});

test("an order placed there is shown here to its browser alone, and the cart is empty in every tab", async () => {
  const back = await orderThere();
  expect(back).toMatch(/^\/checkout\/wordpress\?order=\d+&key=wc_order_/);
  // Another tab, before this one has come back: the cart is empty, and leads to the order.
  expect(await read("/cart")).toMatch(/href="\/checkout\/order-received\/\d+\?key=wc_order_/);
  const order = whereTo(await visitor.open(back));
  expect(order).toMatch(/^\/checkout\/order-received\/\d+\?key=wc_order_/);
  expect(await read(order)).toContain("Поръчката е приета");
  expect(visitor.cookie).not.toContain("cart_items");
  const other = shop.visit();
  expect(whereTo(await other.open(back))).toBe(order);
  expect((await other.open(order)).status).toBe(404);
});

test("both checkouts make one order, whichever places it", async () => {
  const form = await readCheckoutForm(visitor);
  const before = (await shop.readOrders()).length;
  const there = new URL(await orderThere(), shop.url).searchParams;
  const here = whereTo(await visitor.submit("/checkout", form));
  expect(here).toBe(`/checkout/order-received/${there.get("order")}?key=${there.get("key")}`);
  await visitor.add(SIMPLE.id);
  await visitor.open(await askTicket());
  expect(whereTo(await visitor.submit("/checkout", await readCheckoutForm(visitor)))).toMatch(/order-received/);
  const again = await visitor.submit("/demo-checkout", ADDRESS);
  expect((await shop.readOrders()).length).toBe(before + 2);
  expect(whereTo(await visitor.open(whereTo(again)))).toMatch(/order-received/);
});

test("a link is good once, for a minute, and in its own browser alone", async () => {
  const link = await askTicket();
  const thief = shop.visit();
  expect(whereTo(await thief.open(link))).toBe(REFUSED);
  await thief.open("/?wc-api=storefront_transfer");
  expect(whereTo(await thief.open(link))).toBe(REFUSED);
  expect(await read("/demo-checkout", thief)).toContain("Тук няма количка");
  // The thief hasn't used it up.
  expect(whereTo(await visitor.open(link))).toBe("/demo-checkout");
  expect(whereTo(await visitor.open(link))).toBe(REFUSED);
  await shop.setTicketLifetime(-1);
  expect(whereTo(await visitor.open(await askTicket()))).toBe(REFUSED);
});

test("a link with another browser's hash gives that browser nothing", async () => {
  const other = shop.visit();
  const theirs = whereTo(await other.open("/?wc-api=storefront_transfer"));
  const link = whereTo(await visitor.open(theirs));
  await visitor.open("/?wc-api=storefront_transfer");
  expect(whereTo(await visitor.open(link))).toBe(REFUSED);
});

test("every refusal says so in Bulgarian, leads back, and leaves the cart as it is", async () => {
  for (const [path, status, words] of [
    [REFUSED, 403, "Връзката към плащането не важи"],
    ["/checkout/wordpress?refused=staff", 403, "Влезте първо в WordPress"],
  ] as const) {
    const answer = await visitor.open(path);
    const page = await answer.text();
    expect([answer.status, page.includes(words), page.includes('href="/cart"')]).toEqual([status, true, true]);
    // What is tried again is the checkout: a used link names no product.
    expect((await visitor.open("/checkout")).status).toBe(200);
    expect(page).toMatch(/href="\/checkout"[^>]*>Опитайте пак/);
  }
  await shop.setOptions({ hasPlugin: false });
  for (const path of ["/checkout/wordpress", "/checkout/wordpress?product=7"]) {
    const answer = await visitor.open(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
    expect(await answer.text()).toContain("Сега не приемаме поръчки");
  }
  await shop.setOptions({});
  expect(await read("/cart")).toContain(SIMPLE.name);
});

test("who has nothing in the cart is led to it, and a shop that sells by itself leads nobody away", async () => {
  expect(whereTo(await shop.visit().open("/checkout/wordpress"))).toBe("/cart");
  const plain = await openSharedShop();
  expect((await plain.visit().open("/checkout/wordpress")).status).toBe(404);
});

test("a product with add-ons leads to WordPress from a shop that sells by itself, too, and its order is shown here", async () => {
  const plain = await openSharedShop();
  const shopper = plain.visit();
  const product = await read(`/produkt/${ENGRAVED.slug}`, shopper);
  expect(product).toContain(`href="/checkout/wordpress?product=${ENGRAVED.id}"`);
  expect(product).not.toMatch(/name="intent" value="add"[^]*name="productId"/);
  await shopper.add(SIMPLE.id);
  const begun = whereTo(await shopper.open(`/checkout/wordpress?product=${ENGRAVED.id}`));
  const link = whereTo(await shopper.open(whereTo(await shopper.open(begun))));
  expect(whereTo(await shopper.open(link))).toBe("/demo-checkout");
  expect(await read("/demo-checkout", shopper)).toContain(ENGRAVED.name);
  const back = whereTo(await shopper.submit("/demo-checkout", ADDRESS));
  expect(await read(whereTo(await shopper.open(back)), shopper)).toContain("Поръчката е приета");
});

test("the checkout's own form may lead to WordPress, and no other page's", async () => {
  const policyOf = async (path: string) => (await visitor.open(path)).headers.get("content-security-policy");
  expect(await policyOf("/checkout")).toMatch(/form-action 'self' https:\/\/demo\.shop\.test/);
  expect(await policyOf("/cart")).toMatch(/form-action 'self';/);
});
