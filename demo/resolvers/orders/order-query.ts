import type { DemoContext } from "../../context.ts";
import type { StoredOrder } from "../../database/orders/order-document.ts";
import { findOrder, findOrderByKey } from "../../database/orders/orders.ts";
import { UserError } from "../../http/user-error.ts";
import { decodeGlobalId } from "../connections.ts";
import { showOrder } from "./order-object.ts";

interface OrderArguments {
  id?: string | null;
  idType?: "DATABASE_ID" | "ID" | "ORDER_KEY" | null;
}

export const orderQueries = { order };

/** Only its signed-in customer may see an order, not even the guest who placed it. */
async function order(args: OrderArguments, { db, visitor }: DemoContext) {
  const found = await find(db, args);
  if (found.customerId === null || found.customerId !== visitor.customer?.id) {
    throw new UserError("Not authorized to access this order");
  }
  return showOrder(db, found);
}

async function find(db: D1Database, { id, idType }: OrderArguments): Promise<StoredOrder> {
  if (!id) throw new UserError('The "id" is invalid');
  if (idType === "ORDER_KEY") {
    return orRefuse(await findOrderByKey(db, id), `No order ID was found corresponding to the order_key: ${id}`);
  }
  if (idType === "DATABASE_ID") {
    return orRefuse(await findOrder(db, Number(id) || 0), `No order exists with the database_id: ${id}`);
  }
  const number = decodeGlobalId("order", id);
  if (number === null) throw new UserError('The "id" is invalid');
  return orRefuse(await findOrder(db, number), `No order exists with the global_id: ${id}`);
}

function orRefuse(found: StoredOrder | null, complaint: string): StoredOrder {
  if (!found) throw new UserError(complaint);
  return found;
}
