import {
  CancelStorefrontOrderDocument,
  GetStorefrontOrderDocument,
  type GetStorefrontOrderQuery,
  AcknowledgeWithdrawalDocument,
  AnnounceStockDocument,
  GetStorefrontStockDocument,
} from "../../../graphql/generated/documents";
import { normalizeIban } from "../../../app/domain/orders/iban";
import type { Order, ReceivedOrder, BankAccount } from "../../../app/domain/orders/order";
import { readPart } from "../answers";
import type { BackendClient } from "../client";
import { toDownload } from "./customer";
import { plainText } from "../html";
import { text, number } from "../fields";
import { type Result, fail, succeed } from "../../../app/domain/values/result";
import type { Withdrawal } from "../../../app/domain/withdrawals/withdrawal";

/** How an order stands; `status` as the backend names it. Without `downloads` nothing is known of its files. */
export type OrderStanding = Pick<ReceivedOrder, "status" | "needsPayment" | "downloads" | "bankAccounts">;

type StandingNode = NonNullable<GetStorefrontOrderQuery["storefrontOrder"]>;

type AccountNode = NonNullable<StandingNode["bankAccounts"]>[number];

type OrderName = Pick<Order, "databaseId" | "orderKey">;

/**
 * How an order stands now: the plugin tells the shop alone (docs/wordpress-plugin.md), also of a guest's, which nobody
 * else may read. "bad-answer" for an order it doesn't know, "refused" where there is no plugin.
 */
export async function fetchOrderStanding(client: BackendClient, order: OrderName): Promise<Result<OrderStanding>> {
  const answer = await client.query(GetStorefrontOrderDocument, { id: order.databaseId, orderKey: order.orderKey });
  return readPart(
    answer,
    (data) => data.storefrontOrder,
    (node) => ({
      ...toStanding(node),
      downloads: (node.downloadableItems ?? []).flatMap((one) => (one ? toDownload(one) : [])),
      ...(node.bankAccounts && { bankAccounts: node.bankAccounts.flatMap((one) => (one ? toBankAccount(one) : [])) }),
    }),
  );
}

/** Cancels an order that waits for money still, and says how it stands after that: one that was paid meanwhile stays. */
export async function sendCancellation(client: BackendClient, order: OrderName): Promise<Result<OrderStanding>> {
  const variables = { id: order.databaseId, orderKey: order.orderKey };
  const answer = await client.repeat(CancelStorefrontOrderDocument, variables);
  return readPart(
    answer,
    (data) => (data.cancelStorefrontOrder?.status ? data.cancelStorefrontOrder : null),
    toStanding,
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

function toStanding({
  status,
  needsPayment,
}: {
  status?: string | null;
  needsPayment?: boolean | null;
}): OrderStanding {
  return { status: text(status), needsPayment: needsPayment === true };
}

/**
 * Has the backend mail the acknowledgement to the shopper and the news to the merchant, and note it at the order if there
 * is one. The same reference is mailed once. Fails where this shop's plugin doesn't run (docs/withdrawals.md).
 */
export async function sendWithdrawal(
  client: BackendClient,
  { reference, declaredAt, name, orderNumber, email, goods }: Withdrawal,
): Promise<Result<null>> {
  const input = { reference, declaredAt, name, orderNumber, email, goods };
  const answer = await client.mutate(AcknowledgeWithdrawalDocument, { input });
  const mailed = readPart(
    answer,
    (data) => data.acknowledgeWithdrawal,
    ({ isMailed }) => isMailed === true,
  );
  if (!mailed.ok) return mailed;
  return mailed.value ? succeed(null) : fail({ kind: "bad-answer" });
}

/** One mail about one product; sent again with the same key it goes out no second time. */
export interface StockEmail {
  key: string;
  email: string;
  /** In people's words, with what was chosen. */
  product: string;
  productUrl: string;
  cancelUrl: string;
}

/** Keys of letters; what is in neither list wasn't tried. */
interface SentEmails {
  mailed: string[];
  refused: string[];
}

/**
 * Which of these products and variations, a hundred at most, can be bought now: published, for sale, and in stock or on
 * backorder. By id the slug of the page that sells it. "refused" where this shop's plugin doesn't run (docs/wordpress-plugin.md).
 */
export async function fetchBuyable(client: BackendClient, ids: number[]): Promise<Result<Map<number, string>>> {
  const answer = await client.query(GetStorefrontStockDocument, { ids });
  return readPart(
    answer,
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
 * Has the plugin mail these letters, each once for its key, however often it is asked. Fails where it got no answer: then
 * any of them may have gone out, and only asking again tells (docs/stock-requests.md).
 */
export async function sendStockEmails(client: BackendClient, letters: StockEmail[]): Promise<Result<SentEmails>> {
  const answer = await client.mutate(AnnounceStockDocument, { input: { letters } });
  const keys = new Set<unknown>(letters.map(({ key }) => key));
  const ours = (told: (string | null)[] | null) => (told ?? []).flatMap((key) => (key && keys.has(key) ? [key] : []));
  return readPart(
    answer,
    (data) => data.announceStock,
    ({ mailed, refused }) => ({ mailed: ours(mailed), refused: ours(refused) }),
  );
}
