import { Visitor } from "../accounts/visitor.ts";
import type { DemoContext } from "../context.ts";
import { batchReads } from "../database/batch-reads.ts";
import type { Env } from "../env.ts";
import { readDeliveryChoice } from "../couriers/delivery-choice.ts";
import { readCouponEmail } from "../plugin/coupon-email.ts";
import { readLanguage } from "../languages/language.ts";
import { isFromShop, toPluginHeaders } from "../plugin/storefront-plugin.ts";
import type { ShopOptions } from "../test-controls/shop-options.ts";
import { RequestSession } from "../session/request-session.ts";
import { answerInstead, delayAnswer, corruptAnswer, type Fault } from "../test-controls/faults.ts";
import { readOperations, type GraphqlQuery } from "./read-operations.ts";
import { runOperation, type OperationOutcome } from "./run-operation.ts";

export interface TestConditions {
  fault: Fault | null;
  sessionLifetimeSeconds: number | null;
  authLifetimeSeconds: number | null;
  refreshLifetimeSeconds: number | null;
  ticketLifetimeSeconds: number | null;
  options: ShopOptions;
}

const HEADERS = {
  "content-type": "application/json; charset=UTF-8",
  "access-control-expose-headers": "woocommerce-session",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** `readConditions` is given the request's operations; outside test mode it sets no fault. */
export async function answerGraphql(
  request: Request,
  env: Env,
  readConditions: (body: GraphqlQuery) => TestConditions,
): Promise<Response> {
  const body = await readOperations(request);
  if (!body)
    return Response.json({ errors: [{ message: "Internal server error" }] }, { status: 500, headers: HEADERS });
  const { fault, sessionLifetimeSeconds, ticketLifetimeSeconds, options, ...lifetimes } = readConditions(body);
  if (fault && !fault.isLate) {
    const instead = answerInstead(fault);
    if (instead) return instead;
  }
  const { SESSION_SECRET: secret, SHOP_ORIGIN: shopOrigin = "" } = env;
  const db = batchReads(env.DB);
  const visitor = await Visitor.open({
    db,
    header: request.headers.get("authorization"),
    secret,
    isRefused: fault?.kind === "expired-auth",
    ...lifetimes,
  });
  const session = await RequestSession.open({
    db,
    header: request.headers.get("woocommerce-session"),
    secret,
    lifetimeSeconds: sessionLifetimeSeconds,
    customer: visitor.customer,
    forcedRefusal: fault?.kind === "expired-session" ? "invalid_token: Expired token" : null,
  });
  const isShop = options.hasPlugin && isFromShop(request, env.STOREFRONT_SECRET);
  const outcomes = await runInOrder(body, {
    db,
    session,
    visitor,
    shopOrigin,
    options,
    ticketLifetimeSeconds,
    isFromShop: isShop,
    language: readLanguage(request, isShop),
    names: new Map(),
    couponEmail: isShop && !visitor.customer ? readCouponEmail(request) : null,
    deliveryChoice: isShop ? readDeliveryChoice(request) : null,
    shopperAddress: findShopperAddress(request, isShop),
  });
  const token = await session.issueToken();
  const answer = sendOutcomes(outcomes, request.method === "GET" || body.isBatch, body.isBatch, {
    token,
    httpStatus: visitor.httpStatus,
    more: options.hasPlugin ? toPluginHeaders(isShop) : {},
  });
  if (!fault) return answer;
  await delayAnswer(fault);
  return (fault.isLate && answerInstead(fault)) || corruptAnswer(fault, answer);
}

async function runInOrder({ operations }: GraphqlQuery, context: DemoContext): Promise<OperationOutcome[]> {
  const outcomes: OperationOutcome[] = [];
  for (const operation of operations) {
    const outcome = await runOperation(operation, context);
    const { deliveryFacts: delivery } = context;
    const texts = [...context.names.values()];
    const names = texts.length > 0 && { language: context.language.code, texts };
    // The plugin adds them for the shop only, to the answer that calculated the rates.
    if ((delivery || names) && context.isFromShop)
      outcome.answer.extensions = { storefront: { ...(delivery && { delivery }), ...(names && { names }) } };
    delete context.deliveryFacts;
    context.names.clear();
    outcomes.push(outcome);
  }
  return outcomes;
}

function sendOutcomes(
  outcomes: OperationOutcome[],
  hasExtensions: boolean,
  isBatch: boolean,
  { token, httpStatus, more }: { token: string | null; httpStatus: number | null; more: Record<string, string> },
): Response {
  const bodies = outcomes.map(({ answer }) => (hasExtensions ? { extensions: {}, ...answer } : answer));
  const own = isBatch ? 200 : (outcomes[0]?.status ?? 200);
  const status = own === 200 ? (httpStatus ?? own) : own;
  const headers = { ...HEADERS, ...more, ...(token ? { "woocommerce-session": token } : {}) };
  return new Response(JSON.stringify(isBatch ? bodies : bodies[0]), { status, headers });
}

/** The backend sees only the shop's IP address, unless its plugin trusts the shop to state the shopper's. */
function findShopperAddress({ headers }: Request, isShop: boolean): string {
  const sentOn = isShop ? headers.get("x-forwarded-for")?.split(",")[0]?.trim() : "";
  return sentOn || headers.get("cf-connecting-ip") || "";
}
