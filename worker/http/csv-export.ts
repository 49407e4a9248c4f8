import type { Context, Next } from "hono";
import { auth } from "hono/utils/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";
import { fail, succeed } from "../../app/domain/values/result";
import { failureText } from "../../app/strings/errors/failures";
import { EXPORT } from "../../app/strings/account/withdrawal";
import { createGuard } from "../rate-limits/abuse-guard";
import type { ShopEnv } from "../platform/hono-env";
import { readCountedAddress } from "../platform/client-address";

/** What a spreadsheet would run as a formula (OWASP, CSV injection), in the wide forms of East Asian fonts too. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;

const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as spreadsheets of this part of the world open it: UTF-8 with its mark, semicolons, every cell quoted. What
 * looks like a formula is made a text by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(";")}\r\n`).join("");
}

function quote(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table for the merchant alone: EXPORT_SECRET is its password, and guesses are counted (docs/rate-limits.md). */
export async function exportTable(
  c: Context<ShopEnv>,
  next: Next,
  name: string,
  readRows: () => Promise<readonly (readonly string[])[]>,
): Promise<Response | void> {
  const { exportSecret } = c.get("environment");
  if (!exportSecret) return next();
  c.header("cache-control", "no-store");
  const given = auth(c.req.raw)?.password;
  if (given === undefined) return askForPassword(c, name);
  const address = readCountedAddress((header) => c.req.header(header));
  // Without Cloudflare there is nobody to tell apart: all guesses count as one's.
  const guard = createGuard(c.env.ABUSE_COUNTER, { address, session: () => "export" });
  const opened = await guard("export", async () =>
    (await timingSafeEqual(given, exportSecret)) ? succeed(null) : fail({ kind: "invalid", field: "password" }),
  );
  if (opened.ok) {
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="${name}.csv"`);
    return c.body(writeCsv(await readRows()));
  }
  if (opened.failure.kind !== "too-many") return askForPassword(c, name);
  c.header("retry-after", String(opened.failure.seconds));
  return c.text(failureText(opened.failure).text, 429);
}

function askForPassword(c: Context<ShopEnv>, name: string): Response {
  c.header("www-authenticate", `Basic realm="${name}", charset="UTF-8"`);
  return c.text(EXPORT.needsSecret, 401);
}

export const EXPORTED_MAX = 10_000;
