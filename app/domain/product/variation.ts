import type { VariationAttribute, CardVariation, ProductSummary } from "./product";
import { pickLanguage, sharedLanguage } from "../values/text-language";
import { isForSale } from "./stock";

/** Selected options: term slug by attribute name, "" or absent when open. */
export type SelectedOptions = Record<string, string>;

/**
 * The variation that complete options match; an empty attribute value matches any term. null if no match is for
 * sale, or options are missing. An exact term wins over one that only compares equal: "15-kg" isn't "1-5-kg".
 */
export function matchVariation<One extends CardVariation>(
  variations: One[],
  selectedOptions: SelectedOptions,
): One | null {
  const find = (isTerm: Comparison) =>
    variations.find(
      (variation) =>
        variation.attributes.every(({ name }) => selectedTerm(selectedOptions, name)) &&
        couldBe(variation, selectedOptions, isTerm),
    );
  return find(Object.is) ?? find(isSame) ?? null;
}

/** Whether a term leads to an available variation with the other options unchanged. */
export function isPossible(
  variations: CardVariation[],
  selectedOptions: SelectedOptions,
  name: string,
  slug: string,
): boolean {
  const find = (isTerm: Comparison) =>
    variations.filter((variation) => couldBe(variation, { ...selectedOptions, [name]: slug }, isTerm));
  const exact = find(Object.is);
  return (exact.length > 0 ? exact : find(isSame)).some(({ stockStatus }) => stockStatus !== "out-of-stock");
}

/** The first attribute without a selected option. */
export function firstOpenAttribute(
  variationAttributes: VariationAttribute[],
  selectedOptions: SelectedOptions,
): VariationAttribute | null {
  return variationAttributes.find(({ name }) => !selectedTerm(selectedOptions, name)) ?? null;
}

/** Label of a card's options: the attribute's own, or "" when several make a variation. */
export function optionsLabel(product: Pick<ProductSummary, "variationAttributes">): string {
  return product.variationAttributes.length === 1 ? product.variationAttributes[0]!.label : "";
}

/** Display text of a variation, "L · Black"; open attributes are omitted. */
export function variationText(variationAttributes: VariationAttribute[], variation: CardVariation): string {
  const words = chosenOptions(variationAttributes, variation).map(({ text }) => text);
  return words.join(" · ") || variation.name;
}

/** The language of `variationText`, if all of it is in the same one, other than the page's. */
export function variationLanguage(
  variationAttributes: VariationAttribute[],
  variation: CardVariation,
): string | undefined {
  return sharedLanguage(chosenOptions(variationAttributes, variation)).language;
}

/** Sorts variations by their first attribute, then the next ones, each in the order of its options. */
export function sortVariations<One extends CardVariation>(
  variationAttributes: VariationAttribute[],
  variations: readonly One[],
): One[] {
  const placed = variations.map((variation) => ({
    variation,
    places: chosenOptions(variationAttributes, variation).map(({ place }) => place),
  }));
  return placed.toSorted((a, b) => compareInTurn(a.places, b.places)).map(({ variation }) => variation);
}

function compareInTurn(places: number[], others: number[]): number {
  const index = places.findIndex((place, at) => place !== others[at]);
  if (index < 0 || index >= others.length) return places.length - others.length;
  return places[index]! - others[index]!;
}

// A term that isn't among the options comes last.
function chosenOptions(variationAttributes: VariationAttribute[], variation: CardVariation) {
  return variation.attributes.flatMap(({ name, value }) => {
    if (!value) return [];
    const options = variationAttributes.find((attribute) => isSame(attribute.name, name))?.options ?? [];
    const exact = options.findIndex(({ slug }) => slug === value);
    const place = exact >= 0 ? exact : options.findIndex(({ slug }) => isSame(slug, value));
    const option = options[place];
    return [{ place: place >= 0 ? place : options.length, text: option?.name ?? value, ...pickLanguage(option ?? {}) }];
  });
}

/** An attribute name as it is compared: in lower case, without pa_, dashes and spaces. */
export function normalizeAttribute(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(attribute_)?pa_/, "")
    .replace(/[-\s]/g, "");
}

/** Whether a variation that is for sale still matches the selected options. */
export function couldFit(variation: CardVariation, selectedOptions: SelectedOptions): boolean {
  return couldBe(variation, selectedOptions, isSame);
}

type Comparison = (a: string, b: string) => boolean;

function couldBe(variation: CardVariation, selectedOptions: SelectedOptions, isTerm: Comparison): boolean {
  const matchesAttribute = ({ name, value }: CardVariation["attributes"][number]) => {
    const chosen = selectedTerm(selectedOptions, name);
    return !chosen || !value || isTerm(value, chosen);
  };
  return isForSale(variation) && variation.attributes.every(matchesAttribute);
}

function selectedTerm(selectedOptions: SelectedOptions, name: string): string {
  if (Object.hasOwn(selectedOptions, name)) return selectedOptions[name]!;
  const key = Object.keys(selectedOptions).find((one) => isSame(one, name));
  return key === undefined ? "" : selectedOptions[key]!;
}

function isSame(a: string, b: string): boolean {
  return normalizeAttribute(a) === normalizeAttribute(b);
}
