import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { FLOODED } from "../rate-limits/flood-limits";
import { createRandomToken } from "./session-cookie";
import { callObject } from "../platform/call-object";
import type { RequestContext } from "../platform/request-context";
import type { SessionCaller, SessionRpc, SessionReply } from "./session-rpc";
import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { CartChange } from "../../app/domain/cart/cart";

/** A request's view of its session; the session middleware writes cookies from it afterwards. */
export interface SessionContext {
  id: string | null;
  /** Proves that the cookie isn't from before the sign-in; "" until somebody signs in. */
  key: string;
  /** null: this request didn't read it. */
  itemCount: number | null;
  isSignedIn: boolean | null;
  /** This request signed out: the browser's cookies are deleted, except the known device's. */
  isSignedOut: boolean;
  /** A concurrent request signed in or out: this one creates no session, and its response writes no cookie. */
  isSuperseded: boolean;
  /** Seconds until a refused call may be retried; null: nothing was refused. */
  retryAfter: number | null;
}

/** For a browser without a session. */
export function emptySessionContext(): SessionContext {
  return {
    id: null,
    key: "",
    itemCount: null,
    isSignedIn: null,
    isSignedOut: false,
    isSuperseded: false,
    retryAfter: null,
  };
}

type Returned<C extends keyof SessionRpc> = SessionRpc[C] extends (...given: never) => Promise<infer T> ? T : never;

/** The result without a session; `refusal`: the session couldn't be reached, or none may be created. */
type Fallback<C extends keyof SessionRpc> = (refusal?: Failure) => Returned<C>;

/** Calls a shopper's session object. */
export interface SessionClient {
  sessionContext: SessionContext;
  /** Calls the session, or returns `fallback` if the browser has none. */
  call<C extends keyof SessionRpc>(
    call: C,
    given: Parameters<SessionRpc[C]>,
    fallback: Fallback<C>,
  ): Promise<Returned<C>>;
  /** The same, but creates a session if there is none, or the cookie's is over. */
  callOrCreate<C extends keyof SessionRpc>(
    call: C,
    given: Parameters<SessionRpc[C]>,
    fallback: Fallback<C>,
  ): Promise<Returned<C>>;
}

/** The generated stub type resolves to `never`. */
interface SessionStub {
  handle(caller: SessionCaller, call: string, given: unknown[]): Promise<SessionReply<unknown>>;
}

/** The result of a call to an unreachable session: it is unknown whether a change was made. */
const UNREACHABLE: Failure = { kind: "timeout" };

const BUSY: Failure = { kind: "busy" };

const RETRY_SECONDS = 5;

/** Calls that a page may do without while the session is busy. */
const READS: readonly (keyof SessionRpc)[] = [
  "readCart",
  "readCheckout",
  "findOrder",
  "readViewer",
  "hasExpired",
  "readAccount",
  "readCustomer",
  "listOrders",
  "findOwnOrder",
  "listDownloads",
];

/** Calls that may replace the cookie of another sign-in: a second press must sign in as the first one did. */
const SIGN_INS: readonly (keyof SessionRpc)[] = ["signIn", "register"];

interface ClientRequest extends RequestContext {
  /** It only shows a page, which has a deadline; a form's own reads wait like its changes. */
  isPage?: boolean;
}

/** One per request; replies update `sessionContext`. `mayCreate`: whether a new session may be created now. */
export function openSessionClient(
  namespace: Bindings["SHOPPER_SESSION"],
  { sessionLocation }: Environment,
  sessionContext: SessionContext,
  { isPage, ...request }: ClientRequest,
  mayCreate: () => Promise<boolean> = () => Promise.resolve(true),
): SessionClient {
  const options = sessionLocation ? { locationHint: sessionLocation } : {};
  const deadline = Date.now() + PAGE_DEADLINE_MS;
  const waitFor = (call: keyof SessionRpc) =>
    isPage && READS.includes(call) ? { waitMs: Math.max(0, deadline - Date.now()) } : {};
  const send = async <C extends keyof SessionRpc>(
    { id, key }: { id: string; key: string },
    call: C,
    given: Parameters<SessionRpc[C]>,
  ): Promise<SessionReply<Returned<C>> | null> => {
    try {
      const reply = await callObject(
        () => namespace.get(namespace.idFromName(id), options) as unknown as SessionStub,
        (session) => session.handle({ key, request, ...waitFor(call) }, call, given),
        { isRepeatable: isRepeatable(call, given) },
      );
      return reply as SessionReply<Returned<C>>;
    } catch (error) {
      console.error(
        JSON.stringify({ event: "session-unreachable", id: request.id, call, message: String(error).slice(0, 200) }),
      );
      return null;
    }
  };
  const callSession: SessionClient["call"] = async (call, given, fallback) => {
    if (!sessionContext.id) return fallback();
    const { id, key } = sessionContext;
    const reply = await send({ id, key }, call, given);
    if (!reply || reply === "busy") {
      sessionContext.retryAfter = RETRY_SECONDS;
      return fallback(reply === "busy" ? BUSY : UNREACHABLE);
    }
    if (reply.closed === null) {
      sessionContext.key = reply.key;
      sessionContext.isSignedIn = reply.isSignedIn;
      return reply.value;
    }
    // A cookie from before a sign-in says nothing about whether somebody is signed in, because responses may be reordered.
    const isSignedIn = reply.closed === "unknown" && key ? false : null;
    Object.assign(sessionContext, { id: null, key: "", isSignedIn, isSuperseded: reply.closed === "superseded" });
    return fallback();
  };
  return {
    sessionContext,
    call: callSession,
    async callOrCreate(call, given, fallback) {
      if (sessionContext.id) {
        const value = await callSession(call, given, fallback);
        if (sessionContext.id) return value;
      }
      if (sessionContext.isSuperseded && !SIGN_INS.includes(call)) return fallback({ kind: "session-expired" });
      if (!(await mayCreate())) return fallback(FLOODED);
      Object.assign(sessionContext, { id: createRandomToken(), key: "" });
      return callSession(call, given, fallback);
    },
  };
}

/** Makes a call without a failure of its own; `none`: its value for a browser without a session. */
export async function callForResult<C extends keyof SessionRpc>(
  { call }: Pick<SessionClient, "call">,
  name: C,
  given: Parameters<SessionRpc[C]>,
  none: Returned<C>,
): Promise<Result<Returned<C>>> {
  let refused: Failure | undefined;
  const value = await call(name, given, (refusal) => {
    refused = refusal;
    return none;
  });
  return refused ? fail(refused) : succeed(value);
}

/**
 * Calls that must not be retried if their outcome is unknown. Placing an order may be: its checkout id makes it idempotent
 * (docs/decisions/0005).
 */
const ONCE: readonly (keyof SessionRpc)[] = [
  "signIn",
  "register",
  "finishProviderSignIn",
  "cancelProviderSignIn",
  "changePassword",
  "writeReview",
];

/** Cart changes that set a state instead of adding to it, and so are idempotent. */
const IDEMPOTENT_CHANGES: readonly CartChange["type"][] = ["set-quantity", "empty", "choose-shipping"];

/** Whether repeating a call has no further effect. */
function isRepeatable<C extends keyof SessionRpc>(call: C, given: Parameters<SessionRpc[C]>): boolean {
  if (call !== "changeCart") return !ONCE.includes(call);
  return IDEMPOTENT_CHANGES.includes((given[0] as CartChange).type);
}
