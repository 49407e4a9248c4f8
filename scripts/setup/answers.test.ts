import { expect, test } from "vitest";
import { guessDomain, parseContacts, parseDomain, parseEik, parseLanguages, parseYes } from "./answers";

const WORDPRESS = "https://wp.lost.bg/graphql";

test.each([
  ["lost.bg", "https://lost.bg"],
  ["https://www.lost.bg/", "https://www.lost.bg"],
  ["http://lost.bg", "https://lost.bg"],
  ["-", ""],
  ["", ""],
])("the domain %j is read as %j", (typed, url) => {
  expect(parseDomain(typed, WORDPRESS)).toBe(url);
});

test.each([["lost"], ["lost.bg/shop"], ["my shop.bg"], ["lost.bg:8080"], ["wp.lost.bg"]])(
  "%j is refused as a domain",
  (typed) => {
    expect(() => parseDomain(typed, WORDPRESS)).toThrow(/domain|WordPress/);
  },
);

test("a WordPress at wp.lost.bg lets guess lost.bg; one at lost.bg, nothing", () => {
  expect(guessDomain(WORDPRESS)).toBe("lost.bg");
  expect(guessDomain("https://lost.bg/graphql")).toBe("");
  expect(guessDomain("http://127.0.0.1:8103/graphql")).toBe("");
});

test("an ЕИК is held to its check digit", () => {
  expect(parseEik("206 184 534")).toBe("206184534");
  expect(parseEik("")).toBe("");
  expect(() => parseEik("206184532")).toThrow("EIK");
});

test("e-mail and phone come in either order, or one of them", () => {
  const both = { email: "shop@lost.bg", phone: "+359 888 123 456" };
  expect(parseContacts("shop@lost.bg, +359 888 123 456")).toEqual(both);
  expect(parseContacts("+359 888 123 456; shop@lost.bg")).toEqual(both);
  expect(parseContacts("shop@lost.bg")).toEqual({ email: "shop@lost.bg", phone: "" });
  for (const wrong of ["shop@lost", "call me", "a@b.bg, 0888123456, 02 123"])
    expect(() => parseContacts(wrong)).toThrow();
});

test("only what means yes is one", () => {
  expect(["y", "Yes", "YES", "n", "no", "x"].map((one) => parseYes(one, true))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([parseYes("", true), parseYes("", false)]).toEqual([true, false]);
});

test("languages are read in their order, once each; one without texts is refused", () => {
  const known = ["bg", "en"];
  expect(parseLanguages("en, BG", known)).toEqual(["en", "bg"]);
  expect(parseLanguages("bg bg;en", known)).toEqual(["bg", "en"]);
  expect(() => parseLanguages("bg, de", known)).toThrow("no texts in de, only in bg, en");
  expect(() => parseLanguages(",", known)).toThrow("Such as bg, en");
});
