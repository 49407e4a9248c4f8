import { completeOrder, settleOrder } from "../accounts/after-order.ts";
import { loadCart } from "../cart/load-cart.ts";
import type { DemoContext } from "../context.ts";
import type { OrderDocument, StoredOrder } from "../database/orders/order-document.ts";
import {
  findOrderByKey,
  findOrderOfCheckout,
  prepareForgetFailed,
  prepareOrder,
  prepareStockChange,
} from "../database/orders/orders.ts";
import { listGateways } from "./gateways.ts";
import { UserError } from "../http/user-error.ts";
import { LANGUAGE_KEY, MAIN_LANGUAGE } from "../languages/language.ts";
import { CHECKOUT_ID_KEY, refuseOtherSum, refuseSearch } from "../plugin/storefront-plugin.ts";
import { emptyCart, type ShopperData } from "../session/shopper-data.ts";
import { enterAddresses, enterOrderAddresses } from "./checkout-addresses.ts";
import type { CheckoutInput } from "./checkout-input.ts";
import { checkEmail, findMistakes, listLostCoupons } from "./check-checkout.ts";
import { listFees } from "./checkout-fees.ts";
import { openAccount } from "./open-account.ts";
import { writeOrder } from "./write-order.ts";

export async function placeOrder(input: CheckoutInput, context: DemoContext): Promise<StoredOrder> {
  const { db, session } = context;
  const metaData = [...(input.metaData ?? []).map(({ key, value }) => ({ key, value })), ...noteLanguage(context)];
  const checkoutId = findCheckoutId(metaData);
  const before = await session.read();
  const known = checkoutId ? await findOrderOfCheckout(db, context.isFromShop ? null : session.id, checkoutId) : null;
  if (known && known.status !== "FAILED") return completeOrder(db, known);
  refuseSearch(input);
  if (before.lines.length === 0) throw new UserError("Sorry, no session found.");

  const data = await enterCheckout(before, input, context);
  // Coupons are checked against the email of the order itself.
  const cart = await loadCart({ ...context, couponEmail: null }, data, listFees(input, context.options));
  const { billing, shipping } = enterOrderAddresses(input, data, cart.needsShipping, context.visitor.customer);
  checkEmail(billing);
  const paymentMethod = input.paymentMethod ?? "";
  const country = data.shipping.country ?? "";
  const mistakes = await findMistakes({ cart, billing, country, paymentMethod }, context);
  const lost = listLostCoupons(cart);
  const remaining = { ...data, coupons: data.coupons.filter((code) => !lost.includes(code)) };
  if (mistakes.length > 0) {
    if (lost.length > 0) await session.prepareWrite(remaining).run();
    throw new UserError(mistakes.join(" "));
  }
  const account = await openAccount(input, { billing, shipping }, context);
  const document = writeOrder({
    cart,
    gateway: listGateways(context.options).find(({ id }) => id === paymentMethod) ?? null,
    billing,
    shipping,
    customerNote: input.customerNote || null,
    metaData,
    isPaid: input.isPaid ?? false,
    transactionId: (input.isPaid && input.transactionId) || null,
    currency: context.options.currency,
  });
  refuseOtherSum(document, input);
  const order = await storeOrder(document, checkoutId, data, context);
  // In this response, a guest who asked to be signed in with a new account is its customer.
  if (input.account?.authenticate) context.visitor.customer ??= account;
  return settleOrder(order, context.visitor.customer ?? account, context);
}

/** The order's language as metadata, as wordpress/sila-storefront stores it. */
function noteLanguage({ language }: DemoContext): { key: string; value: string }[] {
  return language === MAIN_LANGUAGE ? [] : [{ key: LANGUAGE_KEY, value: language.code }];
}

/** If there are several, the last one, which WooCommerce would store. */
function findCheckoutId(metaData: { key: string; value: string }[]): string | null {
  return metaData.findLast(({ key }) => key === CHECKOUT_ID_KEY)?.value || null;
}

// Stored before the check: a refused checkout keeps its addresses.
async function enterCheckout(before: ShopperData, input: CheckoutInput, context: DemoContext): Promise<ShopperData> {
  const { rates } = await loadCart(context, before);
  const data = { ...enterAddresses(before, input), offeredRates: rates.map(({ id }) => id) };
  await context.session.prepareWrite(data).run();
  return data;
}

/** All or nothing. An order whose payment failed leaves the cart and the stock as they are. */
async function storeOrder(
  document: OrderDocument,
  checkoutId: string | null,
  data: ShopperData,
  { db, session }: DemoContext,
): Promise<StoredOrder> {
  const orderKey = inventOrderKey();
  const changes =
    document.status === "FAILED"
      ? []
      : [
          ...document.lines.flatMap((line) => prepareStockChange(db, line, orderKey)),
          session.prepareWrite(emptyCart(data)),
        ];
  await db.batch([
    prepareForgetFailed(db, session.id, checkoutId),
    prepareOrder(db, { orderKey, sessionId: session.id, checkoutId, document }),
    ...changes,
  ]);
  const order = checkoutId ? await findOrderOfCheckout(db, session.id, checkoutId) : await findOrderByKey(db, orderKey);
  if (!order) throw new Error("the order was not stored");
  return order;
}

function inventOrderKey(): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const random = [...crypto.getRandomValues(new Uint8Array(13))];
  return `wc_order_${random.map((byte) => alphabet[byte % alphabet.length]).join("")}`;
}
