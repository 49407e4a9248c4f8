import {
  Client,
  createRequest,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type OperationResult,
} from "@urql/core";
import type { TypedDocumentString } from "../../graphql/generated/documents";
import { MUTATION_TIMEOUT_MS, READ_TIMEOUT_MS } from "../../app/config/limits";
import { BackendFault, type FailureHandler } from "./errors";
import { fetchAnswer } from "./guarded-fetch";
import { plainText } from "./html";
import type { Failure } from "../../app/domain/values/result";

/** With less left an answer is hardly to be had. */
const SECOND_TRY_MIN_MS = 300;
const SESSION_HEADER = "woocommerce-session";
const AUTH_HEADER = "authorization";
const ADDRESS_HEADER = "x-forwarded-for";
const SECRET_HEADER = "x-storefront-secret";
const PLUGIN_HEADER = "x-storefront-plugin";

interface BackendClientOptions {
  /** "public" can't carry a session nor an auth token: it is what cached pages are made with. */
  name: "public" | "shopper";
  url: string;
  /** Shown to the WordPress plugin by a shopper's client; redirects aren't followed, so nobody else gets it. */
  storefrontSecret?: string | undefined;
  fetch: typeof fetch;
  onFailure: FailureHandler;
  /** The shopper's network address, for a backend that counts what each sends; it sees only the shop's. */
  shopperAddress?: () => string | null;
  /** Milliseconds that a read may take, for who waits longer than a page does; such a read isn't tried a second time. */
  readTimeoutMs?: number;
  /** Names the shopper's request, in the log and to them where a refusal can't be explained. */
  requestId?: () => string | null;
}

/** One answer: `data` may be partial when `failure` is set. */
export interface Answer<T> {
  data: T | null;
  failure: Failure | null;
  /** The backend's newest session token, from the response header. */
  sessionToken: string | null;
}

export interface BackendClient {
  /** Whether the WordPress plugin runs there, by the newest answer that was one; false before any (docs/wordpress-plugin.md). */
  hasPlugin(): boolean;
  query<T, V extends AnyVariables>(
    document: TypedDocumentString<T, V>,
    variables: V,
    token?: string | null,
    authToken?: string | null,
    /** Milliseconds that a shopper's question may take, other than a read's. */
    deadline?: number,
  ): Promise<Answer<T>>;
  mutate<T, V extends AnyVariables>(
    document: TypedDocumentString<T, V>,
    variables: V,
    token?: string | null,
    authToken?: string | null,
  ): Promise<Answer<T>>;
  /** A mutation that can be sent again without harm: it is waited for, and repeated, as a read. */
  repeat<T, V extends AnyVariables>(document: TypedDocumentString<T, V>, variables: V): Promise<Answer<T>>;
}

/**
 * A client over POST. Reads wait 3.5 s and are tried once more, a shopper's within the same 3.5 s; mutations wait 15 s and
 * are sent once (docs/decisions/0029-four-seconds-for-a-page.md).
 * Never throws: whatever goes wrong is the answer's `failure`, and one line in the log.
 */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  let hasPlugin = false;
  let operations = 0;
  const client = new Client({
    url: options.url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    requestPolicy: "network-only",
  });
  return {
    hasPlugin: () => hasPlugin,
    query: (document, variables, token, authToken, deadline) =>
      askTwice("query", document, variables, identify(token, authToken), deadline),
    mutate: (document, variables, token, authToken) => ask("mutation", document, variables, identify(token, authToken)),
    repeat: (document, variables) => askTwice("mutation", document, variables, identify()),
  };

  async function askTwice<T, V extends AnyVariables>(
    type: "query" | "mutation",
    document: TypedDocumentString<T, V>,
    variables: V,
    headers: Record<string, string>,
    limit = options.readTimeoutMs ?? READ_TIMEOUT_MS,
  ): Promise<Answer<T>> {
    const start = Date.now();
    const first = await ask(type, document, variables, headers, limit);
    if (!isPassing(first.failure) || options.readTimeoutMs !== undefined) return first;
    // What public pages didn't wait for is kept for the next; a shopper's answer is for him alone, and for now.
    const deadline = options.name === "public" ? limit : limit - (Date.now() - start);
    return deadline < SECOND_TRY_MIN_MS ? first : ask(type, document, variables, headers, deadline);
  }

  async function ask<T, V extends AnyVariables>(
    type: "query" | "mutation",
    document: TypedDocumentString<T, V>,
    variables: V,
    headers: Record<string, string>,
    timeout = MUTATION_TIMEOUT_MS,
  ): Promise<Answer<T>> {
    const seen: { status: number; sessionToken: string | null; fault: BackendFault | null } = {
      status: 0,
      sessionToken: null,
      fault: null,
    };
    const fetchSeen: typeof fetch = async (url, init) => {
      try {
        const response = await fetchAnswer(options.fetch, String(url), init ?? {}, timeout);
        seen.status = response.status;
        seen.sessionToken = response.headers.get(SESSION_HEADER);
        // A server that fell over says nothing of its plugins.
        if (response.status < 500) hasPlugin = response.headers.get(PLUGIN_HEADER) === "1";
        return response;
      } catch (error) {
        if (error instanceof BackendFault) seen.fault = error;
        throw error;
      }
    };
    // urql answers equal keys with one request, whatever their headers: two sessions would share a cart.
    const request = { ...createRequest<T, V>(document.toString(), variables), key: ++operations };
    const context = { fetch: fetchSeen, fetchOptions: { headers } };
    const result = await (
      type === "query" ? client.executeQuery(request, context) : client.executeMutation(request, context)
    ).toPromise();
    // A guest's data and a guest's token came back, and no error: nothing of it may be kept.
    const isAuthExpired = seen.status === 403 && AUTH_HEADER in headers;
    const failure: Failure | null = isAuthExpired
      ? { kind: "auth-expired" }
      : result.error
        ? classify(result.error, seen.fault, seen.status, options.requestId?.())
        : null;
    if (failure) report(type, result, seen.status, seen.fault, failure);
    if (isAuthExpired) return { data: null, failure, sessionToken: null };
    return { data: result.data ?? null, failure, sessionToken: seen.sessionToken };
  }

  function identify(token?: string | null, authToken?: string | null): Record<string, string> {
    if (options.name === "public") return {};
    const address = options.shopperAddress?.();
    return {
      ...(address ? { [ADDRESS_HEADER]: address } : {}),
      ...(options.storefrontSecret ? { [SECRET_HEADER]: options.storefrontSecret } : {}),
      ...(token ? { [SESSION_HEADER]: `Session ${token}` } : {}),
      ...(authToken ? { [AUTH_HEADER]: `Bearer ${authToken}` } : {}),
    };
  }

  function report(
    type: "query" | "mutation",
    result: OperationResult,
    status: number,
    fault: BackendFault | null,
    failure: Failure,
  ): void {
    options.onFailure({
      client: options.name,
      endpoint: options.url,
      type,
      name: operationName(result),
      status: fault?.status ?? status,
      kind: failure.kind,
      messages: fault
        ? [fault.excerpt].filter(Boolean)
        : (result.error?.graphQLErrors.map((error) => plainText(error.message)) ?? []),
    });
  }
}

function classify(
  error: CombinedError,
  fault: BackendFault | null,
  status: number,
  requestId: string | null = null,
): Failure {
  if (fault) return fault.failure;
  if (status >= 500) return { kind: "bad-answer" };
  const messages = error.graphQLErrors.map((one) => one.message);
  if (messages.some((message) => message.includes("invalid_token") || message.includes("invalid-secret-key")))
    return { kind: "session-expired" };
  if (messages.length === 0) return { kind: "bad-answer" };
  return { kind: "refused", message: plainText(messages[0]!), ...(requestId && { requestId }) };
}

// A fault that may be gone a moment later; a refusal will be the same again.
function isPassing(failure: Failure | null): boolean {
  return failure?.kind === "timeout" || failure?.kind === "unreachable" || failure?.kind === "bad-answer";
}

function operationName(result: OperationResult): string {
  const definition = result.operation.query.definitions.find((one) => one.kind === "OperationDefinition");
  return definition && "name" in definition ? (definition.name?.value ?? "") : "";
}
