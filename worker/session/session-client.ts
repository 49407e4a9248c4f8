import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { callObject } from "../platform/call-object";
import type { Environment } from "../platform/environment";
import type { Bindings } from "../platform/hono-env";
import type { RequestContext } from "../platform/request-context";
import { FLOODED } from "../rate-limits/flood-limits";
import { createRandomToken } from "./session-cookie";
import type { SessionCaller, SessionReply } from "./session-rpc";
import { log } from "../../app/services/log";

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

type Namespace = Bindings["SHOPPER_SESSION"];
type SessionObject = Namespace extends DurableObjectNamespace<infer Session> ? Session : never;

/** The methods that can be called on a session. */
type SessionCalls = Omit<SessionObject, keyof DurableObject>;

/** One call on the session, which must pass on `caller`. */
export type Call<T> = (session: SessionCalls, caller: SessionCaller) => Promise<SessionReply<T>>;

/** The result without a session; `refusal`: the session couldn't be reached, or none may be created. */
type Fallback<T> = (refusal?: Failure) => NoInfer<T>;

interface CallOptions {
  /** Set if repeating the call would change something again, so it isn't repeated when its outcome is unknown. */
  isOnce?: boolean;
  /**
   * Whether the call may create a session, if there is none or it has ended. sign-in: also if another sign-in has just
   * replaced the cookie, because a second press must sign in like the first.
   */
  creates?: "session" | "sign-in" | undefined;
}

/** Calls a shopper's session object. */
export interface SessionClient {
  sessionContext: SessionContext;
  /** Calls the session, or returns `fallback` if the browser has none. */
  call<T>(call: Call<T>, fallback: Fallback<T>, options?: CallOptions): Promise<T>;
}

/** The result of a call to an unreachable session: it is unknown whether a change was made. */
const UNREACHABLE: Failure = { kind: "timeout" };

const BUSY: Failure = { kind: "busy" };

const RETRY_SECONDS = 5;

interface ClientRequest extends RequestContext {
  /**
   * Whether the request only reads, as a page's does: then reads have a deadline. Those of a submitted form wait as long
   * as its changes.
   */
  isPage?: boolean;
}

/** One per request; replies update `sessionContext`. `mayCreate`: whether a new session may be created now. */
export function openSessionClient(
  namespace: Namespace,
  { sessionLocation }: Environment,
  sessionContext: SessionContext,
  { isPage, ...request }: ClientRequest,
  mayCreate: () => Promise<boolean> = () => Promise.resolve(true),
): SessionClient {
  const options = sessionLocation ? { locationHint: sessionLocation } : {};
  const deadline = Date.now() + PAGE_DEADLINE_MS;
  const send = async <T>(
    { id, key }: { id: string; key: string },
    call: Call<T>,
    isOnce: boolean,
  ): Promise<SessionReply<T> | null> => {
    const wait = isPage ? { waitMs: Math.max(0, deadline - Date.now()) } : {};
    const caller = { key, request, ...wait };
    const open = (): SessionCalls => namespace.get(namespace.idFromName(id), options);
    try {
      return await callObject(open, (session) => call(session, caller), { isRepeatable: !isOnce });
    } catch (error) {
      log("session-unreachable", { id: request.id, error });
      return null;
    }
  };
  const callSession: SessionClient["call"] = async (call, fallback, { isOnce = false, creates } = {}) => {
    if (!sessionContext.id) {
      if (!creates) return fallback();
      if (sessionContext.isSuperseded && creates !== "sign-in") return fallback({ kind: "session-expired" });
      if (!(await mayCreate())) return fallback(FLOODED);
      Object.assign(sessionContext, { id: createRandomToken(), key: "" });
    }
    const sent = { id: sessionContext.id!, key: sessionContext.key };
    const reply = await send(sent, call, isOnce);
    if (!reply || reply.refused === "busy") {
      sessionContext.retryAfter = RETRY_SECONDS;
      return fallback(reply ? BUSY : UNREACHABLE);
    }
    if (reply.refused === null) {
      sessionContext.key = reply.key;
      sessionContext.isSignedIn = reply.isSignedIn;
      return reply.value;
    }
    // Unless a call at the same time was refused before, and has perhaps created a session since.
    if (sessionContext.id === sent.id) {
      // A cookie from before a sign-in says nothing about whether somebody is signed in, because responses may be reordered.
      const isSignedIn = reply.refused === "unknown" && sent.key ? false : null;
      Object.assign(sessionContext, { id: null, key: "", isSignedIn, isSuperseded: reply.refused === "superseded" });
    }
    return callSession(call, fallback, { isOnce, creates });
  };
  return { sessionContext, call: callSession };
}

/** Makes a call without a failure of its own; `none`: its value for a browser without a session. */
export async function callForResult<T>(
  call: SessionClient["call"],
  send: Call<T>,
  none: NoInfer<T>,
  options?: CallOptions,
): Promise<Result<T>> {
  let refused: Failure | undefined;
  const value = await call(
    send,
    (refusal) => {
      refused = refusal;
      return none;
    },
    options,
  );
  return refused ? fail(refused) : succeed(value);
}
