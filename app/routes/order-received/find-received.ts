import type { LoaderFunctionArgs } from "react-router";
import { accountContext } from "../../services/account";
import type { ReceivedOrder } from "../../domain/orders/order";
import { shopperContext } from "../../services/shopper";
import { requireValue } from "../replies";

/**
 * An order by number and key: placed by this browser, or owned by the signed-in customer. null for neither; a backend
 * failure is thrown as a 503.
 */
export async function findReceived(
  context: LoaderFunctionArgs["context"],
  databaseId: number,
  orderKey: string,
): Promise<ReceivedOrder | null> {
  const placed = requireValue(await context.get(shopperContext).findOrder(databaseId, orderKey));
  if (placed) return placed;
  const own = await context.get(accountContext).findOwnOrder(databaseId);
  if (!own.ok && own.failure.kind === "auth-expired") return null;
  const order = requireValue(own);
  return order?.orderKey === orderKey ? order : null;
}
