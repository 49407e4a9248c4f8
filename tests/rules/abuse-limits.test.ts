import { expect, test } from "vitest";
import { ABUSE_LIMITS, type AbuseLimit } from "../../worker/abuse-limits";
import { readSource } from "./source-files";

test("docs/abuse.md says what the table of limits says", () => {
  const rows = Object.entries<AbuseLimit>(ABUSE_LIMITS).map(
    ([kind, { limit, windowSeconds, countedBy, isGuess }]) =>
      `| \`${kind}\` | ${limit} | ${windowSeconds} s | ${countedBy.join(", ")} | ${isGuess ? "not counted" : "counted"} |`,
  );
  expect(readSource("docs/abuse.md").match(/^\| `.*\|$/gm)).toEqual(rows);
});
