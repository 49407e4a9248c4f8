import { createBackendClient, type BackendClient } from "../../app/backend/client";
import { SessionStore } from "../../worker/session-store";

export interface Question {
  name: string;
  token: string | null;
  variables: Record<string, unknown>;
}

export interface ScriptedAnswer {
  data?: unknown;
  error?: string;
  token?: string;
}

/** A backend whose answers a test writes; every question that reached it is kept. */
export function scriptBackend(answer: (question: Question) => ScriptedAnswer | Promise<ScriptedAnswer>): {
  client: BackendClient;
  questions: Question[];
} {
  const questions: Question[] = [];
  const client = createBackendClient({
    name: "shopper",
    url: "https://backend.test/graphql",
    onFailure: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      const body = (await request.json()) as { operationName: string; variables: Record<string, unknown> };
      const question = {
        name: body.operationName,
        token: request.headers.get("woocommerce-session")?.replace("Session ", "") ?? null,
        variables: body.variables,
      };
      questions.push(question);
      const { data = null, error, token } = await answer(question);
      const errors = error ? { errors: [{ message: error }] } : {};
      return new Response(JSON.stringify({ data, ...errors }), {
        headers: token ? { "woocommerce-session": token } : {},
      });
    },
  });
  return { client, questions };
}

/** A session's storage in memory. */
export function makeStore(): SessionStore {
  const kept = new Map<string, unknown>();
  const storage = {
    get: (key: string) => Promise.resolve(structuredClone(kept.get(key))),
    put: (key: string | Record<string, unknown>, value?: unknown) => {
      for (const [name, one] of typeof key === "string" ? [[key, value] as const] : Object.entries(key))
        kept.set(name, one);
      return Promise.resolve();
    },
    delete: (keys: string | string[]) => {
      for (const key of [keys].flat()) kept.delete(key);
      return Promise.resolve(true);
    },
    transaction: (work: (storage: unknown) => Promise<void>) => work(storage),
  };
  return new SessionStore(storage as unknown as DurableObjectStorage);
}

/** A cart answer with one line for each product id. */
export function cartOf(...productIds: number[]) {
  return {
    isEmpty: productIds.length === 0,
    needsShippingAddress: true,
    contents: {
      itemCount: productIds.length,
      productCount: productIds.length,
      nodes: productIds.map((databaseId) => ({
        key: `key-${databaseId}`,
        quantity: 1,
        subtotal: "8.333333",
        subtotalTax: "1.666667",
        total: "10",
        tax: "1.666667",
        product: {
          node: {
            __typename: "SimpleProduct",
            databaseId,
            name: `Продукт ${databaseId}`,
            slug: `p-${databaseId}`,
            virtual: false,
          },
        },
        variation: null,
      })),
    },
    appliedCoupons: null,
    total: String(productIds.length * 10),
    chosenShippingMethods: [],
    availableShippingMethods: [],
  };
}
