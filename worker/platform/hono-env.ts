import type { Environment } from "./environment";
import type { Account } from "../../app/services/account";
import type { Browsing } from "../../app/services/browsing-history";
import type { Drafts } from "../../app/services/drafts";
import type { Shopper } from "../../app/services/shopper";
import type { StockRequests } from "../../app/services/stock-requests";
import type { Withdrawals } from "../../app/services/withdrawals";

/** Optional: without these bindings the shop works without flood limits (worker/rate-limits/flood-limits.ts). */
export type FloodLimits = Pick<Env, "FLOOD_READS" | "FLOOD_BACKEND">;

/** BACKEND is the demo's Worker, which a merchant's shop doesn't have; IMAGES is Cloudflare Images. */
type Optional = FloodLimits & Pick<Env, "BACKEND" | "IMAGES">;

/** The bindings of wrangler.toml (worker-configuration.d.ts) and the Worker's variables. */
export type Bindings = Required<Omit<Env, keyof Optional>> & Optional & { [variable: string]: unknown };

/** Hono's types for this app. */
export interface ShopEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    nonce: string;
    environment: Environment;
    /** Set on personal paths only. */
    shopper?: Shopper;
    account?: Account;
    withdrawals?: Withdrawals;
    stockRequests?: StockRequests;
    browsing?: Browsing;
    /** Set on the paths of drafts only. */
    drafts?: Drafts;
    /** Origins that forms of this page may redirect to: those of the login providers it offers. */
    formTargets?: string[];
  };
}
