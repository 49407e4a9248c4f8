import { expect, test } from "vitest";
import { catalog } from "../../catalog/catalog.ts";
import type { OrderStatus } from "../../database/orders/order-document.ts";
import { customers } from "./customers.ts";
import { downloads, listDownloadFiles } from "./downloads.ts";
import { orders } from "./orders.ts";

const FIRST_LIVE_ORDER = 1201;
const NOW = Date.parse("2026-11-21T00:00:00+02:00");
const ivan = customers.find(({ email }) => email === "ivan@example.bg");
const statuses: OrderStatus[] = [
  "CANCELLED",
  "CHECKOUT_DRAFT",
  "COMPLETED",
  "FAILED",
  "ON_HOLD",
  "PENDING",
  "PROCESSING",
  "REFUNDED",
  "SPEEDY_BOL",
];

test("customers have ids, names to log in with and emails of their own, and a password", () => {
  expect(customers.length).toBeGreaterThanOrEqual(4);
  for (const key of ["id", "username", "email"] as const) {
    expect(new Set(customers.map((customer) => customer[key])).size).toBe(customers.length);
  }
  expect(customers.filter(({ password }) => password.length < 8)).toEqual([]);
});

test("a Bulgarian address has a four-digit postcode and a region", () => {
  const addresses = customers.flatMap(({ billing, shipping }) => [billing, shipping]).filter(({ city }) => city);
  const isWrong = ({ country, postcode = "", state = "" }: (typeof addresses)[number]) =>
    country === "BG" && !(/^[1-9]\d{3}$/.test(postcode) && /^BG-(0[1-9]|1\d|2[0-8])$/.test(state));
  expect(addresses.filter(isWrong)).toEqual([]);
});

test.each(statuses)("ivan has an order that is %s", (status) => {
  expect(orders.some((order) => order.customerId === ivan?.id && order.status === status)).toBe(true);
});

test("orders are sorted by id and date, with keys of their own, below the first order of a shopper", () => {
  expect(new Set(orders.map(({ orderKey }) => orderKey)).size).toBe(orders.length);
  expect(orders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id).toSorted((a, b) => a - b));
  const times = orders.map(({ date }) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.max(...orders.map(({ id }) => id))).toBeLessThan(FIRST_LIVE_ORDER);
});

test("every line of an order is of a product, and of a variation where the product has some", () => {
  const isWrong = ({ productId, variationId }: (typeof orders)[number]["lines"][number]) => {
    const product = catalog.products.find(({ id }) => id === productId);
    if (!product) return true;
    return product.variations.length === 0
      ? variationId !== null
      : !product.variations.some(({ id }) => id === variationId);
  };
  expect(orders.flatMap(({ lines }) => lines).filter(isWrong)).toEqual([]);
});

test("an order costs its lines and its delivery with their taxes, to the stotinka", () => {
  for (const { lines, money } of orders) {
    const goods = lines.reduce((sum, { total, totalTax }) => sum + Number(total) + Number(totalTax), 0);
    const delivery = Number(money.shippingTotal) + Number(money.shippingTax);
    expect(Math.abs(Number(money.total) - goods - delivery)).toBeLessThan(0.01);
  }
});

test("an order of goods has shipping, one of files has none", () => {
  const isVirtual = (productId: number) => catalog.products.find(({ id }) => id === productId)?.virtual === true;
  const wrong = orders.filter(
    ({ lines, shippingLines }) => lines.every(({ productId }) => isVirtual(productId)) !== (shippingLines.length === 0),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("ivan may download one file without limits and one three times; one is used up and one has expired", () => {
  const limits = downloads.map(({ customerId, downloadsRemaining, accessExpires }) => ({
    customerId,
    downloadsRemaining,
    isExpired: accessExpires !== null && Date.parse(accessExpires) < NOW,
  }));
  expect(limits).toEqual([
    { customerId: ivan?.id, downloadsRemaining: null, isExpired: false },
    { customerId: ivan?.id, downloadsRemaining: 3, isExpired: false },
    { customerId: ivan?.id, downloadsRemaining: 0, isExpired: false },
    { customerId: ivan?.id, downloadsRemaining: 4, isExpired: true },
  ]);
});

test("a download belongs to a product of a finished order of the same customer", () => {
  const isWrong = ({ orderId, productId, customerId }: (typeof downloads)[number]) => {
    const order = orders.find(({ id }) => id === orderId);
    return (
      order?.status !== "COMPLETED" ||
      order.customerId !== customerId ||
      !order.lines.some((line) => line.productId === productId)
    );
  };
  expect(downloads.filter(isWrong)).toEqual([]);
});

test("a downloadable product has a file, another product has none", () => {
  const wrong = catalog.products.filter(({ id, downloadable }) => listDownloadFiles(id).length > 0 !== downloadable);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
