import { vi } from "vitest";
import type { Bindings } from "../../../worker/platform/hono-env";

export interface RecordedQuery {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** A backend behind the Worker's binding that records its queries, an in-memory KV, and an empty edge cache. */
export class RecordingBackend {
  readonly queries: RecordedQuery[] = [];
  readonly kv = new Map<string, string>();
  readonly bindings: Bindings;
  readonly #works: Promise<unknown>[] = [];

  constructor(answer: (query: RecordedQuery) => Response | Promise<Response>) {
    vi.stubGlobal("caches", { default: { match: async () => undefined, put: async () => undefined } });
    const fetch = async (input: RequestInfo, init?: RequestInit) => {
      const query = (await new Request(input, init).json()) as RecordedQuery;
      this.queries.push(query);
      return answer(query);
    };
    const get = async (key: string) => JSON.parse(this.kv.get(key) ?? "null");
    const put = async (key: string, value: string) => void this.kv.set(key, value);
    this.bindings = {
      BACKEND: { fetch },
      KV: { get, put },
      VERSION: { id: "build" },
    } as unknown as Bindings;
  }

  readonly waitUntil = (work: Promise<unknown>): void => void this.#works.push(work);

  /** Waits for work after the response. */
  async settle(): Promise<void> {
    while (this.#works.length > 0) await this.#works.pop();
  }

  operationNames(): string[] {
    return this.queries.map(({ operationName }) => operationName);
  }
}
