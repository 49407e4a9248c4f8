import {
  CancelStorefrontOrderDocument,
  GetStorefrontOrderDocument,
  type GetStorefrontOrderQuery,
} from "../../../graphql/generated/documents";
import type { BankAccount } from "../../../app/domain/orders/bank-transfer";
import { normaliseIban } from "../../../app/domain/orders/iban";
import type { Order, ReceivedOrder } from "../../../app/domain/orders/order";
import { readPart } from "../answers";
import type { BackendClient } from "../client";
import { toDownload } from "./customer";
import { plainText } from "../html";
import { text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/** How an order stands; `status` as the backend names it. Without `downloads` nothing is known of its files. */
export type OrderStanding = Pick<ReceivedOrder, "status" | "needsPayment" | "downloads" | "bankAccounts">;
type StandingNode = NonNullable<GetStorefrontOrderQuery["storefrontOrder"]>;
type AccountNode = NonNullable<StandingNode["bankAccounts"]>[number];
type OrderName = Pick<Order, "databaseId" | "orderKey">;

/**
 * How an order stands now: the plugin tells the shop alone (docs/wordpress-plugin.md), also of a guest's, which nobody
 * else may read. "bad-answer" for an order it doesn't know, "refused" where there is no plugin.
 */
export async function askOrderStanding(client: BackendClient, order: OrderName): Promise<Result<OrderStanding>> {
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
    iban: normaliseIban(plainText(iban)),
    bic: normaliseIban(plainText(bic)),
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
