import { data, type LoaderFunctionArgs } from "react-router";
import { accountContext } from "../../services/account";
import type { ReceivedOrder } from "../../domain/orders/order";
import { shopperContext } from "../../services/shopper";

/**
 * An order by its number and key: one that this browser placed, or one of the customer who is signed in. null: neither;
 * a fault of the backend is no answer, and thrown as a page's 503.
 */
export async function findReceived(
  context: LoaderFunctionArgs["context"],
  databaseId: number,
  orderKey: string,
): Promise<ReceivedOrder | null> {
  const placed = await context.get(shopperContext).findOrder(databaseId, orderKey);
  if (placed) return placed;
  const own = await context.get(accountContext).findOwnOrder(databaseId);
  if (own.ok) return own.value?.orderKey === orderKey ? own.value : null;
  if (own.failure.kind === "auth-expired") return null;
  throw data(null, { status: 503 });
}
