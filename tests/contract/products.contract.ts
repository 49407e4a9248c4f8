import { beforeAll, expect, inject, test } from "vitest";
import {
  GetProductReviewsDocument,
  GetStockStatusDocument,
  WriteReviewDocument,
} from "../../graphql/generated/documents";
import { hundredths, Visitor } from "./fixtures/backend";
import { listCards, type Card } from "./fixtures/discover";
import { sentFromSomewhere } from "./fixtures/plugin-visitor";

/** A guest can't delete a review: written in the demo, and elsewhere only with CONTRACT_REVIEWS=yes. */
const MAY_REVIEW = inject("isDemo") || process.env.CONTRACT_REVIEWS === "yes";

const visitor = new Visitor();
let cards: Card[];
beforeAll(async () => {
  cards = await listCards();
});

const typed = (name: Card["__typename"]) => cards.find(({ __typename }) => __typename === name);
test("raw prices are decimals with a point, a variable product's a list of them", () => {
  for (const card of cards.filter((one) => one.__typename === "SimpleProduct" && "price" in one && one.price))
    expect("price" in card && card.price).toMatch(/^\d+(\.\d+)?$/);
  const variable = typed("VariableProduct");
  if (variable && "price" in variable) expect(variable.price).toMatch(/^\d+(\.\d+)?(, ?\d+(\.\d+)?)*$/);
});

test("a product on sale costs less than its regular price", () => {
  for (const card of cards)
    if (card.__typename === "SimpleProduct" && card.onSale)
      expect(hundredths(card.salePrice), card.slug ?? "").toBeLessThan(hundredths(card.regularPrice));
});

test("a product's variations have their attributes", async (context) => {
  const card = typed("VariableProduct");
  if (card?.__typename !== "VariableProduct") return context.skip("no variable product");
  const varying = card.attributes?.nodes.filter(({ variation }) => variation).map(({ name }) => name) ?? [];
  expect(varying.length).toBeGreaterThan(0);
  for (const { attributes } of card.variations?.nodes ?? [])
    for (const attribute of attributes?.nodes ?? []) expect(varying).toContain(attribute.name);
});

test("live stock has the product's and, by databaseId, each variation's", async (context) => {
  const card = typed("VariableProduct");
  if (!card?.slug) return context.skip("no variable product");
  const { product } = await visitor.need(GetStockStatusDocument, { slug: card.slug });
  expect(product?.databaseId).toBe(card.databaseId);
  const known = "variations" in card ? card.variations?.nodes : [];
  const live = product && "variations" in product ? (product.variations?.nodes ?? []) : [];
  for (const { databaseId, stockStatus } of known ?? [])
    expect(live.find((one) => one.databaseId === databaseId)?.stockStatus).toBe(stockStatus);
});

test("reviews have their rating, and as many as requested are returned", async (context) => {
  for (const { slug } of cards.filter(({ reviewCount }) => (reviewCount ?? 0) > 2).slice(0, 10)) {
    const { product } = await visitor.need(GetProductReviewsDocument, { slug: slug!, first: 2 });
    const edges = product?.reviews?.edges ?? [];
    if (edges.length < 2) continue;
    expect(edges).toHaveLength(2);
    for (const { rating, node } of edges) {
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(node.content && node.author?.node.name).toBeTruthy();
    }
    return;
  }
  context.skip("no product has two written reviews");
});

test("a review is accepted; the next one at once is refused, whoever writes it", async (context) => {
  if (!MAY_REVIEW) return context.skip("set CONTRACT_REVIEWS=yes to write reviews here");
  const review = (content: string) => ({
    commentOn: typed("SimpleProduct")!.databaseId,
    rating: 5,
    content: `${content} ${Date.now()}`,
    author: "Проба",
    authorEmail: "contract-test@example.com",
  });
  // Another file may just have written one.
  const [one, other] = [new Visitor(), new Visitor()];
  one.headers = other.headers = sentFromSomewhere();
  const { writeReview } = await one.need(WriteReviewDocument, review("Чудесно."));
  expect(writeReview?.rating).toBe(5);
  const next = await other.ask(WriteReviewDocument, review("И още нещо."));
  expect(next.errors.length).toBeGreaterThan(0);
});
