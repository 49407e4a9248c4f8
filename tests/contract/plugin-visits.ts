import { beforeAll, beforeEach, inject, type TestContext } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../../demo/plugin/storefront-plugin.ts";
import { GetCartDocument } from "../../graphql/generated/documents";
import { Visitor } from "./backend";
import { MAY_ORDER } from "./ordering";

/** The same as in the other side's wp-config.php. */
const SECRET = inject("isDemo") ? DEMO_STOREFRONT_SECRET : process.env.STOREFRONT_SECRET;

/** Called at the top of a file about the plugin: a new visitor for each test, and none of them where there is no plugin. */
export function visitPlugin(give: (visitor: Visitor) => void): void {
  let hasPlugin = false;
  beforeAll(async () => {
    ({ hasPlugin } = await new Visitor().ask(GetCartDocument, {}));
  });
  beforeEach((context) => {
    give(new Visitor());
    if (hasPlugin) return;
    // The demo imitates it: there its lack is a fault (docs/wordpress-plugin.md).
    if (inject("isDemo")) throw new Error("the demo's answers carry no x-storefront-plugin");
    context.skip("no plugin: the answers carry no x-storefront-plugin");
  });
}

/** As the shop tells a backend with the plugin who asks: reviews are counted by it. A stock backend doesn't listen. */
export function sentFromSomewhere(): Record<string, string> {
  const address = `2001:db8::${crypto.randomUUID().slice(0, 4)}`;
  return SECRET ? { "x-forwarded-for": address, "x-storefront-secret": SECRET } : {};
}

export function needOrders(context: TestContext): void {
  if (!MAY_ORDER) context.skip("CONTRACT_ORDERS=no");
}

export function needSecret(context: TestContext): string {
  return SECRET ?? context.skip("no STOREFRONT_SECRET");
}
