import { readSettings, takeFault } from "../database/test-settings.ts";
import type { TestWishes } from "./answer-graphql.ts";
import { parseFault } from "./faults.ts";
import type { GraphqlOperation, GraphqlQuestion } from "./read-operations.ts";

export const NO_WISHES: TestWishes = { fault: null, sessionLifetimeSeconds: null };

/** The header goes before what was set for all requests. */
export async function findTestWishes(request: Request, db: D1Database, question: GraphqlQuestion): Promise<TestWishes> {
  const settings = await readSettings(db);
  const sessionLifetimeSeconds = settings["session-lifetime"]?.seconds ?? null;
  const asked = parseFault(request.headers.get("x-demo-fault") ?? "");
  if (asked) return { fault: asked, sessionLifetimeSeconds };
  const { fault } = settings;
  const isMeant =
    fault && (fault.operation === null || question.operations.some((one) => nameOf(one) === fault.operation));
  if (!isMeant || !(await takeFault(db))) return { fault: null, sessionLifetimeSeconds };
  return { fault: parseFault(fault.kind), sessionLifetimeSeconds };
}

function nameOf({ operationName, query }: GraphqlOperation): string | null {
  return operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query ?? "")?.[1] ?? null;
}
