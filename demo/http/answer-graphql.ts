import type { DemoContext } from "../context.ts";
import type { Env } from "../env.ts";
import { RequestSession } from "../session/request-session.ts";
import { SESSION_LIFETIME_SECONDS } from "../session/token.ts";
import { answerInstead, delayAnswer, spoilAnswer, type Fault } from "./faults.ts";
import { readOperations, type GraphqlQuestion } from "./read-operations.ts";
import { runOperation, type GraphqlAnswer, type OperationOutcome } from "./run-operation.ts";

export interface TestWishes {
  fault: Fault | null;
  sessionLifetimeSeconds: number | null;
}

const HEADERS = {
  "content-type": "application/json; charset=UTF-8",
  "access-control-expose-headers": "woocommerce-session",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** `findWishes` is asked for the question's operations; outside test mode it wishes nothing. */
export async function answerGraphql(
  request: Request,
  env: Env,
  findWishes: (question: GraphqlQuestion) => Promise<TestWishes>,
): Promise<Response> {
  const question = await readOperations(request);
  if (!question)
    return Response.json({ errors: [{ message: "Internal server error" }] }, { status: 500, headers: HEADERS });
  const { fault, sessionLifetimeSeconds } = await findWishes(question);
  if (fault && !fault.isLate) {
    const instead = answerInstead(fault);
    if (instead) return instead;
  }
  const session = await RequestSession.open({
    db: env.DB,
    header: request.headers.get("woocommerce-session"),
    secret: env.SESSION_SECRET,
    lifetimeSeconds: sessionLifetimeSeconds ?? SESSION_LIFETIME_SECONDS,
    forcedRefusal: fault?.kind === "expired-session" ? "invalid_token: Expired token" : null,
  });
  const outcomes = await runInOrder(question, { db: env.DB, session });
  const token = await session.issueToken();
  const answer = sendOutcomes(outcomes, request.method === "GET" || question.isBatch, question.isBatch, token);
  if (!fault) return answer;
  await delayAnswer(fault);
  return (fault.isLate && answerInstead(fault)) || spoilAnswer(fault, answer);
}

async function runInOrder({ operations }: GraphqlQuestion, context: DemoContext): Promise<OperationOutcome[]> {
  const outcomes: OperationOutcome[] = [];
  for (const operation of operations) outcomes.push(await runOperation(operation, context));
  return outcomes;
}

function sendOutcomes(
  outcomes: OperationOutcome[],
  hasExtensions: boolean,
  isBatch: boolean,
  token: string | null,
): Response {
  const bodies = outcomes.map(({ answer }): GraphqlAnswer & { extensions?: object } =>
    hasExtensions ? { ...answer, extensions: {} } : answer,
  );
  const status = isBatch ? 200 : (outcomes[0]?.status ?? 200);
  const headers = { ...HEADERS, ...(token ? { "woocommerce-session": token } : {}) };
  return new Response(JSON.stringify(isBatch ? bodies : bodies[0]), { status, headers });
}
