import { createMiddleware } from "hono/factory";
import { createCookie, createSessionStorage, type SessionStorage } from "react-router";
import { succeed } from "../../app/domain/values/result";
import { BROWSED_RETENTION_DAYS } from "../../app/config/limits";
import { NOTHING_BROWSED, readBrowsed, type Browsed } from "../../app/domain/wishlist/browsing-history";
import { createGuard } from "../rate-limits/abuse-guard";
import type { ShopEnv } from "../platform/hono-env";
import { readAddressKey } from "../platform/client-address";
import { orUnreachable } from "../platform/or-unreachable";
import { isSecure } from "../session/session-cookie";
import type { Browsing } from "../../app/services/browsing-history";
import { log } from "../../app/services/log";
import * as paths from "#paths";
import { DAY_SECONDS } from "../../app/domain/values/durations";

/** The comparison and what was recently viewed, with their data ("/sravnenie/_.data" too); never a path of the page cache. */
export const BROWSING_PATHS = [paths.comparison, paths.seen].flatMap((path) => [`${path}/*`, `${path}.data`]);

const COOKIE = "browsing";

const FAILED = "browsing-history-failed";

const PREFIX = "browsing:";

const LIFETIME_SECONDS = BROWSED_RETENTION_DAYS * DAY_SECONDS;

/**
 * Comparison and recently viewed products: in KV, under a signed cookie that is set only at the shopper's request
 * (docs/decisions/0026). Separate from the session, which would need a Durable Object and the backend.
 */
export const openBrowsing = createMiddleware<ShopEnv>(async (c, next) => {
  const storage = openStorage(c.env.KV, c.get("environment").sessionSecret, isSecure(c));
  const lines: string[] = [];
  const browsing = createBrowsing(storage, c.req.header("cookie"), (line) => void lines.push(line));
  const address = readAddressKey(c.req);
  const guard = createGuard(c.env.ABUSE_COUNTER, { address, session: () => null });
  c.set("browsing", { ...browsing, save: (browsed) => guard("browsing", () => browsing.save(browsed)) });
  await next();
  for (const line of lines) c.header("set-cookie", line, { append: true });
});

/** `setCookie` receives the Set-Cookie header. */
function createBrowsing(
  storage: SessionStorage<Browsed>,
  cookies: string | undefined,
  setCookie: (line: string) => void,
): Browsing {
  const open = () => storage.getSession(cookies ?? null);
  return {
    async read() {
      // Without the cookie nothing is stored, so KV isn't read.
      if (!cookies?.includes(`${COOKIE}=`)) return NOTHING_BROWSED;
      try {
        const session = await open();
        return readBrowsed(session.get("compared"), session.get("seen"));
      } catch (error) {
        log(FAILED, { error });
        return NOTHING_BROWSED;
      }
    },
    save: ({ compared, seen }) =>
      orUnreachable(FAILED, async () => {
        const session = await open();
        session.set("compared", compared);
        session.set("seen", seen);
        const isEmpty = compared.length === 0 && seen === null;
        setCookie(await (isEmpty ? storage.destroySession(session) : storage.commitSession(session)));
        return succeed(null);
      }),
  };
}

/** React Router's session storage over KV. */
function openStorage(kv: KVNamespace, secret: string, isHttps: boolean): SessionStorage<Browsed> {
  const cookie = createCookie(COOKIE, {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    path: "/",
    maxAge: LIFETIME_SECONDS,
  });
  const write = (id: string, data: Partial<Browsed>) =>
    kv.put(PREFIX + id, JSON.stringify(data), { expirationTtl: LIFETIME_SECONDS });
  return createSessionStorage<Browsed>({
    cookie,
    async createData(data) {
      const id = crypto.randomUUID();
      await write(id, data);
      return id;
    },
    readData: (id) => kv.get<Partial<Browsed>>(PREFIX + id, "json"),
    updateData: write,
    deleteData: (id) => kv.delete(PREFIX + id),
  });
}
