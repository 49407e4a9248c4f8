import type { DemoProduct } from "./types.ts";

/** Whether nothing of it is shipped. In WooCommerce a variable product isn't virtual itself, its variations are. */
export function isVirtual({ type, virtual, variations }: DemoProduct): boolean {
  return type === "VARIABLE" ? variations.every((variation) => variation.virtual === true) : virtual;
}
