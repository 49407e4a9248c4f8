import { expect, test } from "vitest";
import { AddToCartDocument, GetViewerDocument } from "../../graphql/generated/documents";
import { respondWith } from "../../tests/doubles/backend/canned-client";
import { authorize } from "./session-tokens";
import type { Failure, Result } from "../../app/domain/values/result";

const EXPIRED: Failure = { kind: "auth-expired" };
const INPUT = { input: { productId: 1, quantity: 1 } };

function tokens(current: Result<string | null>, renewed: Result<string> = { ok: false, failure: EXPIRED }) {
  return { current: async () => current, renew: async () => renewed };
}

function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

test("a customer's request carries their token; a guest's carries none", async () => {
  for (const value of ["auth", null]) {
    const { client, asked } = respondWith({ data: {} });
    const own = authorize(client, tokens(good(value)));
    await own.query(GetViewerDocument, {}, "session");
    await own.mutate(AddToCartDocument, INPUT, "session");
    expect(asked.map(({ token, authToken }) => [token, authToken])).toEqual([
      ["session", value],
      ["session", value],
    ]);
  }
});

test("while a token can't be renewed nothing is sent, and the failure is passed on", async () => {
  const { client, asked } = respondWith({ data: {} });
  const own = authorize(client, tokens({ ok: false, failure: { kind: "timeout" } }));
  expect(await own.query(GetViewerDocument, {})).toEqual({
    data: null,
    failure: { kind: "timeout" },
    sessionToken: null,
  });
  expect((await own.mutate(AddToCartDocument, INPUT)).failure).toEqual({ kind: "timeout" });
  expect(asked).toEqual([]);
});

test("a query that ran as a guest's is sent once more with a new token", async () => {
  const { client, asked } = respondWith({ failure: EXPIRED }, { data: { viewer: null } });
  const own = authorize(client, tokens(good("old"), good("new")));
  expect((await own.query(GetViewerDocument, {}, "session")).failure).toBeNull();
  expect(asked.map(({ authToken }) => authToken)).toEqual(["old", "new"]);
});

test("a mutation that ran as a guest's is never sent again, and its outcome is unknown", async () => {
  const { client, asked } = respondWith({ failure: EXPIRED });
  const own = authorize(client, tokens(good("old"), good("new")));
  expect((await own.mutate(AddToCartDocument, INPUT)).failure).toEqual({ kind: "bad-answer" });
  expect(asked).toHaveLength(1);
});

test("without a renewable token the sign-in has expired", async () => {
  const own = authorize(respondWith({ failure: EXPIRED }).client, tokens(good("old")));
  expect((await own.query(GetViewerDocument, {})).failure).toEqual(EXPIRED);
  expect((await own.mutate(AddToCartDocument, INPUT)).failure).toEqual(EXPIRED);
});
