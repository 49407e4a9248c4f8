import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { blameParts, writeProbe, type Probed } from "./schema-probe";

const SCHEMA = buildSchema("type Query { product: Product } type Product { name: String }");
const DEFINITIONS: Probed[] = [
  { text: "query a {\n  product { ...Name }\n}", parts: ["products"] },
  { text: "query b {\n  product {\n    seo\n  }\n}", parts: ["seo"] },
  { text: "query c { product { ...Extra } }", parts: ["first"] },
  { text: "query d { product { ...Extra } }", parts: ["second"] },
  { text: "fragment Name on Product { name }", parts: ["products"] },
  { text: "fragment Extra on Product {\n  colour\n}", parts: ["first", "second"] },
];

test("a schema that lacks fields is blamed for the parts that ask for them, fragments too, and no other", () => {
  const mistakes = validate(SCHEMA, parse(writeProbe(DEFINITIONS)));
  const said = mistakes.map(({ message, locations }) => ({ message, locations: [...(locations ?? [])] }));
  const blamed = blameParts(DEFINITIONS, said)!;
  expect([...blamed.keys()].toSorted()).toEqual(["first", "second", "seo"]);
  expect(blamed.get("seo")).toEqual([expect.stringContaining('Cannot query field "seo"')]);
});

test("a mistake without a place may be about any part: nothing is known then", () => {
  expect(blameParts(DEFINITIONS, [{ message: "Internal server error" }])).toBeNull();
  expect(blameParts(DEFINITIONS, [{ message: "?", locations: [{ line: 999 }] }])).toBeNull();
  expect(blameParts(DEFINITIONS, [])).toEqual(new Map());
});
