import { catalogue } from "../../demo/catalogue/catalogue";
import type { DemoProduct, DemoVariation } from "../../demo/catalogue/types";

/** The first product of the demo that is shown, can be bought and fits. */
export function findProduct(fits: (product: DemoProduct) => boolean): DemoProduct {
  const found = catalogue.products.find((product) => isForSale(product) && fits(product));
  if (!found) throw new Error("the demo has no such product");
  return found;
}

/** The first variation that is shown, in stock and fits, with its product. */
export function findVariation(fits: (variation: DemoVariation, product: DemoProduct) => boolean): {
  product: DemoProduct;
  variation: DemoVariation;
} {
  for (const product of catalogue.products.filter((one) => one.type === "VARIABLE" && isForSale(one))) {
    const variation = product.variations.find((one) => one.status === "IN_STOCK" && fits(one, product));
    if (variation) return { product, variation };
  }
  throw new Error("the demo has no such variation");
}

function isForSale(product: DemoProduct): boolean {
  const hasPrice = product.type === "VARIABLE" || Number(product.regularPrice) > 0;
  return (
    product.published &&
    product.visibility === "VISIBLE" &&
    product.status === "IN_STOCK" &&
    hasPrice &&
    /^[\w-]+$/.test(product.slug)
  );
}
