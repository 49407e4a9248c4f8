import { expect, test } from "vitest";
import { catalog } from "../../catalog/catalog.ts";
import { findReviewKind } from "./review-kind.ts";
import names from "./reviewer-names.json" with { type: "json" };
import { deliveryTexts, generalTexts, reviewTexts } from "./review-texts.ts";
import { REVIEWS_SHOWN_MAX, writeReviews } from "./reviews.ts";

const { products } = catalog;
const all = products.map((product) => ({ product, reviews: writeReviews(product) }));
const banks = [generalTexts, deliveryTexts, ...Object.values(reviewTexts)];
const sentences = banks.flatMap(({ best, good, mixed, bad }) => [...best, ...good, ...mixed, ...bad]);

function repeated<Key>(keys: Key[]): Key[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function slugsWhere(isWrong: (one: (typeof all)[number]) => boolean): string[] {
  return all.filter(isWrong).map(({ product }) => product.slug);
}

test("a product's reviews are deterministic, whatever was generated before", () => {
  expect(products.toReversed().map(writeReviews).toReversed()).toEqual(all.map(({ reviews }) => reviews));
});

test("a product has as many reviews as its count says, up to the number shown", () => {
  expect(
    slugsWhere(({ product, reviews }) => reviews.length !== Math.min(product.reviewCount, REVIEWS_SHOWN_MAX)),
  ).toEqual([]);
});

test("the mean of the reviews is as near to the product's rating as whole stars allow", () => {
  const isOff = ({ product, reviews }: (typeof all)[number]) => {
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    return reviews.length > 0 && Math.abs(mean - product.averageRating) > 0.5 / reviews.length + 0.001;
  };
  expect(slugsWhere(isOff)).toEqual([]);
});

test("every rating is a whole number of stars from one to five", () => {
  const ratings = all.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
  expect(ratings.filter((rating) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([]);
});

test("no two reviews of a product are equal or by the same person, and no sentence repeats", () => {
  const isWrong = ({ reviews }: (typeof all)[number]) =>
    repeated(reviews.map(({ content }) => content)).length > 0 ||
    repeated(reviews.map(({ author }) => author.split(" ")[0])).length > 0 ||
    repeated(reviews.flatMap(({ content }) => content.split(/(?<=\.) /))).length > 0;
  expect(slugsWhere(isWrong)).toEqual([]);
});

test("ids of reviews are unique over all products", () => {
  expect(new Set(all.flatMap(({ reviews }) => reviews.map(({ id }) => id))).size).toBe(
    all.reduce((sum, { reviews }) => sum + reviews.length, 0),
  );
});

test("reviews are sorted newest first, all after the product's date and before today", () => {
  const isWrong = ({ product, reviews }: (typeof all)[number]) => {
    const times = reviews.map(({ date }) => Date.parse(date));
    return (
      times.some((time, index) => index > 0 && time > (times[index - 1] ?? 0)) ||
      times.some((time) => time < Date.parse(product.date) || time > Date.parse("2026-11-21T00:00:00+02:00"))
    );
  };
  expect(slugsWhere(isWrong)).toEqual([]);
});

test("a woman speaks of herself as a woman, a man as a man", () => {
  const pairs = [...sentences, ...names.families].flatMap((text) => [...text.matchAll(/\[([^|\]]*)\|([^\]]*)\]/g)]);
  const words = { men: new Set(pairs.map((pair) => pair[1])), women: new Set(pairs.map((pair) => pair[2])) };
  const wrong = all
    .flatMap(({ reviews }) => reviews)
    .filter(({ author, content }) => {
      const [first = "", ...family] = author.split(" ");
      const others = names.women.includes(first) ? words.men : words.women;
      return [...content.split(/[\s.,]+/), ...family].some((word) => others.has(word));
    });
  expect(wrong).toEqual([]);
  expect(names.men.filter((name) => names.women.includes(name))).toEqual([]);
});

test("products for women are reviewed by women, products for men by men", () => {
  const authorsOf = (slug: string) =>
    all
      .filter(({ product }) => product.slug === slug)
      .flatMap(({ reviews }) => reviews.map(({ author }) => author.split(" ")[0] ?? ""));
  expect(authorsOf("damski-maratonki-maritsa").filter((name) => !names.women.includes(name))).toEqual([]);
  expect(authorsOf("mazhki-shorti-s-vatreshen-klin").filter((name) => !names.men.includes(name))).toEqual([]);
});

test("no template placeholder is left in a text", () => {
  const texts = all.flatMap(({ reviews }) => reviews.flatMap(({ author, content }) => [author, content]));
  expect(texts.filter((text) => /[[\]|<>]/.test(text))).toEqual([]);
});

test("there are at least 120 sentences, all distinct and well-formed", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(120);
  expect(repeated(sentences)).toEqual([]);
  expect(sentences.filter((text) => !/^\[?[А-Я].*\.$/.test(text))).toEqual([]);
});

test("reviews fit the kind of their product", () => {
  const kindOf = (slug: string) => products.filter((product) => product.slug === slug).map(findReviewKind);
  expect(kindOf("kreatin-na-kapsuli-120")).toEqual(["supplement"]);
  expect(kindOf("aminokiselini-bcaa-211-400-g")).toEqual(["powder"]);
  expect(kindOf("chehli-za-sablekalnya-i-baseyn")).toEqual(["accessory"]);
  expect(kindOf("karta-za-10-poseshteniya-v-zala")).toEqual(["service"]);
  expect(kindOf("programa-sila-za-12-sedmitsi")).toEqual(["programme"]);
});
