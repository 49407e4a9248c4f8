import type { AttributeChoice, CardVariation, ProductSummary } from "./product";
import { compareSizes } from "./attribute-terms";
import { isForSale } from "./stock";

/** What was chosen so far: term slug by attribute name, "" or absent where the choice is open. */
export type Choice = Record<string, string>;

/**
 * The variation that a whole choice means; an empty value of a variation fits any term. null: none that is for sale, or
 * still open. An exact term wins over one that only compares equal: "15-kg" isn't "1-5-kg".
 */
export function matchVariation<One extends CardVariation>(variations: One[], choice: Choice): One | null {
  const find = (isTerm: Comparison) =>
    variations.find(
      (variation) =>
        variation.attributes.every(({ name }) => chosenFor(choice, name)) && couldBe(variation, choice, isTerm),
    );
  return find(Object.is) ?? find(isSame) ?? null;
}

/** Whether a term still leads to a variation that can be bought, with the rest of the choice as it is. */
export function isPossible(variations: CardVariation[], choice: Choice, name: string, slug: string): boolean {
  const find = (isTerm: Comparison) =>
    variations.filter((variation) => couldBe(variation, { ...choice, [name]: slug }, isTerm));
  const exact = find(Object.is);
  return (exact.length > 0 ? exact : find(isSame)).some(({ stockStatus }) => stockStatus !== "out-of-stock");
}

/** The first attribute that isn't chosen yet. */
export function firstOpen(choices: AttributeChoice[], choice: Choice): AttributeChoice | null {
  return choices.find(({ name }) => !chosenFor(choice, name)) ?? null;
}

/** Label of what a card asks to choose: the attribute's own, or "" when several make a variation. */
export function choiceLabel(product: Pick<ProductSummary, "choices">): string {
  return product.choices.length === 1 ? product.choices[0]!.label : "";
}

/** A variation in people's words: "L · Black". Terms by their slug; an open attribute is left out. */
export function variationText(choices: AttributeChoice[], variation: CardVariation): string {
  return wordsOf(choices, variation).join(" · ") || variation.name;
}

/** Order of variations: attribute by attribute, each in the order of sizes. */
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

/** Names compare lowercased, without pa_, dashes and spaces. */
export function normaliseAttribute(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(attribute_)?pa_/, "")
    .replace(/[-\s]/g, "");
}

/** Whether a variation, one that is for sale, can still come of what was chosen so far. */
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
