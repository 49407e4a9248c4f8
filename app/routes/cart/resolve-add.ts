import type { Result } from "../../domain/values/result";
import type { AddChange } from "../../domain/cart/cart";
import type { MinorUnits } from "../../domain/values/money";
import type { Product, Variation } from "../../domain/product/product";
import { mayHaveMore } from "../../domain/product/product-view";
import { firstOpenAttribute, matchVariation } from "../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import type { AddIntent } from "./cart-form";
import { fromFailure, refuse, refuseMissingOption, type About, type Outcome } from "./outcome";
import type { Catalog } from "../../services/catalog";

interface Resolved {
  change: AddChange;
  /** The catalog's unit price, or that of the form; null for a range. */
  shown: MinorUnits | null;
}

/**
 * Finds the variation of the selected attributes. Reads the catalog only when the form names attributes but no
 * variation, so that a card's add costs one backend request.
 */
export async function resolveAdd(intent: AddIntent, catalog: Catalog, about: About): Promise<Resolved | Outcome> {
  const isOpen = intent.variationId === null && Object.keys(intent.selectedOptions).length > 0;
  if (!isOpen || !intent.slug)
    return toChange(intent, intent.variationId, chosen(intent.selectedOptions), intent.shown);
  const read = await catalog.findProduct(intent.slug);
  if (!read.ok) return fromFailure(read.failure, about);
  const product = read.value;
  if (product?.databaseId !== intent.productId) return refuse(422, PRODUCT.addFailed, about);
  if (product.type !== "variable") return toChange(intent, null, [], intent.shown);
  const open = firstOpenAttribute(product.variationAttributes, intent.selectedOptions);
  const found = open ? null : await findVariation(product, intent, catalog);
  if (found && !found.ok) return fromFailure(found.failure, about);
  const variation = found?.value;
  return variation
    ? toChange(intent, variation.databaseId, leftOpen(variation, intent.selectedOptions), variation.pricing.lowest)
    : refuseMissingOption((open ?? product.variationAttributes[0])?.label ?? "", about);
}

/** Looks among the variations that were loaded with the product, then among all if there may be more. */
async function findVariation(product: Product, intent: AddIntent, catalog: Catalog): Promise<Result<Variation | null>> {
  const variation = matchVariation(product.variations, intent.selectedOptions);
  if (variation || !mayHaveMore(product)) return { ok: true, value: variation };
  const all = await catalog.listVariations(product.slug);
  return all.ok ? { ok: true, value: matchVariation(all.value, intent.selectedOptions) } : all;
}

/** Why the backend may have refused an add: the label of an option that wasn't chosen; null for other reasons. */
export async function findMissingOption(intent: AddIntent, catalog: Catalog): Promise<string | null> {
  if (intent.variationId !== null || !intent.slug) return null;
  const read = await catalog.findProduct(intent.slug);
  const product = read.ok ? read.value : null;
  return product?.type === "variable" ? (product.variationAttributes[0]?.label ?? "") : null;
}

function toChange(
  { productId, quantity }: AddIntent,
  variationId: number | null,
  attributes: AddChange["attributes"],
  shown: MinorUnits | null,
): Resolved {
  return { change: { type: "add", productId, variationId, quantity, attributes }, shown };
}

/**
 * Attributes for which the variation allows any value. The backend requires the chosen values besides the variation.
 */
function leftOpen(variation: Variation, selectedOptions: Record<string, string>): AddChange["attributes"] {
  return variation.attributes.flatMap(({ name, value }) =>
    value === "" ? chosen({ [name]: selectedOptions[name] ?? "" }) : [],
  );
}

function chosen(selectedOptions: Record<string, string>): AddChange["attributes"] {
  return Object.entries(selectedOptions).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
