import fc from "fast-check";
import { expect, test } from "vitest";
import { readReturnPath } from "./return-path";
import { readSignInQuery, signInPath } from "./sign-in-url";
import { SIGN_IN_FORMS } from "./sign-in-form";

const PLAIN = { form: "sign-in", isMailSent: false, notice: null };

test.each([
  ["", PLAIN],
  ["action=register", { ...PLAIN, form: "register" }],
  ["action=forgotPassword", { ...PLAIN, form: "forgot-password" }],
  ["action=forgotPassword&sent=1", { ...PLAIN, form: "forgot-password", isMailSent: true }],
  ["action=register&sent=1", { ...PLAIN, form: "register" }],
  ["action=REGISTER&notice=<script>", PLAIN],
  ["notice=password-changed", { ...PLAIN, notice: "password-changed" }],
])("?%s is read as one of the known pages", (query, expected) => {
  expect(readSignInQuery(new URLSearchParams(query))).toEqual(expected);
});

test("each form's URL carries the page to return to, and parses back to the same value", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SIGN_IN_FORMS), fc.webPath(), (form, path) => {
      const returnTo = readReturnPath(`/magazin${path}`);
      const { pathname, searchParams } = new URL(signInPath(returnTo, form), "https://sila.example");
      expect(pathname).toBe("/my-account");
      expect(searchParams.get("returnTo")).toBe(returnTo);
      expect(readSignInQuery(searchParams).form).toBe(form);
    }),
  );
  expect(signInPath(null)).toBe("/my-account");
});
