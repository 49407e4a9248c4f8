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

test("products can be sorted in every order that the synchronization needs", () => {
  expect(valuesOf("ProductsOrderByEnum")).toEqual(expect.arrayContaining(["DATE", "MODIFIED", "POPULARITY"]));
});

test("every list queries published products, hidden ones included, whose rows have their visibility", () => {
  const lists = listFiles(/^graphql\/(catalog|seo)\/.*\.graphql$/).filter((path) =>
    /^ {2}products\(/m.test(readSource(path)),
  );
  expect(lists.length).toBeGreaterThanOrEqual(4);
  expect(lists.filter((path) => !/status: "publish"/.test(readSource(path)))).toEqual([]);
});
