import { loadCart } from "../cart/load-cart.ts";
import type { DemoContext } from "../context.ts";
import type { StoredOrder } from "../database/order-document.ts";
import { findOrderByKey, findOrderOfCheckout, prepareOrder, prepareStockChange } from "../database/orders.ts";
import { UserError } from "../http/user-error.ts";
import { emptyCart, mergeAddress, type Address, type AddressInput, type ShopperData } from "../session/shopper-data.ts";
import { checkCheckout } from "./check-checkout.ts";
import { writeOrder } from "./write-order.ts";

/** isPaid, transactionId, fees and account are left out on purpose: no guest may decide about them. */
export interface CheckoutInput {
  paymentMethod?: string | null;
  shippingMethod?: (string | null)[] | null;
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  customerNote?: string | null;
  metaData?: { key: string; value: string }[] | null;
}

/** The WordPress plugin's rule, imitated: one checkout of a session makes one order, however often it is sent. */
const CHECKOUT_ID_KEY = "_checkout_id";

export async function placeOrder(input: CheckoutInput, { db, session }: DemoContext): Promise<StoredOrder> {
  const metaData = (input.metaData ?? []).map(({ key, value }) => ({ key, value }));
  const checkoutId = metaData.find(({ key }) => key === CHECKOUT_ID_KEY)?.value || null;
  const before = await session.read();
  const known = checkoutId && (await findOrderOfCheckout(db, session.id, checkoutId));
  if (known) return known;
  if (before.lines.length === 0) throw new UserError("Sorry, no session found.");

  const data = enterAddresses(before, input);
  await session.prepareWrite(data).run();
  const cart = await loadCart(db, data);
  const billing = enterOrderAddress(input.billing, data.billing.country);
  const gateway = checkCheckout(cart, billing, data.shipping, input.paymentMethod ?? "");
  const document = writeOrder({
    cart,
    gateway,
    billing,
    shipping: enterOrderAddress(input.shipping, cart.needsShipping ? data.shipping.country : undefined),
    customerNote: input.customerNote || null,
    metaData,
  });
  const orderKey = inventOrderKey();
  await db.batch([
    prepareOrder(db, { orderKey, sessionId: session.id, checkoutId, document }),
    ...document.lines.flatMap((line) => prepareStockChange(db, line, orderKey)),
    session.prepareWrite(emptyCart(data)),
  ]);
  const order = checkoutId ? await findOrderOfCheckout(db, session.id, checkoutId) : await findOrderByKey(db, orderKey);
  if (!order) throw new Error("the order was not stored");
  return order;
}

/** The session ships to the billing address where no other was given. */
function enterAddresses(data: ShopperData, { billing, shipping, shippingMethod }: CheckoutInput): ShopperData {
  return {
    ...data,
    billing: mergeAddress(data.billing, billing),
    shipping: mergeAddress(mergeAddress(data.shipping, billing), shipping),
    shippingMethod: shippingMethod?.[0] ?? data.shippingMethod,
  };
}

/** The order has only what the input gave, and the country: nothing of what the session knows. */
function enterOrderAddress(input: AddressInput | null | undefined, country: string | undefined): Address {
  return mergeAddress(country ? { country } : {}, input && { ...input, overwrite: false });
}

function inventOrderKey(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const random = [...crypto.getRandomValues(new Uint8Array(13))];
  return `wc_order_${random.map((byte) => letters[byte % letters.length]).join("")}`;
}
