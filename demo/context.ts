import type { Visitor } from "./accounts/visitor.ts";
import type { DeliveryChoice } from "./couriers/delivery-choice.ts";
import type { DeliveryFacts } from "./couriers/delivery-facts.ts";
import type { Language } from "./languages/language.ts";
import type { NotedName } from "./languages/method-names.ts";
import type { RequestSession } from "./session/request-session.ts";
import type { ShopOptions } from "./test-controls/shop-options.ts";

/** The context of every resolver. */
export interface DemoContext {
  db: D1Database;
  session: RequestSession;
  /** The IP address by which a flood of reviews is recognized. */
  shopperAddress: string;
  visitor: Visitor;
  options: ShopOptions;
  /** Whether the plugin trusts the request, for it has the shop's secret; never without the plugin. */
  isFromShop: boolean;
  /** The language of the answer's texts, as far as they are translated. */
  language: Language;
  /** The email of the shop's guest for coupons bound to emails, "" for none; null: the session's own email counts. */
  couponEmail: string | null;
  /** What the shop says of its shopper's delivery; null: nothing. */
  deliveryChoice: DeliveryChoice | null;
  /** Facts about the rates that this request has calculated, for the extensions of its answer. */
  deliveryFacts?: DeliveryFacts;
  /** Names of payment methods and rates in the answer, for its extensions, too. */
  names: Map<string, NotedName>;
  /** How long a ticket of the plugin is valid; null: as long as usual. */
  ticketLifetimeSeconds: number | null;
  /** The shop's origin, for links in emails and the redirect from a provider; "": the host that shows the page. */
  shopOrigin: string;
}
