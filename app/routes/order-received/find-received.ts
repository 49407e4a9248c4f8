import { data, type LoaderFunctionArgs } from "react-router";
import { accountContext } from "../../services/account";
import type { ReceivedOrder } from "../../domain/orders/order";
import { shopperContext } from "../../services/shopper";

/**
 * An order by number and key: placed by this browser, or owned by the signed-in customer. null for neither; a backend
 * failure is thrown as a 503.
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
