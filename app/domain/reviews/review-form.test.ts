import fc from "fast-check";
import { expect, test } from "vitest";
import { checkReview } from "./review-form";
import { readReviewValues, REVIEW_TEXT_MAX } from "./review-values";
import { countRuns } from "../../../tests/fixtures/trials";

const GOOD = { rating: "4", content: "Добра", author: "Ива", authorEmail: "iva@example.bg" };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("a valid form gives a draft with a number of stars", () => {
  expect(checkReview(GOOD)).toEqual({ ok: true, draft: { ...GOOD, rating: 4 } });
});

test("each empty field is reported, for the backend accepts empty texts", () => {
  expect(checkReview(readReviewValues(new FormData()))).toEqual({
    ok: false,
    problems: { rating: "required", content: "required", author: "required", authorEmail: "required" },
  });
  expect(checkReview(readReviewValues(formOf({ ...GOOD, content: " \n\u200b " })))).toMatchObject({
    problems: { content: "required" },
  });
});

test.each(["0", "6", "9", "4.5", "-1", "05", "пет"])("%s stars are no rating", (rating) => {
  expect(checkReview({ ...GOOD, rating })).toEqual({ ok: false, problems: { rating: "required" } });
});

test("texts that are too long and invalid e-mails are reported", () => {
  const content = "а".repeat(REVIEW_TEXT_MAX + 1);
  expect(checkReview({ ...GOOD, content, authorEmail: "iva@" })).toEqual({
    ok: false,
    problems: { content: "too-long", authorEmail: "email" },
  });
});

test("any form is validated without an error, and valid values are within bounds", () => {
  const fields = fc.record({
    rating: fc.oneof(fc.constantFrom("1", "5", "6"), fc.string()),
    content: fc.string({ unit: "binary" }),
    author: fc.string({ unit: "binary" }),
    authorEmail: fc.oneof(fc.emailAddress(), fc.string()),
  });
  fc.assert(
    fc.property(fields, (typed) => {
      const checked = checkReview(readReviewValues(formOf(typed)));
      if (!checked.ok) return Object.keys(checked.problems).length > 0;
      const { rating, content, author } = checked.draft;
      return rating >= 1 && rating <= 5 && content.trim() !== "" && author.trim() !== "" && !/\p{Cc}/u.test(author);
    }),
    { numRuns: countRuns(2000) },
  );
});

test("a customer isn't asked for name and e-mail, and submitted ones are ignored", () => {
  for (const names of [
    { author: "", authorEmail: "" },
    { author: "Друг", authorEmail: "не-имейл" },
  ]) {
    const checked = checkReview({ rating: "5", content: "Добра", ...names }, true);
    expect(checked).toEqual({ ok: true, draft: { rating: 5, content: "Добра", author: "", authorEmail: "" } });
  }
  expect(checkReview({ rating: "", content: "", author: "", authorEmail: "" }, true)).toEqual({
    ok: false,
    problems: { rating: "required", content: "required" },
  });
});
