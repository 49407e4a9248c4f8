import { expect, test } from "vitest";
import { listFiles, readSource, SOURCES } from "./source-files";

const EVERYTHING = listFiles(/./);

test("no folder is called utils, helpers, lib, common or misc", () => {
  expect(EVERYTHING.filter((path) => /(^|\/)(utils?|helpers?|lib|common|misc)(\/|\.\w+$)/.test(path))).toEqual([]);
});

test("there are no barrels: no file only re-exports", () => {
  const isBarrel = (path: string) => {
    const statements = readSource(path)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
      .trim();
    return /^(export (type )?(\*|\{[^}]*\})( as \w+)? from ["'][^"']+["'];?\s*)+$/.test(statements);
  };
  expect(SOURCES.filter(isBarrel)).toEqual([]);
});
