import {
  CheckoutDocument,
  GetAllowedCountriesDocument,
  GetStatesDocument,
  UpdateCustomerDocument,
  type CheckoutMutation,
  type CountriesEnum,
  type CustomerAddressInput,
} from "../../../graphql/generated/documents";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import { EMPTY_ADDRESS, type Address, type Region } from "../../../app/domain/checkout/address";
import type { MinorUnits } from "../../../app/domain/values/money";
import type { ReceivedOrder } from "../../../app/domain/orders/order";
import { toMetadata, toOrder } from "./order";
import { CARD_GATEWAY } from "../../../app/domain/checkout/payment";
import type { BackendClient } from "../client";
import { toDownload } from "./customer";
import { plainText } from "../html";
import { readResult, text } from "../fields";
import { fail, succeed, type Failure, type Result } from "../../../app/domain/values/result";
import type { SessionAnswer } from "../answers";

type OrderNode = NonNullable<NonNullable<CheckoutMutation["checkout"]>["order"]>;

export interface CheckoutAnswer {
  order: ReceivedOrder;
  /** Where a gateway wants the shopper; the backend's own order page isn't one. */
  redirect: string | null;
  /** The order is among an account's: of who is signed in, or made with it where the plugin gives it to it. */
  isInAccount: boolean;
}

/** An account that a guest makes on the way; the password goes to the backend and nowhere else. */
export interface NewAccount {
  username: string;
  password: string;
}

/** Countries the shop sells to, as ISO codes. */
export async function fetchCountries(client: BackendClient): Promise<Result<string[]>> {
  const { data, failure } = await client.query(GetAllowedCountriesDocument, {});
  if (!data?.allowedCountries) return fail(failure ?? { kind: "bad-answer" });
  const codes = data.allowedCountries;
  return readResult(() => codes.flatMap((code) => text(code) || []));
}

/** Regions of a country; none for countries without regions. */
export async function fetchRegions(client: BackendClient, country: string): Promise<Result<Region[]>> {
  if (!/^[A-Z]{2}$/.test(country)) return succeed([]);
  const { data, failure } = await client.query(GetStatesDocument, { country: country as CountriesEnum });
  if (!data) return fail(failure ?? { kind: "bad-answer" });
  return readResult(() =>
    (data.countryStates ?? []).flatMap((one) => (one ? { code: text(one.code), name: plainText(one.name) } : [])),
  );
}

/**
 * Tells the session the place, so that rates and VAT are right, and nothing else: a guest who names somebody else's
 * e-mail would open that person's orders, and a customer's account keeps its addresses.
 */
export async function sendAddress(
  client: BackendClient,
  draft: CheckoutDraft,
  token: string | null,
): Promise<SessionAnswer<null>> {
  const billing = toPlace(draft.billing);
  const shipping = toPlace(draft.shipToDifferentAddress ? draft.shipping : draft.billing);
  const answer = await client.mutate(UpdateCustomerDocument, { input: { isSession: true, billing, shipping } }, token);
  return { token: answer.sessionToken, result: answer.failure ? fail(answer.failure) : succeed(null) };
}

/** A payment that Stripe itself told the Worker of; nothing else may make one. */
export interface ProvenPayment {
  transactionId: string;
  /** In hundredths of `currency`. */
  amount: MinorUnits;
  currency: string;
}

/** Shown to the merchant at the order, and held against its total by the plugin (docs/payments.md). */
const PAID_KEY = "card_paid";

/** The plugin's word for: another request is placing this order. */
const BUSY = "storefront-checkout-busy";

/** Asks the plugin for the order of a checkout and for nothing else; it hears only the shop say so. */
const FIND_KEY = "_checkout_find";

const UNKNOWN = "storefront-checkout-unknown";

/** True for the plugin's word that a checkout has no order. No other refusal says so: it may come after the order. */
export function isUnknownCheckout(failure: Failure): boolean {
  return failure.kind === "refused" && failure.message.includes(UNKNOWN);
}

/** What only the Worker may add to a form: a payment that Stripe has proven, an account with its password. */
interface CheckoutExtras {
  payment?: ProvenPayment | null;
  account?: NewAccount | null;
  /** An order that is there is wanted; none is to be made. */
  isSearch?: boolean;
}

/**
 * Places the order. Sends an allow-list only: price, fees, isPaid and transactionId can't come from a browser
 *. Both addresses go whole, for the backend validates almost nothing.
 */
export async function sendCheckout(
  client: BackendClient,
  checkoutId: string,
  draft: CheckoutDraft,
  token: string | null,
  { payment = null, account = null, isSearch = false }: CheckoutExtras = {},
): Promise<SessionAnswer<CheckoutAnswer>> {
  const input = {
    ...(payment && { isPaid: true, transactionId: payment.transactionId }),
    paymentMethod: payment ? CARD_GATEWAY : draft.paymentMethod,
    billing: toAddressInput(draft.billing),
    shipping: toAddressInput({ ...(draft.shipToDifferentAddress ? draft.shipping : draft.billing), email: "" }),
    shipToDifferentAddress: draft.shipToDifferentAddress,
    customerNote: draft.customerNote,
    metaData: [
      { key: "_checkout_id", value: checkoutId },
      ...(isSearch ? [{ key: FIND_KEY, value: "1" }] : []),
      ...toMetadata(draft),
      ...toPaid(payment),
    ],
    ...(account && { account: { username: account.username, password: account.password } }),
  };
  const answer = await client.mutate(CheckoutDocument, { input }, token);
  const checkout = answer.data?.checkout;
  const read = readResult(() => (checkout?.order ? toReceivedOrder(checkout.order) : null));
  const order = read.ok ? read.value : null;
  const isPlaced = checkout?.result === "success";
  // "success" without a readable order: it was placed, and only its answer is broken. Never "refused".
  if (!order || !isPlaced)
    return { token: answer.sessionToken, result: fail(whyNotPlaced(checkout?.result, answer.failure)) };
  const redirect = order.needsPayment ? toGatewayAddress(checkout?.redirect) : null;
  return {
    token: answer.sessionToken,
    result: succeed({ order, redirect, isInAccount: Boolean(checkout.order?.customer) }),
  };
}

function toPaid(payment: ProvenPayment | null) {
  return payment ? [{ key: PAID_KEY, value: `${(payment.amount / 100).toFixed(2)} ${payment.currency}` }] : [];
}

function whyNotPlaced(result: unknown, failure: Failure | null): Failure {
  if (result === "success") return { kind: "bad-answer" };
  if (failure?.kind === "refused" && failure.message.includes(BUSY)) return { kind: "timeout" };
  // A gateway that says "fail" has decided, though without a word.
  return failure ?? (typeof result === "string" ? { kind: "refused", message: "" } : { kind: "bad-answer" });
}

function toReceivedOrder(node: OrderNode): ReceivedOrder | null {
  const order = toOrder(node);
  return order && { ...order, downloads: (node.downloadableItems?.nodes ?? []).map(toDownload) };
}

/** An address for the backend: what is empty isn't sent, and what it had is replaced. */
export function toAddressInput(address: Address): CustomerAddressInput {
  const names = Object.keys(EMPTY_ADDRESS) as (keyof Address)[];
  const given = names.flatMap((name) => (address[name] ? [[name, address[name]] as const] : []));
  return { ...Object.fromEntries(given), overwrite: true } as CustomerAddressInput;
}

function toPlace({ country, state, postcode, city }: Address): CustomerAddressInput {
  return { country: country as CountriesEnum, state, postcode, city };
}

function toGatewayAddress(address: string | null | undefined): string | null {
  return address && address.startsWith("https://") && URL.canParse(address) ? address : null;
}
