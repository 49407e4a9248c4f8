import type { VariationAttribute, Image, Product, Variation } from "./product";
import {
  couldFit,
  firstOpenAttribute,
  isPossible,
  matchVariation,
  normalizeAttribute,
  type SelectedOptions,
} from "./variation";
import { decodeSlug } from "../values/slug";

const PREFIX = "attribute_";

/**
 * Parses the selected options from the URL as WooCommerce writes them, `attribute_pa_cvyat=cheren`. Unknown names and
 * values are dropped; of repeated ones the first known wins. Never throws.
 */
export function parseSelectedOptions(
  params: URLSearchParams,
  variationAttributes: VariationAttribute[],
): SelectedOptions {
  const given = [...params].flatMap(([key, value]) =>
    key.toLowerCase().startsWith(PREFIX) ? [[key.slice(PREFIX.length), value] as const] : [],
  );
  const chosen = variationAttributes.flatMap(({ name, options }) => {
    const exact = given.filter(([key]) => key === name);
    const values = exact.length > 0 ? exact : given.filter(([key]) => isSameName(key, name));
    const slug = values.map(([, value]) => findSlug(options, value)).find((one) => one !== null);
    return slug ? [[name, slug] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** The parameters with these options, in the product's order; other parameters stay. */
export function writeSelectedOptions(
  params: URLSearchParams,
  variationAttributes: VariationAttribute[],
  selectedOptions: SelectedOptions,
): URLSearchParams {
  const others = [...params].filter(([key]) => !key.toLowerCase().startsWith(PREFIX));
  const chosen = variationAttributes.flatMap(({ name }) => {
    const slug = Object.hasOwn(selectedOptions, name) ? selectedOptions[name] : "";
    return slug ? [[PREFIX + name, slug]] : [];
  });
  return new URLSearchParams([...others, ...chosen]);
}

/**
 * Initial options of the product page: the URL's over the merchant's defaults, or the URL's alone if the two conflict.
 */
export function initialOptions(product: Product, params: URLSearchParams): SelectedOptions {
  const defaults = parseSelectedOptions(
    new URLSearchParams(product.defaultAttributes.map(({ name, value }) => [PREFIX + name, value])),
    product.variationAttributes,
  );
  const requested = parseSelectedOptions(params, product.variationAttributes);
  const both = { ...defaults, ...requested };
  const isAsked = Object.keys(requested).length > 0;
  return isAsked && !product.variations.some((one) => couldFit(one, both)) ? requested : both;
}

type Offer = Pick<Product, "variationAttributes"> & { variations: Variation[] };

/**
 * Whether a term is available with the options above it. Attributes below don't count, else two of them could
 * block each other.
 */
export function isAvailable(
  { variationAttributes, variations }: Offer,
  selectedOptions: SelectedOptions,
  name: string,
  slug: string,
): boolean {
  return isPossible(variations, pickAbove(variationAttributes, selectedOptions, name), name, slug);
}

/** Whether a combination exists, sold out or not: shoppers can request a back-in-stock e-mail for it. */
export function combinationExists(
  { variationAttributes, variations }: Offer,
  selectedOptions: SelectedOptions,
  name: string,
  slug: string,
): boolean {
  const requested = { ...pickAbove(variationAttributes, selectedOptions, name), [name]: slug };
  return variations.some((variation) => couldFit(variation, requested));
}

/**
 * Adds a term to the options; options below that aren't available with it are reset. With a sold-out term, options
 * stay as long as the combination exists.
 */
export function selectOption(
  offer: Offer,
  selectedOptions: SelectedOptions,
  name: string,
  slug: string,
): SelectedOptions {
  const { variationAttributes } = offer;
  let next = { ...selectedOptions, [name]: slug };
  const isKept = isAvailable(offer, next, name, slug) ? isAvailable : combinationExists;
  for (const below of variationAttributes.slice(positionOf(variationAttributes, name) + 1)) {
    const chosen = next[below.name];
    if (chosen && !isKept(offer, next, below.name, chosen)) next = { ...next, [below.name]: "" };
  }
  return next;
}

/** Whether all attributes are selected but no variation matches. */
export function isUnmatched({ variationAttributes, variations }: Offer, selectedOptions: SelectedOptions): boolean {
  return (
    variationAttributes.length > 0 &&
    firstOpenAttribute(variationAttributes, selectedOptions) === null &&
    matchVariation(variations, selectedOptions) === null
  );
}

/** Picture of the selected options: that of the variation, or the one shared by all variations that still match. */
export function selectedPicture(
  { variationAttributes, variations }: Offer,
  selectedOptions: SelectedOptions,
): Image | null {
  if (!variationAttributes.some(({ name }) => selectedOptions[name])) return null;
  const possible = variations.filter((variation) => couldFit(variation, selectedOptions));
  const image = possible[0]?.image ?? null;
  return possible.every((one) => one.image?.sourceUrl === image?.sourceUrl) ? image : null;
}

function pickAbove(
  variationAttributes: VariationAttribute[],
  selectedOptions: SelectedOptions,
  name: string,
): SelectedOptions {
  const above = variationAttributes.slice(0, positionOf(variationAttributes, name));
  return Object.fromEntries(above.map((one) => [one.name, selectedOptions[one.name] ?? ""]));
}

function positionOf(variationAttributes: VariationAttribute[], name: string): number {
  return variationAttributes.findIndex((one) => one.name === name);
}

function isSameName(a: string, b: string): boolean {
  return normalizeAttribute(decode(a)) === normalizeAttribute(decode(b));
}

function findSlug(options: VariationAttribute["options"], value: string): string | null {
  const exact = options.find(({ slug }) => slug === value);
  return (exact ?? options.find(({ slug }) => decode(slug) === decode(value)))?.slug ?? null;
}

// A URL may have Cyrillic slugs encoded once or twice.
function decode(text: string): string {
  return decodeSlug(text).toLowerCase();
}
