import { expect, test } from "vitest";
import { catalog } from "../../demo/catalog/catalog";
import { languages } from "../../demo/languages/language";
import { DemoShop } from "../../demo/testing/demo-shop";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";

const english = languages.find(({ code }) => code === "en")!;
const forSale = catalog.products.filter(
  ({ type, published, status, regularPrice }) =>
    type === "SIMPLE" && published && status === "IN_STOCK" && regularPrice,
);
const TRANSLATED = forSale.find(({ id }) => english.products[id])!;
const ORIGINAL = forSale.find(({ id }) => !english.products[id])!;

async function fill(language: string | null) {
  const session = openDemoSession(new DemoShop(catalog), undefined, language);
  for (const { id } of [TRANSLATED, ORIGINAL]) expect(await session.cart.change(add(id))).toMatchObject({ ok: true });
  return session;
}

test("in cart and order a product that nobody has translated has its language", async () => {
  const { cart, order, store, checkout } = await fill("en");
  await store.write("checkoutId", "id-1");
  const opened = await checkout.read(0);
  const read = await cart.read();
  expect(read.ok && read.value.cart.lines.map(({ language }) => language)).toEqual([undefined, "bg"]);
  if (!read.ok || !opened.ok) throw new Error();
  const place = { country: "BG", state: "BG-22", city: "София", postcode: "1000", address1: "ул. 1", phone: "1" };
  const billing = { ...opened.value.draft.billing, ...place, firstName: "И", lastName: "И", email: "ivan@shop.test" };
  const draft = { ...opened.value.draft, billing, shipping: billing, paymentMethod: "cod" };
  const placed = await order.place(
    { checkoutId: "id-1", draft, total: read.value.cart.total, password: "" },
    Date.now(),
  );
  expect(placed).toMatchObject({ ok: true });
  const stored = placed.ok ? await store.readOrder(placed.value.databaseId) : null;
  expect(stored?.lines.map(({ language }) => language)).toEqual([undefined, "bg"]);
});

test("in the main language no line has another", async () => {
  const read = await (await fill(null)).cart.read();
  expect(JSON.stringify(read)).not.toMatch(/\Wlanguage\W/i);
});
