import { Kind, parse, visit, type FieldNode } from "graphql";
import { expect, test } from "vitest";
import { readSource } from "./source-files";

/** "contents 100": each list of a document with a literal bound. */
function readBounds(path: string): string[] {
  const bounds: string[] = [];
  const numberOf = ({ arguments: given }: FieldNode) => given?.find(({ name }) => name.value === "first")?.value;
  visit(parse(readSource(path)), {
    Field(field) {
      const first = numberOf(field);
      if (first?.kind === Kind.INT) bounds.push(`${field.name.value} ${first.value}`);
    },
  });
  return bounds;
}

test.each([
  ["graphql/fragments/cart-contents.graphql", "contents 100"],
  ["graphql/fragments/catalog-product.graphql", "galleryImages 10"],
  ["graphql/fragments/catalog-product.graphql", "related 5"],
  ["graphql/fragments/catalog-product.graphql", "variations 50"],
  ["graphql/account/getOrders.graphql", "orders 100"],
  ["graphql/account/getDownloads.graphql", "downloadableItems 100"],
  ["graphql/content/getPostCategories.graphql", "categories 100"],
  ["graphql/content/getContentTimes.graphql", "contentNodes 100"],
])("%s asks for as many as the specification says: %s", (path, bound) => {
  expect(readBounds(path)).toContain(bound);
});
