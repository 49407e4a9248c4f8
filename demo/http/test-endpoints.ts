import type { DemoCatalogue } from "../catalogue/types.ts";
import { readOrders } from "../database/orders.ts";
import { resetDatabase } from "../database/prepare-database.ts";
import { setStock } from "../database/set-stock.ts";
import { clearSetting, writeSetting } from "../database/test-settings.ts";
import type { Env } from "../env.ts";
import { parseFault } from "./faults.ts";

/** /__test/…: only in test mode. Every answer is JSON. */
export async function answerTest(request: Request, { DB: db }: Env, catalogue: DemoCatalogue): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isRead = request.method === "GET";
  if (pathname === "/__test/orders" && isRead) return Response.json(await readOrders(db));
  if (isRead) return notFound();
  const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  switch (pathname) {
    case "/__test/reset":
      await resetDatabase(db, catalogue);
      return done();
    case "/__test/fault":
      return setFault(db, body);
    case "/__test/session-lifetime":
      return setLifetime(db, body.seconds);
    case "/__test/stock":
      return (await setStock(db, Number(body.id), body.stock === null ? null : Number(body.stock)))
        ? done()
        : notFound();
    default:
      return notFound();
  }
}

async function setFault(db: D1Database, { kind, count, operation }: Record<string, unknown>): Promise<Response> {
  if (kind === null || kind === undefined) {
    await clearSetting(db, "fault");
    return done();
  }
  if (!parseFault(String(kind))) return Response.json({ error: `unknown fault: ${String(kind)}` }, { status: 400 });
  await writeSetting(db, "fault", {
    kind: String(kind),
    count: typeof count === "number" ? count : null,
    operation: typeof operation === "string" ? operation : null,
  });
  return done();
}

/** null: the 48 hours of WooGraphQL again. */
async function setLifetime(db: D1Database, seconds: unknown): Promise<Response> {
  if (typeof seconds === "number") await writeSetting(db, "session-lifetime", { seconds });
  else await clearSetting(db, "session-lifetime");
  return done();
}

function done(): Response {
  return Response.json({ ok: true });
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}
