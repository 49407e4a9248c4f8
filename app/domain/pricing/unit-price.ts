import { NET_CONTENT_UNITS } from "../../config/product-facts";
import type { MinorUnits } from "../values/money";
import type { CardVariation, ProductSummary, NetContent } from "../product/product";

const NET_CONTENT = /^(?:(\d{1,4})\s*[x\u0445×*]\s*)?(\d{1,6}(?:[.,]\d{1,4})?)\s*(\p{L}{1,12})\.?$/u;

/**
 * Parses an amount with its unit, "0,75" liters or "6 x 60" grams (config/product-facts.ts); null for anything else.
 */
export function parseNetContent(text: string): NetContent | null {
  const [, times, number, word] = NET_CONTENT.exec(text.trim().toLowerCase()) ?? [];
  const known = word && NET_CONTENT_UNITS.find(({ words }) => words.test(word));
  if (!known || !number) return null;
  const amount = (Number(number.replace(",", ".")) * Number(times ?? 1)) / known.perUnit;
  return amount > 0 ? { amount, unit: known.unit } : null;
}

/**
 * Net content of the selected package: the variation's term in one of `attributes` ("pa_razfasovka"), else the product's
 * own. null when the product isn't sold by weight, volume or number.
 */
export function netContentOf(
  product: Pick<ProductSummary, "netContent" | "variationAttributes">,
  variation: CardVariation | null,
  attributes: string[],
): NetContent | null {
  for (const { name, value } of variation?.attributes ?? []) {
    if (!attributes.includes(name)) continue;
    const term = product.variationAttributes
      .find((attribute) => attribute.name === name)
      ?.options.find(({ slug }) => slug === value);
    const netContent = parseNetContent(term?.name ?? "");
    if (netContent) return netContent;
  }
  return product.netContent ?? null;
}

/**
 * Price per kilogram, liter or piece in minor units, rounded half away from zero; null when the package is exactly
 * one unit, for then both prices are equal (Directive 98/6 art. 3), or when there is no price.
 */
export function unitPrice(price: MinorUnits | null, netContent: NetContent | null): MinorUnits | null {
  if (!price || !netContent || netContent.amount === 1) return null;
  return Math.round(Number((price / netContent.amount).toPrecision(14)));
}
