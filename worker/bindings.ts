import type { CatalogueVersion } from "./catalogue-version";
import type { Environment } from "./env";
import type { Refill } from "./refill";
import type { ShopperSession } from "./shopper-session";
import type { Shopper } from "../app/context";

/** What the platform hands to the Worker (wrangler.toml). */
export interface Bindings {
  /** The demo backend; a merchant's deployment has none. */
  BACKEND?: Fetcher;
  SHOPPER_SESSION: DurableObjectNamespace<ShopperSession>;
  KV: KVNamespace;
  /** One for each cold key (worker/refill.ts). */
  REFILL: DurableObjectNamespace<Refill>;
  CATALOGUE_VERSION: DurableObjectNamespace<CatalogueVersion>;
  /** Of the deployed Worker, code and configuration: what it keeps is of no use to another. */
  VERSION: WorkerVersionMetadata;
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
  };
}
