import type { AbuseCounter } from "../rate-limits/abuse-counter";
import type { CatalogSyncObject } from "../catalog/sync/sync-object";
import type { CatalogueVersion } from "../data-cache/cache-version";
import type { Environment } from "./environment";
import type { Refill } from "../data-cache/coalescer-object";
import type { ShopperSession } from "../shopper/shopper-session";
import type { Account } from "../../app/services/account";
import type { Browsing } from "../../app/services/browsing-history";
import type { Shopper } from "../../app/services/shopper";

/** Against floods; without them the shop works, unlimited (limit-floods.ts). */
export interface FloodLimits {
  FLOOD_SEARCH?: RateLimit;
  FLOOD_SUGGESTIONS?: RateLimit;
  FLOOD_IMAGES?: RateLimit;
  FLOOD_PAGES?: RateLimit;
  FLOOD_BACKEND?: RateLimit;
  FLOOD_CHANGES?: RateLimit;
  FLOOD_SESSIONS?: RateLimit;
}

/** What the platform hands to the Worker (wrangler.toml). */
export interface Bindings extends FloodLimits {
  /** The demo backend; a merchant's deployment has none. */
  BACKEND?: Fetcher;
  SHOPPER_SESSION: DurableObjectNamespace<ShopperSession>;
  ABUSE_COUNTER: DurableObjectNamespace<AbuseCounter>;
  KV: KVNamespace;
  /** One for each cold key (worker/data-cache/coalescer-object.ts). */
  REFILL: DurableObjectNamespace<Refill>;
  /** One for each scope of the catalog's replica. */
  CATALOG_SYNC: DurableObjectNamespace<CatalogSyncObject>;
  CATALOGUE_VERSION: DurableObjectNamespace<CatalogueVersion>;
  /** Of the deployed Worker, code and configuration: what it keeps is of no use to another. */
  VERSION: WorkerVersionMetadata;
  /** What the shop itself must keep; its tables are made at the first use (shop-database.ts). */
  SHOP_DB: D1Database;
  IMAGES?: ImagesBinding;
  [variable: string]: unknown;
}

/** Hono's types for this app: what each middleware finds and leaves behind. */
export interface ShopEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    nonce: string;
    environment: Environment;
    /** Set on personal paths only. */
    shopper?: Shopper;
    account?: Account;
    browsing?: Browsing;
    /** Origins that a form of this page may be led on to: those of the login providers it offers. */
    formTargets?: string[];
  };
}
