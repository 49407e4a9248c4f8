import { expect, test } from "vitest";
import {
  AddToCartDocument,
  EmptyCartDocument,
  GetCartDocument,
  GetCatalogIdsDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { findSimples } from "./fixtures/discover";

const BROKEN = [
  ["not a token", "abc"],
  ["a token of somebody else's secret", "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl"],
] as const;

test("every response without a session has a new token, product lists too", async () => {
  expect((await new Visitor().ask(GetCatalogIdsDocument, { first: 1 })).hasToken).toBe(true);
  expect((await new Visitor().ask(GetCartDocument, {})).hasToken).toBe(true);
});

test("the session header's token alone identifies a cart", async () => {
  const [card] = await findSimples(1);
  const first = new Visitor();
  await first.need(AddToCartDocument, { input: { productId: card!.databaseId, quantity: 1 } });
  const second = new Visitor();
  second.token = first.token;
  expect((await second.need(GetCartDocument, {})).cart?.contents?.itemCount).toBe(1);
  await second.ask(EmptyCartDocument, { input: {} });
});

test.each(BROKEN)(
  "%s: the cart is null with an error, HTTP is 200, and a new token is issued",
  async (...[, token]) => {
    const visitor = new Visitor();
    visitor.token = token;
    const { status, data, errors, hasToken } = await visitor.ask(GetCartDocument, {});
    expect(status).toBe(200);
    expect(data?.cart ?? null).toBeNull();
    expect(errors.join()).toContain("invalid_token");
    expect(hasToken).toBe(true);
  },
);

test.each(BROKEN)("%s: a mutation isn't executed", async (...[, token]) => {
  const [card] = await findSimples(1);
  const visitor = new Visitor();
  visitor.token = token;
  const { data, errors } = await visitor.ask(AddToCartDocument, {
    input: { productId: card!.databaseId, quantity: 1 },
  });
  expect(data?.addToCart ?? null).toBeNull();
  expect(errors.join()).toContain("invalid_token");
  expect((await visitor.need(GetCartDocument, {})).cart?.isEmpty).toBe(true);
});

test("a broken session doesn't fail products", async () => {
  const visitor = new Visitor();
  visitor.token = "abc";
  const { data } = await visitor.ask(GetCatalogIdsDocument, { first: 3 });
  expect(data?.products?.edges).toHaveLength(3);
});

test("several mutations in one request lose nothing", async () => {
  const cards = await findSimples(3);
  const visitor = new Visitor();
  await visitor.need(AddToCartDocument, { input: { productId: cards[0]!.databaseId, quantity: 1 } });
  const fields = cards.slice(1).map(({ databaseId }, index) => {
    return `a${index}: addToCart(input: { productId: ${databaseId}, quantity: 1 }) { cart { isEmpty } }`;
  });
  await visitor.send({ query: `mutation { ${fields.join("\n")} }` });
  expect((await visitor.need(GetCartDocument, {})).cart?.contents?.nodes).toHaveLength(3);
  await visitor.ask(EmptyCartDocument, { input: {} });
});
