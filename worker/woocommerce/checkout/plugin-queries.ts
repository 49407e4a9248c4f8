import {
  CancelStorefrontOrderDocument,
  GetStorefrontOrderDocument,
  GetStorefrontShipmentsDocument,
  type GetStorefrontShipmentsQuery,
  type GetStorefrontOrderQuery,
  AcknowledgeWithdrawalDocument,
  NotifyBackInStockDocument,
  GetStorefrontStockDocument,
} from "../../../graphql/generated/documents";
import { normalizeIban } from "../../../app/domain/orders/iban";
import { COURIERS } from "#country/couriers";
import type { Order, ReceivedOrder, BankAccount, Shipment } from "../../../app/domain/orders/order";
import { readPart } from "../responses";
import type { BackendClient } from "../client";
import { toDownload } from "./customer";
import { plainText } from "../html";
import { text, number } from "../fields";
import type { Result } from "../../../app/domain/values/result";
import type { Withdrawal } from "../../../app/domain/withdrawals/withdrawal";

/** The current state of an order; `status` as the backend names it. Without `downloads`, the files are unknown. */
export type OrderState = Pick<ReceivedOrder, "status" | "needsPayment" | "downloads" | "bankAccounts" | "shipments">;

type OrderStateNode = NonNullable<GetStorefrontOrderQuery["storefrontOrder"]>;

type AccountNode = NonNullable<OrderStateNode["bankAccounts"]>[number];

type ShipmentNode = NonNullable<NonNullable<GetStorefrontShipmentsQuery["storefrontShipments"]>[number]>;

const SHIPMENTS_MAX = 20;
const WAYBILL_LENGTH_MAX = 60;

type OrderReference = Pick<Order, "databaseId" | "orderKey">;

/**
 * The current state of an order, from the plugin (docs/wordpress-plugin.md), also of a guest's order, which no other query
 * exposes. "bad-answer" for an unknown order, "refused" without the plugin.
 */
export async function fetchOrderState(client: BackendClient, order: OrderReference): Promise<Result<OrderState>> {
  const response = await client.query(GetStorefrontOrderDocument, { id: order.databaseId, orderKey: order.orderKey });
  return readPart(
    response,
    (data) => data.storefrontOrder,
    (node) => ({
      ...toOrderState(node),
      downloads: (node.downloadableItems ?? []).flatMap((one) => (one ? toDownload(one) : [])),
      ...(node.bankAccounts && { bankAccounts: node.bankAccounts.flatMap((one) => (one ? toBankAccount(one) : [])) }),
    }),
  );
}

/** The parcels of an order, by their waybills. "refused" without the plugin. */
export async function fetchShipments(client: BackendClient, order: OrderReference): Promise<Result<Shipment[]>> {
  const variables = { id: order.databaseId, orderKey: order.orderKey };
  return readPart(
    await client.query(GetStorefrontShipmentsDocument, variables),
    (data) => data.storefrontShipments,
    (nodes) => nodes.flatMap((node) => (node && toShipment(node)) ?? []).slice(0, SHIPMENTS_MAX),
  );
}

function toShipment({ courier, number: waybill, url }: ShipmentNode): Shipment | null {
  const shown = plainText(waybill).slice(0, WAYBILL_LENGTH_MAX);
  if (!shown) return null;
  const page = text(url);
  const isPage = page.startsWith("https://") && URL.canParse(page);
  const isKnown = Object.hasOwn(COURIERS, text(courier));
  return { courier: isKnown ? text(courier) : "", number: shown, url: isPage ? page : null };
}

/** Cancels an order that still awaits payment and returns its state; if it was paid meanwhile, it isn't canceled. */
export async function sendCancellation(client: BackendClient, order: OrderReference): Promise<Result<OrderState>> {
  const variables = { id: order.databaseId, orderKey: order.orderKey };
  const response = await client.repeat(CancelStorefrontOrderDocument, variables);
  return readPart(
    response,
    (data) => (data.cancelStorefrontOrder?.status ? data.cancelStorefrontOrder : null),
    toOrderState,
  );
}

function toBankAccount({ holder, iban, bic, bank }: NonNullable<AccountNode>): BankAccount {
  return {
    holder: plainText(holder),
    iban: normalizeIban(plainText(iban)),
    bic: normalizeIban(plainText(bic)),
    bank: plainText(bank),
  };
}

function toOrderState({ status, needsPayment }: { status?: string | null; needsPayment?: boolean | null }): OrderState {
  return { status: text(status), needsPayment: needsPayment === true };
}

/**
 * Has the plugin email the acknowledgement to the shopper and a notification to the merchant, and add a note to the order if it
 * exists. Idempotent by reference. Fails without the plugin (docs/withdrawals.md).
 */
export async function sendWithdrawal(
  client: BackendClient,
  { reference, declaredAt, name, orderNumber, email, goods }: Withdrawal,
): Promise<Result<null>> {
  const input = { reference, declaredAt, name, orderNumber, email, goods };
  const response = await client.mutate(AcknowledgeWithdrawalDocument, { input });
  return readPart(
    response,
    (data) => data.acknowledgeWithdrawal?.isMailed === true || null,
    () => null,
  );
}

/** One email about one product. Idempotent by key. */
export interface StockEmail {
  key: string;
  email: string;
  /** The product's name with the chosen attributes. */
  product: string;
  productUrl: string;
  cancelUrl: string;
}

/** Keys of emails; an email in neither list wasn't attempted. */
interface SentEmails {
  mailed: string[];
  refused: string[];
}

/**
 * Which of these products and variations (at most 100) can be bought now: published, purchasable, in stock or on backorder. Maps
 * id to the slug of the product page. "refused" without the plugin (docs/wordpress-plugin.md).
 */
export async function fetchPurchasable(client: BackendClient, ids: number[]): Promise<Result<Map<number, string>>> {
  const response = await client.query(GetStorefrontStockDocument, { ids });
  return readPart(
    response,
    (data) => data.storefrontStock,
    (found) =>
      new Map(
        found.flatMap((one): [number, string][] => {
          const id = number(one?.databaseId);
          return id !== null && text(one?.slug) ? [[id, text(one?.slug)]] : [];
        }),
      ),
  );
}

/**
 * Has the plugin send these emails, each once per key, however often it is called. After a failure any of them may have
 * been sent, and only another call shows which (docs/stock-requests.md).
 */
export async function sendStockEmails(client: BackendClient, emails: StockEmail[]): Promise<Result<SentEmails>> {
  const response = await client.mutate(NotifyBackInStockDocument, { input: { emails } });
  const keys = new Set<unknown>(emails.map(({ key }) => key));
  const known = (reported: (string | null)[] | null) =>
    (reported ?? []).flatMap((key) => (key && keys.has(key) ? [key] : []));
  return readPart(
    response,
    (data) => data.notifyBackInStock,
    ({ mailed, refused }) => ({ mailed: known(mailed), refused: known(refused) }),
  );
}
