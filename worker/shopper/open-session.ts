import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import type { CookieOptions } from "hono/utils/cookie";
import type { Viewer } from "../../app/domain/account/account";
import type { ShopEnv } from "../platform/hono-env";
import { connectAccount } from "../account/account-client";
import { listProviders } from "../account/login-providers";
import { openCatalogReader } from "../catalog/open-reader";
import { openPlaces } from "../content/places";
import { RenderReport } from "../render/render-report";
import { openShopClient } from "../woocommerce/client";
import { connectShopper } from "./shopper-client";
import {
  cookieName,
  currentDay,
  isSecure,
  readSessionCookie,
  writeSessionCookie,
  type SessionCookie,
} from "../session/session-cookie";
import {
  emptySessionContext,
  openSessionClient,
  type SessionClient,
  type SessionContext,
} from "../session/session-client";
import { createGuard } from "../rate-limits/abuse-guard";
import { limitAccount, limitShopper, reportRefusals } from "../rate-limits/limited-services";
import { countWithinLimit, PERIOD_SECONDS } from "../rate-limits/flood-limits";
import { AccountNames } from "../rate-limits/account-names";
import { type KnownDevice, readDevice, writeDevice } from "../session/known-device";
import { addressKey, readClientAddress } from "../platform/client-address";
import { lazily } from "../platform/lazily";
import { connectStockRequests } from "../back-in-stock/stock-requests";
import { connectWithdrawals } from "../withdrawals/withdrawals";
import { currentRequest } from "../platform/request-context";
import { DAY_SECONDS } from "../../app/domain/values/durations";

/** Chrome limits cookies to 400 days. */
const SESSION_AGE_S = 365 * DAY_SECONDS;

/** The cookie is written again by a change, when it is this old. */
const RENEWED_AFTER_DAYS = 30;

const CART_HINT = "cart_items";

const SIGNED_IN_HINT = "signed_in";

/**
 * Opens the session that the cookie names, provides the shopper, and completes the response: cookies, hints and `no-store`. The
 * cookie is signed, so that sessions can't be forged (docs/decisions/0035).
 */
export const openSession = createMiddleware<ShopEnv>(async (c, next) => {
  const environment = c.get("environment");
  const cookie = await readSessionCookie(c);
  const clientAddress = readClientAddress(c.req);
  const sessionContext = { ...emptySessionContext(), id: cookie?.id ?? null, key: cookie?.key ?? "" };
  // Each new session costs a Durable Object and a WooCommerce session, and a client without cookies could create them endlessly.
  const mayCreate = () => countWithinLimit(c, "FLOOD_BACKEND");
  const isPage = c.req.method === "GET" || c.req.method === "HEAD";
  const language = currentRequest()?.language ?? null;
  const request = { id: c.get("requestId"), address: clientAddress, language, isPage };
  const sessionClient = openSessionClient(c.env.SHOPPER_SESSION, environment, sessionContext, request, mayCreate);
  const findUsedDevice = provideServices(c, sessionClient, clientAddress);
  await next();
  // Without a reported time a flood limit was reached.
  if (c.res.status === 429) c.header("retry-after", String(sessionContext.retryAfter ?? PERIOD_SECONDS));
  if (c.res.status === 503 && sessionContext.retryAfter) c.header("retry-after", String(sessionContext.retryAfter));
  c.header("cache-control", "private, no-store");
  c.header("vary", "Cookie", { append: true });
  if (sessionContext.isSignedOut) return clearCookies(c);
  await writeCookies(c, sessionContext, cookie);
  const device = await findUsedDevice();
  if (device) await writeDevice(c, device);
});

/** Provides the shopper's services, each opened on first use. Returns a getter of the device, if a service read it. */
function provideServices(
  c: Context<ShopEnv>,
  sessionClient: SessionClient,
  clientAddress: string | null,
): () => Promise<KnownDevice> | undefined {
  const environment = c.get("environment");
  const { sessionContext } = sessionClient;
  const names = lazily(() => new AccountNames(c.env.KV, environment.sessionSecret));
  let device: Promise<KnownDevice> | undefined;
  // One device per request: the sign-in after a new password counts as the device that the email key made known.
  const openDevice = () => (device ??= readDevice(c, names));
  const visitor = {
    address: addressKey(clientAddress),
    session: () => sessionContext.id,
    device: { findId: async (typed: string) => (await openDevice()).findId(typed) },
    names,
  };
  const onRefusal = (seconds: number) => void (sessionContext.retryAfter = seconds);
  const guard = reportRefusals(createGuard(c.env.ABUSE_COUNTER, visitor), onRefusal);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const openShopper = () => {
    const shopper = connectShopper(sessionClient, environment, () => openShopClient(c.env, environment));
    return limitShopper(shopper, guard, onRefusal, () => countWithinLimit(c, "FLOOD_BACKEND"));
  };
  c.set("shopper", lazily(openShopper));
  c.set(
    "stockRequests",
    lazily(() => connectStockRequests(c.env, guard)),
  );
  c.set(
    "withdrawals",
    lazily(() => connectWithdrawals({ bindings: c.env, environment, guard, waitUntil })),
  );
  const openAccount = () => {
    const openReader = () => openCatalogReader(c.env, environment, new RenderReport());
    const account = connectAccount(sessionClient, {
      client: openShopClient(c.env, environment),
      environment,
      places: openPlaces(openReader),
      listProviders: () => listProviders(openReader()),
      allowForms: (origins) => c.set("formTargets", origins),
      waitUntil,
      guard,
    });
    const onProof = async (viewer: Partial<Viewer>, typed?: string) => {
      waitUntil(names.link(viewer));
      await (await openDevice()).trust([typed, viewer.username, viewer.email]);
    };
    return limitAccount(account, guard, onProof);
  };
  c.set("account", lazily(openAccount));
  return () => device;
}

async function writeCookies(
  c: Context<ShopEnv>,
  sessionContext: SessionContext,
  cookie: SessionCookie | null,
): Promise<void> {
  const { id, key } = sessionContext;
  // The response to the sign-in or sign-out may have arrived before this one.
  if (sessionContext.isSuperseded && id === null) return;
  const { authPersistence } = c.get("environment").site;
  const isBrowserSession = sessionContext.isSignedIn === true && authPersistence === "browser-session";
  const persistence = { sameSite: "Lax", ...(isBrowserSession ? {} : { maxAge: SESSION_AGE_S }) } as const;
  const isChange = c.req.method !== "GET";
  const isNew = id !== null && (cookie?.id !== id || cookie.key !== key);
  // An old cookie is never renewed by a read, whose response may come after a sign-in's, and only if the session has
  // replied, because only the session knows how long the cookie may last.
  const isOld = cookie !== null && currentDay() - cookie.day >= RENEWED_AFTER_DAYS;
  const isRenewed = isNew || (isOld && isChange && sessionContext.isSignedIn !== null);
  if (id !== null && isRenewed) await writeSessionCookie(c, { id, key }, persistence);
  // Hints are readable by scripts on purpose: they let public pages show cart badge and account link. No personal data.
  writeHint(
    c,
    CART_HINT,
    sessionContext.itemCount === null ? null : sessionContext.itemCount > 0 && String(sessionContext.itemCount),
    persistence,
    isChange || isNew,
  );
  // A hint without a session, for instance after a new SESSION_SECRET, would be wrong for a year.
  const isSignedIn =
    sessionContext.isSignedIn ?? (cookie === null && id === null && getCookie(c, SIGNED_IN_HINT) ? false : null);
  writeHint(c, SIGNED_IN_HINT, isSignedIn === null ? null : isSignedIn && "1", persistence, isRenewed);
}

// `value`: null: unknown, so the cookie stays; false: the cookie is deleted. An unchanged one is written again only if
// `isWritten`, because a response that comes after a sign-out's would restore it.
function writeHint(
  c: Context<ShopEnv>,
  name: string,
  value: string | false | null,
  persistence: CookieOptions,
  isWritten: boolean,
): void {
  if (value === null || (!isWritten && value === (getCookie(c, name) ?? false))) return;
  const attributes = { ...persistence, path: "/", secure: isSecure(c) };
  if (value) setCookie(c, name, value, attributes);
  else deleteCookie(c, name, { path: "/" });
}

// A sign-out deletes every cookie, whoever set it, except the device's: it grants no access, and without it strangers could
// lock the customer out (docs/decisions/0037).
function clearCookies(c: Context<ShopEnv>): void {
  const device = cookieName(c, "device");
  for (const name of Object.keys(getCookie(c)))
    if (name !== device) deleteCookie(c, name, { path: "/", secure: name.startsWith("__Host-") });
}
