import type { GraphqlResponse } from "./client";
import { BackendFault } from "./errors";
import { readResponse, readResult, text, type Maybe } from "./fields";
import { fail, succeed, type Result } from "../../app/domain/values/result";

/**
 * A part of a response without errors. Throws BackendFault for any other response: what an error withholds would be
 * stored as if it didn't exist.
 */
export function requirePart<D, P, T>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Maybe<P>,
  map: (part: P) => T,
): T {
  if (response.failure) throw new BackendFault(response.failure);
  return readResponse(() => {
    const part = response.data && pick(response.data);
    if (part === null || part === undefined) throw new BackendFault({ kind: "bad-answer" });
    return map(part);
  });
}

/** An optional part of a query's response, or the part of a mutation's, as a result. */
export function readPart<D, P, T>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Maybe<P>,
  map: (part: P) => T,
): Result<T> {
  const read = readResult(() => {
    const part = response.data && pick(response.data);
    return part === null || part === undefined ? fail(response.failure ?? { kind: "bad-answer" }) : succeed(map(part));
  });
  return read.ok ? read.value : read;
}

/** The same for a request in a shopper's session. */
export function readSessionPart<D, P, T>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Maybe<P>,
  map: (part: P) => T,
): SessionResponse<T> {
  return withToken(response, readPart(response, pick, map));
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
