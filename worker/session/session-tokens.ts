import { decodeJwt } from "jose";
import type { AuthTokens } from "../woocommerce/authorized-client";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import { sendRefresh, type AuthToken, type SignIn } from "../woocommerce/account/sign-in-queries";
import type { SessionStore, StoredAuth } from "./session-store";

/** Headless Login's lifetime, for a token that doesn't tell its own. */
const LIFETIME_MS = 300_000;

/** So long before its end a token counts as old. */
const MARGIN_MS = 60_000;

/** A customer's tokens: kept in his session alone, and renewed in time. */
export class SessionTokens implements AuthTokens {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #now: () => number;
  #renewal: Promise<Result<string>> | null = null;

  constructor(client: BackendClient, store: SessionStore, now: () => number = Date.now) {
    this.#client = client;
    this.#store = store;
    this.#now = now;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.#store.read("auth")) !== undefined;
  }

  /** As they are kept, for whoever writes them down with more (SessionStore.enter). */
  prepare({ auth, refresh }: Pick<SignIn, "auth" | "refresh">): StoredAuth {
    return this.#toKept(auth, refresh?.token ?? null);
  }

  async keep(entered: Pick<SignIn, "auth" | "refresh">): Promise<void> {
    await this.#store.write("auth", this.prepare(entered));
  }

  async current(): Promise<Result<string | null>> {
    const kept = await this.#store.read("auth");
    if (!kept) return succeed(null);
    return this.#now() < kept.goodUntil ? succeed(kept.token) : this.#renew(kept);
  }

  async renew(refused: string): Promise<Result<string>> {
    const kept = await this.#store.read("auth");
    if (!kept) return fail({ kind: "auth-expired" });
    // Somebody else's question has renewed it meanwhile.
    return kept.token === refused ? this.#renew(kept) : succeed(kept.token);
  }

  // Questions that go out side by side renew once, all of them.
  #renew(kept: StoredAuth): Promise<Result<string>> {
    this.#renewal ??= this.#askRenewal(kept).finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  // Signed out by nothing but the backend's own no.
  async #askRenewal({ refreshToken }: StoredAuth): Promise<Result<string>> {
    const renewed = refreshToken
      ? await sendRefresh(this.#client, refreshToken)
      : fail({ kind: "auth-expired" as const });
    if (renewed.ok) await this.#store.write("auth", this.#toKept(renewed.value, refreshToken));
    else if (renewed.failure.kind === "auth-expired") await this.#store.forget("auth", "viewer");
    return renewed.ok ? succeed(renewed.value.token) : renewed;
  }

  #toKept({ token }: AuthToken, refreshToken: string | null): StoredAuth {
    return { token, refreshToken, goodUntil: this.#now() + lifetimeOf(token) - MARGIN_MS };
  }
}

// Issue and end are both of the backend's clock, which needn't agree with ours.
function lifetimeOf(token: string): number {
  try {
    const { iat, exp } = decodeJwt(token);
    const lifetime = ((exp ?? NaN) - (iat ?? NaN)) * 1000;
    return lifetime > 0 ? lifetime : LIFETIME_MS;
  } catch {
    return LIFETIME_MS;
  }
}
