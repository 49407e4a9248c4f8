import type { Failure } from "../app/backend/result";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { FLOODED } from "./limit-floods";
import { makeSecret } from "./make-secret";
import type { Visit, VisitCalls, Visited } from "./session-calls";
import type { RequestContext } from "./request-context";

/** Where a request stands with its session; the session middleware writes it into cookies afterwards. */
export interface ShopperSeat {
  id: string | null;
  /** Proves that the cookie is of now and not of before a sign-in; "" until then. */
  key: string;
  /** null: this request didn't learn it. */
  itemCount: number | null;
  isSignedIn: boolean | null;
  /** Signed out by this request: nothing of this browser stays. */
  isLeft: boolean;
  /** By which orders are counted (shopper-address.ts). */
  address: string | null;
  /** Seconds until what was refused may be tried again; null: nothing was refused for being tried too often. */
  retryAfter: number | null;
}

/** Of a browser without a session. */
export const EMPTY_SEAT: ShopperSeat = {
  id: null,
  key: "",
  itemCount: null,
  isSignedIn: null,
  isLeft: false,
  address: null,
  retryAfter: null,
};

type Told<C extends keyof VisitCalls> = VisitCalls[C] extends (...given: never) => Promise<infer T> ? T : never;

/** The road to a shopper's session object. */
export interface SessionRoad {
  seat: ShopperSeat;
  /** Asks the session; `otherwise` where this browser has none. */
  ask<C extends keyof VisitCalls>(
    call: C,
    given: Parameters<VisitCalls[C]>,
    otherwise: () => Told<C>,
  ): Promise<Told<C>>;
  /** The same, in a new session where there is none yet, or where the cookie's is over. `refusal`: none may be made. */
  askOrMake<C extends keyof VisitCalls>(
    call: C,
    given: Parameters<VisitCalls[C]>,
    otherwise: (refusal?: Failure) => Told<C>,
  ): Promise<Told<C>>;
}

/** What the generated stub type makes `never` of. */
interface SessionStub {
  visit(visit: Visit, call: string, given: unknown[]): Promise<Visited<unknown> | null>;
}

/** Opens the road for one request; `seat` learns where it stands from each answer. `mayMake`: a new session, now. */
export function openRoad(
  namespace: Bindings["SHOPPER_SESSION"],
  { sessionLocation }: Environment,
  seat: ShopperSeat,
  request: RequestContext,
  mayMake: () => Promise<boolean> = () => Promise.resolve(true),
): SessionRoad {
  const ask: SessionRoad["ask"] = async <C extends keyof VisitCalls>(
    call: C,
    given: Parameters<VisitCalls[C]>,
    otherwise: () => Told<C>,
  ) => {
    if (!seat.id) return otherwise();
    const options = sessionLocation ? { locationHint: sessionLocation } : {};
    const stub = namespace.get(namespace.idFromName(seat.id), options) as unknown as SessionStub;
    const visited = await stub.visit({ key: seat.key, request }, call, given);
    if (visited) {
      seat.key = visited.key;
      seat.isSignedIn = visited.isSignedIn;
      return visited.value as Told<C>;
    }
    // A cookie of before a sign-in, or of after the end: as if there were none. It stays with the browser, harmless:
    // this answer may come late, after one that has brought a newer cookie.
    Object.assign(seat, { id: null, key: "", isSignedIn: false });
    return otherwise();
  };
  return {
    seat,
    ask,
    async askOrMake(call, given, otherwise) {
      const told = await ask(call, given, otherwise);
      if (seat.id) return told;
      if (!(await mayMake())) return otherwise(FLOODED);
      Object.assign(seat, { id: makeSecret(), key: "" });
      return ask(call, given, otherwise);
    },
  };
}
