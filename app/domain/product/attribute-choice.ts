import type { AttributeChoice, Image, Product, Variation } from "./product";
import { couldFit, firstOpen, isPossible, matchVariation, normaliseAttribute, type Choice } from "./variation";

const PREFIX = "attribute_";

/**
 * Parses the selected options from the URL as WooCommerce writes them, `attribute_pa_cvyat=cheren`. Unknown names and
 * values are dropped; of repeated ones the first known wins. Never throws.
 */
export function parseChoice(params: URLSearchParams, choices: AttributeChoice[]): Choice {
  const given = [...params].flatMap(([key, value]) =>
    key.toLowerCase().startsWith(PREFIX) ? [[key.slice(PREFIX.length), value] as const] : [],
  );
  const chosen = choices.flatMap(({ name, options }) => {
    const exact = given.filter(([key]) => key === name);
    const values = exact.length > 0 ? exact : given.filter(([key]) => isSameName(key, name));
    const slug = values.map(([, value]) => findSlug(options, value)).find((one) => one !== null);
    return slug ? [[name, slug] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** The parameters with these options, in the product's order; other parameters stay. */
export function writeChoice(params: URLSearchParams, choices: AttributeChoice[], choice: Choice): URLSearchParams {
  const others = [...params].filter(([key]) => !key.toLowerCase().startsWith(PREFIX));
  const chosen = choices.flatMap(({ name }) => {
    const slug = Object.hasOwn(choice, name) ? choice[name] : "";
    return slug ? [[PREFIX + name, slug]] : [];
  });
  return new URLSearchParams([...others, ...chosen]);
}

/**
 * Initial options of the product page: the URL's over the merchant's defaults, which are dropped where they conflict.
 */
export function openingChoice(product: Product, params: URLSearchParams): Choice {
  const defaults = parseChoice(
    new URLSearchParams(product.defaultAttributes.map(({ name, value }) => [PREFIX + name, value])),
    product.choices,
  );
  const asked = parseChoice(params, product.choices);
  const both = { ...defaults, ...asked };
  const isAsked = Object.keys(asked).length > 0;
  return isAsked && !product.variations.some((one) => couldFit(one, both)) ? asked : both;
}

type Offer = Pick<Product, "choices"> & { variations: Variation[] };

/**
 * Whether a term is available with the options above it. Attributes below don't count, else two could block each
 * other.
 */
export function isOffered({ choices, variations }: Offer, choice: Choice, name: string, slug: string): boolean {
  return isPossible(variations, pickAbove(choices, choice, name), name, slug);
}

/** Whether a combination exists, sold out or not: shoppers can ask for a back-in-stock e-mail. */
export function isMade({ choices, variations }: Offer, choice: Choice, name: string, slug: string): boolean {
  const asked = { ...pickAbove(choices, choice, name), [name]: slug };
  return variations.some((variation) => couldFit(variation, asked));
}

/**
 * Adds a term to the options; options below that aren't available with it are reset. With a sold-out term, options
 * stay as long as the combination exists.
 */
export function chooseTerm(offer: Offer, choice: Choice, name: string, slug: string): Choice {
  const { choices } = offer;
  let next = { ...choice, [name]: slug };
  const stays = isOffered(offer, next, name, slug) ? isOffered : isMade;
  for (const below of choices.slice(placeOf(choices, name) + 1)) {
    const chosen = next[below.name];
    if (chosen && !stays(offer, next, below.name, chosen)) next = { ...next, [below.name]: "" };
  }
  return next;
}

/** Whether all attributes are selected but no variation matches. */
export function isUnmatched({ choices, variations }: Offer, choice: Choice): boolean {
  return choices.length > 0 && firstOpen(choices, choice) === null && matchVariation(variations, choice) === null;
}

/** Picture of the selected options: that of the variation, or the one shared by all that still match. */
export function chosenPicture({ choices, variations }: Offer, choice: Choice): Image | null {
  if (!choices.some(({ name }) => choice[name])) return null;
  const possible = variations.filter((variation) => couldFit(variation, choice));
  const image = possible[0]?.image ?? null;
  return possible.every((one) => one.image?.sourceUrl === image?.sourceUrl) ? image : null;
}

function pickAbove(choices: AttributeChoice[], choice: Choice, name: string): Choice {
  const above = choices.slice(0, placeOf(choices, name));
  return Object.fromEntries(above.map((one) => [one.name, choice[one.name] ?? ""]));
}

function placeOf(choices: AttributeChoice[], name: string): number {
  return choices.findIndex((one) => one.name === name);
}

function isSameName(a: string, b: string): boolean {
  return normaliseAttribute(decode(a)) === normaliseAttribute(decode(b));
}

function findSlug(options: AttributeChoice["options"], value: string): string | null {
  const exact = options.find(({ slug }) => slug === value);
  return (exact ?? options.find(({ slug }) => decode(slug) === decode(value)))?.slug ?? null;
}

// WordPress stores Cyrillic slugs percent-encoded, and a URL may have them encoded once or twice.
function decode(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}
