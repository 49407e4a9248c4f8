import type { OrderLine, OrderMoney, StoredOrder } from "../database/order-document.ts";
import type { StoredProduct } from "../database/documents.ts";
import { readProducts } from "../database/read-products.ts";
import { showMoney } from "../pricing.ts";
import { showNodes, toGlobalId } from "./connections.ts";
import { showAddress } from "./customer.ts";
import { showProduct } from "./product-object.ts";
import { showVariation } from "./variation-object.ts";

/** The ids of an order's lines start anew with every order. */
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
    needsPayment: false,
    paymentMethod: order.paymentMethod || null,
    paymentMethodTitle: order.paymentMethodTitle || null,
    customerNote: order.customerNote,
    ...showOrderMoney(order.money),
    billing: showAddress(order.billing),
    shipping: showAddress(order.shipping),
    lineItems: showNodes(
      order.lines.map((line, index) => showLine(line, order.id * LINE_IDS_PER_ORDER + index + 1, products)),
    ),
    shippingLines: showNodes(order.shippingLines),
    couponLines: showNodes(order.couponLines),
    feeLines: showNodes([]),
  };
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
    subtotal: showRaw(line.subtotal),
    subtotalTax: showRaw(line.subtotalTax),
    total: showRaw(line.total),
    totalTax: showRaw(line.totalTax),
    product: product ? { node: showProduct(product) } : null,
    variation: product && variation ? { node: showVariation(variation, product) } : null,
  };
}

function showRaw(leva: string) {
  return showMoney(Number(leva) * 100, leva);
}
