import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSource, ROOT } from "./source-files";

const DOCUMENTS = listFiles(/^([A-Z]+\.md|docs\/.*\.md)$/);

function findBrokenLinks(document: string): string[] {
  const targets = [...readSource(document).matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target!);
  return targets.filter((target) => {
    const [path] = target.split("#");
    return path && !path.includes(":") && !existsSync(join(ROOT, dirname(document), path));
  });
}

test.each(DOCUMENTS)("relative links of %s lead to a file", (document) => {
  expect(findBrokenLinks(document)).toEqual([]);
});
