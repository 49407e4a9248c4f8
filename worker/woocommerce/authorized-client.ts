import type { Answer, BackendClient } from "./client";
import type { Failure, Result } from "../../app/domain/values/result";

/** A customer's auth token, in time. */
export interface AuthTokens {
  /** null: a guest. While it can't be renewed this fails, and nothing may be asked in the customer's name. */
  current(): Promise<Result<string | null>>;
  /** A new one, after the backend refused `refused`; "auth-expired" when there will be none any more. */
  renew(refused: string): Promise<Result<string>>;
}

/**
 * A client that asks in a customer's name: each question carries a token that is good for another while. A refused token
 * is renewed once and a read asked again; a mutation isn't, for it has run, as a guest's.
 */
export function authorize(client: BackendClient, tokens: AuthTokens): BackendClient {
  return {
    async query(document, variables, token, _authToken, deadline) {
      const auth = await tokens.current();
      if (!auth.ok) return unasked(auth.failure);
      const answer = await client.query(document, variables, token, auth.value, deadline);
      if (!auth.value || answer.failure?.kind !== "auth-expired") return answer;
      const renewed = await tokens.renew(auth.value);
      return renewed.ok ? client.query(document, variables, token, renewed.value, deadline) : unasked(renewed.failure);
    },
    async mutate(document, variables, token) {
      const auth = await tokens.current();
      if (!auth.ok) return unasked(auth.failure);
      const answer = await client.mutate(document, variables, token, auth.value);
      if (!auth.value || answer.failure?.kind !== "auth-expired") return answer;
      const renewed = await tokens.renew(auth.value);
      // Signed in still, but nobody knows what the guest's change came to.
      return unasked(renewed.ok ? { kind: "bad-answer" } : renewed.failure);
    },
    hasPlugin: () => client.hasPlugin(),
    repeat: (document, variables) => client.repeat(document, variables),
  };
}

function unasked(failure: Failure): Answer<never> {
  return { data: null, failure, sessionToken: null };
}
