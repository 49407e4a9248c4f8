import { expect, test } from "vitest";
import { findPart, needPart, nextOf, readPart } from "./answers";
import type { Answer } from "./client";

const REFUSED = { kind: "refused" as const, message: "x" };
const given = (parts: Partial<Answer<{ thing: number | null }>>) => ({
  data: null,
  failure: null,
  sessionToken: null,
  ...parts,
});
const pick = ({ thing }: { thing: number | null }) => thing;
const double = (thing: number) => thing * 2;

test("an essential part is there or a fault; a part that an address names may be null", () => {
  expect(needPart(given({ data: { thing: 2 } }), pick, double)).toBe(4);
  expect(findPart(given({ data: { thing: null } }), pick, double)).toBeNull();
  expect(() => needPart(given({ data: { thing: null } }), pick, double)).toThrow("bad-answer");
  for (const part of [needPart, findPart]) {
    expect(() => part(given({ data: { thing: null }, failure: REFUSED }), pick, double)).toThrow("refused");
    expect(() => part(given({ failure: { kind: "timeout" } }), pick, double)).toThrow("timeout");
  }
});

test("an optional part says why it is missing", () => {
  expect(readPart(given({ data: { thing: 2 } }), pick, double)).toEqual({ ok: true, value: 4 });
  expect(readPart(given({ data: { thing: null } }), pick, double)).toMatchObject({ failure: { kind: "bad-answer" } });
  expect(readPart(given({ failure: REFUSED }), pick, double)).toEqual({ ok: false, failure: REFUSED });
});

test("the end of a list has no next page, whatever its cursor", () => {
  expect(nextOf({ hasNextPage: true, endCursor: "c" })).toBe("c");
  for (const pageInfo of [{ hasNextPage: false, endCursor: "c" }, { hasNextPage: true, endCursor: null }, null])
    expect(nextOf(pageInfo)).toBeNull();
});
