import { CONTENT_UNITS } from "../../config/product-facts";
import type { MinorUnits } from "../values/money";
import type { CardVariation, ProductSummary, Content } from "../product/product";

const CONTENT = /^(?:(\d{1,4})\s*[x\u0445×*]\s*)?(\d{1,6}(?:[.,]\d{1,4})?)\s*(\p{L}{1,12})\.?$/u;

/** Reads an amount and its unit, "0,75" litres or "6 x 60" grams (config/product-facts.ts); null for anything else. */
export function parseContent(text: string): Content | null {
  const [, times, number, word] = CONTENT.exec(text.trim().toLowerCase()) ?? [];
  const known = word && CONTENT_UNITS.find(({ words }) => words.test(word));
  if (!known || !number) return null;
  const amount = (Number(number.replace(",", ".")) * Number(times ?? 1)) / known.perUnit;
  return amount > 0 ? { amount, unit: known.unit } : null;
}

/**
 * How much is in what is chosen: the variation's own term of one of `attributes` ("pa_razfasovka"), else what the product
 * says of all of them. null: it isn't sold by weight, volume or number.
 */
export function contentOf(
  product: Pick<ProductSummary, "content" | "choices">,
  variation: CardVariation | null,
  attributes: string[],
): Content | null {
  for (const { name, value } of variation?.attributes ?? []) {
    if (!attributes.includes(name)) continue;
    const term = product.choices.find((choice) => choice.name === name)?.options.find(({ slug }) => slug === value);
    const content = parseContent(term?.name ?? "");
    if (content) return content;
  }
  return product.content ?? null;
}

/**
 * Price of one kilogram, litre or piece, in hundredths, half away from zero; null where the package is just that, for then
 * the two are the same (Directive 98/6 art. 3), and where there is no price.
 */
export function unitPrice(price: MinorUnits | null, content: Content | null): MinorUnits | null {
  if (!price || !content || content.amount === 1) return null;
  return Math.round(Number((price / content.amount).toPrecision(14)));
}
