import { expect, test } from "vitest";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { toBoundLists } from "../../catalog/store/scoped-rows";
import { findPosts } from "./catalog-posts";

const BOUND_BYTES_MAX = 2_000_000;

async function findText(content: string) {
  const nodes = [{ __typename: "Post", databaseId: 1, slug: "post", title: "Post", content }];
  const { client } = respondWith({ data: { contentNodes: { nodes } } });
  return findPosts(client, [1], { origin: "", home: "", withSeo: false });
}

test.each([
  ["Latin letters", "a", 1_500_000],
  ["Cyrillic letters", "я", 900_000],
  ["signs that JSON escapes", "\\", 450_000],
])("a long text of %s is stored, a longer one is malformed, and what is stored can be bound", async (_, sign, most) => {
  const { rows } = await findText(sign.repeat(most));
  expect(toBoundLists(rows).map((list) => Buffer.byteLength(list) < BOUND_BYTES_MAX)).toEqual([true]);
  const { malformed } = await findText(sign.repeat(1.5 * most));
  expect(malformed).toEqual([{ id: 1, reason: "RangeError: too long a text" }]);
});
