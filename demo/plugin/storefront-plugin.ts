import type { CheckoutInput } from "../checkout/checkout-input.ts";
import type { OrderDocument } from "../database/orders/order-document.ts";
import { UserError } from "../http/user-error.ts";

/** The demo guards no money, so its secret is public; `STOREFRONT_SECRET` replaces it. */
export const DEMO_STOREFRONT_SECRET = "payments-of-the-demo-move-no-money";

/** Idempotency key of a checkout: in a session it makes one order, however often it is sent. */
export const CHECKOUT_ID_KEY = "_checkout_id";

/** The amount that a card has paid, "10.00 BGN": a custom field of the order. */
const PAID_KEY = "card_paid";

/** What the shopper agreed to pay for a courier's delivery, "10.00". */
const AGREED_KEY = "_checkout_delivery";

type Emailed = { email?: string | null } | null | undefined;

/** Looks up the order of a checkout without placing one. */
const FIND_KEY = "_checkout_find";

const SHOP_ONLY_FIELDS = ["isPaid", "transactionId", "fees"] as const;

/** Response header of a backend with wordpress/sila-storefront: whether the request is proven to be the shop's. */
export function toPluginHeaders(isShop: boolean): Record<string, string> {
  return { "x-storefront-plugin": isShop ? "shop" : "1" };
}

export function isFromShop({ headers }: Request, secret = DEMO_STOREFRONT_SECRET): boolean {
  return headers.get("x-storefront-secret") === secret;
}

/** The plugin's error, word for word: only the shop may send what any guest may send to WooGraphQL. */
export function refuseShopOnlyInput(input: CheckoutInput): void {
  const fields = SHOP_ONLY_FIELDS.filter((field) => isGiven(input[field]));
  const keys = (input.metaData ?? []).map(({ key }) => key.trim());
  const isHidden = keys.some((key) => key.startsWith("_") && key !== CHECKOUT_ID_KEY);
  const refused = [...fields, ...(isHidden ? ["metaData"] : [])];
  if (refused.length > 0) throw new UserError(`storefront-secret-required: ${refused.join(", ")}`);
}

/** Guests give their email in the order alone: refusing only emails that have orders would reveal which do. */
export function refuseGuestEmail(input: { email?: string | null; billing?: Emailed; shipping?: Emailed }): void {
  if (input.email || input.billing?.email || input.shipping?.email)
    throw new UserError("storefront-email-refused: updateCustomer");
}

/** Refuses to place an order when a request only looks one up; for a checkout without an order. */
export function refuseSearch({ metaData }: CheckoutInput): void {
  if (metaData?.some(({ key, value }) => key === FIND_KEY && value))
    throw new UserError("storefront-checkout-unknown: there is no order of this checkout");
}

/** An order of another sum than was paid or agreed to isn't placed: the shop refunds it, or asks. */
export function refuseOtherSum({ money, currency }: OrderDocument, { isPaid, metaData }: CheckoutInput): void {
  const paid = isPaid && metaData?.findLast(({ key }) => key === PAID_KEY)?.value;
  const sum = `${money.total} ${currency}`;
  if (paid && paid !== sum) throw new UserError(`storefront-paid-differs: ${paid} are paid, the order is ${sum}`);
  const agreed = metaData?.findLast(({ key }) => key === AGREED_KEY)?.value;
  const price = (Number(money.shippingTotal) + Number(money.shippingTax)).toFixed(2);
  if (agreed && agreed !== price)
    throw new UserError(`storefront-delivery-differs: ${agreed} was agreed to, the delivery costs ${price}`);
}

/** As PHP's empty(). */
function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== "0";
}
