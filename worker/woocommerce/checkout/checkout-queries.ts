import {
  CheckoutDocument,
  UpdateCustomerDocument,
  type CheckoutMutation,
  type CountriesEnum,
  type CustomerAddressInput,
} from "../../../graphql/generated/documents";
import { EMPTY_ADDRESS, type Address } from "../../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import type { MinorUnits } from "../../../app/domain/values/money";
import type { ReceivedOrder } from "../../../app/domain/orders/order";
import { toMetadata, toOrder } from "./order";
import { CARD_GATEWAY } from "../../../app/domain/checkout/payment";
import type { BackendClient } from "../client";
import { toDownload } from "./customer";
import { readResult } from "../fields";
import { fail, succeed, type Failure } from "../../../app/domain/values/result";
import { withToken, type SessionResponse } from "../responses";

type OrderNode = NonNullable<NonNullable<CheckoutMutation["checkout"]>["order"]>;

export interface CheckoutResponse {
  order: ReceivedOrder;
  /** URL of the gateway's payment page; never the backend's own order page. */
  redirect: string | null;
  /** The order belongs to an account: the signed-in customer's, or one created with it where the plugin links it. */
  isInAccount: boolean;
}

/** An account that a guest creates at checkout; the password is sent to the backend only. */
export interface NewAccount {
  username: string;
  password: string;
}

/**
 * Sets the session's location for shipping rates and VAT, and nothing else: a guest's session with somebody's email would
 * expose that person's orders, and a customer's saved addresses must not change.
 */
export async function sendAddress(
  client: BackendClient,
  draft: CheckoutDraft,
  token: string | null,
): Promise<SessionResponse<null>> {
  const billing = toLocation(draft.billing);
  const shipping = toLocation(draft.shipToDifferentAddress ? draft.shipping : draft.billing);
  const response = await client.mutate(
    UpdateCustomerDocument,
    { input: { isSession: true, billing, shipping } },
    token,
  );
  return withToken(response, response.failure ? fail(response.failure) : succeed(null));
}

/** A payment verified with Stripe by the Worker; it has no other source. */
export interface ProvenPayment {
  transactionId: string;
  /** In hundredths of `currency`. */
  amount: MinorUnits;
  currency: string;
}

/** Order metadata that the merchant sees and the plugin compares to the order's total (docs/payments.md). */
const PAID_KEY = "card_paid";

/** Metadata of what the shopper agreed to pay for a courier's delivery, "6.50"; the plugin compares it to the order's. */
const AGREED_KEY = "_checkout_delivery";

const DIFFERS = "storefront-delivery-differs";

/** Whether the plugin refused the order because the courier's price isn't the one that the shopper agreed to. */
export function isOtherDelivery(failure: Failure): boolean {
  return failure.kind === "refused" && failure.message.includes(DIFFERS);
}

/** The plugin's error code: another request is placing this order. */
const BUSY = "storefront-checkout-busy";

/** Metadata for which the plugin only looks up the order of a checkout id; accepted only with the shared secret. */
const FIND_KEY = "_checkout_find";

/** A value of this metadata that finds the order without its key. */
export const ANY_ORDER = "1";

const UNKNOWN = "storefront-checkout-unknown";

/** Whether the plugin reports that a checkout has no order. After any other refusal the order may have been placed. */
export function isUnknownCheckout(failure: Failure): boolean {
  return failure.kind === "refused" && failure.message.includes(UNKNOWN);
}

/** Input that never comes from the browser: a verified payment, a new account. */
interface CheckoutExtras {
  payment?: ProvenPayment | null;
  account?: NewAccount | null;
  /**
   * What the shopper agreed to pay for delivery, in minor units, if a courier sets the price when the order is placed;
   * null otherwise.
   */
  delivery?: MinorUnits | null;
  /** Only looks for an existing order. The value is ANY_ORDER, or the key of an order whose payment has ended. */
  search?: string;
}

/**
 * Places the order. Sends an allow-list of fields: price, fees, isPaid and transactionId can't come from a browser. Both
 * addresses are sent completely, because the backend hardly validates them.
 */
export async function sendCheckout(
  client: BackendClient,
  checkoutId: string,
  draft: CheckoutDraft,
  token: string | null,
  { payment = null, account = null, delivery = null, search = "" }: CheckoutExtras = {},
): Promise<SessionResponse<CheckoutResponse>> {
  const input = {
    ...(payment && { isPaid: true, transactionId: payment.transactionId }),
    paymentMethod: payment ? CARD_GATEWAY : draft.paymentMethod,
    billing: toAddressInput(draft.billing),
    shipping: toAddressInput({ ...(draft.shipToDifferentAddress ? draft.shipping : draft.billing), email: "" }),
    shipToDifferentAddress: draft.shipToDifferentAddress,
    customerNote: draft.customerNote,
    metaData: [
      { key: "_checkout_id", value: checkoutId },
      ...(delivery === null ? [] : [{ key: AGREED_KEY, value: (delivery / 100).toFixed(2) }]),
      ...(search ? [{ key: FIND_KEY, value: search }] : []),
      ...toMetadata(draft),
      ...toPaymentMetadata(payment),
    ],
    ...(account && { account: { username: account.username, password: account.password } }),
  };
  const response = await client.mutate(CheckoutDocument, { input }, token);
  const checkout = response.data?.checkout;
  const read = readResult(() => (checkout?.order ? toReceivedOrder(checkout.order, response.extensions) : null));
  const order = read.ok ? read.value : null;
  const isPlaced = checkout?.result === "success";
  // "success" without a readable order: the order was placed, so this must not be "refused".
  if (!order || !isPlaced) return withToken(response, fail(toCheckoutFailure(checkout?.result, response.failure)));
  const redirect = order.needsPayment ? toGatewayUrl(checkout?.redirect) : null;
  return withToken(response, succeed({ order, redirect, isInAccount: Boolean(checkout.order?.customer) }));
}

function toPaymentMetadata(payment: ProvenPayment | null) {
  return payment ? [{ key: PAID_KEY, value: `${(payment.amount / 100).toFixed(2)} ${payment.currency}` }] : [];
}

function toCheckoutFailure(result: unknown, failure: Failure | null): Failure {
  if (result === "success") return { kind: "bad-answer" };
  if (failure?.kind === "refused" && failure.message.includes(BUSY)) return { kind: "timeout" };
  // A failure without a message is a gateway's decision, too, so it counts as a refusal.
  return failure ?? (typeof result === "string" ? { kind: "refused", message: "" } : { kind: "bad-answer" });
}

function toReceivedOrder(node: OrderNode, extensions: unknown): ReceivedOrder | null {
  const order = toOrder(node, extensions);
  return order && { ...order, downloads: (node.downloadableItems?.nodes ?? []).map(toDownload) };
}

/** An address for the backend: empty fields are omitted, and the stored address is replaced. */
export function toAddressInput(address: Address): CustomerAddressInput {
  const names = Object.keys(EMPTY_ADDRESS) as (keyof Address)[];
  const given = names.flatMap((name) => (address[name] ? [[name, address[name]] as const] : []));
  return { ...Object.fromEntries(given), overwrite: true } as CustomerAddressInput;
}

function toLocation({ country, state, postcode, city }: Address): CustomerAddressInput {
  return { country: country as CountriesEnum, state, postcode, city };
}

/** The only check of the URL to which a shopper is redirected after the order. */
function toGatewayUrl(address: string | null | undefined): string | null {
  return address && address.startsWith("https://") && URL.canParse(address) ? address : null;
}
