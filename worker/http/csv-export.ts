import type { Context, Next } from "hono";
import { auth } from "hono/utils/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";
import { fail, succeed } from "../../app/domain/values/result";
import { failureText } from "../../app/strings/errors/failures";
import { EXPORT } from "../../app/strings/account/withdrawal";
import { createGuard } from "../rate-limits/abuse-guard";
import type { ShopEnv } from "../platform/hono-env";
import { writeCsv } from "./csv";
import { readCountedAddress } from "../platform/client-address";

/** A table for the merchant alone: EXPORT_SECRET is its password, and guesses are counted (docs/abuse.md). */
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
