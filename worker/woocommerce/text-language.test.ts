import { expect, test } from "vitest";
import { GetMenuDocument } from "../../graphql/generated/documents";
import { toAttributeTable, toChoices } from "./catalog/attributes";
import { readTextLanguage, removeOwnLanguage, withTextLanguages } from "./text-language";

test("the field is read with each menu item", () => {
  expect(withTextLanguages(GetMenuDocument.toString())).toContain("target\n      textLanguage\n");
});

test("the field is read beside each slug, and beside nothing else", () => {
  const document = "query a($slug: ID!) {\n  product(id: $slug, idType: SLUG) {\n    slug\n    slugs\n  }\n}";
  expect(withTextLanguages(document)).toBe(document.replace("slug\n    slugs", "slug\n    textLanguage\n    slugs"));
});

test("an answer keeps the languages of texts that aren't in the page's", () => {
  const answer = { nodes: [{ textLanguage: "en", terms: [{ textLanguage: "bg" }, { textLanguage: "en" }] }, null] };
  removeOwnLanguage(answer, "en");
  expect(answer).toEqual({ nodes: [{ terms: [{ textLanguage: "bg" }, {}] }, null] });
});

test.each([
  undefined,
  null,
  {},
  { textLanguage: null },
  { textLanguage: 7 },
  { textLanguage: "" },
  { textLanguage: '"><b>' },
])("%j has no language", (node) => {
  expect(readTextLanguage(node)).toEqual({});
});

test("the values of an attribute have a language together if all have the same", () => {
  const attribute = (name: string, terms: object[]) => ({
    name,
    label: name,
    variation: true,
    visible: true,
    options: ["a", "b"],
    terms: { nodes: terms },
  });
  const original = { textLanguage: "bg" };
  const product = {
    attributes: {
      nodes: [
        attribute("pa_cvyat", [
          { slug: "a", name: "Червен", ...original },
          { slug: "b", name: "Син", ...original },
        ]),
        attribute("pa_vkus", [
          { slug: "a", name: "Ягода", ...original },
          { slug: "b", name: "Vanilla" },
        ]),
      ],
    },
  };
  expect(toChoices(product).map(({ options }) => options.map(({ language }) => language))).toEqual([
    ["bg", "bg"],
    ["bg", undefined],
  ]);
  expect(toAttributeTable(product).map(({ language }) => language)).toEqual(["bg", undefined]);
});
