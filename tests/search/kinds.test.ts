import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import type { CatalogProduct, CatalogTerm } from "../../worker/catalog/index/catalog-product";
import { NO_CATALOG_FILTERS } from "../../worker/catalog/index/catalog-query";
import { openIndex, type CatalogIndex } from "../../worker/catalog/index/open-index";
import { queryIndex } from "../../worker/catalog/index/query-index";
import { suggest } from "../../worker/catalog/index/suggest";
import { countRuns } from "../fixtures/trials";

/** What a shop of furniture sells, each in the forms and alphabets in which it is sought. */
const KINDS = [
  { noun: "стол", forms: ["стол", "столът", "столове", "столовете", "stol", "stolove"] },
  { noun: "маса", forms: ["маса", "масата", "маси", "масите", "masa", "masi"] },
  { noun: "лампа", forms: ["лампа", "лампи", "лампите", "lampa", "lampi"] },
  { noun: "гардероб", forms: ["гардероб", "гардеробът", "гардероби", "garderob", "garderobi"] },
  { noun: "диван", forms: ["диван", "диванът", "дивани", "диваните", "divan", "divani"] },
  { noun: "огледало", forms: ["огледало", "огледалото", "огледала", "ogledalo"] },
] as const;
const NOUNS = KINDS.map(({ noun }) => noun);
type Noun = (typeof NOUNS)[number];

const ADJECTIVES = ["Висок", "Дървен", "Бял", "Нисък"];
const MODELS = ["Осло", "„Верона“", "Riga", "„Тоскана“"];
const AMOUNTS = ["60 см", "80 см", "120 см", "2 м"];

/** Categories of one kind, and one that several share. */
const TERMS: CatalogTerm[] = [
  ...KINDS.map(({ forms }, place) => term(`k${place}`, forms[2])),
  term("shared", "Столове, лампи и огледала"),
  term("extras", "Аксесоари"),
];

function term(slug: string, name: string): CatalogTerm {
  return { taxonomy: "product_cat", slug, name, parent: null };
}

interface Thing extends Pick<CatalogProduct, "name" | "terms" | "text" | "totalSales"> {
  /** null for what only goes with a kind. */
  kind: Noun | null;
  amount: string;
}

const someNouns = fc.subarray([...NOUNS]).map((list) => `Подходящ и за ${list.join(" и ")}.`);

/** A product of a kind, in its category or in the shared one. */
function thingOf(kind: Noun) {
  const parts = [ADJECTIVES, MODELS, AMOUNTS].map((list) => fc.constantFrom(...list));
  return fc.record({
    kind: fc.constant(kind),
    name: fc.tuple(...parts).map(([adjective, model, amount]) => `${adjective} ${kind} ${model}, ${amount}`),
    terms: fc.constantFrom(`k${NOUNS.indexOf(kind)}`, "shared").map((slug) => ({ product_cat: [slug] })),
    text: someNouns,
    totalSales: fc.nat(99),
  });
}

/** The shop sells fewer of these than of the kind itself, but they are bought more often. */
function extraFor(kind: Noun) {
  const parts = [["Калъф", "Крак", "Кутия"], AMOUNTS].map((list) => fc.constantFrom(...list));
  return fc.record({
    kind: fc.constant(null),
    name: fc.tuple(...parts).map(([extra, amount]) => `${extra} за ${kind}, ${amount}`),
    terms: fc.constantFrom("extras", "shared").map((slug) => ({ product_cat: [slug] })),
    text: someNouns,
    totalSales: fc.integer({ min: 100, max: 999 }),
  });
}

const randomThings: fc.Arbitrary<Thing[]> = fc
  .tuple(
    ...NOUNS.map((kind) =>
      fc.tuple(fc.array(thingOf(kind), { minLength: 2, maxLength: 4 }), fc.array(extraFor(kind), { maxLength: 1 })),
    ),
  )
  .map((lists) => lists.flat(2).map((thing) => ({ ...thing, amount: thing.name.split(", ")[1]! })));

function openShop(things: readonly Thing[]): CatalogIndex {
  const builder = createIndexBuilder({ terms: TERMS, labels: {}, brandTaxonomies: [] }, bulgarian);
  const rest = { price: null, onSale: false, discount: 0, rating: 0, date: 0, isInStock: true, skus: [] };
  for (const [place, { name, terms, text, totalSales }] of things.entries())
    builder.add({ ...rest, visibility: "visible", name, terms, text, totalSales, id: place + 1 });
  return openIndex(builder.finish(), bulgarian);
}

/** The products of a search's first page, and how well they match. */
function find(index: CatalogIndex, things: readonly Thing[], search: string) {
  const page = { orderby: "relevance", order: "desc", page: 1, perPage: 24, facets: false } as const;
  const { ids, match } = queryIndex(index, { ...page, filters: NO_CATALOG_FILTERS, search });
  return { found: ids.map((id) => things[id - 1]!), match };
}

const ALL_FORMS = KINDS.flatMap(({ noun, forms }) => forms.map((form) => ({ noun, form })));
const SOME_FORMS = KINDS.map(({ noun, forms }, place) => ({ noun, form: forms[place % forms.length]! }));

/** Words for what the shop lacks, and what a shopper writes beside them. */
const LACKING = ["хладилник", "монитор", "прахосмукачка", "velosiped"];
const BESIDE: ((word: string) => string)[] = [
  (word) => `${word} 60`,
  (word) => `${word} 120 см`,
  (word) => `120см ${word}`,
  (word) => `бял ${word}`,
  (word) => `висок дървен ${word}`,
  (word) => `${word} за диван`,
  (word) => `кутия за ${word}`,
  (word) => `kutia za ${word}`,
];

describe("in any shop", () => {
  test("the word for a kind of thing, in any form and alphabet, finds all that are it and nothing that mentions it", () => {
    inAnyShop((things, index) => {
      for (const { noun, form } of ALL_FORMS) {
        const { found, match } = find(index, things, form);
        const own = things.filter(({ kind }) => kind === noun);
        expect({ form, match, names: namesOf(found) }).toEqual({ form, match: "all", names: namesOf(own) });
      }
    });
  });

  test("with an amount it finds nothing of another kind, whether any of it has that amount or not", () => {
    inAnyShop((things, index) => {
      for (const { noun, form } of SOME_FORMS) {
        for (const amount of [...AMOUNTS, "90 см"]) {
          const { found, match } = find(index, things, `${form} ${amount}`);
          const own = things.filter(({ kind }) => kind === noun);
          const exact = own.filter((thing) => thing.amount === amount);
          expect(namesOf(found), `${form} ${amount}`).toEqual(namesOf(exact.length > 0 ? exact : own));
          expect(match).toBe(exact.length > 0 ? "all" : "partial");
        }
      }
    });
  });

  test("with a word that the shop lacks it is another thing: nothing is found, and the kind is suggested", () => {
    inAnyShop((things, index) => {
      for (const { form } of SOME_FORMS)
        for (const query of [`${form} икеа`, `градински ${form}`, `${form} за компютър 60 см`]) {
          expect(namesOf(find(index, things, query).found), query).toEqual([]);
          const { products, correction } = suggest(index, query, { products: 6, categories: 4, brands: 4 });
          expect({ products, correction }, query).toMatchObject({ products: [], correction: form });
        }
    });
  });

  test("a word that the shop lacks finds nothing by the number, amount, quality or purpose beside it", () => {
    inAnyShop((things, index) => {
      for (const query of LACKING.flatMap((word) => BESIDE.map((write) => write(word)))) {
        expect(namesOf(find(index, things, query).found), query).toEqual([]);
        expect(suggest(index, query, { products: 6, categories: 4, brands: 4 }).products, query).toEqual([]);
      }
    });
  });

  test("what goes with a thing is found by both words, before what goes with others", () => {
    inAnyShop((things, index) => {
      for (const noun of NOUNS) {
        const extras = things.filter(({ name }) => name.startsWith(`Калъф за ${noun}`));
        if (extras.length === 0) continue;
        const { found } = find(index, things, `калъф за ${noun}`);
        expect(namesOf(found.slice(0, extras.length))).toEqual(namesOf(extras));
      }
    });
  });
});

function inAnyShop(check: (things: readonly Thing[], index: CatalogIndex) => void): void {
  fc.assert(
    fc.property(randomThings, (things) => check(things, openShop(things))),
    { numRuns: countRuns(10) },
  );
}

function namesOf(things: readonly Thing[]): string[] {
  return things.map(({ name }) => name).sort();
}
