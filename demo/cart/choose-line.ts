import { createHash } from "node:crypto";
import type { ChosenAttribute, StoredProduct, StoredVariation } from "../database/documents.ts";
import { UserError } from "../http/user-error.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";
import type { CartLine } from "../session/shopper-data.ts";

export interface AddToCartInput {
  productId: number;
  quantity?: number | null;
  variationId?: number | null;
  variation?: { attributeName: string; attributeValue?: string | null }[] | null;
}

export interface ChosenLine {
  line: CartLine;
  product: StoredProduct;
  variation: StoredVariation | null;
}

/** The line that an `addToCart` means; throws WooCommerce's error for an impossible choice. */
export function chooseLine(input: AddToCartInput, product: StoredProduct): ChosenLine {
  const quantity = input.quantity || 1;
  if (quantity < 0) throw new UserError("Failed to add cart item. Please check input.");
  const variation = product.type === "VARIABLE" ? chooseVariation(input, product) : null;
  const attributes = variation ? chooseAttributes(input, product, variation) : [];
  const line = { productId: product.id, variationId: variation?.id ?? null, attributes, quantity };
  return { line: { ...line, key: hashLine(line) }, product, variation };
}

function chooseVariation({ variationId }: AddToCartInput, { slug, name, variations }: StoredProduct): StoredVariation {
  if (!variationId) {
    const link = `<a href="${DEMO_ORIGIN}/product/${slug}/" title="${name}">${name}</a>`;
    throw new UserError(`Please choose product options by visiting ${link}.`);
  }
  const variation = variations.find(({ id }) => id === variationId);
  if (!variation) throw new UserError("Failed to add cart item. Please check input.");
  return variation;
}

/** A variation for any color takes the color that was sent with it. */
function chooseAttributes(
  input: AddToCartInput,
  product: StoredProduct,
  variation: StoredVariation,
): ChosenAttribute[] {
  const given = new Map(
    input.variation?.map((one) => [one.attributeName.replace(/^attribute_/, ""), one.attributeValue ?? ""]),
  );
  return variation.attributes.map(({ name, label, value }) => {
    const chosen = value || given.get(name) || given.get(label) || "";
    const terms = product.attributes.find((attribute) => attribute.name === name)?.terms ?? [];
    if (!chosen) throw new UserError(`&quot;${label}&quot; е задължително поле`);
    if (!terms.some((term) => term.slug === chosen)) throw new UserError(`Invalid value posted for ${label}`);
    return { name, label, value: chosen };
  });
}

/** WC_Cart::generate_cart_id(): equal choices share a line. */
function hashLine({ productId, variationId, attributes }: Omit<CartLine, "key">): string {
  const parts: (number | string)[] = [productId];
  if (variationId !== null) parts.push(variationId);
  if (attributes.length) parts.push(attributes.map(({ name, value }) => `attribute_${name}${value}`).join(""));
  return createHash("md5").update(parts.join("_")).digest("hex");
}
