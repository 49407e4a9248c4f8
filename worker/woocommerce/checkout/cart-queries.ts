import {
  AddToCartDocument,
  ApplyCouponDocument,
  EmptyCartDocument,
  GetCartDocument,
  RemoveCouponsDocument,
  UpdateItemQuantitiesDocument,
  UpdateShippingMethodDocument,
  type CartContentsFragment,
  type TypedDocumentString,
} from "../../../graphql/generated/documents";
import type { CartChange, Cart, CartLine, PaymentGateway } from "../../../app/domain/cart/cart";
import type { Address } from "../../../app/domain/checkout/address";
import { toCart } from "./cart";
import type { BackendClient } from "../client";
import { plainText } from "../html";
import { toAddress } from "./order";
import { text } from "../fields";
import type { Failure } from "../../../app/domain/values/result";
import { readSessionPart, type SessionResponse } from "../responses";

export interface CartAndCustomer {
  cart: Cart;
  billing: Address;
  shipping: Address;
  gateways: PaymentGateway[];
}

/** Cart, customer addresses and payment gateways in one request. */
export async function fetchCart(
  client: BackendClient,
  token: string | null,
  deadline?: number,
): Promise<SessionResponse<CartAndCustomer>> {
  const response = await client.query(GetCartDocument, {}, token, null, deadline);
  // Reading one's own cart is never refused: a refusal is an internal error of the backend.
  const failure: Failure | null = response.failure?.kind === "refused" ? { kind: "bad-answer" } : response.failure;
  return readSessionPart(
    { ...response, failure },
    (data) => data.cart && { ...data, cart: data.cart },
    ({ cart, customer, paymentGateways }) => ({
      cart: toCart(cart, response.extensions),
      billing: toAddress(customer?.billing),
      shipping: toAddress(customer?.shipping),
      gateways: (paymentGateways?.nodes ?? []).map((gateway) => ({
        id: text(gateway.id),
        title: plainText(gateway.title),
        description: plainText(gateway.description),
      })),
    }),
  );
}

/** Sends one cart change and returns the whole cart. Never retried: the caller decides what a failure means. */
export async function sendCartChange(
  client: BackendClient,
  change: CartChange,
  token: string | null,
): Promise<SessionResponse<Cart>> {
  switch (change.type) {
    case "add": {
      const { productId, variationId, quantity, attributes } = change;
      const variation = attributes.map(({ name, value }) => ({ attributeName: name, attributeValue: value }));
      return send(AddToCartDocument, { productId, quantity, variationId, variation }, (data) => data.addToCart);
    }
    case "set-quantity": {
      const items = [{ key: change.key, quantity: change.quantity }];
      return send(UpdateItemQuantitiesDocument, { items }, (data) => data.updateItemQuantities);
    }
    case "empty":
      return send(EmptyCartDocument, { clearPersistentCart: true }, (data) => data.emptyCart);
    case "apply-coupon":
      return send(ApplyCouponDocument, { code: change.code }, (data) => data.applyCoupon);
    case "remove-coupon":
      return send(RemoveCouponsDocument, { codes: [change.code] }, (data) => data.removeCoupons);
    case "choose-shipping":
      return send(
        UpdateShippingMethodDocument,
        { shippingMethods: [change.rateId] },
        (data) => data.updateShippingMethod,
      );
  }

  async function send<T, Input>(
    document: TypedDocumentString<T, { input: Input }>,
    input: Input,
    pick: (data: T) => { cart: CartContentsFragment | null } | null,
  ): Promise<SessionResponse<Cart>> {
    const response = await client.mutate(document, { input }, token);
    return readSessionPart(
      response,
      (data) => pick(data)?.cart,
      (cart) => toCart(cart, response.extensions),
    );
  }
}

type Add = Extract<CartChange, { type: "add" }>;

/** The change that adds a line's product to another cart. */
export function addLine(line: CartLine, quantity: number): Add {
  const attributes = line.attributes.map(({ name, slug }) => ({ name, value: slug }));
  return { type: "add", productId: line.productId, variationId: line.variationId, quantity, attributes };
}
