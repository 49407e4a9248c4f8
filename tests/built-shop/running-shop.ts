import { afterAll, beforeAll, beforeEach } from "vitest";
import { startBuiltShop, type BuiltShop } from "./built-shop";
import type { Visitor } from "./visitor";

type Give = (built: { shop: BuiltShop; visitor: Visitor }) => void;
type Caching = "all" | "none";

/** Of this process: starting both Workers takes longer than most files. Each is closed with the process. */
const shared = new Map<Caching, Promise<BuiltShop>>();

/** `none`: without the page cache, or a backend's fault wouldn't reach the pages; page-cache.built.test.ts tests caching. */
export async function openSharedShop(CACHING: Caching = "all"): Promise<BuiltShop> {
  const started = shared.get(CACHING) ?? startBuiltShop({ CACHING });
  shared.set(CACHING, started);
  const shop = await started;
  await shop.reset();
  return shop;
}

/**
 * Called at the top of a test file: the shop of several files, its demo as on the first day, and for each test a new
 * visitor without faults. Not for files that change the replica, block an account or need pages that nobody has opened.
 */
export function shareBuiltShop(give: Give, caching?: Caching): void {
  let shop: BuiltShop;
  beforeAll(async () => {
    shop = await openSharedShop(caching);
    give({ shop, visitor: shop.visit() });
  });
  giveVisitors(() => shop, give);
}

/** The same with a shop of this file's own. */
export function runBuiltShop(give: Give, ...started: Parameters<typeof startBuiltShop>): void {
  let shop: BuiltShop;
  beforeAll(async () => {
    shop = await startBuiltShop(...started);
    give({ shop, visitor: shop.visit() });
  });
  giveVisitors(() => shop, give);
  afterAll(() => shop.close());
}

function giveVisitors(find: () => BuiltShop, give: Give): void {
  beforeEach(async () => {
    await find().setFault({ kind: null });
    give({ shop: find(), visitor: find().visit() });
  });
}
