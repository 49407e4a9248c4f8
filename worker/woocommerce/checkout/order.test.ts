import fc from "fast-check";
import { expect, test } from "vitest";
import recordedCod from "../../../tests/contract/samples/checkout-guest-cod.json";
import recordedFee from "../../../tests/contract/samples/checkout-negative-fee-by-guest.json";
import recordedVirtual from "../../../tests/contract/samples/checkout-virtual-only.json";
import recordedProduct from "../../../tests/contract/samples/product-variable.json";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import { toAddress, toOrder } from "./order";
import { readResult } from "../fields";

type Node = Parameters<typeof toOrder>[0];

// The recordings have formatted amounts; the shop queries raw ones.
function asRaw(order: object): Node {
  return JSON.parse(JSON.stringify(order).replace(/(\d+),(\d\d)&nbsp;лв\./g, "$1.$2")) as Node;
}

const COD = asRaw(recordedCod.response.body.data.checkout.order);
const read = (parts: object) => toOrder({ ...COD, ...parts } as unknown as Node)!;

test("a recorded order has its number, key, status, date and payment method", () => {
  expect(toOrder(COD)).toMatchObject({
    databaseId: 1212,
    orderNumber: "1212",
    orderKey: "wc_order_t7rdplDhOJzhy",
    status: "PROCESSING",
    date: "2026-11-21T02:51:34+02:00",
    currency: "",
    needsPayment: false,
    needsProcessing: true,
    paymentMethod: "cod",
    paymentMethodTitle: "Наложен платеж",
    customerNote: "Позвънете преди доставка",
    shippingMethods: ["Speedy до офис"],
    total: 13_324,
    tax: 2221,
  });
});

test("all amounts except the tax include VAT", () => {
  const line = { ...COD.lineItems!.nodes[0], subtotalTax: "18.56", totalTax: "16.71" };
  const order = read({
    lineItems: { nodes: [line] },
    discountTax: "2.37",
    shippingTax: "0.83",
    couponLines: { nodes: [{ code: "fit10", discount: "11.87", discountTax: "2.37" }] },
  });
  expect(order).toMatchObject({ subtotal: 11_138, discount: 1425, shippingTotal: 499 });
  expect(order.lines[0]).toMatchObject({ quantity: 2, subtotal: 11_138, total: 10_024 });
  // 11.87 + 2.37 is a stotinka less than the actual discount.
  expect(order.coupons).toEqual([{ code: "fit10", amount: 1425 }]);
});

test("goods are rounded once over net and VAT, shipping separately", () => {
  const amounts = { subtotal: "25.925", subtotalTax: "5.185", total: "25.925", totalTax: "5.185" };
  const delivery = { shippingTotal: "5.825", shippingTax: "1.165" };
  const order = read({
    lineItems: { nodes: [amounts] },
    feeLines: { nodes: [{ name: "F", ...amounts }] },
    couponLines: { nodes: [{ code: "c", discount: "25.925", discountTax: "5.185" }] },
    ...delivery,
    discountTotal: "25.925",
    discountTax: "5.185",
  });
  const [line, fee, coupon] = [order.lines[0]!, order.fees[0]!, order.coupons[0]!];
  const goods = [order.subtotal, order.discount, line.subtotal, line.total, fee.total, coupon.amount];
  expect(goods).toEqual(Array(6).fill(3111));
  expect(order.shippingTotal).toBe(700);
});

test("a variation's line shows its chosen attributes, by term name where known", () => {
  const line = COD.lineItems!.nodes[1]!;
  expect(read({}).lines[1]!.attributes.map(({ value }) => value)).toEqual(["l", "cherven"]);
  const product = { node: recordedProduct.response.body.data.product };
  const [named] = read({ lineItems: { nodes: [{ ...line, product }] } }).lines;
  expect(named).toMatchObject({ name: "Atlet Мъжка тениска Core", slug: "atlet-mazhka-teniska-core" });
  expect(named!.attributes.map((attribute) => attribute.value)).toEqual(["L", "Червен"]);
});

test('an "any" attribute is read from the line\'s metadata and kept for reordering', () => {
  const line = COD.lineItems!.nodes[1]!;
  const attributes = { nodes: [{ name: "pa_cvyat", value: "" }] };
  const open = { ...line, product: { node: recordedProduct.response.body.data.product } };
  const variation = { node: { ...line.variation!.node, attributes } };
  const metaData = [{ key: "_reduced_stock", value: "1" }, { key: "pa_cvyat", value: "cherven" }, null];
  expect(read({ lineItems: { nodes: [{ ...open, variation, metaData }] } }).lines[0]).toMatchObject({
    attributes: [{ value: "Червен" }],
    openChoices: [{ name: "pa_cvyat", value: "cherven" }],
  });
  for (const lost of [null, [], [{ key: "pa_cvyat", value: null }]])
    expect(read({ lineItems: { nodes: [{ ...open, variation, metaData: lost }] } }).lines[0]).toMatchObject({
      attributes: [],
      openChoices: [],
    });
  expect(read({}).lines[1]!.openChoices).toEqual([]);
});

test("an order's subtotal is the sum of its shown lines", () => {
  const nodes = [12.416667, 62.416667].map((net) => ({
    ...COD.lineItems!.nodes[0]!,
    subtotal: String(net),
    subtotalTax: (Math.trunc(net * 20) / 100).toFixed(2),
  }));
  const order = read({ lineItems: { nodes } });
  expect(order.lines.map(({ subtotal }) => subtotal)).toEqual([1490, 7490]);
  expect(order.subtotal).toBe(8980);
});

test("the line of a deleted product has the variation's name", () => {
  const line = { ...COD.lineItems!.nodes[1], product: null };
  expect(read({ lineItems: { nodes: [line] } }).lines[0]).toMatchObject({
    name: "Atlet Мъжка тениска Core - L, Червен",
    slug: null,
  });
  expect(read({ lineItems: { nodes: [{ ...line, variation: null }] } }).lines[0]).toMatchObject({ name: "", id: 0 });
});

test("a recorded fee keeps its sign, and a virtual order has no shipping", () => {
  const withFee = toOrder(asRaw(recordedFee.response.body.data.checkout.order))!;
  expect(withFee.fees).toEqual([{ name: "Отстъпка", total: -2000 }]);
  const virtual = toOrder(asRaw(recordedVirtual.response.body.data.checkout.order))!;
  expect(virtual).toMatchObject({ shippingMethods: [], shippingTotal: 0, shipping: EMPTY_ADDRESS, total: 3490 });
});

test("an order without id or key is null", () => {
  for (const parts of [{ databaseId: null }, { databaseId: 0 }, { databaseId: "1212" }, { databaseId: Number.NaN }])
    expect(read(parts)).toBeNull();
  for (const orderKey of [null, "", 42, {}]) expect(read({ orderKey })).toBeNull();
  expect(read({ orderNumber: null }).orderNumber).toBe("1212");
});

test("an order of nulls is empty", () => {
  const bare = toOrder({ databaseId: 7, orderKey: "k" } as Node)!;
  expect(bare).toMatchObject({ lines: [], coupons: [], fees: [], shippingMethods: [], currency: "", status: "" });
  expect(bare).toMatchObject({ subtotal: 0, discount: 0, shippingTotal: 0, total: 0, tax: 0, needsPayment: false });
  expect(bare.billing).toEqual(EMPTY_ADDRESS);
});

test("text and number fields never hold another type", () => {
  const spoilt = { spoilt: true };
  const line = COD.lineItems!.nodes[1]!;
  const attributes = { nodes: [{ name: spoilt, value: spoilt }] };
  for (const parts of [
    { orderNumber: spoilt, status: spoilt, date: spoilt, currency: spoilt, paymentMethodTitle: spoilt, total: spoilt },
    { paymentMethod: spoilt, shippingLines: { nodes: [{ methodTitle: spoilt }] } },
    { billing: { firstName: spoilt, extra: "x" }, shipping: spoilt, customerNote: spoilt, needsPayment: spoilt },
    { lineItems: { nodes: [{ ...line, product: { node: { name: spoilt, slug: spoilt, image: spoilt } } }] } },
    { lineItems: { nodes: [{ ...line, quantity: spoilt, variation: { node: { name: spoilt, attributes } } }] } },
    { feeLines: { nodes: [{ name: spoilt, total: spoilt }] }, couponLines: { nodes: [{ code: spoilt }] } },
  ])
    expect(JSON.stringify(read(parts))).not.toMatch(/spoilt|extra|NaN|object Object/);
});

test("malformed lists are a fault", () => {
  for (const parts of [{ lineItems: { nodes: {} } }, { feeLines: { nodes: [null] } }, { couponLines: { nodes: 42 } }])
    expect(readResult(() => read(parts)).ok).toBe(false);
});

test("an address always has exactly its eleven text fields", () => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(EMPTY_ADDRESS), "__typename"), fc.anything());
  fc.assert(
    fc.property(fc.oneof(fields, fc.constantFrom(null, undefined)), (node) => {
      const address = toAddress(node as Parameters<typeof toAddress>[0]);
      expect(Object.keys(address)).toEqual(Object.keys(EMPTY_ADDRESS));
      for (const [key, value] of Object.entries(address)) {
        const given = (node as Record<string, unknown> | null | undefined)?.[key];
        expect(value).toBe(typeof given === "string" ? given : "");
      }
    }),
  );
});

test("the refunded amount is the sum of the refunds, or 0", () => {
  const refunded = (...amounts: (number | null)[]) =>
    read({ refunds: { nodes: amounts.map((amount) => ({ amount })) } }).refunded;
  expect([refunded(), refunded(14.9), refunded(14.9, 0.1, null), read({ refunds: null }).refunded]).toEqual([
    0, 1490, 1500, 0,
  ]);
});
