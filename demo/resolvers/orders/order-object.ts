import type { DemoContext } from "../../context.ts";
import {
  isDownloadPermitted,
  type OrderLine,
  type OrderMoney,
  type StoredOrder,
} from "../../database/orders/order-document.ts";
import type { StoredProduct } from "../../database/documents.ts";
import { listDownloadsOfOrder } from "../../database/orders/downloads.ts";
import { readProducts } from "../../database/products/read-products.ts";
import { listGateways } from "../../checkout/gateways.ts";
import { noteName } from "../../languages/method-names.ts";
import { showMoney } from "../../pricing/format-price.ts";
import { showNodes, toGlobalId, type ConnectionArguments } from "../connections.ts";
import { showAccount } from "../accounts/account-object.ts";
import { showAddress } from "../cart/address-object.ts";
import { showDownloads } from "./download-object.ts";
import { showProduct } from "../products/product-object.ts";
import { showVariation } from "../products/variation-object.ts";

/** The ids of lines start at 1 in every order. */
const LINE_IDS_PER_ORDER = 100;

export async function showOrder(db: D1Database, order: StoredOrder) {
  const products = await readProducts(db, [...new Set(order.lines.map((line) => line.productId))]);
  return {
    id: toGlobalId("order", order.id),
    databaseId: order.id,
    orderNumber: String(order.id),
    orderKey: order.orderKey,
    status: order.status,
    date: order.date,
    currency: order.currency,
    needsPayment: /^(PENDING|FAILED)$/.test(order.status) && Number(order.money.total) > 0,
    needsProcessing: products.some(({ virtual, downloadable }) => !(virtual && downloadable)),
    paymentMethod: order.paymentMethod || null,
    paymentMethodTitle: (_: unknown, context: DemoContext) => showPayment(order, context),
    customerNote: order.customerNote,
    metaData: ({ keysIn }: { keysIn?: string[] | null }) => showMetadata(order, keysIn),
    ...showOrderMoney(order.money),
    billing: showAddress(order.billing),
    shipping: showAddress(order.shipping),
    lineItems: showNodes(
      order.lines.map((line, index) => showLine(line, order.id * LINE_IDS_PER_ORDER + index + 1, products)),
    ),
    shippingLines: showNodes(order.shippingLines.map(showShipping)),
    couponLines: showNodes(order.couponLines.map(dropZeros)),
    feeLines: showNodes((order.feeLines ?? []).map(dropZeros)),
    refunds: showNodes((order.refunds ?? []).map(({ amount }) => ({ amount: Number(amount) }))),
    customer: (_args: unknown, { visitor }: DemoContext) => showOwner(order, visitor),
    downloadableItems: async (args: ConnectionArguments) => showNodes(await showFiles(db, order))(args),
  };
}

/** null: a guest's order. Of an account's order, only the account's customer gets these fields filled. */
function showOwner({ customerId }: StoredOrder, { customer }: DemoContext["visitor"]) {
  if (customerId === null) return null;
  return customer?.id === customerId ? showAccount(customer) : { databaseId: null, email: null };
}

export async function showFiles(db: D1Database, order: StoredOrder) {
  return isDownloadPermitted(order) ? showDownloads(db, await listDownloadsOfOrder(db, order.id)) : [];
}

/** The shop's own keys, and others where requested; null where there is none. */
function showMetadata({ metaData }: StoredOrder, keysIn: string[] | null | undefined) {
  const shown = metaData.filter(({ key }) => !keysIn || keysIn.includes(key));
  return orNull(shown);
}

/** With the gateway's description, which the shop shows with the order. */
function showPayment({ paymentMethod, paymentMethodTitle }: StoredOrder, context: DemoContext) {
  const gateway = listGateways(context.options).find(({ id }) => id === paymentMethod);
  noteName(gateway?.description ?? null, paymentMethod, context);
  return noteName(paymentMethodTitle || null, paymentMethod, context);
}

function showShipping({ methodId = "", methodTitle, ...line }: StoredOrder["shippingLines"][number]) {
  return {
    ...dropZeros(line),
    methodTitle: (_: unknown, context: DemoContext) => noteName(methodTitle, methodId, context),
  };
}

/** In an order's line, an amount of 0 is null. */
function dropZeros<Line extends object>(line: Line) {
  return Object.fromEntries(Object.entries(line).map(([key, value]) => [key, value === "0" ? null : value]));
}

function showOrderMoney(money: Record<OrderMoney, string>) {
  return {
    subtotal: showRaw(money.subtotal),
    discountTotal: showRaw(money.discountTotal),
    discountTax: showRaw(money.discountTax),
    shippingTotal: showRaw(money.shippingTotal),
    shippingTax: showRaw(money.shippingTax),
    total: showRaw(money.total),
    totalTax: showRaw(money.totalTax),
  };
}

function showLine(line: OrderLine, id: number, products: readonly StoredProduct[]) {
  const product = products.find((one) => one.id === line.productId);
  const variation = product?.variations.find((one) => one.id === line.variationId);
  return {
    databaseId: id,
    quantity: line.quantity,
    subtotal: showLineMoney(line.subtotal),
    subtotalTax: showLineMoney(line.subtotalTax),
    total: showLineMoney(line.total),
    totalTax: showLineMoney(line.totalTax),
    metaData: orNull(line.metaData ?? variation?.attributes.map(({ name, value }) => ({ key: name, value }))),
    product: (_: unknown, { language }: DemoContext) => product && { node: showProduct(product, language) },
    variation: (_: unknown, { language }: DemoContext) =>
      product && variation && { node: showVariation(variation, product, language) },
  };
}

function orNull<Entry>(entries: Entry[] | undefined): Entry[] | null {
  return entries?.length ? entries : null;
}

function showLineMoney(leva: string) {
  return leva === "0" ? null : showRaw(leva);
}

function showRaw(leva: string) {
  return showMoney(Number(leva) * 100, leva);
}
