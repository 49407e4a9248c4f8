import { expect, test } from "vitest";
import { METHODS } from "#strings/checkout/methods";
import { cartWith, orderWith } from "../../../tests/fixtures/cart-and-order";
import type { ShippingRate } from "../../../app/domain/cart/cart";
import type { MethodNames } from "../../../app/domain/cart/method-names";
import { readEnvironment } from "../../platform/environment";
import { nameMethods, nameOrder, readMethodNames } from "./method-names";

// In unit tests our own words are Bulgarian.
const { payment, shipping, courier } = METHODS;
const shop = readEnvironment({ SITE: { languages: ["bg", "en"] } });
const IN_ENGLISH = { ...shop, language: "en" };

const NAMES: MethodNames = {
  language: "en",
  texts: [
    { text: "Наложен платеж", translation: "Cash, please", method: "cod" },
    { text: "Експресна доставка", translation: "Express delivery", method: "flat_rate" },
    { text: "Без пари", translation: null, method: "free_shipping" },
    { text: "Платете до 5 дни.", translation: "Pay within 5 days.", method: "bacs" },
  ],
};

function nameRates(rates: Partial<ShippingRate>[], page = IN_ENGLISH) {
  const shippingRates = rates.map((rate) => ({ id: "flat_rate:1", label: "", cost: 0, ...rate }));
  const { cart } = nameMethods({ cart: { ...cartWith(), shippingRates, names: NAMES } }, page);
  expect(cart).not.toHaveProperty("names");
  return cart.shippingRates.map(({ label, language }) => [label, language]);
}

test.each<[Partial<ShippingRate>, label: string, language?: string]>([
  [{ label: "Експресна доставка" }, "Express delivery"],
  [{ label: "Без пари", id: "free_shipping:3" }, shipping.free_shipping],
  [{ label: "От склада", id: "local_pickup:4" }, shipping.local_pickup],
  [{ label: "Еконт до офис", to: "office", courier: "econt" }, courier("Еконт", "any")],
  [
    { label: "Автомат", id: "woo_bg_econt:5", to: "office", courier: "econt", offices: "locker" },
    courier("Еконт", "locker"),
  ],
  [{ label: "Спиди до адрес", to: "address" }, courier("Speedy", "address")],
  [{ label: "Еконт или Спиди", to: "address" }, "Еконт или Спиди", "bg"],
  [{ label: "Стандартна доставка", to: "address" }, "Стандартна доставка", "bg"],
  [{ label: "Каквото и да е", id: "constructor:1" }, "Каквото и да е", "bg"],
])("a rate has its translation, else our own words, else the merchant's with their language: %j", (rate, ...name) => {
  expect(nameRates([rate])).toEqual([[name[0], name[1]]]);
});

test("rates that would have the same words keep the merchant's", () => {
  const pickups = ["От Младост", "От Люлин"].map((label, index) => ({ id: `local_pickup:${index}`, label }));
  expect(nameRates([...pickups, { id: "free_shipping:3", label: "Безплатно" }])).toEqual([
    ["От Младост", "bg"],
    ["От Люлин", "bg"],
    [shipping.free_shipping, undefined],
  ]);
});

test("a gateway's title and description have languages of their own", () => {
  const gateways = [
    { id: "cod", title: "Наложен платеж", description: "На куриера." },
    { id: "bacs", title: "Превод", description: "Платете до 5 дни." },
    { id: "stripe", title: "Credit / Debit Card", description: "" },
    { id: "epay", title: "ePay.bg", description: "" },
  ];
  expect(nameMethods({ cart: { ...cartWith(), names: NAMES }, gateways }, IN_ENGLISH).gateways).toEqual([
    { id: "cod", title: "Cash, please", description: "На куриера.", descriptionLanguage: "bg" },
    { id: "bacs", title: payment.bacs, description: "Pay within 5 days." },
    { id: "stripe", title: "Карта", description: "" },
    { id: "epay", title: "ePay.bg", description: "", language: "bg" },
  ]);
});

const ORDER = orderWith({ shippingMethods: ["Без пари"], names: NAMES });

test("an order's names are known by the ids of their methods", () => {
  const order = { ...ORDER, instructions: "Платете до 5 дни." };
  expect(nameOrder(order, IN_ENGLISH)).toMatchObject({
    paymentMethodTitle: "Cash, please",
    shippingMethods: [shipping.free_shipping],
    instructions: "Pay within 5 days.",
    languages: { payment: undefined, shipping: undefined, instructions: undefined },
  });
  const unknown = { ...order, names: undefined, paymentMethod: "epay", shippingMethods: ["Куриер"] };
  expect(nameOrder(unknown as never, IN_ENGLISH)).toMatchObject({
    paymentMethodTitle: "Наложен платеж",
    shippingMethods: ["Куриер"],
    languages: { payment: "bg", shipping: "bg", instructions: "bg" },
  });
});

test("an order that was placed in another language isn't shown in it", () => {
  const french = { ...ORDER, names: { ...NAMES, language: "fr" } };
  expect(nameOrder(french, IN_ENGLISH)).toMatchObject({ paymentMethodTitle: payment.cod });
});

test("in the shop's first language everything is as in WooCommerce", () => {
  const { names: _, ...order } = ORDER;
  expect(nameOrder(ORDER, shop)).toEqual(order);
  expect(nameRates([{ label: "Експресна доставка" }], shop)).toEqual([["Експресна доставка", undefined]]);
});

test("translations are plain text; an answer that isn't valid has none", () => {
  const texts = [{ text: "A &amp; B", translation: "<b>C</b>", method: "cod" }];
  expect(readMethodNames({ storefront: { names: { language: "en", texts } } })).toEqual({
    names: { language: "en", texts: [{ text: "A & B", translation: "C", method: "cod" }] },
  });
  for (const names of [undefined, null, [], { language: "en" }, { language: "en", texts: [{ text: 1 }] }])
    expect(readMethodNames({ storefront: { names } })).toEqual({});
});
