import type { GraphqlResponse, BackendClient } from "./client";
import type { Failure, Result } from "../../app/domain/values/result";

/** A customer's auth tokens, renewed before they expire. */
export interface AuthTokens {
  /** null: a guest. A failure means that the token can't be renewed now, and nothing may be sent as the customer. */
  current(): Promise<Result<string | null>>;
  /** A new token after the backend rejected `refused`; fails with "auth-expired" when the sign-in is over. */
  renew(refused: string): Promise<Result<string>>;
}

/**
 * A client for a customer's requests: each carries a valid auth token. After a rejected token a query is sent again with a
 * new one; a mutation isn't, because the backend has executed it as a guest's.
 */
export function authorize(client: BackendClient, tokens: AuthTokens): BackendClient {
  return {
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
    hasPlugin: () => client.hasPlugin(),
    repeat: (document, variables) => client.repeat(document, variables),
  };
}

function notSent(failure: Failure): GraphqlResponse<never> {
  return { data: null, failure, sessionToken: null };
}
