import type { DemoContext } from "../context.ts";
import { addOrderNote, findOrder } from "../database/orders/orders.ts";
import { UserError } from "../http/user-error.ts";
import { sendMail } from "../mail/send-mail.ts";
import { describe, writeMerchantMail, writeShopperMail, type WithdrawalInput } from "../mail/withdrawal-emails.ts";

export const withdrawalMutations = { acknowledgeWithdrawal };

/** As wordpress/sila-storefront: two emails for each reference, and a note where order and email match. */
async function acknowledgeWithdrawal(
  { input }: { input: WithdrawalInput },
  { db, isFromShop, language }: DemoContext,
): Promise<{ isMailed: boolean }> {
  if (!isFromShop) throw new UserError("storefront-secret-required: acknowledgeWithdrawal");
  const found = /^\d+$/.test(input.orderNumber) ? await findOrder(db, Number(input.orderNumber)) : null;
  const order = found?.billing.email?.toLowerCase() === input.email.toLowerCase() ? found : null;
  if (order) await addOrderNote(db, order.id, describe(input, input.goods ?? ""));
  await sendMail(db, writeShopperMail(input, order !== null, language));
  await sendMail(db, writeMerchantMail(input, order !== null));
  return { isMailed: true };
}
