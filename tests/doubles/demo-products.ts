import { catalog } from "../../demo/catalog/catalog";
import type { DemoProduct, DemoVariation } from "../../demo/catalog/types";

type Fits = (product: DemoProduct) => boolean;

/** The first products of the demo that are shown, can be bought and fit. */
export function findProducts(count: number, fits: Fits): DemoProduct[] {
  const found = catalog.products.filter((product) => isForSale(product) && fits(product)).slice(0, count);
  if (found.length < count) throw new Error(`the demo has only ${found.length} such products of ${count}`);
  return found;
}

export function findProduct(fits: Fits): DemoProduct {
  return findProducts(1, fits)[0]!;
}

/** The first variation that is shown, in stock and fits, with its product. */
export function findVariation(fits: (variation: DemoVariation, product: DemoProduct) => boolean): {
  product: DemoProduct;
  variation: DemoVariation;
} {
  for (const product of catalog.products.filter((one) => one.type === "VARIABLE" && isForSale(one))) {
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
