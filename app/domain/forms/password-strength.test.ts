import fc from "fast-check";
import { expect, test } from "vitest";
import { isGoodPassword } from "./password-rule";
import { measurePassword } from "./password-strength";
import { countRuns } from "../../../tests/fixtures/trials";

const LOGIN = "maria.petkova@example.bg";

test.each([
  ["", 0],
  ["kratka", 0],
  [LOGIN, 0],
  ["password1", 1],
  ["Parola2026!", 1],
  ["12345678", 1],
  ["aaaabbbbcccc", 1],
  ["maria.petkova1", 1],
  ["qwerty123456", 1],
  ["парола1234", 1],
  ["kotkata9", 2],
  ["kotka-dvor", 3],
  ["Tr4mvai-7km", 4],
  ["dve kotki na dvora", 4],
  ["две котки на двора", 4],
] as const)("%j measures %i", (password, strength) => {
  expect(measurePassword(password, LOGIN)).toBe(strength);
});

test("the meter never contradicts the rule, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 140 }), fc.string(), (password, login) => {
      const strength = measurePassword(password, login);
      expect(strength > 0).toBe(isGoodPassword(password, login));
      expect([0, 1, 2, 3, 4]).toContain(strength);
    }),
    { numRuns: countRuns(5000) },
  );
});

test("appending a character never weakens a password", () => {
  for (let length = 8; length < 30; length += 1) {
    const long = "kqz7vTw2xNr9mBf4pLd8sHj3gYc6wQ";
    expect(measurePassword(long.slice(0, length + 1), LOGIN)).toBeGreaterThanOrEqual(
      measurePassword(long.slice(0, length), LOGIN),
    );
  }
});
