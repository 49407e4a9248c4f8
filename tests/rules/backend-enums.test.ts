import { buildSchema, extendSchema, isEnumType, parse } from "graphql";
import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files";

const schema = extendSchema(
  buildSchema(readSource("graphql/schema.graphql")),
  parse(readSource("demo/schema-extras.graphql")),
);

function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

test.each([
  ["OrderStatusEnum", "CANCELLED CHECKOUT_DRAFT COMPLETED FAILED ON_HOLD PENDING PROCESSING REFUNDED SPEEDY_BOL"],
  ["StockStatusEnum", "IN_STOCK ON_BACKORDER OUT_OF_STOCK"],
  ["ProductTypesEnum", "EXTERNAL GROUPED SIMPLE VARIABLE VARIATION"],
  ["LoginProviderEnum", "FACEBOOK GITHUB GOOGLE INSTAGRAM LINKEDIN OAUTH2_GENERIC PASSWORD SITETOKEN"],
])("%s has exactly the specification's values", (name, values) => {
  expect(valuesOf(name).toSorted()).toEqual(values.split(" "));
});

test("a list can be asked for in every order that the specification names", () => {
  const named = [
    "DATE",
    "NAME",
    "NAME_IN",
    "PRICE",
    "RATING",
    "POPULARITY",
    "TOTAL_SALES",
    "REVIEW_COUNT",
    "MENU_ORDER",
  ];
  expect(valuesOf("ProductsOrderByEnum")).toEqual(expect.arrayContaining(named));
});

test("every list of the shop is of visible and published products", () => {
  const lists = listFiles(/^graphql\/catalog\/.*\.graphql$/).filter((path) =>
    /^ {2}products\(/m.test(readSource(path)),
  );
  expect(lists.length).toBeGreaterThanOrEqual(6);
  const isOpen = (path: string) => !/visibility: VISIBLE\s*,?\s*status: "publish"/.test(readSource(path));
  // The replica knows hidden products, too: their rows say where they may be found.
  const isReplica = (path: string) => /\/getCatalog\w+\.graphql$/.test(path);
  expect(lists.filter((path) => isOpen(path) && !isReplica(path))).toEqual([]);
  expect(lists.filter((path) => !/status: "publish"/.test(readSource(path)))).toEqual([]);
});
