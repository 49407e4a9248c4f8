import { expect, test } from "vitest";
import { PUBLIC_FIELDS, type Fields } from "../fixtures/public-fields";
import { listFiles, readSource } from "./source-files";

const READERS = new Set(listFiles(/^app\//));

/** Every field of the table, with its reader. */
function listFields(fields: Fields, path = ""): { path: string; field: string; reader: string }[] {
  return Object.entries(fields).flatMap(([field, inner]) =>
    typeof inner === "string"
      ? [{ path: `${path}.${field}`, field, reader: inner }]
      : listFields(inner, path ? `${path}.${field}` : field),
  );
}

test("each reader that the table of public fields names is a file of app/ that names the field", () => {
  const wrong = listFields(PUBLIC_FIELDS).filter(({ field, reader }) => {
    const file = `app/${reader}`;
    return !READERS.has(file) || (/^\w+$/.test(field) && !new RegExp(`\\b${field}\\b`).test(readSource(file)));
  });
  expect(wrong).toEqual([]);
});
