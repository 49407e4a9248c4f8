import { expect, test } from "vitest";
import { listFiles, readSource, TESTS } from "./source-files";

const HOMES =
  /^(app\/strings\/(bg\/|refusals\.ts$)|app\/config\/(common-passwords|demo-shop\/bg|product-facts|search-synonyms\/(bg|en)|site|units)\.ts$|app\/domain\/(country|locale|search)\/|app\/domain\/values\/money\.ts$|worker\/catalog\/index\/|demo\/|tests\/|docs\/|README\.md$|wrangler\.toml$)/;
const TEXTS = listFiles(/\.(ts|tsx|mjs|css|graphql|toml|json|md|html|svg|yml)$/);

function findCyrillic(path: string): string[] {
  return readSource(path)
    .split("\n")
    .flatMap((line, index) => (/\p{Script=Cyrillic}/u.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

test("Cyrillic occurs only in Bulgarian strings, data of the configuration, money, country, locale, the search index, demo, tests and documents", () => {
  const elsewhere = TEXTS.filter((path) => !HOMES.test(path) && !TESTS.test(path));
  expect(elsewhere.length).toBeGreaterThan(150);
  expect(elsewhere.flatMap(findCyrillic)).toEqual([]);
});
