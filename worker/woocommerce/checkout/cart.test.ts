import fc from "fast-check";
import { expect, test } from "vitest";
import recordedCoupons from "../../../tests/contract/samples/applyCoupon-second.json";
import recordedEmpty from "../../../tests/contract/samples/cart-empty-no-session.json";
import recordedFull from "../../../tests/contract/samples/cart-full.json";
import recordedProduct from "../../../tests/contract/samples/product-variable.json";
import { EMPTY_CART } from "../../../app/domain/cart/cart";
import { shippingCost, sum, toCart, readCartChoices, readOrderChoices } from "./cart";
import { readResult } from "../fields";

type Node = Parameters<typeof toCart>[0];

// The recordings have formatted amounts; the shop queries raw ones.
function asRaw(cart: object): Node {
  return JSON.parse(JSON.stringify(cart).replace(/(\d+),(\d\d)&nbsp;лв\./g, "$1.$2")) as Node;
}

const FULL = asRaw(recordedFull.response.body.data.cart);
const COUPONS = asRaw(recordedCoupons.response.body.data.applyCoupon.cart);

function replaceLine(parts: object): Node {
  return { ...FULL, contents: { ...FULL.contents, nodes: [{ ...FULL.contents!.nodes[0], ...parts }] } } as Node;
}

test("a recorded cart has amounts with VAT, and lines and shipping add up to the total", () => {
  const cart = toCart(FULL);
  expect(cart).toMatchObject({ itemCount: 9, isEmpty: false, needsShipping: true, coupons: [] });
  expect(cart).toMatchObject({ subtotal: 51_665, discount: 0, shipping: 499, total: 52_164, tax: 8693 });
  expect(cart.subtotal + cart.shipping - cart.discount).toBe(cart.total);
  expect(cart.lines.map((line) => line.subtotal)).toEqual([16_707, 3112, 8690, 3399, 10_518, 9239]);
});

test.each([
  ["goods, to any address", true, [{ rates: [] }], [true, true]],
  ["goods, to the billing address only", false, [{ rates: [] }], [true, false]],
  ["goods that nothing delivers to this place", true, [{ rates: null }], [true, true]],
  ["nothing but virtual goods", false, [], [false, false]],
  ["goods whose packages the backend couldn't read", true, null, [true, true]],
  ["goods with a package that it couldn't read", true, [null], [true, true]],
])("%s: whether there is a parcel, and where it may go", (_, needsShippingAddress, packages, expected) => {
  const cart = toCart({ ...FULL, needsShippingAddress, availableShippingMethods: packages } as Node);
  expect([cart.needsShipping, cart.canShipElsewhere]).toEqual(expected);
});

test("a product of a type that WooGraphQL doesn't know needs WooCommerce's own checkout", () => {
  const { product } = FULL.contents!.nodes[0]!;
  const typed = (type: string) => replaceLine({ product: { node: { ...product!.node, type } } });
  expect(toCart(FULL)).not.toHaveProperty("needsWordPress");
  expect(toCart(typed("VARIABLE"))).not.toHaveProperty("needsWordPress");
  expect(toCart(typed("UNSUPPORTED")).needsWordPress).toBe(true);
});

test("the rest of the total is a plugin's fee or discount, unless it is within rounding", () => {
  const feesOf = (total: string) => toCart({ ...FULL, total } as Node).fees;
  expect(["521.64", "521.66", "521.67", "515.64"].map(feesOf)).toEqual([0, 0, 3, -600]);
  expect(toCart({ ...FULL, subtotal: null } as Node).fees).toBe(0);
});

test("each line of a recorded cart has its product, variation, stock and limits", () => {
  const [casein, shirt, , , onBackorder, dumbbell] = toCart(FULL).lines;
  expect(casein!.key).toBe(FULL.contents!.nodes[0]!.key);
  expect(casein).toMatchObject({ productId: 154, variationId: null, quantity: 3, stockQuantity: 49, attributes: [] });
  expect(shirt).toMatchObject({ productId: 256, variationId: 266, stockQuantity: 58, soldIndividually: false });
  expect(shirt!.image!.sourceUrl).toBe("https://shop.test/wp-content/uploads/2026/01/p-teniska.jpg");
  expect(onBackorder).toMatchObject({ stockQuantity: -1, stockStatus: "on-backorder" });
  expect(dumbbell!.soldIndividually).toBe(true);
});

test("a line shows its chosen attributes by term name, or by slug if the term is unknown", () => {
  const chosen = FULL.contents!.nodes[1]!.variation;
  const product = { node: recordedProduct.response.body.data.product };
  expect(toCart(replaceLine({ product, variation: chosen })).lines[0]!.attributes).toEqual([
    { name: "pa_razmer", slug: "l", value: "L" },
    { name: "pa_cvyat", slug: "cherven", value: "Червен" },
  ]);
  expect(toCart(FULL).lines[1]!.attributes.map((attribute) => attribute.value)).toEqual(["l", "cherven"]);
});

test("a chosen term that nobody has translated has its language", () => {
  const { attributes, ...shirt } = recordedProduct.response.body.data.product;
  const mark = (node: { name: string }) => ({ ...node, textLanguage: node.name === "L" ? undefined : "bg" });
  const marked = attributes.nodes.map((one) => ({ ...one, terms: { nodes: one.terms.nodes.map(mark) } }));
  const product = { node: { ...shirt, attributes: { nodes: marked }, textLanguage: "bg" } };
  const [line] = toCart(replaceLine({ product, variation: FULL.contents!.nodes[1]!.variation })).lines;
  expect([line, ...line!.attributes].map((one) => one!.language)).toEqual(["bg", undefined, "bg"]);
});

test("recorded coupons have discounts with VAT that add up to the cart's", () => {
  const cart = toCart(COUPONS);
  expect(cart.coupons.map(({ code, amount }) => `${code} ${amount}`)).toEqual(["fit10 2316", "minus5 500"]);
  expect(cart.discount).toBe(2816);
  expect(cart.coupons[0]!.description).toMatch(/FIT10$/);
});

test("recorded shipping rates have VAT, and one is chosen", () => {
  const cart = toCart(FULL);
  expect(cart.shippingRates.slice(0, 2)).toEqual([
    { id: "flat_rate:1", label: "Speedy до офис", cost: 499 },
    { id: "flat_rate:2", label: "Econt до адрес", cost: 700 },
  ]);
  expect(cart.chosenRateId).toBe("flat_rate:1");
});

test("a recorded empty cart is empty", () => {
  expect(toCart(asRaw(recordedEmpty.response.body.data.cart))).toEqual(EMPTY_CART);
});

test("a partial cart is an error, because it would look changed or emptied by an order", () => {
  const lines = FULL.contents!.nodes;
  for (const parts of [
    { contents: null },
    { contents: { ...FULL.contents, nodes: [] } },
    { contents: { ...FULL.contents, nodes: [...lines, null] } },
    { contents: { ...FULL.contents, nodes: [...lines, { ...lines[0], product: null }] } },
    { contents: { ...FULL.contents, nodes: [...lines, { ...lines[0], product: { node: null } }] } },
    { isEmpty: true },
    { isEmpty: null },
    { total: null },
    { total: "" },
    { total: { spoilt: true } },
    Object.fromEntries(Object.keys(FULL).map((key) => [key, null])),
  ])
    expect(
      readResult(() => toCart({ ...FULL, ...parts } as unknown as Node)),
      JSON.stringify(parts),
    ).toEqual({
      ok: false,
      failure: { kind: "bad-answer" },
    });
});

test("null entries of other lists are omitted", () => {
  expect(toCart({ ...COUPONS, appliedCoupons: [null] } as unknown as Node)).toMatchObject({ coupons: [] });
});

test("goods are rounded once over net and VAT, shipping separately", () => {
  expect(sum("25.925", "5.185")).toBe(3111);
  expect(sum("46.404167", "9.280833", null, undefined)).toBe(5569);
  expect(shippingCost("5.825", "1.165")).toBe(700);
  expect(shippingCost(null, undefined)).toBe(0);
});

test("cart totals round goods, discounts and coupons once, shipping and rates separately", () => {
  const goods = { subtotal: "25.925", subtotalTax: "5.185", discountTotal: "25.925", discountTax: "5.185" };
  const rates = [{ id: "r", label: "R", subtotal: "5.825", taxTotal: "1.165" }];
  const delivery = { shippingTotal: "5.825", shippingTax: "1.165", availableShippingMethods: [{ rates }] };
  const appliedCoupons = [{ code: "a", discountAmount: "25.925", discountTax: "5.185" }];
  const cart = toCart({ ...replaceLine(goods), ...goods, ...delivery, appliedCoupons } as Node);
  expect([cart.subtotal, cart.discount, cart.lines[0]!.subtotal, cart.coupons[0]!.amount]).toEqual(Array(4).fill(3111));
  expect([cart.shipping, cart.shippingRates[0]!.cost]).toEqual([700, 700]);
});

test("a variation's own image takes precedence over its product's", () => {
  const image = (name: string) => ({ sourceUrl: `https://shop.test/${name}.jpg`, altText: null });
  const product = { node: { databaseId: 1, image: image("p"), virtual: true } };
  const read = (node: object) => toCart(replaceLine({ product, variation: { node } })).lines[0]!;
  expect(read({ image: image("v") })).toMatchObject({ image: { sourceUrl: image("v").sourceUrl } });
  expect(read({ image: null })).toMatchObject({ image: { sourceUrl: image("p").sourceUrl } });
});

test("a line is virtual if its variation is, whatever its product says", () => {
  const read = (product: object, variation: object | null) =>
    toCart(
      replaceLine({ product: { node: { databaseId: 1, ...product } }, variation: variation && { node: variation } }),
    ).lines[0]!.virtual;
  expect([read({ virtual: null }, { virtual: true }), read({ virtual: false }, { virtual: true })]).toEqual([
    true,
    true,
  ]);
  expect([read({ virtual: true }, { virtual: false }), read({ virtual: true }, {})]).toEqual([false, true]);
  expect([read({ virtual: true }, null), read({ virtual: false }, null)]).toEqual([true, false]);
});

test("unreadable parts of a sum count as 0, and no amount is NaN", () => {
  expect(sum("10", "abc", "Infinity", Number.NaN, "2.50")).toBe(1250);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.double(), fc.constant(null))), fc.string(), (parts, other) => {
      expect(sum(...parts)).toSatisfy(Number.isSafeInteger);
      expect(shippingCost(other, String(parts[0]))).toSatisfy(Number.isSafeInteger);
    }),
  );
});

test("text and number fields never hold another type", () => {
  const spoilt = { spoilt: true };
  const line = FULL.contents!.nodes[1]!;
  const attributes = [{ name: spoilt, value: spoilt }];
  for (const parts of [
    { appliedCoupons: [{ code: spoilt, description: spoilt, discountAmount: "1", discountTax: spoilt }] },
    { availableShippingMethods: [{ rates: [{ id: spoilt, label: spoilt, subtotal: "1", taxTotal: "1" }] }] },
    { subtotal: spoilt, totalTax: [], chosenShippingMethods: [spoilt], needsShippingAddress: "yes" },
    { contents: { nodes: [{ ...line, key: spoilt, quantity: "3", variation: { ...line.variation, attributes } }] } },
  ]) {
    const cart = toCart({ ...FULL, ...parts } as unknown as Node);
    expect(JSON.stringify(cart)).not.toMatch(/spoilt|NaN|object Object/);
  }
});

test("fields of another type count as missing", () => {
  const junk = { spoilt: true };
  const fields = ["name", "slug", "stockQuantity", "stockStatus", "soldIndividually", "virtual", "image"];
  const node = { databaseId: 1, ...Object.fromEntries(fields.map((field) => [field, junk])) };
  const [line] = toCart(replaceLine({ product: { node }, quantity: "3", total: null, variation: null })).lines;
  expect(line).toMatchObject({ name: "", slug: "", stockQuantity: null, stockStatus: null, image: null });
  expect(line).toMatchObject({ soldIndividually: false, virtual: false, quantity: 0, total: 0, attributes: [] });
});

test("malformed lists are a fault", () => {
  for (const parts of [
    { contents: { nodes: {} } },
    { appliedCoupons: 42 },
    { availableShippingMethods: [{ rates: 1 }] },
  ])
    expect(readResult(() => toCart({ ...FULL, ...parts } as unknown as Node)).ok).toBe(false);
});

const inCart = (value: unknown) => [{ key: "storefront_choices", value: JSON.stringify(value) }];

test("a cart line shows what was chosen on WooCommerce's page, as text", () => {
  const chosen = [
    { name: "Гравиране", value: "За <b>Мария</b> &amp; Иван" },
    { name: "", value: "x" },
    { name: "Опаковка", value: 3 },
  ];
  expect(readCartChoices(inCart(chosen))).toEqual({ choices: [{ label: "Гравиране", value: "За Мария & Иван" }] });
});

test("an order line shows its metadata but for hidden keys and attributes", () => {
  const metadata = ["_reduced_stock", "pa_cvyat", "attribute_x", "razmer", "Гравиране"].map((key) => ({
    key,
    value: "v",
  }));
  expect(readOrderChoices(metadata, ["razmer"])).toEqual({ choices: [{ label: "Гравиране", value: "v" }] });
  expect(readOrderChoices(null, [])).toEqual({});
});

test("how many pieces WooCommerce noted as backordered is no choice, whatever the language of WordPress", () => {
  const noted = ["Backordered", "Предварително закупени"].map((key) => ({ key, value: "2" }));
  expect(readOrderChoices(noted, [])).toEqual({});
});

test("there are at most ten, of at most 200 characters, whatever comes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (value) => {
      const { choices = [] } = readCartChoices([{ key: "storefront_choices", value }]);
      expect(choices.length).toBeLessThanOrEqual(10);
      for (const { label, value } of choices) expect(Math.max(label.length, value.length)).toBeLessThanOrEqual(200);
    }),
  );
  const many = Array.from({ length: 30 }, () => ({ name: "я".repeat(300), value: "v" }));
  const { choices = [] } = readCartChoices(inCart(many));
  expect([choices.length, choices[0]!.label.length]).toEqual([10, 200]);
});
