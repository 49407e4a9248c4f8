import type { Environment } from "./environment";
import type { Account } from "../../app/services/account";
import type { Browsing } from "../../app/services/browsing-history";
import type { Shopper } from "../../app/services/shopper";

/** Without them the shop works, unlimited (worker/rate-limits/flood-limits.ts). */
export type FloodLimits = Partial<
  Pick<
    Env,
    | "FLOOD_SEARCH"
    | "FLOOD_SUGGESTIONS"
    | "FLOOD_IMAGES"
    | "FLOOD_PAGES"
    | "FLOOD_BACKEND"
    | "FLOOD_CHANGES"
    | "FLOOD_SESSIONS"
  >
>;

/** What wrangler.toml gives the Worker (worker-configuration.d.ts), of which some may be missing, and its variables. */
export interface Bindings extends Omit<Env, keyof FloodLimits | "IMAGES">, FloodLimits {
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
