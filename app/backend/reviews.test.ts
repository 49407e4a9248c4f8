import { expect, test } from "vitest";
import recordedReviews from "../../tests/contract/samples/reviews-of-product.json";
import recordedNew from "../../tests/contract/samples/writeReview-ok-guest.json";
import { answerWith } from "../../tests/doubles/answering-client";
import { listNewestReviews, listReviews, sendReview } from "./reviews";

const DRAFT = { productId: 57, rating: 5, content: "Чудесен", author: "Тест", authorEmail: "test@shop.test" };

test("recorded reviews have stars, text, an ISO moment and the way to the next ones (§3)", async () => {
  const { client, asked } = answerWith({ data: recordedReviews.response.body.data });
  const list = await listReviews(client, "vitaplus-whey-isolate-500-g", 5);
  expect(list).toMatchObject({
    ok: true,
    value: { averageRating: 4, reviewCount: 13, next: "YXJyYXljb25uZWN0aW9uOjEx" },
  });
  expect(list.ok && list.value.reviews[0]).toMatchObject({
    databaseId: 15,
    rating: 3,
    date: "2026-03-04T10:13:20",
    author: { name: "Десислава", avatarUrl: null },
  });
  expect(asked[0]!.variables).toEqual({ slug: "vitaplus-whey-isolate-500-g", first: 5, after: null });
});

test("a stranger's words are safe: HTML cleaned, names as text, pictures from the web only (quality.md 15)", async () => {
  const author = { node: { name: "<b>Ива</b> &amp; Петър", avatar: { url: "javascript:alert(1)" } } };
  const edges = [0, 6, null, "5"].map((rating) => ({
    rating,
    node: { content: "<p>Да<img src=x onerror=x></p>", author },
  }));
  const list = await listReviews(answerWith({ data: { product: { reviews: { edges } } } }).client, "x", 5);
  const reviews = list.ok ? list.value.reviews : [];
  expect(reviews.map(({ rating }) => rating)).toEqual([null, null, null, null]);
  expect(reviews[0]).toMatchObject({ content: "<p>Да</p>", author: { name: "Ива & Петър", avatarUrl: null } });
});

test("a product without reviews has an empty list, an unknown one a failure (quality.md 4)", async () => {
  const none = { averageRating: 0, reviewCount: 0, starCounts: [0, 0, 0, 0, 0], reviews: [], next: null };
  expect(await listReviews(answerWith({ data: { product: { reviews: null } } }).client, "x", 5)).toEqual({
    ok: true,
    value: none,
  });
  expect((await listReviews(answerWith({ data: { product: null } }).client, "x", 5)).ok).toBe(false);
});

test("stars are counted over the newest hundred, not over the few that are shown (§3)", async () => {
  const edges = [{ rating: 5, node: { content: "<p>Да</p>" } }];
  const ratings = { edges: [5, 5, 4, 1, 0, null, "3"].map((rating) => ({ rating })) };
  const { client } = answerWith({ data: { product: { reviews: { edges }, ratings } } });
  expect(await listReviews(client, "x", 1)).toMatchObject({ ok: true, value: { starCounts: [2, 1, 0, 0, 1] } });
});

test("more than a hundred are asked in hundreds, by cursor, and a cursor that stands still ends it (backend notes)", async () => {
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
  const { client, asked } = answerWith(pageOf(100, "a"), pageOf(20, "b"));
  const list = await listNewestReviews(client, "x", 120);
  expect(asked.map(({ variables }) => variables)).toEqual([
    { slug: "x", first: 100, after: null },
    { slug: "x", first: 20, after: "a" },
  ]);
  expect(list.ok && [list.value.reviews.length, list.value.next]).toEqual([120, "b"]);
  const still = await listNewestReviews(answerWith(pageOf(10, "a")).client, "x", 500);
  expect(still.ok && [still.value.reviews.length, still.value.next]).toEqual([20, null]);
  const failing = answerWith(pageOf(10, "a"), { failure: { kind: "timeout" } });
  expect(await listNewestReviews(failing.client, "x", 500)).toEqual({ ok: false, failure: { kind: "timeout" } });
});

test("a guest's review carries name and e-mail, a customer's neither (§7)", async () => {
  const { client, asked } = answerWith({ data: recordedNew.response.body.data, sessionToken: "next" });
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

test("a review that waits for the merchant is written, but not published (§7)", async () => {
  const review = { ...recordedNew.response.body.data.writeReview.review, status: "HOLD" };
  const { result } = await sendReview(answerWith({ data: { writeReview: { rating: 4, review } } }).client, DRAFT, null);
  expect(result).toMatchObject({ ok: true, value: { isPublished: false } });
  const failure = { kind: "refused" as const, message: "Дублиран коментар" };
  expect(await sendReview(answerWith({ failure }).client, DRAFT, null)).toMatchObject({
    result: { ok: false, failure },
  });
});
