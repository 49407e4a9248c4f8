import { afterAll, beforeAll, beforeEach } from "vitest";
import { startBuiltShop, type BuiltShop } from "./built-shop";
import type { Visitor } from "./visitor";

/** Called at the top of a test file: one shop for all its tests, and for each test a new visitor without faults. */
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
