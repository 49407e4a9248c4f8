import { createBackendClient, type BackendClient } from "../../../worker/woocommerce/client";
import { SessionStore } from "../../../worker/session/session-store";

export interface ScriptedQuery {
  name: string;
  token: string | null;
  variables: Record<string, unknown>;
}

export interface ScriptedAnswer {
  data?: unknown;
  error?: string;
  token?: string;
  /** Not a GraphQL response: a broken connection, or a status with an HTML page. */
  fault?: "reset" | 502 | 503 | 504;
}

/** A backend whose responses a test writes; it records every query. */
export function scriptBackend(
  answer: (query: ScriptedQuery) => ScriptedAnswer | Promise<ScriptedAnswer>,
  isPluginThere: () => boolean = () => true,
): {
  client: BackendClient;
  queries: ScriptedQuery[];
} {
  const queries: ScriptedQuery[] = [];
  const client = createBackendClient({
    name: "shopper",
    url: "https://backend.test/graphql",
    onFailure: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      const body = (await request.json()) as { operationName: string; variables: Record<string, unknown> };
      const query = {
        name: body.operationName,
        token: request.headers.get("woocommerce-session")?.replace("Session ", "") ?? null,
        variables: body.variables,
      };
      queries.push(query);
      const { data = null, error, token, fault } = await answer(query);
      if (fault === "reset") throw new TypeError("connection reset");
      if (fault) return new Response("<html>nginx</html>", { status: fault });
      const errors = error ? { errors: [{ message: error }] } : {};
      const headers = new Headers(token ? { "woocommerce-session": token } : {});
      if (isPluginThere()) headers.set("x-storefront-plugin", "shop");
      return new Response(JSON.stringify({ data, ...errors }), { headers });
    },
  });
  return { client, queries };
}

/** A session's storage in memory. */
export function makeStore(): SessionStore {
  return new SessionStore(makeStorage());
}

/** `onWrite` may throw, which prevents the write. */
export function makeStorage(onWrite: () => void = () => undefined): DurableObjectStorage {
  const values = new Map<string, unknown>();
  let alarm: number | null = null;
  const storage = {
    get: (key: string) => Promise.resolve(structuredClone(values.get(key))),
    list: ({ prefix = "" }: { prefix?: string } = {}) =>
      Promise.resolve(new Map([...structuredClone(values)].filter(([key]) => key.startsWith(prefix)))),
    async put(key: string | Record<string, unknown>, value?: unknown) {
      onWrite();
      for (const [name, one] of typeof key === "string" ? [[key, value] as const] : Object.entries(key))
        values.set(name, structuredClone(one));
    },
    async delete(keys: string | string[]) {
      onWrite();
      for (const key of [keys].flat()) values.delete(key);
      return true;
    },
    // Atomic, as the real one.
    async transaction(work: (inner: unknown) => Promise<void>) {
      const before = new Map(values);
      try {
        await work(storage);
      } catch (error) {
        values.clear();
        for (const [key, value] of before) values.set(key, value);
        throw error;
      }
    },
    getAlarm: () => Promise.resolve(alarm),
    async setAlarm(time: number) {
      onWrite();
      alarm = time;
    },
    async deleteAlarm() {
      alarm = null;
    },
    async deleteAll() {
      values.clear();
    },
  };
  return storage as unknown as DurableObjectStorage;
}

/** A cart with one line for each product id. */
export function cartOf(...productIds: number[]) {
  return {
    isEmpty: productIds.length === 0,
    needsShippingAddress: true,
    contents: {
      itemCount: productIds.length,
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
            type: "SIMPLE",
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
    availableShippingMethods: [{ rates: null }],
  };
}
