import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as english from "../../app/config/paths/en.ts";
import { languages } from "./languages.ts";

const { handler } = languages().transform as { handler: (code: string, id: string) => string | undefined };
const readPaths = (language: string) => {
  const file = `app/config/paths/${language}.ts`;
  return { file, code: readFileSync(file, "utf8") };
};

test("a build puts a language's prefix before each of its paths, and only once", () => {
  const { file, code } = readPaths("en");
  const built = handler(code, file)!;
  const found = Object.fromEntries([...built.matchAll(/export const (\w+) = "([^"]*)"/g)].map(([, name, path]) => [name, path]));
  const expected = Object.entries(english).map(([name, path]) => [name, path === "/" ? "/en" : `/en${path}`]);
  expect(found).toEqual(Object.fromEntries(expected));
});

test("the paths of the shop's first language stay as they are", () => {
  const { file, code } = readPaths("bg");
  expect(handler(code, file)).toBeUndefined();
});
