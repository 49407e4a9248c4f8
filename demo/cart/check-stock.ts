import type { StoredProduct, StoredVariation } from "../database/documents.ts";
import { UserError } from "../http/user-error.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";
import { findPagePath } from "../content/paths.ts";
import type { Language } from "../languages/language.ts";
import { translateProduct, translateVariation } from "../languages/translate-product.ts";
import { findActivePrice } from "../pricing/format-price.ts";
import type { ChosenLine } from "./choose-line.ts";
import type { LoadedLine } from "./judge-coupons.ts";

/** Grouped and external products, drafts and products without a price can't be bought; one with a price of 0 can. */
export function isPurchasable(product: StoredProduct, variation: StoredVariation | null = null): boolean {
  if (!product.published || product.type === "GROUPED" || product.type === "EXTERNAL") return false;
  if (product.type === "VARIABLE" && !variation) return product.prices.active.length > 0;
  return findActivePrice(variation ?? product) !== null;
}

/** Throws WooCommerce's errors, in its order. `inCart`: pieces that the line has already. */
export function checkChosenLine({ line, product, variation }: ChosenLine, inCart: number, language: Language): void {
  const item = variation ?? product;
  const name = nameItem(product, variation, language);
  const sentences = SENTENCES[language.code];
  if (product.soldIndividually && inCart > 0) {
    throw new UserError(`${linkToCart(language)} ${sentences.oneOnly(name)}`);
  }
  if (!isPurchasable(product, variation)) throw new UserError(sentences.notPurchasable);
  if (item.stockStatus === "OUT_OF_STOCK") throw new UserError(sentences.soldOut(name));
  if (hasEnough(item, line.quantity + inCart)) return;
  if (!hasEnough(item, line.quantity)) throw new UserError(sentences.tooMany(name, item.stock));
  throw new UserError(`${linkToCart(language)} ${sentences.tooManyWithCart(item.stock, inCart)}`);
}

/** At checkout the texts have plain quotes. */
export function checkOrderedLine(
  { product, variation, quantity }: Pick<LoadedLine, "product" | "variation" | "quantity">,
  language: Language,
): void {
  const item = variation ?? product;
  const name = nameItem(product, variation, language);
  const sentences = SENTENCES[language.code];
  if (item.stockStatus === "OUT_OF_STOCK") throw new UserError(sentences.goneFromStock(name));
  if (!hasEnough(item, quantity)) throw new UserError(sentences.notEnough(name, item.stock));
}

function nameItem(product: StoredProduct, variation: StoredVariation | null, language: Language): string {
  return (variation ? translateVariation(variation, product, language) : translateProduct(product, language)).name;
}

function hasEnough({ stock, backorders }: StoredProduct | StoredVariation, quantity: number): boolean {
  return stock === null || backorders || stock >= quantity;
}

/** WooCommerce's, in both languages. */
const SENTENCES = {
  bg: {
    oneOnly: (name: string) => `Не може да добавите още една бройка от &quot;${name}&quot; към количката.`,
    notPurchasable: "Този продукт не може да бъде поръчан.",
    soldOut: (name: string) => `Не може да добавите &quot;${name}&quot; към количката, защото е изчерпан.`,
    tooMany: (name: string, stock: number | null) =>
      `Не може да добавите това количество от &quot;${name}&quot; към количката, защото няма достатъчно налично. ` +
      `Разполагаемата ни наличност е ${stock}.`,
    tooManyWithCart: (stock: number | null, inCart: number) =>
      `Не може да добавите това количество към количката &mdash; имаме ${stock} налични ` +
      `и вече имате ${inCart} в количката си.`,
    goneFromStock: (name: string) =>
      `Продуктът "${name}" не е наличен. Редактирайте поръчката си и опитайте отново. ` +
      "Молим да ни извините за причиненото неудобство.",
    notEnough: (name: string, stock: number | null) =>
      `Нямаме достатъчно "${name}" на склад, за да изпълним поръчката ви (${stock} налични). ` +
      "Молим да ни извините за причиненото неудобство.",
    viewCart: "Преглед на количката",
  },
  en: {
    oneOnly: (name: string) => `You cannot add another &quot;${name}&quot; to your cart.`,
    notPurchasable: "Sorry, this product cannot be purchased.",
    soldOut: (name: string) => `You cannot add &quot;${name}&quot; to the cart because the product is out of stock.`,
    tooMany: (name: string, stock: number | null) =>
      `You cannot add that amount of &quot;${name}&quot; to the cart because there is not enough stock (${stock} remaining).`,
    tooManyWithCart: (stock: number | null, inCart: number) =>
      `You cannot add that amount to the cart &mdash; we have ${stock} in stock and you already have ${inCart} in your cart.`,
    goneFromStock: (name: string) =>
      `Sorry, "${name}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.`,
    notEnough: (name: string, stock: number | null) =>
      `Sorry, we do not have enough "${name}" in stock to fulfill your order (${stock} available). ` +
      "We apologize for any inconvenience caused.",
    viewCart: "View cart",
  },
};

function linkToCart(language: Language): string {
  const path = findPagePath("kolichka", language);
  return `<a href="${DEMO_ORIGIN}${path}/" class="button wc-forward">${SENTENCES[language.code].viewCart}</a>`;
}
