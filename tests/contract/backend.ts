import { inject } from "vitest";
import type { TypedDocumentString } from "../../graphql/generated/documents";

const PATIENCE_MS = 30_000;

interface Answer<T> {
  status: number;
  data: T | null;
  errors: string[];
  /** Whether this very answer carried a session token. */
  hasToken: boolean;
  /** Whether wordpress/sila-storefront, or the demo's imitation, runs there. */
  hasPlugin: boolean;
}

/** Somebody who asks the backend as the Worker does: one session, and an account's token after a login. */
export class Visitor {
  token: string | null = null;
  authToken: string | null = null;
  /** More that every question carries: the shop's secret, a shopper's address. */
  headers: Record<string, string> = {};

  ask<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<Answer<T>> {
    return this.send<T>({ query: document.toString(), variables });
  }

  async send<T>(question: unknown): Promise<Answer<T>> {
    const response = await fetch(inject("endpoint"), {
      method: "POST",
      headers: { "content-type": "application/json", ...this.headers, ...this.#credentials() },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const token = response.headers.get("woocommerce-session");
    if (token) this.token = token;
    const body = (await response.json()) as { data?: T | null; errors?: { message: string }[] };
    return {
      status: response.status,
      data: body.data ?? null,
      errors: (body.errors ?? []).map(({ message }) => message),
      hasToken: token !== null,
      hasPlugin: response.headers.get("x-storefront-plugin") === "1",
    };
  }

  /** As `ask`, for questions that must be answered: throws what the backend complained about. */
  async need<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> {
    const { status, data, errors } = await this.ask(document, variables);
    if (errors.length > 0 || !data) throw new Error(`HTTP ${status}: ${errors.join("; ") || "no data"}`);
    return data;
  }

  #credentials(): Record<string, string> {
    return {
      ...(this.token ? { "woocommerce-session": `Session ${this.token}` } : {}),
      ...(this.authToken ? { authorization: `Bearer ${this.authToken}` } : {}),
    };
  }
}

/** Raw amounts of the backend, "12.345678", in hundredths and not rounded; null and "" are nothing. */
export function hundredths(...raw: (string | null | undefined)[]): number {
  return raw.reduce((sum, one) => sum + Number(one || 0) * 100, 0);
}
