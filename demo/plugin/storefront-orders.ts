import { cancelUnpaid } from "../checkout/bank.ts";
import type { DemoContext } from "../context.ts";
import { findOrder } from "../database/orders/orders.ts";
import type { StoredOrder } from "../database/orders/order-document.ts";
import { BANK_ACCOUNTS } from "../checkout/gateways.ts";
import { UserError } from "../http/user-error.ts";
import { showFiles } from "../resolvers/orders/order-object.ts";

interface OrderName {
  id: number;
  orderKey: string;
}

export const storefrontOrderFields = { storefrontOrder, cancelStorefrontOrder };

async function storefrontOrder(name: OrderName, context: DemoContext) {
  const order = await find("storefrontOrder", name, context);
  return (
    order && {
      ...show(order),
      bankAccounts: listBankAccounts(order),
      downloadableItems: await showFiles(context.db, order),
    }
  );
}

async function cancelStorefrontOrder({ input }: { input: OrderName }, context: DemoContext) {
  const order = await find("cancelStorefrontOrder", input, context);
  return show(order && (await cancelUnpaid(context.db, order)));
}

function listBankAccounts({ paymentMethod }: StoredOrder) {
  return paymentMethod === "bacs" ? BANK_ACCOUNTS : null;
}

async function find(field: string, { id, orderKey }: OrderName, { db, isFromShop }: DemoContext) {
  if (!isFromShop) throw new UserError(`storefront-secret-required: ${field}`);
  const order = await findOrder(db, id);
  return order?.orderKey === orderKey ? order : null;
}

function show(order: StoredOrder | null) {
  if (!order) return null;
  const { status, money } = order;
  return { status, needsPayment: /^(PENDING|FAILED)$/.test(status) && Number(money.total) > 0 };
}
