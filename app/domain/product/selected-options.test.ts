import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICED } from "../../../tests/fixtures/pricing";
import {
  selectOption,
  selectedPicture,
  combinationExists,
  isAvailable,
  isUnmatched,
  initialOptions,
  parseSelectedOptions,
  writeSelectedOptions,
} from "./selected-options";
import type { VariationAttribute, Product, StockStatus, Variation } from "./product";
import { countRuns } from "../../../tests/fixtures/trials";

function offer(name: string, ...slugs: string[]): VariationAttribute {
  return { name, label: name, options: slugs.map((slug) => ({ slug, name: slug })) };
}

function vary(attributes: Record<string, string>, stockStatus: StockStatus = "in-stock", picture = "a"): Variation {
  const pairs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return { ...PRICED, stockStatus, attributes: pairs, image: { sourceUrl: picture, altText: "" } } as Variation;
}

const valuesOf = ({ attributes }: Variation) => Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

const COLOR = offer("pa_cvyat", "cheren", "byal", "%d1%81%d0%b8%d0%bd");
const SIZE = offer("pa_razmer", "l", "m", "s");
const OWN = offer("Дължина", "Къса", "Дълга");
const ATTRIBUTES = [COLOR, SIZE];
const VARIATIONS = [
  vary({ pa_cvyat: "cheren", pa_razmer: "l" }, "in-stock", "black"),
  vary({ pa_cvyat: "cheren", pa_razmer: "m" }, "out-of-stock", "black"),
  vary({ pa_cvyat: "byal", pa_razmer: "" }, "in-stock", "white"),
];
const SHIRT = { variationAttributes: ATTRIBUTES, variations: VARIATIONS };
const parse = (search: string, variationAttributes = ATTRIBUTES) =>
  parseSelectedOptions(new URLSearchParams(search), variationAttributes);

test("selected options are parsed from the URL as WooCommerce writes them", () => {
  expect(parse("attribute_pa_cvyat=cheren&attribute_pa_razmer=m&utm_source=x")).toEqual({
    pa_cvyat: "cheren",
    pa_razmer: "m",
  });
  expect(parse("ATTRIBUTE_PA_CVYAT=cheren&attribute_razmer=l")).toEqual({ pa_cvyat: "cheren", pa_razmer: "l" });
  expect(parse("attribute_%D0%B4%D1%8A%D0%BB%D0%B6%D0%B8%D0%BD%D0%B0=%D0%94%D1%8A%D0%BB%D0%B3%D0%B0", [OWN])).toEqual({
    Дължина: "Дълга",
  });
});

test("a Cyrillic term is found encoded once, twice or not at all", () => {
  for (const value of ["син", "%D1%81%D0%B8%D0%BD", "%25d1%2581%25d0%25b8%25d0%25bd"])
    expect(parse(`attribute_pa_cvyat=${value}`)).toEqual({ pa_cvyat: "%d1%81%d0%b8%d0%bd" });
});

test("unknown names and values are dropped, and the first known of several wins", () => {
  for (const search of ["attribute_pa_cvyat=lilav", "attribute_pa_vkus=cheren", "pa_cvyat=cheren", "attribute_=", "%"])
    expect(parse(search)).toEqual({});
  expect(parse("attribute_pa_cvyat=lilav&attribute_pa_cvyat=byal&attribute_pa_cvyat=cheren")).toEqual({
    pa_cvyat: "byal",
  });
});

const word = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("attribute_pa_cvyat", "attribute_pa_razmer", "cheren", "m", "__proto__", "attribute___proto__", "%"),
);

test("any URL gives known terms only, and the result survives a round trip", () => {
  const isKnown = (name: string, slug: string | undefined) =>
    ATTRIBUTES.some((one) => one.name === name && one.options.some((option) => option.slug === slug));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 6 }), (pairs) => {
      const params = new URLSearchParams(pairs);
      const selectedOptions = parseSelectedOptions(params, ATTRIBUTES);
      expect(Object.entries(selectedOptions).filter(([name, slug]) => !isKnown(name, slug))).toEqual([]);
      const written = writeSelectedOptions(params, ATTRIBUTES, selectedOptions);
      expect(parseSelectedOptions(written, ATTRIBUTES)).toEqual(selectedOptions);
      expect(writeSelectedOptions(written, ATTRIBUTES, selectedOptions).toString()).toBe(written.toString());
    }),
    { numRuns: countRuns(3000) },
  );
});

test("writing the options keeps other parameters and omits open attributes", () => {
  const params = new URLSearchParams("utm_source=x&attribute_pa_razmer=s");
  expect(writeSelectedOptions(params, ATTRIBUTES, { pa_razmer: "", pa_cvyat: "byal" }).toString()).toBe(
    "utm_source=x&attribute_pa_cvyat=byal",
  );
});

test("the URL's options override the defaults, which are dropped where they conflict", () => {
  const product = { ...SHIRT, defaultAttributes: [{ name: "cvyat", value: "cheren" }] } as unknown as Product;
  const open = (search: string) => initialOptions(product, new URLSearchParams(search));
  expect(open("")).toEqual({ pa_cvyat: "cheren" });
  expect(open("attribute_pa_razmer=m")).toEqual({ pa_cvyat: "cheren", pa_razmer: "m" });
  expect(open("attribute_pa_razmer=s")).toEqual({ pa_razmer: "s" });
  expect(open("attribute_pa_cvyat=lilav")).toEqual({ pa_cvyat: "cheren" });
});

test("a term is offered if it is available with the options above it; an open attribute matches any", () => {
  const sizes = (color: string) =>
    SIZE.options
      .filter(({ slug }) => isAvailable(SHIRT, { pa_cvyat: color }, "pa_razmer", slug))
      .map(({ slug }) => slug);
  expect(sizes("cheren")).toEqual(["l"]);
  expect(sizes("byal")).toEqual(["l", "m", "s"]);
  expect(sizes("")).toEqual(["l", "m", "s"]);
  for (const size of ["l", "m", "s", ""])
    expect(isAvailable(SHIRT, { pa_razmer: size }, "pa_cvyat", "cheren")).toBe(true);
});

test("a sold-out combination exists, with the options above it; a missing one doesn't", () => {
  const sizes = (color: string) =>
    SIZE.options
      .filter(({ slug }) => combinationExists(SHIRT, { pa_cvyat: color }, "pa_razmer", slug))
      .map(({ slug }) => slug);
  expect(sizes("cheren")).toEqual(["l", "m"]);
  expect(sizes("byal")).toEqual(["l", "m", "s"]);
  expect(combinationExists(SHIRT, { pa_razmer: "s" }, "pa_cvyat", "cheren")).toBe(true);
});

test("a size stays selected with a sold-out color as long as the combination exists", () => {
  const gone = {
    ...SHIRT,
    variations: VARIATIONS.map((one, index) => vary(valuesOf(one), index < 2 ? "out-of-stock" : "in-stock")),
  };
  const chosen = (size: string) => selectOption(gone, { pa_cvyat: "byal", pa_razmer: size }, "pa_cvyat", "cheren");
  expect(chosen("m")).toEqual({ pa_cvyat: "cheren", pa_razmer: "m" });
  expect(chosen("s")).toEqual({ pa_cvyat: "cheren", pa_razmer: "" });
  expect(selectOption(SHIRT, { pa_cvyat: "byal", pa_razmer: "m" }, "pa_cvyat", "cheren").pa_razmer).toBe("");
});

test("no selection is a dead end: every available term can be reached", () => {
  const reachable = selectOption(SHIRT, { pa_cvyat: "byal", pa_razmer: "s" }, "pa_cvyat", "cheren");
  expect(reachable).toEqual({ pa_cvyat: "cheren", pa_razmer: "" });
  expect(selectOption(SHIRT, { pa_cvyat: "byal", pa_razmer: "l" }, "pa_cvyat", "cheren").pa_razmer).toBe("l");
  expect(selectOption(SHIRT, {}, "pa_razmer", "s")).toEqual({ pa_razmer: "s" });
});

test("complete options without a variation are unmatched, incomplete ones aren't", () => {
  expect(isUnmatched(SHIRT, { pa_cvyat: "cheren", pa_razmer: "s" })).toBe(true);
  for (const selectedOptions of [{}, { pa_cvyat: "cheren" }, { pa_cvyat: "byal", pa_razmer: "s" }] as Record<
    string,
    string
  >[])
    expect(isUnmatched(SHIRT, selectedOptions)).toBe(false);
});

test("the picture is shared by all matching variations, or null while they differ", () => {
  expect(selectedPicture(SHIRT, { pa_cvyat: "cheren" })?.sourceUrl).toBe("black");
  expect(selectedPicture(SHIRT, { pa_razmer: "l" })).toBeNull();
  expect(selectedPicture(SHIRT, {})).toBeNull();
});
