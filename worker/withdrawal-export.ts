import type { Context, Next } from "hono";
import { auth } from "hono/utils/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";
import { fail, succeed } from "../app/backend/result";
import { formatDate, formatTime } from "../app/shop/dates";
import type { Withdrawal } from "../app/shop/withdrawal";
import { failureText } from "../app/strings/failures";
import { EXPORT } from "../app/strings/withdrawal";
import { createGuard } from "./abuse-guard";
import type { ShopEnv } from "./bindings";
import { writeCsv } from "./csv";
import { countedAddress } from "./shopper-address";
import { WithdrawalStore } from "./withdrawal-store";
import { readShopperAddress } from "./write-review";

export const WITHDRAWALS_EXPORT_PATH = "/api/withdrawals.csv";

/** Declared withdrawals for the merchant, who shows EXPORT_SECRET as a password; without that secret there is no such page. */
export async function exportWithdrawals(c: Context<ShopEnv>, next: Next): Promise<Response | void> {
  const { exportSecret } = c.get("environment");
  if (!exportSecret) return next();
  c.header("cache-control", "no-store");
  const given = auth(c.req.raw)?.password;
  if (given === undefined) return askForPassword(c);
  const address = countedAddress(readShopperAddress((name) => c.req.header(name)));
  // Without Cloudflare there is nobody to tell apart: all guesses count as one's.
  const guard = createGuard(c.env.ABUSE_COUNTER, { address, session: () => "export" });
  const opened = await guard("export", async () =>
    (await timingSafeEqual(given, exportSecret)) ? succeed(null) : fail({ kind: "invalid", field: "password" }),
  );
  if (opened.ok) return sendTable(c);
  if (opened.failure.kind !== "too-many") return askForPassword(c);
  c.header("retry-after", String(opened.failure.seconds));
  return c.text(failureText(opened.failure).text, 429);
}

function askForPassword(c: Context<ShopEnv>): Response {
  c.header("www-authenticate", 'Basic realm="withdrawals", charset="UTF-8"');
  return c.text(EXPORT.needsSecret, 401);
}

async function sendTable(c: Context<ShopEnv>): Promise<Response> {
  const rows = (await new WithdrawalStore(c.env.SHOP_DB).listAll()).map(toRow);
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", 'attachment; filename="withdrawals.csv"');
  return c.body(writeCsv([EXPORT.columns, ...rows]));
}

function toRow({ reference, declaredAt, orderNumber, name, email, goods, isMailed }: Withdrawal): string[] {
  const moment = `${formatDate(declaredAt)} ${formatTime(declaredAt)}`;
  return [reference, moment, orderNumber, name, email, goods || EXPORT.whole, isMailed ? EXPORT.yes : EXPORT.no];
}
