import type { Visitor } from "./accounts/visitor.ts";
import type { RequestSession } from "./session/request-session.ts";
import type { ShopOptions } from "./test-controls/shop-options.ts";

/** What every resolver gets. */
export interface DemoContext {
  db: D1Database;
  session: RequestSession;
  /** Whom a flood of reviews is counted against. */
  shopperAddress: string;
  visitor: Visitor;
  options: ShopOptions;
  /** Whether the plugin believes the asker, for he showed the shop's secret; never without the plugin. */
  isFromShop: boolean;
  /** Where the shop stands, for links in mails and the way back from a provider; "": wherever the page is shown. */
  shopOrigin: string;
}
