import type { Failure } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { FLOODED } from "../rate-limits/flood-limits";
import { makeSecret } from "../platform/random-token";
import { callObject } from "../platform/call-object";
import type { RequestContext } from "../platform/request-context";
import { mergeSessions } from "./merge-sessions";
import { isRepeatable } from "./repeatable-calls";
import type { SessionCookie } from "./session-cookies";
import type { Closed, SessionCaller, SessionRpc, SessionReply } from "./session-rpc";
import { data } from "react-router";

/** What a request knows of its session; the session middleware writes it into cookies afterwards. */
export interface SessionContext {
  id: string | null;
  /** Proves that the cookie is not from before the sign-in; "" until somebody signs in. */
  key: string;
  /** null: this request didn't learn it. */
  itemCount: number | null;
  isSignedIn: boolean | null;
  /** Signed out by this request: nothing of this browser stays. */
  isLeft: boolean;
  /** Signed out by another request while this one was under way: it begins no new session. */
  isEnded: boolean;
  /** Cookies that open nothing any more. */
  dead: Pick<SessionCookie, "id" | "key">[];
  /** By which orders are counted (worker/platform/client-address.ts). */
  address: string | null;
  /** Seconds until what was refused may be tried again; null: nothing was refused for that. */
  retryAfter: number | null;
}

/** Of a browser without a session. */
export function emptySessionContext(): SessionContext {
  return {
    id: null,
    key: "",
    itemCount: null,
    isSignedIn: null,
    isLeft: false,
    isEnded: false,
    dead: [],
    address: null,
    retryAfter: null,
  };
}

type Returned<C extends keyof SessionRpc> = SessionRpc[C] extends (...given: never) => Promise<infer T> ? T : never;

/** Without a session; `refusal`: there may be one, and it couldn't be asked, or none may be made. */
type Otherwise<C extends keyof SessionRpc> = (refusal?: Failure) => Returned<C>;

/** Calls a shopper's session object. */
export interface SessionClient {
  sessionContext: SessionContext;
  /** Calls the session; `otherwise` where this browser has none. */
  ask<C extends keyof SessionRpc>(
    call: C,
    given: Parameters<SessionRpc[C]>,
    otherwise: Otherwise<C>,
  ): Promise<Returned<C>>;
  /** The same, in a new session where there is none yet, or where the cookie's is over. */
  callOrCreate<C extends keyof SessionRpc>(
    call: C,
    given: Parameters<SessionRpc[C]>,
    otherwise: Otherwise<C>,
  ): Promise<Returned<C>>;
  /** Merges the sessions that a browser brought into the first of them, and goes on with that. */
  merge(cookies: SessionCookie[]): Promise<void>;
}

/** What the generated stub type makes `never` of. */
interface SessionStub {
  visit(visit: SessionCaller, call: string, given: unknown[]): Promise<SessionReply<unknown>>;
}

/** What a session that can't be reached makes of a call: nobody knows whether a change was made. */
const UNREACHED: Failure = { kind: "timeout" };

const UNREACHED_SECONDS = 5;

/** A session that moved is followed by what concerns the cart alone: nothing personal is shown to an older cookie. */
const FOLLOWED: readonly (keyof SessionRpc)[] = ["readCart", "changeCart"];

const HOPS_MAX = 3;

/** For one request; `sessionContext` is updated by each reply. `mayMake`: whether a new session may be made now. */
export function openSessionClient(
  namespace: Bindings["SHOPPER_SESSION"],
  { sessionLocation }: Environment,
  sessionContext: SessionContext,
  request: RequestContext,
  mayMake: () => Promise<boolean> = () => Promise.resolve(true),
): SessionClient {
  const options = sessionLocation ? { locationHint: sessionLocation } : {};
  const send = async <C extends keyof SessionRpc>(
    { id, key, isFollowed = false }: { id: string; key: string; isFollowed?: boolean },
    call: C,
    given: Parameters<SessionRpc[C]>,
  ): Promise<SessionReply<Returned<C>> | null> => {
    try {
      const reply = await callObject(
        () => namespace.get(namespace.idFromName(id), options) as unknown as SessionStub,
        (session) => session.visit({ key, request, isFollowed }, call, given),
        { isRepeatable: isRepeatable(call, given) },
      );
      return reply as SessionReply<Returned<C>>;
    } catch (error) {
      console.error(
        JSON.stringify({ event: "session-unreached", id: request.id, call, message: String(error).slice(0, 200) }),
      );
      return null;
    }
  };
  const follow = async <C extends keyof SessionRpc>(closed: Closed, call: C, given: Parameters<SessionRpc[C]>) => {
    let at: SessionReply<Returned<C>> = closed;
    for (let hops = 0; hops < HOPS_MAX && at.closed === "moved" && at.to && FOLLOWED.includes(call); hops += 1) {
      const next: SessionReply<Returned<C>> | null = await send({ id: at.to, key: "", isFollowed: true }, call, given);
      if (!next) return null;
      at = next;
    }
    return at;
  };
  const ask: SessionClient["ask"] = async (call, given, otherwise) => {
    if (!sessionContext.id) return otherwise();
    const refuse = () => {
      sessionContext.retryAfter = UNREACHED_SECONDS;
      return otherwise(UNREACHED);
    };
    const { id, key } = sessionContext;
    const reply = await send({ id, key }, call, given);
    if (!reply) return refuse();
    if (reply.closed === null) {
      sessionContext.key = reply.key;
      sessionContext.isSignedIn = reply.isSignedIn;
      return reply.value;
    }
    sessionContext.dead.push({ id, key });
    const followed = await follow(reply, call, given);
    if (!followed) return refuse();
    // The browser has the other cookie by an answer of its own: this one brings it none.
    if (followed.closed === null) return followed.value;
    leave(sessionContext, reply, key);
    return otherwise();
  };
  return {
    sessionContext,
    ask,
    async callOrCreate(call, given, otherwise) {
      if (sessionContext.id) {
        const value = await ask(call, given, otherwise);
        if (sessionContext.id) return value;
      }
      if (sessionContext.isEnded) return otherwise({ kind: "session-expired" });
      if (!(await mayMake())) return otherwise(FLOODED);
      Object.assign(sessionContext, { id: makeSecret(), key: "" });
      return ask(call, given, otherwise);
    },
    async merge(cookies) {
      const { session, dead, isEnded } = await mergeSessions(
        cookies,
        async (into, from) => (await absorb(into, from.id)) ?? "later",
      );
      sessionContext.dead.push(...dead);
      Object.assign(sessionContext, { id: session?.id ?? null, key: session?.key ?? "", isEnded: isEnded && !session });
    },
  };

  async function absorb(into: SessionCookie, other: string) {
    const reply = await send(into, "absorb", [into.id, other]);
    return reply && reply.closed === null ? reply.value : reply;
  }
}

// A cookie from before a sign-in tells nothing of whether somebody is signed in: this answer may come after that one's.
function leave(sessionContext: SessionContext, { closed }: Closed, key: string): void {
  const isSignedIn = closed === "ended" || (closed === "unknown" && key) ? false : null;
  Object.assign(sessionContext, { id: null, key: "", isSignedIn, isEnded: closed === "ended" });
}

/** For calls without a failure of their own: the page is answered with the failure, as by the catalog. */
export function orThrow<T>(value: T): (refusal?: Failure) => T {
  return (refusal) => {
    if (refusal) throw data(refusal, { status: 503 });
    return value;
  };
}
