import fc from "fast-check";
import { expect, test } from "vitest";
import { isGoodPassword, usernameOf } from "./password-rule";

test("a password has at least eight characters, and isn't the e-mail or one repeated character", () => {
  expect(isGoodPassword("dobra parola 9", "maria@example.bg")).toBe(true);
  for (const bad of [
    "",
    "kratka",
    "aaaaaaaaaa",
    "abababababab",
    "maria@example.bg",
    "Maria@Example.bg",
    "x1y".repeat(60),
  ])
    expect([bad, isGoodPassword(bad, "maria@example.bg")]).toEqual([bad, false]);
});

test("a user name has only the characters that WordPress allows, whatever the e-mail", () => {
  expect(usernameOf("maria+shop@example.bg")).toBe("maria-shop@example.bg");
  fc.assert(
    fc.property(fc.emailAddress({ size: "large" }), (email) => {
      expect(usernameOf(email)).toMatch(/^[A-Za-z0-9_.@-]{3,60}$/);
    }),
  );
});
