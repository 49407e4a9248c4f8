import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { makeSecret } from "./make-secret";
import type { Visit, VisitCalls, Visited } from "./session-calls";

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
  /** Makes a session where there is none yet. */
  makeSession(): void;
}

/** What the generated stub type makes `never` of. */
interface SessionStub {
  visit(visit: Visit, call: string, given: unknown[]): Promise<Visited<unknown> | null>;
}

/** Opens the road for one request; `seat` learns where it stands from each answer. */
export function openRoad(
  namespace: Bindings["SHOPPER_SESSION"],
  { sessionLocation }: Environment,
  seat: ShopperSeat,
  requestId: string,
): SessionRoad {
  return {
    seat,
    async ask<C extends keyof VisitCalls>(call: C, given: Parameters<VisitCalls[C]>, otherwise: () => Told<C>) {
      if (!seat.id) return otherwise();
      const options = sessionLocation ? { locationHint: sessionLocation } : {};
      const stub = namespace.get(namespace.idFromName(seat.id), options) as unknown as SessionStub;
      const visited = await stub.visit({ key: seat.key, requestId }, call, given);
      if (visited) {
        seat.key = visited.key;
        seat.isSignedIn = visited.isSignedIn;
        return visited.value as Told<C>;
      }
      // A cookie of before a sign-in, or of after the end: as if there were none.
      Object.assign(seat, { id: null, key: "", isSignedIn: false });
      return otherwise();
    },
    makeSession() {
      if (!seat.id) Object.assign(seat, { id: makeSecret(), key: "" });
    },
  };
}
