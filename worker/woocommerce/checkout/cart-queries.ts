import {
  AddToCartDocument,
  ApplyCouponDocument,
  EmptyCartDocument,
  GetCartDocument,
  RemoveCouponsDocument,
  UpdateItemQuantitiesDocument,
  UpdateShippingMethodDocument,
  type CartContentsFragment,
} from "../../../graphql/generated/documents";
import type { CartChange, Cart, CartLine, PaymentGateway } from "../../../app/domain/cart/cart";
import type { Address } from "../../../app/domain/checkout/address";
import { toCart } from "./cart";
import type { GraphqlResponse, BackendClient } from "../client";
import { plainText } from "../html";
import { toAddress } from "./order";
import { readResult, text } from "../fields";
import { fail } from "../../../app/domain/values/result";
import type { SessionResponse } from "../responses";

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
  const { data } = response;
  // Reading one's own cart is never refused: a refusal is an internal error of the backend.
  if (!data?.cart)
    return refuse(response.failure?.kind === "refused" ? { ...response, failure: { kind: "bad-answer" } } : response);
  const { cart, customer, paymentGateways } = data;
  const result = readResult(() => ({
    cart: toCart(cart, response.extensions),
    billing: toAddress(customer?.billing),
    shipping: toAddress(customer?.shipping),
    gateways: (paymentGateways?.nodes ?? []).map((gateway) => ({
      id: text(gateway.id),
      title: plainText(gateway.title),
      description: plainText(gateway.description),
    })),
  }));
  return { token: response.sessionToken, result };
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
      const response = await client.mutate(
        AddToCartDocument,
        { input: { productId, quantity, variationId, variation } },
        token,
      );
      return readCart(response, response.data?.addToCart?.cart);
    }
    case "set-quantity": {
      const items = [{ key: change.key, quantity: change.quantity }];
      const response = await client.mutate(UpdateItemQuantitiesDocument, { input: { items } }, token);
      return readCart(response, response.data?.updateItemQuantities?.cart);
    }
    case "empty": {
      const response = await client.mutate(EmptyCartDocument, { input: { clearPersistentCart: true } }, token);
      return readCart(response, response.data?.emptyCart?.cart);
    }
    case "apply-coupon": {
      const response = await client.mutate(ApplyCouponDocument, { input: { code: change.code } }, token);
      return readCart(response, response.data?.applyCoupon?.cart);
    }
    case "remove-coupon": {
      const response = await client.mutate(RemoveCouponsDocument, { input: { codes: [change.code] } }, token);
      return readCart(response, response.data?.removeCoupons?.cart);
    }
    case "choose-shipping": {
      const response = await client.mutate(
        UpdateShippingMethodDocument,
        { input: { shippingMethods: [change.rateId] } },
        token,
      );
      return readCart(response, response.data?.updateShippingMethod?.cart);
    }
  }
}

type Add = Extract<CartChange, { type: "add" }>;

/** The change that adds a line's product to another cart. */
export function addLine(line: CartLine, quantity: number): Add {
  const attributes = line.attributes.map(({ name, slug }) => ({ name, value: slug }));
  return { type: "add", productId: line.productId, variationId: line.variationId, quantity, attributes };
}

function readCart(
  response: GraphqlResponse<unknown>,
  cart: CartContentsFragment | null | undefined,
): SessionResponse<Cart> {
  return cart
    ? { token: response.sessionToken, result: readResult(() => toCart(cart, response.extensions)) }
    : refuse(response);
}

function refuse(response: GraphqlResponse<unknown>): SessionResponse<never> {
  return { token: response.sessionToken, result: fail(response.failure ?? { kind: "bad-answer" }) };
}
