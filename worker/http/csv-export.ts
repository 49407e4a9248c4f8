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

type Rows = readonly (readonly string[])[];

/**
 * CSV as Bulgarian spreadsheets open it: semicolons, every cell quoted. A cell that looks like a formula is made text by a
 * leading apostrophe.
 */
export function writeRows(rows: Rows): string {
  return rows.map((row) => `${row.map(quote).join(";")}\r\n`).join("");
}

function quote(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

interface Table {
  /** Of the file and of the password's realm. */
  name: string;
  columns: readonly string[];
  /** However many rows there are, one page of them is in memory. */
  readPages: () => AsyncIterable<Rows>;
}

/** Serves a table to the merchant. EXPORT_SECRET is the password; failed attempts are rate limited (docs/rate-limits.md). */
export async function serveCsv(
  c: Context<ShopEnv>,
  next: Next,
  { name, columns, readPages }: Table,
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
    return c.body(await openStream(columns, readPages()));
  }
  if (authorized.failure.kind !== "too-many") return requestPassword(c, name);
  c.header("retry-after", String(authorized.failure.seconds));
  return c.text(failureText(authorized.failure).text, 429);
}

function requestPassword(c: Context<ShopEnv>, name: string): Response {
  c.header("www-authenticate", `Basic realm="${name}", charset="UTF-8"`);
  return c.text(EXPORT.needsSecret, 401);
}

/** Rows that an export reads from the database at once. */
export const EXPORT_PAGE_ROWS = 5000;

// The first page is awaited, so that a database that is down is an error page. One that fails later breaks the download off.
async function openStream(columns: readonly string[], pages: AsyncIterable<Rows>): Promise<ReadableStream> {
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + writeRows([columns, ...(first.done ? [] : first.value)])));
    },
    async pull(controller) {
      const page = await rest.next();
      if (page.done) controller.close();
      else controller.enqueue(encoder.encode(writeRows(page.value)));
    },
  });
}
