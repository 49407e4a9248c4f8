import { expect, test } from "vitest";
import { findBareTexts } from "./bare-texts";
import { listFiles } from "./source-files";

test("no text that changes has siblings, and none stands after what comes and goes: browsers' translators replace text nodes", () => {
  const { places, lists } = findBareTexts(listFiles(/^app\/.*\.tsx$/).filter((path) => !path.includes(".test.")));
  expect(lists).toBeGreaterThan(1500);
  expect(places).toEqual([]);
});
