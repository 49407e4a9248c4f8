import type { GraphqlResponse, BackendClient } from "../../../worker/woocommerce/client";

interface Asked {
  variables: Record<string, unknown>;
  token: string | null;
  authToken: string | null;
}

/** A client with canned responses, the last one repeated, which records its calls. */
export function respondWith(...answers: Partial<GraphqlResponse<unknown>>[]): {
  client: BackendClient;
  asked: Asked[];
} {
  const asked: Asked[] = [];
  const ask = (
    _: unknown,
    variables: Asked["variables"],
    token: string | null = null,
    authToken: string | null = null,
  ) => {
    const answer = answers[Math.min(asked.push({ variables, token, authToken }), answers.length) - 1];
    return Promise.resolve({ data: null, failure: null, sessionToken: null, ...answer });
  };
  return { client: { query: ask, mutate: ask, repeat: ask } as unknown as BackendClient, asked };
}

const HOSTILE = [null, { corrupted: true }, [{ corrupted: true }], [null], true];

/** Copies of a response, each with one value replaced by one that the schema doesn't allow. */
export function* corruptEach(value: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const corrupted of corruptEach(part))
      yield Array.isArray(value) ? value.with(Number(key), corrupted) : { ...value, [key]: corrupted };
}
