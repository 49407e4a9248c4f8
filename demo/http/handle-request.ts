import { NO_ACCOUNTS, type DemoAccounts } from "../accounts/seed-accounts.ts";
import type { DemoCatalog } from "../catalog/types.ts";
import { prepareDatabase } from "../database/prepare-database.ts";
import type { Env } from "../env.ts";
import { PICTURES_PATH } from "./origin.ts";
import { answerPage } from "./answer-page.ts";
import { answerGraphql } from "./answer-graphql.ts";
import { sendPicture } from "./send-picture.ts";
import { answerTest } from "../test-controls/endpoints.ts";
import { readTestConditions, NO_CONDITIONS } from "../test-controls/test-headers.ts";

export async function handleRequest(
  request: Request,
  env: Env,
  catalog: DemoCatalog,
  accounts: DemoAccounts = NO_ACCOUNTS,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isTest = env.TEST_MODE === "true";
  if (pathname === "/healthz") return Response.json({ status: "ok" });
  if (pathname.startsWith(PICTURES_PATH)) return sendPicture(pathname.slice(PICTURES_PATH.length), request, env);
  if (pathname === "/graphql" && /^(GET|POST)$/.test(request.method)) {
    await prepareDatabase(env.DB, catalog, accounts);
    return answerGraphql(request, env, (query) =>
      isTest ? readTestConditions(request, env.DB, query) : NO_CONDITIONS,
    );
  }
  if (isTest && pathname.startsWith("/__test/")) {
    await prepareDatabase(env.DB, catalog, accounts);
    return answerTest(request, env, catalog, accounts);
  }
  await prepareDatabase(env.DB, catalog, accounts);
  return (await answerPage(request, env)) ?? new Response("Not found", { status: 404 });
}
