import { expect, test } from "vitest";
import { failureText } from "./failures";

test("the backend's refusal is shown in its own words, with 422", () => {
  expect(failureText({ kind: "refused", message: "Купонът е изтекъл." })).toEqual({
    title: "Не се получи",
    text: "Купонът е изтекъл.",
    status: 422,
  });
});

test.each(["session-expired", "auth-expired", "invalid"])(
  "an error the shopper can correct has a Bulgarian message and 422: %s",
  (kind) => {
    const { title, text, status } = failureText({ kind });
    expect(status).toBe(422);
    expect(title + text).toMatch(/^[^a-z]+$/i);
    expect(text).toMatch(/\.$/);
  },
);

test.each([
  [1, "една минута"],
  [60, "една минута"],
  [61, "2 минути"],
  [899, "15 минути"],
])("a rate-limited request says how long to wait, in minutes: %i s", (seconds, wait) => {
  const { text, status } = failureText({ kind: "too-many", seconds });
  expect([text, status]).toEqual([`Твърде много опити за кратко време. Изчакайте ${wait} и опитайте пак.`, 429]);
});

test.each(["timeout", "unreachable", "bad-answer", "too-large", "a kind of tomorrow"])(
  "a backend failure has a Bulgarian message and 503: %s",
  (kind) => {
    const { title, text, status } = failureText({ kind });
    expect(status).toBe(503);
    expect(title + text).toMatch(/^[^a-z]+$/i);
    expect(text).toMatch(/\.$/);
  },
);

test("a provider sign-in without a user explains the likely reason and what to do", () => {
  const { text, status } = failureText({ kind: "no-viewer" });
  expect(status).toBe(503);
  expect(text).toMatch(/верни.*SSL.*по-късно.*пишете/);
});
