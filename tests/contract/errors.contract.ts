import { expect, test } from "vitest";
import {
  GetContentNodesDocument,
  GetStockStatusDocument,
  UpdateItemQuantitiesDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";

const visitor = new Visitor();

test("an unknown product is null and an error, an unknown post is omitted alone", async () => {
  const slug = "nyama-takav-slug";
  const product = await visitor.ask(GetStockStatusDocument, { slug });
  expect(product.data?.product ?? null).toBeNull();
  expect(product.errors.length).toBeGreaterThan(0);
  const posts = await visitor.ask(GetContentNodesDocument, { ids: ["99999999"], first: 1 });
  expect(posts).toMatchObject({ data: { contentNodes: { nodes: [] } }, errors: [] });
});

test("a request that can't be parsed is HTTP 500 with an error", async () => {
  const { status, errors } = await visitor.send({ query: "{products(first:1{nodes{name}}}" });
  expect(status).toBe(500);
  expect(errors[0]).toMatch(/^Syntax Error/);
});

test("one unknown field fails the whole request: no data, HTTP 200", async () => {
  const { status, data, errors } = await visitor.send({ query: "{products(first:1){nodes{name}} nyamaTakova}" });
  expect(status).toBe(200);
  expect(data).toBeNull();
  expect(errors[0]).toContain('Cannot query field "nyamaTakova"');
});

test("a variable of the wrong type is refused before anything executes", async () => {
  const query = "query($n: Int!) { products(first: $n) { nodes { name } } }";
  const { data, errors } = await visitor.send({ query, variables: { n: "много" } });
  expect(data).toBeNull();
  expect(errors[0]).toMatch(/\$n/);
});

test("a line that isn't in the cart is refused", async () => {
  const input = { items: [{ key: "nyama-takav-red", quantity: 2 }] };
  const { errors, data } = await new Visitor().ask(UpdateItemQuantitiesDocument, { input });
  expect(errors.length).toBeGreaterThan(0);
  expect(data?.updateItemQuantities?.cart ?? null).toBeNull();
});
