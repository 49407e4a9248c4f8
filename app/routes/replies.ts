import { data } from "react-router";
import { wantsPage } from "../domain/forms/form-data";
import type { Result } from "../domain/values/result";
import { DAY_SECONDS } from "../domain/values/durations";

/** Returns the value that a page needs. A failure throws the error page: 429 for a rate limit, else 503. */
export function requireValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw data(result.failure, { status: result.failure.kind === "too-many" ? 429 : 503 });
}

/** Returns the value; null, which means that it doesn't exist, throws a 404. */
export function requireFound<T>(value: T | null): T {
  if (value === null) throw data(null, { status: 404 });
  return value;
}

/** Scripts get status 200 for a rejection: an error status would only clutter the browser's console. */
export function replyWith<T>(request: Request, reply: T, status: number, headers?: HeadersInit) {
  return data(reply, { status: wantsPage(request) ? status : 200, ...(headers && { headers }) });
}

/** A file that is the same for everybody, such as a feed; `maxAge` in seconds. */
export function publicFile(text: string, type: string, maxAge: number): Response {
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${maxAge}` },
  });
}

/**
 * The `Set-Cookie` of a cookie that scripts may read: cached pages are the same for everybody, so scripts apply the
 * shopper's choices. 0 days delete it.
 */
export function readableCookie(request: Request, name: string, value: string, days: number): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`;
}
