import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeFailures, quoteTitle } from "./describe-failures";

test("a failure names its file, its rule, and the command that repeats it alone", () => {
  const said = describeFailures([
    { file: "app/a.test.ts", rule: "a rule", command: "npx vitest run app/a.test.ts -t 'a rule$'" },
    { file: "app/b.test.ts", command: "npx vitest run app/b.test.ts" },
  ]);
  expect(said).toContain("2 failures");
  expect(said).toContain("app/a.test.ts\n  a rule\n  npx vitest run app/a.test.ts -t 'a rule$'\n");
  expect(said).toContain("\napp/b.test.ts\n  npx vitest run app/b.test.ts\n");
});

test("any title reaches a command as a pattern of itself", () => {
  const title = fc.string({ unit: fc.constantFrom(..."ab '\"\\$`(*[{|.\nя") });
  const titles = [...fc.sample(title, 200), "it's 5 $ (or more) \\ `x`"];
  const said = execFileSync("sh", ["-c", `printf '%s\\0' ${titles.map((one) => quoteTitle(one)).join(" ")}`], {
    encoding: "utf8",
  });
  const patterns = said.split("\0").slice(0, -1);
  expect(patterns).toHaveLength(titles.length);
  for (const [at, one] of titles.entries()) expect(one).toMatch(new RegExp(`^${patterns[at]}`));
});
