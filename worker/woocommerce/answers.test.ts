import { expect, test } from "vitest";
import { answerWith } from "../../tests/doubles/answering-client";
import { CURSOR_FETCH_MAX } from "../../app/config/limits";
import { collectNodes, findPart, needPart, nextOf, readPart } from "./answers";
import type { Answer } from "./client";

interface Data {
  list: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: number[] } | null;
}

const REFUSED = { kind: "refused" as const, message: "x" };
const given = (parts: Partial<Answer<{ thing: number | null }>>) => ({
  data: null,
  failure: null,
  sessionToken: null,
  ...parts,
});
const pick = ({ thing }: { thing: number | null }) => thing;
const double = (thing: number) => thing * 2;

const page = (nodes: number[], endCursor: string | null) => ({
  data: { list: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
});

async function collect(...answers: Partial<Answer<unknown>>[]) {
  const { client, asked } = answerWith(...answers);
  const ask = (after: string | null) => client.query({} as never, { after }) as Promise<Answer<Data>>;
  const all = await collectNodes(
    ask,
    ({ list }) => list,
    (node) => node,
  );
  return { all, asked };
}

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

test("a list in hundreds is collected by its cursors to the end", async () => {
  const { all, asked } = await collect(page([1, 2], "a"), page([3], "b"), page([4], null));
  expect(all).toEqual({ ok: true, value: [1, 2, 3, 4] });
  expect(asked.map(({ variables }) => variables.after)).toEqual([null, "a", "b"]);
});

test("a list never goes on for ever: not past 2000, not without nodes, not on one cursor", async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index);
  const cursors = Array.from({ length: 40 }, (_, index) => page(hundred, `c${index}`));
  const { all } = await collect(...cursors);
  expect(all.ok && all.value.length).toBe(CURSOR_FETCH_MAX);
  expect((await collect(page([], "a"))).asked).toHaveLength(1);
  expect((await collect(page([1], "a"))).asked).toHaveLength(2);
});

test("half a list is none: it would look like a whole one", async () => {
  const { all } = await collect(page([1], "a"), { failure: { kind: "timeout" } });
  expect(all).toEqual({ ok: false, failure: { kind: "timeout" } });
});
