import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { languages } from "../../../demo/languages/language";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import type { CardData, PageData, PostCardRow, TermData } from "../../catalog/rows/row-data";
import type { DocumentData } from "../../catalog/rows/document-data";

type Change = Parameters<typeof openDemoSource>[1];

const shop = await openDemo();
const english = languages.find(({ code }) => code === "en")!;
const isTranslated = ({ id }: { id: number }) => english.products[id] !== undefined;
const published = catalog.products.filter((product) => product.published);
const TRANSLATED = published.find((one) => one.type === "VARIABLE" && isTranslated(one))!;
const ORIGINAL = published.find((one) => one.type === "SIMPLE" && !isTranslated(one))!;

/** `language`: of the pages; null: the shop's only one. */
function open(language: string | null, change?: Change) {
  return openDemoSource(shop, change, undefined, undefined, language);
}

async function readAll({ source }: ReturnType<typeof open>) {
  const { rows: products } = await source.findProducts([TRANSLATED.id, ORIGINAL.id]);
  const { rows: terms } = await source.listTerms(null);
  const { posts: listed } = await source.listPostTimes(null);
  const { rows: posts } = await source.findPosts(listed.map(({ id }) => id));
  return { products, terms, posts, documents: (await source.readDocuments()).documents };
}

function languageOf(name: string) {
  return /\p{Script=Cyrillic}/u.test(name) ? "bg" : undefined;
}

/** A WordPress that lacks the field. */
const lacking: Change = (response, _name, _variables, document) => {
  const line = document.split("\n").findIndex((one) => one.includes("textLanguage")) + 1;
  const message = 'Cannot query field "textLanguage" on type "Product".';
  return line === 0 ? response : Response.json({ errors: [{ message, locations: [{ line, column: 5 }] }] });
};

test("texts that nobody has translated have their language, translated ones have none", async () => {
  const { products, terms, posts, documents } = await readAll(open("en"));
  for (const { id, language } of [
    { id: ORIGINAL.id, language: "bg" },
    { id: TRANSLATED.id, language: undefined },
  ]) {
    const { card, page } = products.find((row) => row.id === id)!;
    expect((JSON.parse(card) as CardData)!.language).toBe(language);
    expect((JSON.parse(page) as PageData).product.language).toBe(language);
  }
  const categories = terms.map(({ data }) => JSON.parse(data) as TermData);
  for (const { name, language } of categories) expect([name, language]).toEqual([name, languageOf(name)]);
  const articles = posts.map(({ card }) => JSON.parse(card) as PostCardRow);
  for (const { title, language } of articles) expect([title, language]).toEqual([title, languageOf(title)]);
  expect(new Set(articles.map(({ language }) => language))).toEqual(new Set([undefined, "bg"]));
  const topics = documents.find(({ name }) => name === "post-categories")!.data as DocumentData["post-categories"];
  for (const { name, language } of topics) expect([name, language]).toEqual([name, languageOf(name)]);
});

test("in the main language of a shop with several no text has another", async () => {
  expect(JSON.stringify(await readAll(open("bg")))).not.toMatch(/\Wlanguage\W/);
});

test("a shop with one language doesn't read languages", async () => {
  const documents: string[] = [];
  const shopWithOne = open(null, (response, name, _variables, document) => {
    if (name !== "probe") documents.push(document);
    return response;
  });
  expect(JSON.stringify(await readAll(shopWithOne))).not.toMatch(/\Wlanguage\W/);
  expect(documents.join("\n")).not.toContain("textLanguage");
});

test("a WordPress without the plugin, or with an older one, is read without languages", async () => {
  const { products, posts } = await readAll(open("en", lacking));
  expect(products).toHaveLength(2);
  expect(posts.length).toBeGreaterThan(0);
});

test("when WordPress learns to say languages, all products are read again, but not in a shop with one language", async () => {
  const fingerprintOf = async (...given: Parameters<typeof open>) =>
    (await open(...given).source.readSettings()).fingerprint;
  expect(await fingerprintOf("en")).not.toBe(await fingerprintOf("en", lacking));
  expect(await fingerprintOf(null)).toBe(await fingerprintOf(null, lacking));
});
