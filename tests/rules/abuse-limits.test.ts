import { expect, test } from "vitest";
import { ABUSE_LIMITS, type AbuseLimit } from "../../worker/rate-limits/abuse-limits";
import { readSource } from "./source-files";

test("docs/rate-limits.md has the numbers of the table of limits", () => {
  const rows = Object.entries<AbuseLimit>(ABUSE_LIMITS).flatMap(([kind, { counts, isGuess }]) =>
    counts.map(({ by, limit, windowSeconds, spacingSeconds }) => {
      const beyond = spacingSeconds ? `one each ${spacingSeconds} s` : "refused";
      return `| \`${kind}\` | ${by} | ${limit} | ${windowSeconds} s | ${beyond} | ${isGuess ? "not counted" : "counted"} |`;
    }),
  );
  expect(readSource("docs/rate-limits.md").match(/^\| `.*\|$/gm)).toEqual(rows);
});

test("docs/rate-limits.md has the limits of wrangler.toml", () => {
  const limits = [...readSource("wrangler.toml").matchAll(/^name = "(FLOOD_\w+)"\n.*\nsimple = \{ limit = (\d+),/gm)];
  const told = [...readSource("docs/rate-limits.md").matchAll(/^\| (FLOOD_\w+) \| (\d+) \|/gm)].map(([, ...row]) =>
    row.join(),
  );
  const counted = limits.map(([, ...row]) => row.join());
  expect(told.length).toBeGreaterThan(6);
  expect(counted).toEqual(told);
});
