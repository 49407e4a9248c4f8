import { expect, test } from "vitest";
import { requirePart, nextCursor, readPart } from "./responses";
import type { GraphqlResponse } from "./client";

const REFUSED = { kind: "refused" as const, message: "x" };
const given = (parts: Partial<GraphqlResponse<{ thing: number | null }>>) => ({
  data: null,
  failure: null,
  sessionToken: null,
  ...parts,
});
const pick = ({ thing }: { thing: number | null }) => thing;
const double = (thing: number) => thing * 2;

test("a required part is present or a fault, also in a partial response", () => {
  expect(requirePart(given({ data: { thing: 2 } }), pick, double)).toBe(4);
  expect(() => requirePart(given({ data: { thing: null } }), pick, double)).toThrow("bad-answer");
  for (const thing of [2, null])
    expect(() => requirePart(given({ data: { thing }, failure: REFUSED }), pick, double)).toThrow("refused");
  expect(() => requirePart(given({ failure: { kind: "timeout" } }), pick, double)).toThrow("timeout");
});

test("an optional part reports why it is missing", () => {
  expect(readPart(given({ data: { thing: 2 } }), pick, double)).toEqual({ ok: true, value: 4 });
  expect(readPart(given({ data: { thing: null } }), pick, double)).toMatchObject({ failure: { kind: "bad-answer" } });
  expect(readPart(given({ failure: REFUSED }), pick, double)).toEqual({ ok: false, failure: REFUSED });
});

test("the last page has no next cursor, whatever its end cursor", () => {
  expect(nextCursor({ hasNextPage: true, endCursor: "c" })).toBe("c");
  for (const pageInfo of [{ hasNextPage: false, endCursor: "c" }, { hasNextPage: true, endCursor: null }, null])
    expect(nextCursor(pageInfo)).toBeNull();
});
