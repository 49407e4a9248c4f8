import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createMiddleware } from "hono/factory";
import { createCookie } from "react-router";
import { fail, succeed } from "../../app/domain/values/result";
import { BROWSED_RETENTION_DAYS } from "../../app/config/limits";
import { NOTHING_BROWSED, readBrowsed, type Browsed } from "../../app/domain/wishlist/browsing-history";
import { createGuard } from "../rate-limits/abuse-guard";
import type { ShopEnv } from "../platform/hono-env";
import { readAddressKey } from "../platform/client-address";
import type { Browsing } from "../../app/services/browsing-history";

/** The comparison and what was recently viewed, with their data ("/sravnenie/_.data" too); never a path of the page cache. */
export const BROWSING_PATHS = ["/sravnenie/*", "/sravnenie.data", "/api/seen/*", "/api/seen.data"];

const COOKIE = "browsing";

const PREFIX = "browsing:";

const DAY_SECONDS = 86_400;

type Storage = ReturnType<typeof createWorkersKVSessionStorage<Browsed>>;

/**
 * Comparison and recently viewed products: in KV, under a signed cookie that is set only at the shopper's request
 * (docs/decisions/0026). Separate from the session, which would need a Durable Object and the backend.
 */
export const openBrowsing = createMiddleware<ShopEnv>(async (c, next) => {
  const { protocol } = new URL(c.req.url);
  const storage = openStorage(c.env.KV, c.get("environment").sessionSecret, protocol === "https:");
  const lines: string[] = [];
  const browsing = createBrowsing(storage, c.req.header("cookie"), (line) => void lines.push(line));
  const address = readAddressKey((name) => c.req.header(name));
  const guard = createGuard(c.env.ABUSE_COUNTER, { address, session: () => null });
  c.set("browsing", { ...browsing, save: (browsed) => guard("browsing", () => browsing.save(browsed)) });
  await next();
  for (const line of lines) c.header("set-cookie", line, { append: true });
});

/** Uses React Router's session storage; `setCookie` receives the Set-Cookie header. */
function createBrowsing(storage: Storage, cookies: string | undefined, setCookie: (line: string) => void): Browsing {
  const open = () => storage.getSession(cookies ?? null);
  return {
    async read() {
      // Without the cookie nothing is stored, so KV isn't read.
      if (!cookies?.includes(`${COOKIE}=`)) return NOTHING_BROWSED;
      try {
        const session = await open();
        return readBrowsed(session.get("compared"), session.get("seen"));
      } catch (error) {
        logFailure(error);
        return NOTHING_BROWSED;
      }
    },
    async save({ compared, seen }) {
      try {
        const session = await open();
        if (compared.length === 0 && seen === null) {
          setCookie(await storage.destroySession(session));
          return succeed(null);
        }
        session.set("compared", compared);
        session.set("seen", seen);
        setCookie(await storage.commitSession(session));
        return succeed(null);
      } catch (error) {
        logFailure(error);
        return fail({ kind: "unreachable" });
      }
    },
  };
}

/** The storage's ids are short, so a prefix separates them from KV's other keys. */
function openStorage(kv: KVNamespace, secret: string, isSecure: boolean): Storage {
  const scoped = {
    get: (key: string) => kv.get(PREFIX + key),
    put: (key: string, value: string, options?: KVNamespacePutOptions) => kv.put(PREFIX + key, value, options),
    delete: (key: string) => kv.delete(PREFIX + key),
  } as unknown as KVNamespace;
  const cookie = createCookie(COOKIE, {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: BROWSED_RETENTION_DAYS * DAY_SECONDS,
  });
  return createWorkersKVSessionStorage<Browsed>({ cookie, kv: scoped });
}

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ event: "browsing-history-failed", message: String(error).slice(0, 200) }));
}
