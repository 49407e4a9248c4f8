import type { StoredProduct, StoredVariation } from "../database/documents.ts";
import { UserError } from "../http/user-error.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";
import { findActivePrice } from "../pricing/format-price.ts";
import type { ChosenLine } from "./choose-line.ts";

/** Grouped and external products, drafts and products without a price can't be bought; one with a price of 0 can. */
export function isPurchasable(product: StoredProduct, variation: StoredVariation | null = null): boolean {
  if (!product.published || product.type === "GROUPED" || product.type === "EXTERNAL") return false;
  if (product.type === "VARIABLE" && !variation) return product.prices.active.length > 0;
  return findActivePrice(variation ?? product) !== null;
}

/** Throws WooCommerce's errors, in its order. `inCart`: pieces that the line has already. */
export function checkChosenLine({ line, product, variation }: ChosenLine, inCart: number): void {
  const item = variation ?? product;
  if (product.soldIndividually && inCart > 0) {
    throw new UserError(
      `${linkToCart()} Не може да добавите още една бройка от &quot;${item.name}&quot; към количката.`,
    );
  }
  if (!isPurchasable(product, variation)) throw new UserError("Този продукт не може да бъде поръчан.");
  if (item.stockStatus === "OUT_OF_STOCK") {
    throw new UserError(`Не може да добавите &quot;${item.name}&quot; към количката, защото е изчерпан.`);
  }
  if (hasEnough(item, line.quantity + inCart)) return;
  if (!hasEnough(item, line.quantity)) {
    throw new UserError(
      `Не може да добавите това количество от &quot;${item.name}&quot; към количката, защото няма достатъчно налично. ` +
        `Разполагаемата ни наличност е ${item.stock}.`,
    );
  }
  throw new UserError(
    `${linkToCart()} Не може да добавите това количество към количката &mdash; имаме ${item.stock} налични ` +
      `и вече имате ${inCart} в количката си.`,
  );
}

/** At checkout the texts have plain quotes. */
export function checkOrderedLine(item: StoredProduct | StoredVariation, quantity: number): void {
  if (item.stockStatus === "OUT_OF_STOCK") {
    throw new UserError(
      `Продуктът "${item.name}" не е наличен. Редактирайте поръчката си и опитайте отново. ` +
        "Молим да ни извините за причиненото неудобство.",
    );
  }
  if (!hasEnough(item, quantity)) {
    throw new UserError(
      `Нямаме достатъчно "${item.name}" на склад, за да изпълним поръчката ви (${item.stock} налични). ` +
        "Молим да ни извините за причиненото неудобство.",
    );
  }
}

function hasEnough({ stock, backorders }: StoredProduct | StoredVariation, quantity: number): boolean {
  return stock === null || backorders || stock >= quantity;
}

function linkToCart(): string {
  return `<a href="${DEMO_ORIGIN}/kolichka/" class="button wc-forward">Преглед на количката</a>`;
}
