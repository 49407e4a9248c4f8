import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files";

test("packages come from the lock file alone: nothing installs one by its name", () => {
  const installs = listFiles(/^(scripts|tests|\.github|\.ci)\/(?!rules\/)/).filter((path) =>
    /\bnpm i\b|npm install|"install", "--|npx (-y|--yes|--package)|\bnpm exec\b/.test(readSource(path)),
  );
  expect(installs).toEqual([]);
});

test("every version is exact, so that two installations are the same", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readSource("package.json"));
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual(
    [],
  );
});

test("package-lock.json names no registry", () => {
  expect(readSource("package-lock.json")).not.toMatch(
    /"resolved":|https?:\/\/(?!.*(github\.com|opencollective|sponsor|fund))[^"]*registry/,
  );
});
