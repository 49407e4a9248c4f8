import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { findProduct, findProducts } from "../../fixtures/demo-products";
import { runBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const [SIMPLE, OTHER] = findProducts(
  2,
  ({ type, stock, virtual, salePrice }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual && !salePrice,
);
const VIRTUAL = findProduct(({ type, virtual, downloadable }) => type === "SIMPLE" && virtual && !downloadable);
const VIRTUAL_VARIATIONS = findProduct(({ variations }) => variations.some(({ virtual }) => virtual));
const ELSEWHERE = {
  shipToDifferentAddress: "on",
  "shipping.courier": "econt",
  "shipping.office": "Чайка",
  "shipping.firstName": "Иван",
  "shipping.lastName": "Петров",
  "shipping.country": "BG",
  "shipping.state": "BG-03",
  "shipping.city": "Варна",
  "shipping.postcode": "9000",
  "shipping.address1": "ул. „Шипка“ 3",
};
const PLACED = /^\/checkout\/order-received\/\d+\?key=/;

let shop: BuiltShop;
let visitor: Visitor;

runBuiltShop((built) => void ({ shop, visitor } = built), {
  SETTINGS: { hideBillingAddressForVirtualProducts: true },
});

type DemoOrder = { money: { total: string }; lines: { productId: number; quantity: number }[] };

const readOrders = async () => (await shop.readOrders()) as DemoOrder[];
const place = (form: Record<string, string>) => visitor.submit("/checkout", form);
const placeOf = (answer: Response) => answer.headers.get("location");
const read = async (path: string) => (await visitor.open(path)).text();

function expectWords(html: string, words: string[]): void {
  expect(words.filter((one) => !html.includes(one))).toEqual([]);
}

test("a guest orders to another address, with a coupon and free shipping, without scripts", async () => {
  await visitor.add(SIMPLE!.id, 2);
  for (const code of ["FIT10", "FREESHIP"]) await visitor.submit("/cart", { intent: "apply-coupon", code });
  const seen = await readCheckoutForm(visitor);
  const placed = placeOf(await place({ ...seen, ...ELSEWHERE, rateId: "free_shipping:3" }))!;
  expect(placed).toMatch(PLACED);
  expectWords(await read(placed), [SIMPLE!.name, "Иван Петров", "9000 Варна", "Отстъпка", ">FIT10<", "безплатна"]);
  const { money, lines } = (await readOrders()).at(-1)!;
  const goods = Math.round(Number(SIMPLE!.regularPrice) * 2 * 100);
  expect(Math.round(Number(money.total) * 100)).toBe(goods - Math.round(goods / 10));
  expect([Math.round(Number(money.total) * 100), lines]).toMatchObject([
    Number(seen.seenTotal),
    [{ productId: SIMPLE!.id, quantity: 2 }],
  ]);
});

test("a plugin's fee is shown in the cart, above the order button, and on the order", async () => {
  await shop.setOptions({ cartFee: { name: "Подаръчна опаковка", amount: 2, taxable: true } });
  await visitor.add(SIMPLE!.id);
  for (const path of ["/cart", "/checkout"]) expect(await read(path)).toMatch(/<dt>Такси<\/dt><dd>.*?2,40/);
  const placed = placeOf(await place(await readCheckoutForm(visitor)))!;
  expect(await read(placed)).toMatch(/<dt>Подаръчна опаковка<\/dt><dd>.*?2,40/);
  await shop.setOptions({});
});

const addVirtual = async () => {
  await visitor.add(VIRTUAL.id);
  const { id, variations } = VIRTUAL_VARIATIONS;
  const chosen = { productId: String(id), variationId: String(variations[0]!.id) };
  await visitor.submit("/cart", { intent: "add", ...chosen, quantity: "1" });
};

test("virtual products alone need no address where the shop hides it, with a shipped product they do", async () => {
  await addVirtual();
  const page = await read("/checkout");
  expect(page).not.toMatch(/name="(billing\.city|shipToDifferentAddress|rateId)"/);
  const all = Object.entries(await readCheckoutForm(visitor));
  const form = all.filter(([name]) => !/^rateId$|^billing\.(country|state|city|postcode|address1)$/.test(name));
  const placed = placeOf(await place(Object.fromEntries(form)))!;
  expect(placed).toMatch(PLACED);
  const order = await read(placed);
  expectWords(order, ["Благодарим Ви, Мария", VIRTUAL.name, VIRTUAL_VARIATIONS.name]);
  expect(order).not.toMatch(/>Доставка</);
  await addVirtual();
  await visitor.add(SIMPLE!.id);
  expect(await read("/checkout")).toMatch(/name="billing\.city"/);
});

test("pressing twice, going back and resubmitting the form all lead to the one order", async () => {
  const before = (await readOrders()).length;
  await visitor.add(SIMPLE!.id);
  const form = await readCheckoutForm(visitor);
  const answers = await Promise.all([place(form), place(form)]);
  const places = new Set(answers.map(placeOf));
  expect(places.size).toBe(1);
  const [order] = [...places] as [string];
  // Seen or not, going back leads to the order's page, until something else is put into the cart.
  expect(placeOf(await visitor.open("/checkout"))).toBe(order);
  expect(await read(order)).toContain("Благодарим Ви, Мария");
  expect(placeOf(await visitor.open("/checkout"))).toBe(order);
  expectWords(await read("/cart"), ["Поръчката Ви е приета", `href="${order}"`]);
  expect(visitor.cookie).not.toContain("cart_items");
  expect(placeOf(await place(form))).toBe(order);
  expect(await readOrders()).toHaveLength(before + 1);
  await visitor.add(SIMPLE!.id);
  await visitor.submit("/cart", { intent: "empty" });
  expect(placeOf(await visitor.open("/checkout"))).toBe("/cart");
});

test("a session that expired between cart and checkout is recreated with lines and coupon, and can order", async () => {
  await visitor.add(SIMPLE!.id, 3);
  await visitor.submit("/cart", { intent: "apply-coupon", code: "FIT10" });
  await shop.setFault({ kind: "expired-session", count: 1 });
  const form = await readCheckoutForm(visitor);
  const placed = placeOf(await place(form))!;
  expect(placed).toMatch(PLACED);
  expectWords(await read(placed), [SIMPLE!.name, "Отстъпка", ">FIT10<"]);
  expect((await readOrders()).at(-1)!.lines).toMatchObject([{ productId: SIMPLE!.id, quantity: 3 }]);
});

test("a session that expires while the form is open loses nothing typed, and orders once", async () => {
  const before = (await readOrders()).length;
  await visitor.add(SIMPLE!.id, 2);
  const form = await readCheckoutForm(visitor);
  await shop.setFault({ kind: "expired-session", count: 1 });
  let answer = await place(form);
  if (answer.status !== 303) {
    expectWords(await answer.text(), ["Цариградско шосе", "0888 123 456"]);
    answer = await place({ ...form, ...(await readCheckoutForm(visitor)) });
  }
  expect(placeOf(answer)).toMatch(PLACED);
  expect(await readOrders()).toHaveLength(before + 1);
});

test("a product that sells out before checkout leads back to its line, and the rest can be ordered", async () => {
  await visitor.add(SIMPLE!.id);
  await visitor.add(OTHER!.id);
  await shop.setStock(OTHER!.id, 0);
  expect(placeOf(await visitor.open("/checkout"))).toBe("/cart");
  const cart = await read("/cart");
  expect(cart).toContain("Изчерпан е. Махнете го, за да поръчате останалото.");
  const keys = [
    ...cart.matchAll(/class="cart-line"[\s\S]*?href="\/produkt\/([^"]+)"[\s\S]*?name="key" value="(\w+)"/g),
  ];
  const key = keys.find(([, slug]) => slug === OTHER!.slug)![2]!;
  await visitor.submit("/cart", { intent: "remove", key });
  expect(placeOf(await place(await readCheckoutForm(visitor)))).toMatch(PLACED);
  await shop.setStock(OTHER!.id, 50);
});

test("a product that sells out while the form is open is named at its line, and what was typed is kept", async () => {
  const before = (await readOrders()).length;
  await visitor.add(OTHER!.id);
  const form = await readCheckoutForm(visitor);
  await shop.setStock(OTHER!.id, 0);
  expect(placeOf(await place(form))).toBe("/cart");
  expectWords(await read("/cart"), [OTHER!.name, "Изчерпан е."]);
  expect(await readOrders()).toHaveLength(before);
  await shop.setStock(OTHER!.id, 50);
  expectWords(await read("/checkout"), ["Цариградско шосе", "0888 123 456"]);
  expect(placeOf(await place(form))).toMatch(PLACED);
});

test.each(["getCart", "updateCustomer", "checkout"])(
  "a backend that fails once, at %s, costs one more press at most, and one order is placed",
  async (operation) => {
    const before = (await readOrders()).length;
    await visitor.add(SIMPLE!.id);
    // The address differs from the default, so that every query of the checkout is sent.
    const form = { ...(await readCheckoutForm(visitor)), ...ELSEWHERE };
    await shop.setFault({ kind: "500", count: 1, operation });
    let answer = await place(form);
    if (answer.status !== 303) {
      expect(answer.status).toBe(503);
      expectWords(await answer.text(), ["Цариградско шосе", "0888 123 456", "ул. „Шипка“ 3"]);
      answer = await place(form);
    }
    expect(placeOf(answer)).toMatch(PLACED);
    expect(await readOrders()).toHaveLength(before + 1);
  },
);

test("a shop that ships to the billing address only offers rates, and no second address", async () => {
  await shop.setOptions({ shipsToBillingOnly: true });
  await visitor.add(SIMPLE!.id, 1);
  const page = await read("/checkout");
  const asks = (field: string) => page.includes(`name="${field}"`);
  expect([asks("rateId"), asks("billing.courier"), asks("shipToDifferentAddress")]).toEqual([true, true, false]);
  const seen = await readCheckoutForm(visitor);
  expect((await place({ ...seen, ...ELSEWHERE, rateId: "nothing:1" })).status).toBe(422);
  const placed = placeOf(await place({ ...seen, ...ELSEWHERE }))!;
  expect(placed).toMatch(PLACED);
  expect((await read(placed)).includes("Варна")).toBe(false);
});

test("an order by transfer has its account, with a QR code in euro alone", async () => {
  const IBAN = "BG80 BNBG 9661 1020 3456 78";
  for (const [options, words, absent] of [
    [{ currency: "EUR" }, [IBAN, "QR код за превода", "with-scripts copy"], []],
    [{ currency: "BGN" }, [IBAN], ["QR код за превода"]],
  ] as const) {
    await shop.setOptions(options);
    visitor = shop.visit();
    await visitor.add(SIMPLE!.id);
    const order = await read(placeOf(await place({ ...(await readCheckoutForm(visitor)), paymentMethod: "bacs" }))!);
    expectWords(order, [...words]);
    for (const word of absent) expect(order).not.toContain(word);
  }
  await shop.setOptions({});
});
