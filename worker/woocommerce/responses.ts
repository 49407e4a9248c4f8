import type { GraphqlResponse } from "./client";
import { BackendFault } from "./errors";
import { readResponse, readResult, text } from "./fields";
import { fail, type Result } from "../../app/domain/values/result";

type Maybe<T> = T | null | undefined;

/** The data of a response that a page requires. Throws BackendFault if there is none. */
export function requireData<T>(response: GraphqlResponse<T>): T {
  if (!response.data) throw new BackendFault(response.failure ?? { kind: "bad-answer" });
  return response.data;
}

/** One part of a response that a page requires. Throws BackendFault if it is missing or malformed. */
export function requirePart<D, P, T>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Maybe<P>,
  map: (part: P) => T,
): T {
  return readResponse(() => {
    const part = pick(requireData(response));
    if (part === null || part === undefined) throw new BackendFault(response.failure ?? { kind: "bad-answer" });
    return map(part);
  });
}

/** One part that a URL names: null if the backend doesn't know it and reports no error. Throws BackendFault otherwise. */
export function findPart<D, P, T>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Maybe<P>,
  map: (part: P) => T,
): T | null {
  return readResponse(() => {
    const part = pick(requireData(response));
    if (part !== null && part !== undefined) return map(part);
    if (response.failure) throw new BackendFault(response.failure);
    return null;
  });
}

/** One optional part of a response, or that of a mutation, as a result. */
export function readPart<D, P, T>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Maybe<P>,
  map: (part: P) => T,
): Result<T> {
  const read = readResult(() => {
    const part = response.data && pick(response.data);
    return part === null || part === undefined ? null : { value: map(part) };
  });
  if (!read.ok) return read;
  return read.value ? { ok: true, value: read.value.value } : fail(response.failure ?? { kind: "bad-answer" });
}

/** A result with the session token for the next request. */
export function withToken<T>(response: GraphqlResponse<unknown>, result: Result<T>): SessionResponse<T> {
  return { token: response.sessionToken, result };
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Cursor of the next page, null at the end. */
export function nextCursor(pageInfo: Maybe<PageInfo>): string | null {
  return pageInfo?.hasNextPage === true ? text(pageInfo.endCursor) || null : null;
}

/** The result of a request in a shopper's session, and the token for the next one. */
export interface SessionResponse<T> {
  result: Result<T>;
  token: string | null;
}
