import type { DemoAccounts } from "../accounts/seed-accounts.ts";
import type { DemoCatalog } from "../catalog/types.ts";
import { growDatabase } from "../database/grow-database.ts";
import { readOrders } from "../database/orders/orders.ts";
import { resetDatabase } from "../database/prepare-database.ts";
import { setPrices } from "../database/products/set-prices.ts";
import { setSale } from "../database/products/set-sale.ts";
import { setStock } from "../database/products/set-stock.ts";
import { clearSettings, readSettings, writeSetting, type FaultSetting } from "./test-settings.ts";
import type { Env } from "../env.ts";
import { PLAIN_SHOP } from "./shop-options.ts";
import { writeDraftAddress } from "../plugin/drafts.ts";
import { parseFault } from "./faults.ts";

/** /__test/…, in test mode only. Every response is JSON. */
export async function answerTest(
  request: Request,
  { DB: db }: Env,
  catalog: DemoCatalog,
  accounts: DemoAccounts,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isRead = request.method === "GET";
  if (pathname === "/__test/orders" && isRead) return Response.json(await readOrders(db));
  // The remaining count tells how often a fault has hit.
  if (pathname === "/__test/fault" && isRead) return Response.json(readSettings(db).fault ?? null);
  if (isRead) return notFound();
  const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  switch (pathname) {
    case "/__test/reset":
      await resetDatabase(db, catalog, accounts);
      clearSettings(db);
      return done();
    case "/__test/grow":
      await growDatabase(db, catalog, Number(body.from), Number(body.count));
      return done();
    case "/__test/fault":
      return setFault(db, body);
    case "/__test/session-lifetime":
      return setLifetime(db, "session-lifetime", body.seconds);
    case "/__test/auth-lifetime":
      return setLifetime(db, "auth-lifetime", body.seconds);
    case "/__test/refresh-lifetime":
      return setLifetime(db, "refresh-lifetime", body.seconds);
    case "/__test/ticket-lifetime":
      return setLifetime(db, "ticket-lifetime", body.seconds);
    case "/__test/draft": {
      const lifetimeSeconds = readSettings(db)["ticket-lifetime"]?.seconds ?? null;
      const address = await writeDraftAddress(db, Number(body.id), lifetimeSeconds);
      return address === null ? notFound() : Response.json({ address });
    }
    case "/__test/options":
      writeSetting(db, "options", { ...PLAIN_SHOP, ...body });
      return done();
    case "/__test/sale":
      return (await setSale(db, Number(body.id), readSale(body))) ? done() : notFound();
    case "/__test/prices":
      return Response.json({
        ids: await setPrices(db, Number(body.factor), (body.ids as number[] | undefined) ?? null),
      });
    case "/__test/stock":
      return (await setStock(db, Number(body.id), body.stock === null ? null : Number(body.stock)))
        ? done()
        : notFound();
    default:
      return notFound();
  }
}

function setFault(db: D1Database, body: Record<string, unknown>): Response {
  if (body.kind === null || body.kind === undefined) {
    writeSetting(db, "fault", undefined);
    return done();
  }
  const fault = readFault(body);
  if (!fault) return Response.json({ error: `unknown fault: ${JSON.stringify(body)}` }, { status: 400 });
  writeSetting(db, "fault", fault);
  return done();
}

function readFault({ kind, count, operation, next }: Record<string, unknown>): FaultSetting | null {
  const follower = next ? readFault(next as Record<string, unknown>) : null;
  if (!parseFault(String(kind)) || (next && !follower)) return null;
  return {
    kind: String(kind),
    count: typeof count === "number" ? count : null,
    operation: typeof operation === "string" ? operation : null,
    next: follower,
  };
}

type Lifetime = "session-lifetime" | "auth-lifetime" | "refresh-lifetime" | "ticket-lifetime";

/** Lifetime of tokens issued from now on; negative: expired at once. null: the defaults. */
function setLifetime(db: D1Database, name: Lifetime, seconds: unknown): Response {
  writeSetting(db, name, typeof seconds === "number" ? { seconds } : undefined);
  return done();
}

function readSale({ price, from, to }: Record<string, unknown>) {
  const toText = (value: unknown) => (typeof value === "string" ? value : null);
  return { salePrice: toText(price), saleFrom: toText(from), saleTo: toText(to) };
}

function done(): Response {
  return Response.json({ ok: true });
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}
