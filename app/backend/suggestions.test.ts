import { expect, test } from "vitest";
import { answerWith } from "../../tests/doubles/answering-client";
import { makeMemory } from "../../tests/doubles/map-memory";
import type { CategoryBranch } from "../shop/category";
import type { ProductSummary } from "../shop/product";
import { readCategoryTree } from "./catalog-categories";
import { BackendFault } from "./errors";
import { matchCategories, rankProducts, suggest } from "./suggestions";

const TERMS = { currency: "BGN", priceDisplay: "leva-euro", productsPerPage: 24, filterAttributes: [] } as const;

const branch = (slug: string, name: string, count: number, ...children: CategoryBranch[]): CategoryBranch => ({
  databaseId: count,
  slug,
  name,
  count,
  image: null,
  children,
});
const TREE = [
  branch("hrana", "Храна", 60, branch("barove", "Протеинови барове", 9), branch("bez", "Без протеин", 50)),
  branch("proteini", "Протеини", 37, branch("surovatachen", "Суроватъчен протеин", 20)),
  branch("obleklo", "Облекло", 80, branch("mazhe", "Мъже", 30, branch("teniski", "Тениски", 12))),
];

const PRICING = { lowest: 800, highest: 1200 };
const products = (...names: string[]) =>
  names.map((name) => ({ name, brand: null, pricing: PRICING }) as ProductSummary);
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

test("categories are matched by name, the ones that begin with the term first, then the fullest, up to four", () => {
  expect(namesOf(matchCategories(TREE, "протеин"))).toEqual([
    "Протеини",
    "Протеинови барове",
    "Без протеин",
    "Суроватъчен протеин",
  ]);
  const many = ["А", "Б", "В", "Г", "Д"].map((letter, index) => branch(letter, `Клин ${letter}`, index));
  expect(namesOf(matchCategories(many, "клин"))).toEqual(["Клин Д", "Клин Г", "Клин В", "Клин Б"]);
});

test("Latin letters stand for Cyrillic ones, and every word has to be there (issue: search)", () => {
  expect(namesOf(matchCategories(TREE, "PROTEINOVI bar"))).toEqual(["Протеинови барове"]);
  expect(matchCategories(TREE, "протеин 500")).toEqual([]);
  expect(matchCategories(TREE, " ")).toEqual([]);
});

test("a category is linked with all that it is under (design §2, Routes)", () => {
  expect(matchCategories(TREE, "тениски")).toEqual([
    { name: "Тениски", ancestors: ["Облекло", "Мъже"], path: "/produkt-kategoriya/obleklo/mazhe/teniski", count: 12 },
  ]);
});

test("names that hold every word come first, at the start of a word before inside one, up to six", () => {
  const found = products("Кутия", "Съпротивление", "Протеин", "Бар", "Млечен протеин", "Клин", "Мат");
  expect(namesOf(rankProducts(found, "pro"))).toEqual([
    "Протеин",
    "Млечен протеин",
    "Съпротивление",
    "Кутия",
    "Бар",
    "Клин",
  ]);
});

test("a suggestion names what is to be paid, and nothing of a reduction (Directive 98/6 art. 6a)", () => {
  const [suggested] = rankProducts(products("Бар"), "бар");
  expect(suggested).toMatchObject({ price: 800, isFrom: true });
  expect(JSON.stringify(suggested)).not.toMatch(/1500|pricing/);
});

const NODE = { __typename: "SimpleProduct", databaseId: 5, name: "Протеин", slug: "protein", type: "SIMPLE" };
const HITS = { data: { products: { found: 1, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [NODE] } } };
const DOWN = { failure: { kind: "unreachable" } } as never;

test("without its categories a suggestion still has its products, and it is asked for once (design §2)", async () => {
  const memory = makeMemory();
  const { client, asked } = answerWith(HITS);
  const suggested = await suggest(client, memory, "протеин", TERMS as never);
  expect(namesOf(suggested.products)).toEqual(["Протеин"]);
  expect(suggested).toMatchObject({ found: 1, categories: [] });
  await memory.settle();
  const before = asked.filter(({ variables }) => "search" in variables).length;
  expect((await suggest(client, memory, "ПРОТЕИН", TERMS as never)).products).toEqual(suggested.products);
  expect(asked.filter(({ variables }) => "search" in variables)).toHaveLength(before);
});

test("the tree that the menu was drawn from is the one that is searched: it is asked for once (design §2)", async () => {
  const memory = makeMemory();
  const node = { databaseId: 1, slug: "proteini", name: "Протеини", count: 9, image: null };
  const { client, asked } = answerWith({ data: { ...HITS.data, productCategories: { nodes: [node] } } });
  await readCategoryTree(client, memory);
  await memory.settle();
  asked.length = 0;
  expect(namesOf((await suggest(client, memory, "протеин", TERMS as never)).categories)).toEqual(["Протеини"]);
  expect(asked).toHaveLength(1);
});

test("without the products there is no suggestion", async () => {
  const { client } = answerWith(DOWN);
  await expect(suggest(client, makeMemory(), "протеин", TERMS as never)).rejects.toThrow(BackendFault);
});
