import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { currentRequest } from "../platform/request-context";
import { type FailureHandler, BackendFault } from "./errors";
import { log } from "../../app/services/log";
import { ANSWER_BYTES_MAX } from "../../app/config/limits";

/** fetch for the backend: the service binding of the demo, the network for a merchant's WordPress. */
export function fetchBackend(bindings: Bindings, { isDemo }: Environment): typeof fetch {
  if (!isDemo) return (input, init) => fetch(input, init);
  const demo = bindings.BACKEND;
  if (!demo) throw new Error("BACKEND_URL is missing, and there is no demo backend (service binding BACKEND)");
  return (input, init) =>
    demo.fetch(input as RequestInfo, init as RequestInit<CfProperties>) as unknown as Promise<Response>;
}

/** Logs one line per failed backend request, with the id of the browser request; null for background work. */
export const logBackendFailure: FailureHandler = (failed) =>
  log("backend-request-failed", { id: currentRequest()?.id ?? null, ...failed }, "error");

const EXCERPT_LENGTH = 200;
const FORWARDED_HEADERS = ["woocommerce-session", "x-storefront-plugin"];

/**
 * Fetches one complete GraphQL response: within `timeoutMs`, up to 5 MB, JSON only.
 * Throws BackendFault for anything else, so that an HTML page never becomes an error message.
 */
export async function fetchResponse(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    // Races the timer as well, because not every fetch implementation honors its signal.
    return await Promise.race([
      readResponse(fetcher, url, { ...init, signal: timeout.signal }),
      rejectOnAbort(timeout.signal),
    ]);
  } catch (error) {
    if (error instanceof BackendFault) throw error;
    if (timeout.signal.aborted) throw new BackendFault({ kind: "timeout" });
    throw new BackendFault({ kind: "unreachable" }, 0, String(error).slice(0, EXCERPT_LENGTH));
  } finally {
    clearTimeout(timer);
  }
}

async function readResponse(fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const response = await fetcher(url, { ...init, redirect: "manual" });
  const text = await readCapped(response);
  if (!isGraphqlResponse(text))
    throw new BackendFault({ kind: "bad-answer" }, response.status, text.slice(0, EXCERPT_LENGTH));
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(text, { status: response.status, headers });
}

async function readCapped(response: Response): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new BackendFault({ kind: "too-large" }, response.status);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function isGraphqlResponse(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null && ("data" in answer || "errors" in answer);
  } catch {
    return false;
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(new BackendFault({ kind: "timeout" }))),
  );
}
