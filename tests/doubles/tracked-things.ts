import { EMPTY_CART } from "../../worker/woocommerce/checkout/cart";
import { EMPTY_ADDRESS } from "../../app/domain/checkout/address";
import type { Cart, CartLine } from "../../app/domain/cart/cart";
import type { Order } from "../../app/domain/orders/order";

/** A line of a cart at 10 leva a piece, of a brand and a category. */
export function lineOf(productId: number, quantity = 1, more: Partial<CartLine> = {}): CartLine {
  return {
    key: `key-${productId}`,
    productId,
    variationId: null,
    name: `Продукт ${productId}`,
    slug: `p-${productId}`,
    sku: null,
    image: null,
    attributes: [],
    quantity,
    subtotal: 1000 * quantity,
    total: 1000 * quantity,
    stockQuantity: null,
    stockStatus: "in-stock",
    soldIndividually: false,
    virtual: false,
    category: "Протеини",
    brand: "Сила",
    ...more,
  };
}

export function cartWith(...lines: CartLine[]): Cart {
  return { ...EMPTY_CART, lines, isEmpty: lines.length === 0, itemCount: lines.length };
}

export function orderWith(more: Partial<Order> = {}): Order {
  return {
    databaseId: 1201,
    orderNumber: "1201",
    orderKey: "wc_order_a",
    status: "PROCESSING",
    date: "2026-11-21T10:00:00",
    currency: "BGN",
    needsPayment: false,
    needsProcessing: true,
    paymentMethod: "cod",
    paymentMethodTitle: "Наложен платеж",
    customerNote: "",
    invoice: null,
    office: null,
    billing: EMPTY_ADDRESS,
    shipping: EMPTY_ADDRESS,
    lines: [],
    shippingMethods: [],
    coupons: [],
    fees: [],
    subtotal: 2000,
    discount: 0,
    shippingTotal: 699,
    total: 2699,
    tax: 450,
    ...more,
  };
}
