import { expect, test } from "vitest";
import { readSource } from "./source-files";

test("docs/rate-limits.md has the limits of wrangler.toml", () => {
  const limits = [...readSource("wrangler.toml").matchAll(/^name = "(FLOOD_\w+)"\n.*\nsimple = \{ limit = (\d+),/gm)];
  const documented = [...readSource("docs/rate-limits.md").matchAll(/^\| (FLOOD_\w+) \| (\d+) \|/gm)].map(
    ([, ...row]) => row.join(),
  );
  const counted = limits.map(([, ...row]) => row.join());
  expect(documented.length).toBeGreaterThan(6);
  expect(counted).toEqual(documented);
});
