import { expect, test } from "vitest";
import recordedVariable from "../../../tests/contract/samples/product-variable.json";
import { cartWith, lineOf, orderWith } from "../../../tests/fixtures/cart-and-order";
import { toProduct } from "../../../worker/woocommerce/catalog/product";
import type { Occurrence } from "./tracking-events";
import type { MovedUnits } from "./tracked-cart";
import { toTrackingEvents } from "./tracking-events";

const VARIABLE = toProduct(recordedVariable.response.body.data.product as never);
const only = (happened: Occurrence, currency = "BGN") => {
  const events = toTrackingEvents(happened, currency);
  expect(events).toHaveLength(1);
  return events[0]!;
};

test("view_item has the brand attribute, the first category, and the price in the shop's currency", () => {
  const attributes = [{ name: "pa_brands", label: "Марка", scope: "global", variation: false, values: ["Арена", "Б"] }];
  const product = { ...VARIABLE, attributes: attributes as typeof VARIABLE.attributes };
  const { name, params } = only({ type: "product", product, variation: null }, "EUR");
  expect(name).toBe("view_item");
  expect(params).toMatchObject({
    currency: "EUR",
    value: product.pricing.lowest! / 100,
    items: [{ item_id: String(product.databaseId), item_brand: "Арена", item_category: product.categories[0]!.name }],
  });
  const branded = { ...product, attributes: [], brand: { slug: "b", name: "Б" } };
  expect(only({ type: "product", product: branded, variation: null }).params.items).toMatchObject([
    { item_brand: "Б" },
  ]);
});

test("a selected variation is reported with its own price and options", () => {
  const [variation] = VARIABLE.variations;
  const { params } = only({ type: "product", product: VARIABLE, variation: variation! });
  expect(params.items).toMatchObject([
    { price: variation!.pricing.lowest! / 100, item_variant: expect.stringMatching(/./) as string },
  ]);
});

test("a cart change is reported as added and removed units", () => {
  const before = cartWith(lineOf(1, 3), lineOf(2, 1), lineOf(4, 2));
  const after = cartWith(lineOf(1, 5), lineOf(3, 1), lineOf(4, 1));
  const events = toTrackingEvents({ type: "changed", before, after }, "BGN");
  const reported = events.map(({ name, params }) => [
    name,
    params.value,
    (params.items as { item_id: string; quantity: number }[]).map((item) => [item.item_id, item.quantity]),
  ]);
  expect(reported).toEqual([
    [
      "add_to_cart",
      30,
      [
        ["1", 2],
        ["3", 1],
      ],
    ],
    [
      "remove_from_cart",
      20,
      [
        ["2", 1],
        ["4", 1],
      ],
    ],
  ]);
  expect(events[0]!.params.items).toMatchObject([{ item_brand: "Сила", item_category: "Протеини" }, {}]);
  expect(toTrackingEvents({ type: "changed", before, after: before }, "BGN")).toEqual([]);
});

test("an add reports the requested items, as the updated cart holds them", () => {
  const red = { name: "pa_cvyat", slug: "cherven", value: "Червен" };
  const blue = { ...red, slug: "sin", value: "Син" };
  const cart = cartWith(
    lineOf(7, 4, { key: "a", variationId: 71, attributes: [red] }),
    lineOf(7, 2, { key: "b", variationId: 72, attributes: [blue] }),
    lineOf(8, 1),
  );
  const add = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return toTrackingEvents({ type: "added", form, cart }, "BGN").map(({ params }) => params.items);
  };
  const chosen = { item_id: "7", item_variant: "Червен", quantity: 2, price: 10 };
  expect(
    add([
      ["intent", "add"],
      ["productId", "7"],
      ["variationId", "71"],
      ["quantity", "2"],
    ]),
  ).toMatchObject([[chosen]]);
  expect(
    add([
      ["productId", "7"],
      ["attribute_pa_cvyat", ""],
      ["attribute_pa_cvyat", "cherven"],
      ["quantity", "2"],
    ]),
  ).toMatchObject([[chosen]]);
  expect(
    add([
      ["intent", "add-group"],
      ["item", "8"],
      ["item", "7"],
      ["quantity-8", "1"],
      ["quantity-7", "3"],
    ]),
  ).toMatchObject([
    [
      { item_id: "8", quantity: 1 },
      { item_id: "7", quantity: 3, item_variant: "Син" },
    ],
  ]);
  expect(add([["productId", "99"]])).toEqual([]);
});

test("reordering reports the added units, and nothing if none were", () => {
  const again = (...added: MovedUnits[]) => toTrackingEvents({ type: "ordered-again", added }, "BGN");
  const events = again({ line: lineOf(1, 5), quantity: 2 }, { line: lineOf(2, 1), quantity: 1 });
  expect(events).toMatchObject([
    {
      name: "add_to_cart",
      params: {
        currency: "BGN",
        value: 30,
        items: [
          { item_id: "1", item_brand: "Сила", item_category: "Протеини", price: 10, quantity: 2 },
          { item_id: "2", quantity: 1 },
        ],
      },
    },
  ]);
  expect(again()).toEqual([]);
});

test("begin_checkout has the value of the goods after coupons, and the coupon codes", () => {
  const cart = {
    ...cartWith(lineOf(1, 2, { total: 1800 })),
    coupons: [{ code: "fit10", description: "", amount: 200 }],
  };
  const { name, params } = only({ type: "checkout", cart });
  expect(name).toBe("begin_checkout");
  expect(params).toMatchObject({ value: 18, coupon: "fit10", items: [{ price: 9, quantity: 2 }] });
});

test("purchase uses the order's own currency, with goods, shipping and VAT separate (GA4)", () => {
  const line = { id: 1, productId: 5, variationId: null, name: "Кофа", slug: "kofa", image: null, openChoices: [] };
  const money = { quantity: 2, subtotal: 2000, total: 2000, brand: "Сила", category: "Протеини" };
  const order = orderWith({ currency: "EUR", lines: [{ ...line, ...money, attributes: [] }] });
  const { name, params } = only({ type: "order", order });
  expect(name).toBe("purchase");
  expect(params).toEqual({
    transaction_id: "1201",
    currency: "EUR",
    value: 20,
    tax: 4.5,
    shipping: 6.99,
    items: [{ item_id: "5", item_name: "Кофа", item_brand: "Сила", item_category: "Протеини", price: 10, quantity: 2 }],
  });
});

test("a canceled order, or one that waits for a gateway, is no purchase", () => {
  for (const more of [{ status: "FAILED" }, { status: "CANCELLED" }, { status: "PENDING", needsPayment: true }])
    expect(toTrackingEvents({ type: "order", order: orderWith(more) }, "BGN")).toEqual([]);
  expect(toTrackingEvents({ type: "order", order: orderWith({ status: "ON_HOLD" }) }, "BGN")).toHaveLength(1);
});

test("searches and leads use GA4's names", () => {
  expect(only({ type: "search", term: "протеин" })).toEqual({ name: "search", params: { search_term: "протеин" } });
  expect(only({ type: "lead", form: "phone" })).toMatchObject({ name: "generate_lead", params: { currency: "BGN" } });
});
