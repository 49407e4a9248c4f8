import { expect, test } from "vitest";
import { readStockRequest } from "./stock-request";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readStockRequest(form);
}

test("an e-mail is normalized, however it is typed", () => {
  expect(read({ slug: "p", email: "  Maria@Example.BG " })).toEqual({
    slug: "p",
    email: "maria@example.bg",
    variationId: null,
    problem: null,
  });
  expect(read({ slug: "p", email: "m@example.bg", variationId: "71" }).variationId).toBe(71);
});

test("empty, invalid and too long e-mails are rejected", () => {
  expect(read({}).problem).toBe("required");
  for (const email of ["maria", "maria@", "a@b", "a b@example.bg", `${"a".repeat(250)}@example.bg`])
    expect(read({ email }).problem, email).toBe("email");
  for (const variationId of ["0", "-1", "x", "1e9", "99999999999"])
    expect(read({ variationId }).variationId).toBeNull();
});
