import { expect, test } from "vitest";
import { catalog } from "../../catalog/catalog.ts";
import { REVIEWS_SHOWN_MAX, writeReviews } from "./reviews.ts";

const { products } = catalog;
const all = products.map((product) => ({ product, reviews: writeReviews(product) }));

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

test("no two reviews of a product are equal or by the same person, and no sentence repeats", () => {
  const isWrong = ({ reviews }: (typeof all)[number]) =>
    repeated(reviews.map(({ content }) => content)).length > 0 ||
    repeated(reviews.map(({ author }) => author.split(" ")[0])).length > 0 ||
    repeated(reviews.flatMap(({ content }) => content.split(/(?<=\.) /))).length > 0;
  expect(slugsWhere(isWrong)).toEqual([]);
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
