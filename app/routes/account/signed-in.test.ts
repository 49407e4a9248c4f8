import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { fail, succeed, type Result } from "../../domain/values/result";
import { accountContext, type Account } from "../../services/account";
import type { Viewer } from "../../domain/account/account";
import { readReturnPath } from "../../domain/account/return-path";
import { callAsCustomer, requireViewer } from "./signed-in";

const IVAN = { databaseId: 2 } as Viewer;

/** `viewers` are the session's successive answers; the last one repeats. */
function ask(viewers: (Viewer | null)[], answer: Result<string>, init: RequestInit = {}, path = "/my-account/orders") {
  let looks = 0;
  const account = {
    hasExpired: () => Promise.resolve(viewers.length > 1),
    readViewer: () => Promise.resolve(succeed(viewers[Math.min((looks += 1), viewers.length) - 1])),
  } as unknown as Account;
  const context = new RouterContextProvider();
  context.set(accountContext, account);
  const url = new URL(path, "https://shop.test");
  // As the router asks for the page's data.
  const request = new Request(`${url.origin}${url.pathname}.data${url.search}`, init);
  const requested = { request, url, context };
  return { requested, run: () => callAsCustomer(requested, () => Promise.resolve(answer)) };
}

async function thrownBy(work: () => Promise<unknown>): Promise<Response> {
  const thrown = await work().catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("nothing was thrown");
  return thrown;
}

const EXPIRED = fail({ kind: "auth-expired" });

test("a guest is redirected to sign in, and from there back to the requested page", async () => {
  const { requested, run } = ask([null], EXPIRED, {}, "/my-account/orders?after=abc");
  for (const answer of [await thrownBy(run), await thrownBy(() => requireViewer(requested))]) {
    const { pathname, searchParams } = new URL(answer.headers.get("location")!, "https://shop.test");
    expect([answer.status, pathname]).toEqual([302, "/my-account"]);
    expect(readReturnPath(searchParams.get("returnTo"))).toBe("/my-account/orders?after=abc");
    expect(searchParams.has("notice")).toBe(false);
  }
});

test("a guest's form gets 303, and returns to its page only", async () => {
  const answer = await thrownBy(ask([null], EXPIRED, { method: "POST" }, "/my-account/addresses?edit=billing").run);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/my-account?returnTo=%2Fmy-account%2Faddresses");
});

test("an expired sign-in is reported on the sign-in page", async () => {
  const answer = await thrownBy(ask([IVAN, null], EXPIRED).run);
  expect(answer.headers.get("location")).toMatch(
    /^\/my-account\?returnTo=%2Fmy-account%2Forders&notice=sign-in-expired$/,
  );
});

test("a backend that takes a customer for a guest is a failure, and signs nobody out", async () => {
  expect(await ask([IVAN], EXPIRED).run()).toEqual(fail({ kind: "bad-answer" }));
});

test("a session that can't be reached is a failure for the page, which keeps what was typed; it signs nobody out", async () => {
  const { requested } = ask([null], EXPIRED, { method: "POST" });
  const readViewer = () => Promise.resolve(fail({ kind: "timeout" }));
  requested.context.set(accountContext, { readViewer } as unknown as Account);
  expect(await callAsCustomer(requested, () => Promise.resolve(EXPIRED))).toEqual(fail({ kind: "timeout" }));
});

test("results and failures are returned to the page", async () => {
  expect(await ask([IVAN], succeed("orders")).run()).toEqual(succeed("orders"));
  expect(await ask([IVAN], fail({ kind: "timeout" })).run()).toEqual(fail({ kind: "timeout" }));
});
