import { expect, test } from "vitest";
import { fail, succeed, type Result } from "../../domain/values/result";
import type { Viewer } from "../../domain/account/account";
import type { ReviewDraft, WrittenReview } from "../../domain/reviews/review";
import { REVIEW_FORM } from "#strings/catalog/review-form";
import { submitReview, thanksPath } from "./submit-review";

const TYPED = { rating: "5", content: "Добра", author: "Ива", authorEmail: "iva@example.bg" };
const REVIEW: WrittenReview = {
  databaseId: 9,
  content: "<p>Добра</p>",
  date: "2026-11-21T10:00:00",
  rating: 5,
  author: "Ива",
  isPublished: true,
};

async function submit(
  fields: Record<string, string>,
  answer: Result<WrittenReview> = succeed(REVIEW),
  isCustomer = false,
) {
  const written: ReviewDraft[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const writeReview = (draft: ReviewDraft) => {
    written.push(draft);
    return Promise.resolve(answer);
  };
  const viewer = isCustomer ? ({ username: "ivan" } as Viewer) : null;
  return { ...(await submitReview(form, { writeReview }, succeed(viewer))), written };
}

test("a valid form is sent once, with nothing but its fields", async () => {
  const { reply, status, written } = await submit({ ...TYPED, productId: "57", status: "APPROVE", isPaid: "1" });
  expect([status, reply]).toEqual([200, { ok: true, review: REVIEW }]);
  expect(written).toEqual([{ ...TYPED, rating: 5, productId: 57 }]);
});

test("invalid fields never reach the backend, and everything typed comes back", async () => {
  const { reply, status, written } = await submit({ ...TYPED, rating: "9", authorEmail: "ива", productId: "57" });
  expect([status, written]).toEqual([422, []]);
  expect(reply).toEqual({
    ok: false,
    values: { ...TYPED, rating: "9", authorEmail: "ива" },
    problems: { rating: "required", authorEmail: "email" },
    message: "",
  });
});

test.each(["", "0", "-1", "57; drop", "57,58", "x,57", "99999999999"])(
  "a form about product %j is rejected",
  async (productId) => {
    const { reply, status, written } = await submit({ ...TYPED, productId });
    expect([status, written]).toEqual([400, []]);
    expect(reply).toMatchObject({ ok: false, values: TYPED, message: REVIEW_FORM.malformed });
  },
);

test.each([
  [{ kind: "refused", message: "Коментирате прекалено бързо, моля, намалете темпото." }, 422, /един след друг/],
  [{ kind: "refused", message: "Sorry, a teapot." }, 422, /не беше приет/],
  [{ kind: "timeout" }, 503, /се бави/],
  [{ kind: "bad-answer" }, 503, /обърка/],
] as const)("when the backend replies %j, the message is Bulgarian and the typed text stays", async (...row) => {
  const [failure, status, told] = row;
  const answer = await submit({ ...TYPED, productId: "57" }, fail(failure));
  expect(answer.status).toBe(status);
  expect(answer.reply).toMatchObject({ ok: false, values: TYPED, problems: {}, message: expect.stringMatching(told) });
});

test("afterwards the product page says whether the review is published or awaits moderation", () => {
  expect(thanksPath("whey", true)).toBe("/produkt/whey?reviews=1#review-sent");
  expect(thanksPath("whey", false)).toBe("/produkt/whey?reviews=1#review-held");
});

test("a customer's review needs no name; a guest's is asked for it", async () => {
  const nameless = { rating: "5", content: "Добра", productId: "57" };
  const { status, written } = await submit(nameless, succeed(REVIEW), true);
  expect([status, written]).toEqual([
    200,
    [{ rating: 5, content: "Добра", productId: 57, author: "", authorEmail: "" }],
  ]);
  expect(await submit(nameless)).toMatchObject({
    status: 422,
    reply: { problems: { author: "required", authorEmail: "required" } },
    written: [],
  });
});
