import { readSettings, takeFault } from "./test-settings.ts";
import type { TestConditions } from "../http/answer-graphql.ts";
import { parseFault } from "./faults.ts";
import { PLAIN_SHOP, SHOWN_SHOP } from "./shop-options.ts";
import type { GraphqlOperation, GraphqlQuery } from "../http/read-operations.ts";

export const NO_CONDITIONS: TestConditions = {
  fault: null,
  sessionLifetimeSeconds: null,
  authLifetimeSeconds: null,
  refreshLifetimeSeconds: null,
  ticketLifetimeSeconds: null,
  options: SHOWN_SHOP,
};

/** The header overrides what was set for all requests. */
export function readTestConditions(request: Request, db: D1Database, query: GraphqlQuery): TestConditions {
  const settings = readSettings(db);
  const conditions = {
    sessionLifetimeSeconds: settings["session-lifetime"]?.seconds ?? null,
    authLifetimeSeconds: settings["auth-lifetime"]?.seconds ?? null,
    refreshLifetimeSeconds: settings["refresh-lifetime"]?.seconds ?? null,
    ticketLifetimeSeconds: settings["ticket-lifetime"]?.seconds ?? null,
    options: settings.options ?? PLAIN_SHOP,
  };
  const requested = parseFault(request.headers.get("x-demo-fault") ?? "");
  if (requested) return { fault: requested, ...conditions };
  const { fault } = settings;
  const isMeant =
    fault && (fault.operation === null || query.operations.some((one) => nameOf(one) === fault.operation));
  if (!isMeant || !takeFault(db)) return { fault: null, ...conditions };
  const hit = parseFault(fault.kind);
  return { fault: hit && { ...hit, isReleased: () => readSettings(db).fault === undefined }, ...conditions };
}

function nameOf({ operationName, query }: GraphqlOperation): string | null {
  return operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query ?? "")?.[1] ?? null;
}
