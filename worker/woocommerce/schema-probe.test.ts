import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { findInvalidParts, writeProbe, type ProbeDefinition } from "./schema-probe";

const SCHEMA = buildSchema("type Query { product: Product } type Product { name: String }");
const DEFINITIONS: ProbeDefinition[] = [
  { text: "query a {\n  product { ...Name }\n}", parts: ["products"] },
  { text: "query b {\n  product {\n    seo\n  }\n}", parts: ["seo"] },
  { text: "query c { product { ...Extra } }", parts: ["first"] },
  { text: "query d { product { ...Extra } }", parts: ["second"] },
  { text: "fragment Name on Product { name }", parts: ["products"] },
  { text: "fragment Extra on Product {\n  colour\n}", parts: ["first", "second"] },
];

test("missing fields are attributed to the parts that query them, also through fragments, and to no other", () => {
  const mistakes = validate(SCHEMA, parse(writeProbe(DEFINITIONS)));
  const said = mistakes.map(({ message, locations }) => ({ message, locations: [...(locations ?? [])] }));
  const blamed = findInvalidParts(DEFINITIONS, said)!;
  expect([...blamed.keys()].toSorted()).toEqual(["first", "second", "seo"]);
  expect(blamed.get("seo")).toEqual([expect.stringContaining('Cannot query field "seo"')]);
});

test("an error without a location can't be attributed to a part", () => {
  expect(findInvalidParts(DEFINITIONS, [{ message: "Internal server error" }])).toBeNull();
  expect(findInvalidParts(DEFINITIONS, [{ message: "?", locations: [{ line: 999 }] }])).toBeNull();
  expect(findInvalidParts(DEFINITIONS, [])).toEqual(new Map());
});
