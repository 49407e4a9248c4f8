import type { DemoProduct } from "./types.ts";

/** Whether nothing of it is ever sent. In WooCommerce a product with variations isn't virtual itself, they are. */
export function isVirtual({ type, virtual, variations }: DemoProduct): boolean {
  return type === "VARIABLE" ? variations.every((variation) => variation.virtual === true) : virtual;
}
