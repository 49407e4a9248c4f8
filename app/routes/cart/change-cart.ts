import { QUANTITY_MAX } from "../../config/limits";
import type { AddChange } from "../../domain/cart/cart";
import type { MinorUnits } from "../../domain/values/money";
import { findPriceMismatch } from "../../domain/cart/add-to-cart";
import { CART } from "#strings/checkout/cart";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { addGroup } from "./add-group";
import { besideForm, parseCartForm, type AddIntent, type Malformed } from "./cart-form";
import { refuse, refuseMissingOption, settle, type About, type Outcome } from "./outcome";
import { findMissingOption, resolveAdd } from "./resolve-add";
import type { Catalog } from "../../services/catalog";
import type { Shopper } from "../../services/shopper";

interface Sources {
  shopper: Shopper;
  catalog: Catalog;
}

/** Parses a cart form, makes the change, and returns its outcome. Never throws on a backend failure. */
export async function changeCart(form: FormData, { shopper, catalog }: Sources): Promise<Outcome> {
  const intent = parseCartForm(form);
  const about = besideForm(form);
  if (intent.type === "malformed") return refuse(400, malformedText(intent), about);
  if (intent.type === "add-group") return addGroup(intent, { shopper, catalog }, about);
  if (intent.type === "add") return add(intent, { shopper, catalog }, about);
  return settle(await shopper.changeCart(intent), about);
}

async function add(intent: AddIntent, { shopper, catalog }: Sources, about: About): Promise<Outcome> {
  const resolved = await resolveAdd(intent, catalog, about);
  if ("reply" in resolved) return resolved;
  const result = await shopper.changeCart(resolved.change);
  if (!result.ok && result.failure.kind === "refused") {
    const label = await findMissingOption(intent, catalog);
    if (label !== null) return refuseMissingOption(label, about);
  }
  return comparePrice(settle(result, about), resolved.change, resolved.shown);
}

/** The catalog may be older than the cart: the line's price counts, and a shopper who saw another price is notified. */
function comparePrice(outcome: Outcome, { productId, variationId }: AddChange, shown: MinorUnits | null): Outcome {
  const { reply } = outcome;
  if (!reply.ok) return outcome;
  const line = reply.cart.lines.findLast((one) => one.productId === productId && one.variationId === variationId);
  const priceMismatch = findPriceMismatch(line, shown);
  return priceMismatch ? { ...outcome, reply: { ...reply, priceMismatch } } : outcome;
}

function malformedText(intent: Malformed): string {
  if (intent.field === "item") return PRODUCT_PAGE.chooseItem;
  if (intent.field === "code") return CART.couponMissing;
  return intent.field === "quantity" ? CART.badQuantity(QUANTITY_MAX) : CART.malformed;
}
