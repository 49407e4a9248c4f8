import type { Context, Next } from "hono";
import { formatDate, formatTime } from "../../app/domain/values/dates";
import type { Withdrawal } from "../../app/domain/withdrawals/withdrawal";
import { EXPORT } from "../../app/strings/account/withdrawal";
import type { ShopEnv } from "../platform/hono-env";
import { exportTable } from "../http/csv-export";
import { WithdrawalStore } from "./withdrawal-store";

export const WITHDRAWALS_EXPORT_PATH = "/api/withdrawals.csv";

/** Declared withdrawals for the merchant, who shows EXPORT_SECRET as a password; without that secret there is no such page. */
export function exportWithdrawals(c: Context<ShopEnv>, next: Next): Promise<Response | void> {
  return exportTable(c, next, "withdrawals", async () => {
    const rows = (await new WithdrawalStore(c.env.SHOP_DB).listAll()).map(toRow);
    return [EXPORT.columns, ...rows];
  });
}

function toRow({ reference, declaredAt, orderNumber, name, email, goods, isMailed }: Withdrawal): string[] {
  const moment = `${formatDate(declaredAt)} ${formatTime(declaredAt)}`;
  return [reference, moment, orderNumber, name, email, goods || EXPORT.whole, isMailed ? EXPORT.yes : EXPORT.no];
}
