import type { AttributeChoice, CardVariation, ProductSummary } from "./product";
import { compareSizes } from "./attribute-terms";
import { isForSale } from "./stock";

/** Selected options: term slug by attribute name, "" or absent when open. */
export type Choice = Record<string, string>;

/**
 * The variation that complete options match; an empty attribute value matches any term. null for none that is for
 * sale, or incomplete options. An exact term wins over one that only compares equal: "15-kg" isn't "1-5-kg".
 */
export function matchVariation<One extends CardVariation>(variations: One[], choice: Choice): One | null {
  const find = (isTerm: Comparison) =>
    variations.find(
      (variation) =>
        variation.attributes.every(({ name }) => chosenFor(choice, name)) && couldBe(variation, choice, isTerm),
    );
  return find(Object.is) ?? find(isSame) ?? null;
}

/** Whether a term leads to an available variation with the other options unchanged. */
export function isPossible(variations: CardVariation[], choice: Choice, name: string, slug: string): boolean {
  const find = (isTerm: Comparison) =>
    variations.filter((variation) => couldBe(variation, { ...choice, [name]: slug }, isTerm));
  const exact = find(Object.is);
  return (exact.length > 0 ? exact : find(isSame)).some(({ stockStatus }) => stockStatus !== "out-of-stock");
}

/** The first attribute without a selected option. */
export function firstOpen(choices: AttributeChoice[], choice: Choice): AttributeChoice | null {
  return choices.find(({ name }) => !chosenFor(choice, name)) ?? null;
}

/** Label of a card's options: the attribute's own, or "" when several make a variation. */
export function choiceLabel(product: Pick<ProductSummary, "choices">): string {
  return product.choices.length === 1 ? product.choices[0]!.label : "";
}

/** Display text of a variation, "L · Black"; open attributes are omitted. */
export function variationText(choices: AttributeChoice[], variation: CardVariation): string {
  return wordsOf(choices, variation).join(" · ") || variation.name;
}

/** Compares variations attribute by attribute, each in size order. */
export function compareVariations(choices: AttributeChoice[], a: CardVariation, b: CardVariation): number {
  const [words, others] = [wordsOf(choices, a), wordsOf(choices, b)];
  const index = words.findIndex((word, place) => word !== others[place]);
  if (index < 0 || index >= others.length) return words.length - others.length;
  return compareSizes(words[index]!, others[index]!);
}

function wordsOf(choices: AttributeChoice[], variation: CardVariation): string[] {
  return variation.attributes.flatMap(({ name, value }) => {
    const options = choices.find((choice) => isSame(choice.name, name))?.options ?? [];
    const term = options.find(({ slug }) => slug === value) ?? options.find(({ slug }) => isSame(slug, value));
    return value ? [term?.name ?? value] : [];
  });
}

/** Attribute names compare in lower case, without pa_, dashes and spaces. */
export function normaliseAttribute(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(attribute_)?pa_/, "")
    .replace(/[-\s]/g, "");
}

/** Whether a variation that is for sale still matches the selected options. */
export function couldFit(variation: CardVariation, choice: Choice): boolean {
  return couldBe(variation, choice, isSame);
}

type Comparison = (a: string, b: string) => boolean;

function couldBe(variation: CardVariation, choice: Choice, isTerm: Comparison): boolean {
  const suits = ({ name, value }: CardVariation["attributes"][number]) => {
    const chosen = chosenFor(choice, name);
    return !chosen || !value || isTerm(value, chosen);
  };
  return isForSale(variation) && variation.attributes.every(suits);
}

function chosenFor(choice: Choice, name: string): string {
  if (Object.hasOwn(choice, name)) return choice[name]!;
  const key = Object.keys(choice).find((one) => isSame(one, name));
  return key === undefined ? "" : choice[key]!;
}

function isSame(a: string, b: string): boolean {
  return normaliseAttribute(a) === normaliseAttribute(b);
}
