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
import { fetchBackend, fetchResponse, logBackendFailure } from "./connection";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { currentRequest } from "../platform/request-context";
import { plainText } from "./html";
import { removeOwnLanguage, withTextLanguages } from "./text-language";
import type { DeliveryChoice } from "../../app/domain/delivery/delivery-choice";
import type { Failure } from "../../app/domain/values/result";

/** With less time left, a retry has little chance to succeed. */
const SECOND_TRY_MIN_MS = 300;
const MESSAGE_MAX = 2000;
/** "View cart", a button at the end of WooCommerce's notices. */
const CART_LINK = /<a\b[^>]*\bwc-forward\b[^>]*>.*?<\/a>/gis;
const SESSION_HEADER = "woocommerce-session";
const AUTH_HEADER = "authorization";
const ADDRESS_HEADER = "x-forwarded-for";
const SECRET_HEADER = "x-storefront-secret";
const DELIVERY_HEADER = "x-storefront-delivery";
const COUPON_EMAIL_HEADER = "x-storefront-coupon-email";
const LANGUAGE_HEADER = "x-storefront-language";
const PLUGIN_HEADER = "x-storefront-plugin";
/** The header's value in the response to a request with the shared secret (docs/wordpress-plugin.md). */
const TRUSTS_SHOP = "shop";

/** Data that each request of a shopper's session states, because WooCommerce's session can't store them. */
export interface SessionFacts {
  /** A guest's email, which the plugin compares with those of coupons; null: none is stated. */
  readCouponEmail(): Promise<string | null>;
  /** The choice on which couriers' prices depend; null: nothing has been chosen. */
  readDeliveryChoice(): Promise<DeliveryChoice | null>;
}

interface BackendClientOptions {
  /** "public" never carries a session or an auth token: its responses are for everybody. */
  name: "public" | "shopper";
  url: string;
  /** Authenticates the shop to the WordPress plugin; redirects aren't followed, so no other host receives it. */
  storefrontSecret?: string | undefined;
  fetch: typeof fetch;
  onFailure: FailureHandler;
  /** The shopper's IP address, for a backend that limits requests per address; otherwise it sees only the shop's. */
  shopperAddress?: () => string | null;
  sessionFacts?: SessionFacts | undefined;
  /** The language of the answers if it isn't the site's main one; the plugin accepts it only with the secret. */
  language?: () => string | null;
  /** The pages' language, if answers shall mark texts in another one (text-language.ts); null: they don't. */
  pageLanguage?: () => Promise<string | null>;
  /** Read timeout in milliseconds for background work that may wait longer than a page; such a read isn't retried. */
  readTimeoutMs?: number;
  /** Id of the browser request, for the log and for error messages that show it. */
  requestId?: () => string | null;
}

/** One GraphQL response: `data` may be partial when `failure` is set. */
export interface GraphqlResponse<T> {
  data: T | null;
  failure: Failure | null;
  /** The backend's newest session token, from the response header. */
  sessionToken: string | null;
  /** Data that plugins added to the response, not validated. */
  extensions?: unknown;
}

export interface BackendClient {
  /** Whether the WordPress plugin runs and knows the shop's secret, by the newest valid response; false before the first. */
  takesOrders(): boolean;
  query<T, V extends AnyVariables>(
    document: TypedDocumentString<T, V>,
    variables: V,
    token?: string | null,
    authToken?: string | null,
    /** Timeout in milliseconds for a shopper's query, if not the default. */
    deadline?: number,
  ): Promise<GraphqlResponse<T>>;
  mutate<T, V extends AnyVariables>(
    document: TypedDocumentString<T, V>,
    variables: V,
    token?: string | null,
    authToken?: string | null,
  ): Promise<GraphqlResponse<T>>;
  /** An idempotent mutation: it has a query's timeout and is retried like one. */
  repeat<T, V extends AnyVariables>(document: TypedDocumentString<T, V>, variables: V): Promise<GraphqlResponse<T>>;
}

/**
 * A GraphQL client over POST. A query times out after 3.5 s and is retried once within the same 3.5 s; a mutation
 * times out after 15 s and is sent once (docs/decisions/0029).
 * Never throws: every error becomes the response's `failure` and one log line.
 */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  let takesOrders = false;
  let operations = 0;
  const client = new Client({
    url: options.url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    requestPolicy: "network-only",
  });
  return {
    takesOrders: () => takesOrders,
    query: async (document, variables, token, authToken, deadline) =>
      sendWithRetry("query", document, variables, await authHeaders(token, authToken), deadline),
    mutate: async (document, variables, token, authToken) =>
      send("mutation", document, variables, await authHeaders(token, authToken)),
    repeat: async (document, variables) => sendWithRetry("mutation", document, variables, await authHeaders()),
  };

  async function sendWithRetry<T, V extends AnyVariables>(
    type: "query" | "mutation",
    document: TypedDocumentString<T, V>,
    variables: V,
    headers: Record<string, string>,
    limit = options.readTimeoutMs ?? READ_TIMEOUT_MS,
  ): Promise<GraphqlResponse<T>> {
    const start = Date.now();
    const first = await send(type, document, variables, headers, limit);
    if (!isTransient(first.failure) || options.readTimeoutMs !== undefined) return first;
    const left = limit - (Date.now() - start);
    return left < SECOND_TRY_MIN_MS ? first : send(type, document, variables, headers, left);
  }

  async function send<T, V extends AnyVariables>(
    type: "query" | "mutation",
    document: TypedDocumentString<T, V>,
    variables: V,
    headers: Record<string, string>,
    timeout = MUTATION_TIMEOUT_MS,
  ): Promise<GraphqlResponse<T>> {
    const observed: { status: number; sessionToken: string | null; fault: BackendFault | null } = {
      status: 0,
      sessionToken: null,
      fault: null,
    };
    const observedFetch: typeof fetch = async (url, init) => {
      try {
        const response = await fetchResponse(options.fetch, String(url), init ?? {}, timeout);
        observed.status = response.status;
        observed.sessionToken = response.headers.get(SESSION_HEADER);
        // A 5xx response says nothing about active plugins.
        if (response.status < 500) takesOrders = response.headers.get(PLUGIN_HEADER) === TRUSTS_SHOP;
        return response;
      } catch (error) {
        if (error instanceof BackendFault) observed.fault = error;
        throw error;
      }
    };
    const language = (await options.pageLanguage?.()) ?? null;
    const query = language === null ? document.toString() : withTextLanguages(document.toString());
    // urql merges operations with equal keys, whatever their headers: two sessions would share a cart.
    const request = { ...createRequest<T, V>(query, variables), key: ++operations };
    const context = { fetch: observedFetch, fetchOptions: { headers } };
    const result = await (
      type === "query" ? client.executeQuery(request, context) : client.executeMutation(request, context)
    ).toPromise();
    // The response holds a guest's data and a guest's token, without an error: neither may be used.
    const isAuthExpired = observed.status === 403 && AUTH_HEADER in headers;
    // If data contains invalid characters, WPGraphQL adds an empty list of errors to it.
    const isComplete = Boolean(result.data) && !result.error?.networkError && !result.error?.graphQLErrors.length;
    const failure: Failure | null = isAuthExpired
      ? { kind: "auth-expired" }
      : result.error && !isComplete
        ? classify(result.error, observed.fault, observed.status, options.requestId?.())
        : null;
    if (failure) report(type, result, observed.status, observed.fault, failure);
    if (isAuthExpired) return { data: null, failure, sessionToken: null };
    const { data = null, extensions } = result;
    if (language !== null) removeOwnLanguage(data, language);
    return { data, failure, sessionToken: observed.sessionToken, extensions };
  }

  async function authHeaders(token?: string | null, authToken?: string | null): Promise<Record<string, string>> {
    const language = options.language?.();
    const secret = options.storefrontSecret;
    const stated: Record<string, string> =
      language && secret ? { [LANGUAGE_HEADER]: language, [SECRET_HEADER]: secret } : {};
    if (options.name === "public") return stated;
    const address = options.shopperAddress?.();
    const couponEmail = authToken ? null : await options.sessionFacts?.readCouponEmail();
    const delivery = await options.sessionFacts?.readDeliveryChoice();
    return {
      ...stated,
      ...(couponEmail ? { [COUPON_EMAIL_HEADER]: encodeURIComponent(couponEmail) } : {}),
      ...(delivery ? { [DELIVERY_HEADER]: encodeURIComponent(JSON.stringify(delivery)) } : {}),
      ...(address ? { [ADDRESS_HEADER]: address } : {}),
      ...(secret ? { [SECRET_HEADER]: secret } : {}),
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

/**
 * A client for requests of shoppers, with or without a session: the token comes with each call. It sends the shared
 * secret, without which the plugin doesn't trust the shopper's IP address.
 */
export function openShopClient(
  bindings: Bindings,
  environment: Environment,
  sessionFacts?: SessionFacts,
  pageLanguage?: BackendClientOptions["pageLanguage"],
): BackendClient {
  return createBackendClient({
    name: "shopper",
    url: environment.backendUrl,
    storefrontSecret: environment.storefrontSecret,
    // Resolved on first use: a page that sends no request needs no backend.
    fetch: (input, init) => fetchBackend(bindings, environment)(input, init),
    onFailure: logBackendFailure,
    requestId: () => currentRequest()?.id ?? null,
    shopperAddress: () => currentRequest()?.address ?? null,
    language: () => currentRequest()?.language ?? null,
    sessionFacts,
    ...(pageLanguage && { pageLanguage }),
  });
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
  return {
    kind: "refused",
    message: plainText(messages[0]!.slice(0, MESSAGE_MAX).replace(CART_LINK, "")),
    ...(requestId && { requestId }),
  };
}

// Errors that may be gone a moment later; a refusal would repeat.
function isTransient(failure: Failure | null): boolean {
  return failure?.kind === "timeout" || failure?.kind === "unreachable" || failure?.kind === "bad-answer";
}

function operationName(result: OperationResult): string {
  const definition = result.operation.query.definitions.find((one) => one.kind === "OperationDefinition");
  return definition && "name" in definition ? (definition.name?.value ?? "") : "";
}
