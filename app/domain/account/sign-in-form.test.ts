import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSignIn, readSignInIntent, readSignInValues, SIGN_IN_FIELDS, SIGN_IN_FORMS } from "./sign-in-form";

const EMPTY = { username: "", email: "", firstName: "", lastName: "" };
const GOOD = { ...EMPTY, email: "maria@example.bg" };

function makeForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("an unknown intent is malformed; a file or a repeated field never throws", () => {
  for (const intent of [...SIGN_IN_FORMS, "provider", "sign-out"])
    expect(readSignInIntent(makeForm({ intent }))).toBe(intent);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("intent", ...SIGN_IN_FIELDS), fc.string())), (fields) => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      form.append("username", new File(["x"], "x"));
      const { values, password } = readSignInValues(form);
      expect(Object.keys(values)).toEqual(["username", "email", "firstName", "lastName"]);
      for (const value of Object.values(values)) expect(value).toBe(value.trim());
      expect(typeof password).toBe("string");
      for (const one of SIGN_IN_FORMS) checkSignIn(one, values, password);
      readSignInIntent(form);
    }),
  );
  expect(readSignInIntent(makeForm({ intent: "checkout" }))).toBe("malformed");
});

test("a password is read exactly as typed, including leading and trailing spaces", () => {
  expect(readSignInValues(makeForm({ password: "  две котки  " })).password).toBe("  две котки  ");
});

test.each([
  ["sign-in", EMPTY, "", { username: "required", password: "required" }],
  ["sign-in", { ...EMPTY, username: "ivan" }, "x", {}],
  [
    "sign-in",
    { ...EMPTY, username: "i".repeat(255) },
    "x".repeat(4097),
    { username: "too-long", password: "too-long" },
  ],
  ["forgot-password", EMPTY, "", { username: "required" }],
  ["forgot-password", { ...EMPTY, username: "ivan" }, "", {}],
  ["register", EMPTY, "", { email: "required", password: "required" }],
  ["register", { ...GOOD, email: "maria" }, "kotka-dvor", { email: "email" }],
  ["register", GOOD, "kratka", { password: "password" }],
  ["register", GOOD, "maria@example.bg", { password: "password" }],
  [
    "register",
    { ...GOOD, firstName: "М".repeat(61), lastName: "Д".repeat(61) },
    "kotka-dvor",
    { firstName: "too-long", lastName: "too-long" },
  ],
  ["register", GOOD, "kotka-dvor", {}],
] as const)("%s with %j and %j: %j", (form, values, password, problems) => {
  expect(checkSignIn(form, values, password)).toEqual(problems);
});
