import type { Environment } from "./environment";
import type { Account } from "../../app/services/account";
import type { Browsing } from "../../app/services/browsing-history";
import type { Shopper } from "../../app/services/shopper";

/** Without them the shop works, unlimited (worker/rate-limits/flood-limits.ts). */
export type FloodLimits = Pick<
  Env,
  | "FLOOD_SEARCH"
  | "FLOOD_SUGGESTIONS"
  | "FLOOD_IMAGES"
  | "FLOOD_PAGES"
  | "FLOOD_BACKEND"
  | "FLOOD_CHANGES"
  | "FLOOD_SESSIONS"
>;

/** The demo's Worker, which no merchant's shop has, and Cloudflare Images. */
type Optional = FloodLimits & Pick<Env, "BACKEND" | "IMAGES">;

/** What the platform gives the Worker: the bindings of wrangler.toml (worker-configuration.d.ts), and its variables. */
export type Bindings = Required<Omit<Env, keyof Optional>> & Optional & { [variable: string]: unknown };

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
