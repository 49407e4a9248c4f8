// @vitest-environment happy-dom
import { act } from "react";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import { fail } from "../../domain/values/result";
import { accountContext, type Account } from "../../services/account";
import { PROVIDER_RETURN } from "#strings/account/sign-in";
import { ErrorBoundary, loader } from "./route";
import type { Route } from "./+types/route";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

/** The page's heading and text when its loader ends like this. */
async function show(load: () => unknown): Promise<(string | null)[]> {
  const children = [{ path: "oauth", loader: load, Component: () => null, ErrorBoundary }];
  await mountInShop(children, "/oauth");
  await vi.waitFor(() => act(() => expect(document.querySelector("h1")).not.toBeNull()));
  return ["h1", "h1 ~ p, h1 ~ * p"].map((selector) => document.querySelector(selector)!.textContent);
}

test("a sign-in that was canceled at the provider while the session can't be reached says so", async () => {
  const cancelProviderSignIn = () => Promise.resolve(fail({ kind: "timeout" }));
  const context = new RouterContextProvider();
  context.set(accountContext, { cancelProviderSignIn } as unknown as Account);
  const request = new Request("https://shop.test/oauth/google?error=access_denied&state=s");
  const run = () => loader({ request, params: { provider: "google" }, context } as unknown as Route.LoaderArgs);
  const [title, text] = await show(run);
  expect(title).not.toBe("");
  expect(text).toMatch(/бави/);
});

test("the router's own error is explained as a sign-in that this browser didn't start", async () => {
  const refuse = () => {
    throw new Response("Method Not Allowed", { status: 405 });
  };
  expect(await show(refuse)).toEqual([PROVIDER_RETURN.foreignTitle, PROVIDER_RETURN.foreignText]);
});
