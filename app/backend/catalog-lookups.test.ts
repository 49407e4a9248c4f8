import { expect, test } from "vitest";
import recordedSimple from "../../tests/contract/samples/product-simple.json";
import recordedUnknown from "../../tests/contract/samples/product-unknown.json";
import { findProduct } from "./catalog";
import type { Answer, BackendClient } from "./client";

const CARD = recordedSimple.response.body.data.product;
const REFUSED = { kind: "refused" as const, message: recordedUnknown.response.body.errors[0]!.message };
const BROKEN = { kind: "bad-answer" as const };

/** A client that always gives this answer, and notes what it was asked. */
function answerWith(answer: Partial<Answer<unknown>>) {
  const asked: unknown[] = [];
  const query = (_: unknown, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve({ data: null, failure: null, sessionToken: null, ...answer });
  };
  return { asked, client: { query } as unknown as BackendClient };
}

const FACTS = expect.arrayContaining(["gpsr_maker", "supplement_allergens"]) as string[];

test("an unknown slug is no product: the recorded refusal becomes null (backend notes, Fields)", async () => {
  const { client, asked } = answerWith({ data: recordedUnknown.response.body.data, failure: REFUSED });
  expect(await findProduct(client, "nyama-takav")).toBeNull();
  expect(asked).toEqual([{ slug: "nyama-takav", facts: FACTS, reviews: 0, withReviews: false, withRelated: false }]);
  expect(await findProduct(answerWith({ data: { product: null } }).client, "x")).toBeNull();
});

test("an accident inside the backend doesn't make a product unknown (quality.md 4)", async () => {
  const failure = { kind: "refused" as const, message: "Internal server error" };
  const { client } = answerWith({ data: { product: null }, failure });
  await expect(findProduct(client, "x")).rejects.toMatchObject({ failure: BROKEN });
});

test("a product that a partial failure left readable is shown (quality.md 4)", async () => {
  const { client } = answerWith({ data: { product: CARD }, failure: REFUSED });
  expect(await findProduct(client, CARD.slug)).toMatchObject({ product: { databaseId: 54, sku: "F1-10001" } });
});

test("related products and reviews come with the product, in one question; one that fails spoils nothing else (quality.md)", async () => {
  const reviews = { edges: [{ rating: 4, node: { id: "r", databaseId: 6, content: "<p>c</p>" } }] };
  const { client, asked } = answerWith({ data: { product: { ...CARD, reviews, related: null } }, failure: REFUSED });
  const whole = await findProduct(client, CARD.slug, { reviews: 300, related: true, seo: false });
  expect(asked).toEqual([{ slug: CARD.slug, facts: FACTS, reviews: 100, withReviews: true, withRelated: true }]);
  expect(whole).toMatchObject({
    product: { databaseId: 54 },
    reviews: { ok: true, value: { reviews: [{ rating: 4 }] } },
    related: { ok: false, failure: REFUSED },
  });
  const seo = { title: "Т" };
  const withSeo = answerWith({ data: { product: { ...CARD, seo } } });
  const told = await findProduct(withSeo.client, CARD.slug, { reviews: 0, related: false, seo: true });
  expect(told).toMatchObject({ seo: { ok: true, value: { title: "Т" } } });
  const alone = await findProduct(client, CARD.slug, { reviews: 0, related: false, seo: false });
  expect(alone).toMatchObject({ reviews: null, related: null, seo: null });
});

test("a fault is never taken for an unknown product: search engines would drop its page (quality.md 4)", async () => {
  for (const answer of [
    { failure: BROKEN },
    { data: { product: null }, failure: BROKEN },
    { data: {}, failure: BROKEN },
  ])
    await expect(findProduct(answerWith(answer).client, "x")).rejects.toMatchObject({ failure: BROKEN });
  await expect(findProduct(answerWith({ data: { product: { type: 42 } } }).client, "x")).rejects.toMatchObject({
    failure: BROKEN,
  });
});
