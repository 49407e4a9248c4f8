import { expect, test } from "vitest";
import { MERCHANT_VARIABLE_NAMES } from "../../worker/platform/variables";
import { listFiles, readSource } from "./source-files";

const EXAMPLE = ".dev.vars.example";
const LISTED = MERCHANT_VARIABLE_NAMES.toSorted();
test(`${EXAMPLE} names exactly the variables that the Worker reads, each below a comment`, () => {
  const named = [...readSource(EXAMPLE).matchAll(/^# (?![A-Z_]+=).+\n((?:# [A-Z_]+=.*\n)+)/gm)];
  const names = named.flatMap(([, lines]) => [...lines!.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name!));
  expect(names.sort()).toEqual(LISTED);
});

test("the example has no working secret, and the file itself is never committed", () => {
  expect(readSource(EXAMPLE)).not.toMatch(/\b(sk|rk|whsec)_\w{8,}/);
  expect(readSource(".gitignore").split("\n")).toContain(".dev.vars");
  expect(listFiles(/(^|\/)\.dev\.vars(\.(?!example$).*)?$/)).toEqual([]);
});
