import { afterAll, beforeAll, beforeEach } from "vitest";
import { startBuiltShop, type BuiltShop } from "./built-shop";
import type { Visitor } from "./visitor";

/** Called at the top of a test file: gives it one shop for all of its tests, and each test no fault and a new visitor. */
export function runBuiltShop(
  give: (built: { shop: BuiltShop; visitor: Visitor }) => void,
  variables?: Record<string, unknown>,
): void {
  let shop: BuiltShop;
  beforeAll(async () => {
    shop = await startBuiltShop(variables);
    give({ shop, visitor: shop.visit() });
  });
  beforeEach(async () => {
    await shop.setFault({ kind: null });
    give({ shop, visitor: shop.visit() });
  });
  afterAll(() => shop.close());
}
