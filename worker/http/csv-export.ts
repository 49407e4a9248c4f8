import type { Context, Next } from "hono";
import { auth } from "hono/utils/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";
import { fail, succeed } from "../../app/domain/values/result";
import { failureText } from "../../app/strings/errors/failures";
import { EXPORT } from "../../app/strings/account/withdrawal";
import { createGuard } from "../rate-limits/abuse-guard";
import type { ShopEnv } from "../platform/hono-env";
import { readAddressKey } from "../platform/client-address";

/** What a spreadsheet would run as a formula (OWASP, CSV injection), including full-width characters. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;

const BYTE_ORDER_MARK = "\ufeff";

/**
 * CSV as Bulgarian spreadsheets open it: UTF-8 with a byte order mark, semicolons, every cell quoted. A cell that looks like a
 * formula is made text by a leading apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(";")}\r\n`).join("");
}

function quote(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Serves a table to the merchant. EXPORT_SECRET is the password; failed attempts are rate limited (docs/rate-limits.md). */
export async function serveCsv(
  c: Context<ShopEnv>,
  next: Next,
  name: string,
  readRows: () => Promise<readonly (readonly string[])[]>,
): Promise<Response | void> {
  const { exportSecret } = c.get("environment");
  if (!exportSecret) return next();
  c.header("cache-control", "no-store");
  const given = auth(c.req.raw)?.password;
  if (given === undefined) return requestPassword(c, name);
  const address = readAddressKey((header) => c.req.header(header));
  // Without Cloudflare clients can't be told apart, so all attempts share one counter.
  const guard = createGuard(c.env.ABUSE_COUNTER, { address, session: () => "export" });
  const authorized = await guard("export", async () =>
    (await timingSafeEqual(given, exportSecret)) ? succeed(null) : fail({ kind: "invalid", field: "password" }),
  );
  if (authorized.ok) {
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="${name}.csv"`);
    return c.body(writeCsv(await readRows()));
  }
  if (authorized.failure.kind !== "too-many") return requestPassword(c, name);
  c.header("retry-after", String(authorized.failure.seconds));
  return c.text(failureText(authorized.failure).text, 429);
}

function requestPassword(c: Context<ShopEnv>, name: string): Response {
  c.header("www-authenticate", `Basic realm="${name}", charset="UTF-8"`);
  return c.text(EXPORT.needsSecret, 401);
}

export const EXPORT_ROWS_MAX = 10_000;
