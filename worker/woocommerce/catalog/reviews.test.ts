import { expect, test } from "vitest";
import recordedReviews from "../../../tests/contract/samples/reviews-of-product.json";
import recordedNew from "../../../tests/contract/samples/writeReview-ok-guest.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import type { Failure } from "../../../app/domain/values/result";
import { listNewestReviews, readReviews, sendReview } from "./reviews";

const answer = (data: unknown, failure: Failure | null = null) =>
  readReviews({ data: data as never, failure, sessionToken: null });
const DRAFT = { productId: 57, rating: 5, content: "Чудесен", author: "Тест", authorEmail: "test@shop.test" };

test("recorded reviews have stars, text, an ISO date and the next cursor", () => {
  const list = answer(recordedReviews.response.body.data);
  expect(list).toMatchObject({
    ok: true,
    value: { reviewCount: 13, next: "YXJyYXljb25uZWN0aW9uOjEx" },
  });
  expect(list.ok && list.value.reviews[0]).toMatchObject({
    databaseId: 15,
    rating: 3,
    date: "2026-03-04T10:13:20",
    author: "Десислава",
  });
});

test("review content is sanitized and author names are plain text", () => {
  const author = { node: { name: "<b>Ива</b> &amp; Петър" } };
  const edges = [0, 6, null, "5"].map((rating) => ({
    rating,
    node: { content: "<p>Да<img src=x onerror=x></p>", author },
  }));
  const list = answer({ product: { reviews: { edges } } });
  const reviews = list.ok ? list.value.reviews : [];
  expect(reviews.map(({ rating }) => rating)).toEqual([null, null, null, null]);
  expect(reviews[0]).toMatchObject({ content: "<p>Да</p>", author: "Ива & Петър" });
});

test("a product without reviews has an empty list; failed reviews and an unknown product are failures", () => {
  const none = { reviewCount: 0, starCounts: [0, 0, 0, 0, 0], reviews: [], next: null };
  expect(answer({ product: { reviews: null } })).toEqual({ ok: true, value: none });
  const failure = { kind: "refused" as const, message: "Internal server error" };
  expect(answer({ product: { reviews: null } }, failure)).toEqual({ ok: false, failure });
  expect(answer({ product: null }).ok).toBe(false);
});

test("stars are counted over the newest hundred reviews, not just those shown", () => {
  const edges = [{ rating: 5, node: { content: "<p>Да</p>" } }];
  const ratings = { edges: [5, 5, 4, 1, 0, null, "3"].map((rating) => ({ rating })) };
  expect(answer({ product: { reviews: { edges }, ratings } })).toMatchObject({
    ok: true,
    value: { starCounts: [2, 1, 0, 0, 1] },
  });
});

test("more than a hundred reviews are fetched in pages, and a repeated cursor ends the list", async () => {
  const pageOf = (count: number, endCursor: string) => ({
    data: {
      product: {
        reviews: {
          pageInfo: { hasNextPage: true, endCursor },
          edges: Array.from({ length: count }, () => ({ rating: 5, node: { content: "<p>Да</p>" } })),
        },
      },
    },
  });
  const first = (count: number) => answer(pageOf(count, "a").data);
  const { client, asked } = respondWith(pageOf(20, "b"));
  const list = await listNewestReviews(client, "x", 120, first(100));
  expect(asked.map(({ variables }) => variables)).toEqual([{ slug: "x", first: 20, after: "a" }]);
  expect(list.ok && [list.value.reviews.length, list.value.next]).toEqual([120, "b"]);
  const still = await listNewestReviews(respondWith(pageOf(10, "a")).client, "x", 500, first(10));
  expect(still.ok && [still.value.reviews.length, still.value.next]).toEqual([20, null]);
  const failing = respondWith({ failure: { kind: "timeout" } });
  expect(await listNewestReviews(failing.client, "x", 500, first(10))).toEqual({
    ok: false,
    failure: { kind: "timeout" },
  });
});

test("a guest's review carries name and email, a customer's neither", async () => {
  const { client, asked } = respondWith({ data: recordedNew.response.body.data, sessionToken: "next" });
  const { result, token } = await sendReview(client, DRAFT, "s");
  expect(token).toBe("next");
  expect(result).toMatchObject({ ok: true, value: { databaseId: 735, rating: 5, isPublished: true } });
  await sendReview(client, { ...DRAFT, author: "", authorEmail: "" }, "s");
  const text = { commentOn: 57, rating: 5, content: "Чудесен" };
  expect(asked).toEqual([
    { variables: { ...text, author: "Тест", authorEmail: "test@shop.test" }, token: "s", authToken: null },
    { variables: text, token: "s", authToken: null },
  ]);
});

test("a review that awaits moderation is written, but not published", async () => {
  const review = { ...recordedNew.response.body.data.writeReview.review, status: "HOLD" };
  const { result } = await sendReview(
    respondWith({ data: { writeReview: { rating: 4, review } } }).client,
    DRAFT,
    null,
  );
  expect(result).toMatchObject({ ok: true, value: { isPublished: false } });
  // A guest's, as WooGraphQL answers where WordPress holds first comments.
  const hidden = { data: { writeReview: { rating: 4, review: null } }, failure: { kind: "bad-answer" as const } };
  expect(await sendReview(respondWith(hidden).client, DRAFT, null)).toMatchObject({
    result: { ok: true, value: { isPublished: false } },
  });
  const failure = { kind: "refused" as const, message: "Дублиран коментар" };
  expect(await sendReview(respondWith({ failure }).client, DRAFT, null)).toMatchObject({
    result: { ok: false, failure },
  });
});
