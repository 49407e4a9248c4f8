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
import type { Answer, BackendClient } from "../client";
import { plainText } from "../html";
import { toAddress } from "./order";
import { readResult, text } from "../fields";
import { fail } from "../../../app/domain/values/result";
import type { SessionAnswer } from "../answers";

export interface CartAndCustomer {
  cart: Cart;
  billing: Address;
  shipping: Address;
  gateways: PaymentGateway[];
}

/** Cart, customer and payment gateways in one question. */
export async function fetchCart(
  client: BackendClient,
  token: string | null,
  deadline?: number,
): Promise<SessionAnswer<CartAndCustomer>> {
  const answer = await client.query(GetCartDocument, {}, token, null, deadline);
  const { data } = answer;
  // Nobody is refused a look at his own cart: what sounds so is an accident inside the backend.
  if (!data?.cart)
    return refuse(answer.failure?.kind === "refused" ? { ...answer, failure: { kind: "bad-answer" } } : answer);
  const { cart, customer, paymentGateways } = data;
  const result = readResult(() => ({
    cart: toCart(cart),
    billing: toAddress(customer?.billing),
    shipping: toAddress(customer?.shipping),
    gateways: (paymentGateways?.nodes ?? []).map((gateway) => ({
      id: text(gateway.id),
      title: plainText(gateway.title),
      description: plainText(gateway.description),
    })),
  }));
  return { token: answer.sessionToken, result };
}

/** One change of the cart and the whole cart after it. Never sent twice: the caller decides what a failure means. */
export async function sendCartChange(
  client: BackendClient,
  change: CartChange,
  token: string | null,
): Promise<SessionAnswer<Cart>> {
  switch (change.type) {
    case "add": {
      const { productId, variationId, quantity, attributes } = change;
      const variation = attributes.map(({ name, value }) => ({ attributeName: name, attributeValue: value }));
      const answer = await client.mutate(
        AddToCartDocument,
        { input: { productId, quantity, variationId, variation } },
        token,
      );
      return readCart(answer, answer.data?.addToCart?.cart);
    }
    case "set-quantity": {
      const items = [{ key: change.key, quantity: change.quantity }];
      const answer = await client.mutate(UpdateItemQuantitiesDocument, { input: { items } }, token);
      return readCart(answer, answer.data?.updateItemQuantities?.cart);
    }
    case "empty": {
      const answer = await client.mutate(EmptyCartDocument, { input: { clearPersistentCart: true } }, token);
      return readCart(answer, answer.data?.emptyCart?.cart);
    }
    case "apply-coupon": {
      const answer = await client.mutate(ApplyCouponDocument, { input: { code: change.code } }, token);
      return readCart(answer, answer.data?.applyCoupon?.cart);
    }
    case "remove-coupon": {
      const answer = await client.mutate(RemoveCouponsDocument, { input: { codes: [change.code] } }, token);
      return readCart(answer, answer.data?.removeCoupons?.cart);
    }
    case "choose-shipping": {
      const answer = await client.mutate(
        UpdateShippingMethodDocument,
        { input: { shippingMethods: [change.rateId] } },
        token,
      );
      return readCart(answer, answer.data?.updateShippingMethod?.cart);
    }
  }
}

type Add = Extract<CartChange, { type: "add" }>;

/** The change that puts a line, in some quantity, into another cart. */
export function addLine(line: CartLine, quantity: number): Add {
  const attributes = line.attributes.map(({ name, slug }) => ({ name, value: slug }));
  return { type: "add", productId: line.productId, variationId: line.variationId, quantity, attributes };
}

function readCart(answer: Answer<unknown>, cart: CartContentsFragment | null | undefined): SessionAnswer<Cart> {
  return cart ? { token: answer.sessionToken, result: readResult(() => toCart(cart)) } : refuse(answer);
}

function refuse(answer: Answer<unknown>): SessionAnswer<never> {
  return { token: answer.sessionToken, result: fail(answer.failure ?? { kind: "bad-answer" }) };
}
