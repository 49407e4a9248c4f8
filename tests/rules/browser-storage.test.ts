import { expect, test } from "vitest";
import { readSource, SOURCES, TESTS } from "./source-files";

const OWNER = "app/browser/storage/browser-storage.ts";

/** What a browser may refuse with an error; "document.cookie" in comments counts, too. */
const REFUSABLE =
  /\b(localStorage|sessionStorage|indexedDB|caches)\b\s*[.[]|\bdocument\.cookie\b|\bnew BroadcastChannel\b|\bnavigator\.(locks|serviceWorker|storage|cookieEnabled)\b/;

test(`only ${OWNER} uses what a browser may refuse`, () => {
  const others = SOURCES.filter((path) => path.startsWith("app/") && !TESTS.test(path) && path !== OWNER);
  const withoutComments = (path: string) => readSource(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  expect(others.filter((path) => REFUSABLE.test(withoutComments(path)))).toEqual([
    "app/components/shell/early-script.tsx",
  ]);
  expect(readSource(OWNER)).toMatch(REFUSABLE);
});
