import { readSettings, takeFault } from "./test-settings.ts";
import type { TestWishes } from "../http/answer-graphql.ts";
import { parseFault } from "./faults.ts";
import { PLAIN_SHOP } from "./shop-options.ts";
import type { GraphqlOperation, GraphqlQuery } from "../http/read-operations.ts";

export const NO_REQUESTS: TestWishes = {
  fault: null,
  sessionLifetimeSeconds: null,
  authLifetimeSeconds: null,
  refreshLifetimeSeconds: null,
  options: PLAIN_SHOP,
};

/** The header overrides what was set for all requests. */
export function findTestWishes(request: Request, db: D1Database, question: GraphqlQuery): TestWishes {
  const settings = readSettings(db);
  const wishes = {
    sessionLifetimeSeconds: settings["session-lifetime"]?.seconds ?? null,
    authLifetimeSeconds: settings["auth-lifetime"]?.seconds ?? null,
    refreshLifetimeSeconds: settings["refresh-lifetime"]?.seconds ?? null,
    options: settings.options ?? PLAIN_SHOP,
  };
  const asked = parseFault(request.headers.get("x-demo-fault") ?? "");
  if (asked) return { fault: asked, ...wishes };
  const { fault } = settings;
  const isMeant =
    fault && (fault.operation === null || question.operations.some((one) => nameOf(one) === fault.operation));
  if (!isMeant || !takeFault(db)) return { fault: null, ...wishes };
  return { fault: parseFault(fault.kind), ...wishes };
}

function nameOf({ operationName, query }: GraphqlOperation): string | null {
  return operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query ?? "")?.[1] ?? null;
}
