import { decode } from "hono/jwt";
import type { BackendClient, GraphqlResponse } from "../woocommerce/client";
import { fail, succeed, type Result, type Failure } from "../../app/domain/values/result";
import { sendRefresh, type SignIn } from "../woocommerce/account/sign-in-queries";
import type { SessionStore, StoredAuth } from "./session-store";

/** Headless Login's default lifetime, for a token that doesn't state its own. */
const LIFETIME_MS = 300_000;

/** A token counts as expired this long before its end. */
const MARGIN_MS = 60_000;

/** A customer's tokens: stored only in their session, and renewed before they expire. */
export class SessionTokens {
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

  /** The stored form, for callers that write it atomically with other values (SessionStore.recordSignIn). */
  prepare({ authToken: token, refreshToken }: Pick<SignIn, "authToken" | "refreshToken">): StoredAuth {
    return { token, refreshToken, goodUntil: this.#now() + lifetimeOf(token) - MARGIN_MS };
  }

  async store(entered: Pick<SignIn, "authToken" | "refreshToken">): Promise<void> {
    await this.#store.write("auth", this.prepare(entered));
  }

  /** null: a guest. A failure means that the token can't be renewed now, and nothing may be sent as the customer. */
  async current(): Promise<Result<string | null>> {
    const stored = await this.#store.read("auth");
    if (!stored) return succeed(null);
    return this.#now() < stored.goodUntil ? succeed(stored.token) : this.#renew(stored);
  }

  /** A new token after the backend rejected `refused`; fails with "auth-expired" when the sign-in is over. */
  async renew(refused: string): Promise<Result<string>> {
    const stored = await this.#store.read("auth");
    if (!stored) return fail({ kind: "auth-expired" });
    // A concurrent request has renewed it meanwhile.
    return stored.token === refused ? this.#renew(stored) : succeed(stored.token);
  }

  // Concurrent requests share one renewal.
  #renew(stored: StoredAuth): Promise<Result<string>> {
    this.#renewal ??= this.#requestRenewal(stored).finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  // Only a refusal by the backend ends the sign-in.
  async #requestRenewal({ refreshToken }: StoredAuth): Promise<Result<string>> {
    const renewed = refreshToken
      ? await sendRefresh(this.#client, refreshToken)
      : fail({ kind: "auth-expired" as const });
    if (renewed.ok) await this.store({ authToken: renewed.value, refreshToken });
    else if (renewed.failure.kind === "auth-expired") await this.#store.forget("auth", "viewer");
    return renewed;
  }
}

// Computed from two times of the backend, because its clock may differ from the Worker's.
function lifetimeOf(token: string): number {
  try {
    const { iat, exp } = decode(token).payload;
    const lifetime = ((exp ?? NaN) - (iat ?? NaN)) * 1000;
    return lifetime > 0 ? lifetime : LIFETIME_MS;
  } catch {
    return LIFETIME_MS;
  }
}

/**
 * A client for a customer's requests: each carries a valid auth token. After a rejected token a query is sent again with a
 * new one; a mutation isn't, because the backend has executed it as a guest's.
 */
export function authorize(client: BackendClient, tokens: Pick<SessionTokens, "current" | "renew">): BackendClient {
  return {
    ...client,
    async query(document, variables, token, _authToken, deadline) {
      const auth = await tokens.current();
      if (!auth.ok) return notSent(auth.failure);
      const response = await client.query(document, variables, token, auth.value, deadline);
      if (!auth.value || response.failure?.kind !== "auth-expired") return response;
      const renewed = await tokens.renew(auth.value);
      return renewed.ok ? client.query(document, variables, token, renewed.value, deadline) : notSent(renewed.failure);
    },
    async mutate(document, variables, token) {
      const auth = await tokens.current();
      if (!auth.ok) return notSent(auth.failure);
      const response = await client.mutate(document, variables, token, auth.value);
      if (!auth.value || response.failure?.kind !== "auth-expired") return response;
      const renewed = await tokens.renew(auth.value);
      // Still signed in, but the outcome of the mutation, which ran as a guest's, is unknown.
      return notSent(renewed.ok ? { kind: "bad-answer" } : renewed.failure);
    },
  };
}

function notSent(failure: Failure): GraphqlResponse<never> {
  return { data: null, failure, sessionToken: null };
}
