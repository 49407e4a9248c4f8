import type { Answer } from "./client";
import { BackendFault } from "./errors";
import { readAnswer, readResult, text } from "./fields";
import { fail, type Result } from "../../app/domain/values/result";

type Maybe<T> = T | null | undefined;

/** What a page can't do without: its data, or BackendFault. */
export function need<T>(answer: Answer<T>): T {
  if (!answer.data) throw new BackendFault(answer.failure ?? { kind: "bad-answer" });
  return answer.data;
}

/** One part of an answer that a page can't do without. Throws BackendFault when it is missing or can't be read. */
export function needPart<D, P, T>(answer: Answer<D>, pick: (data: D) => Maybe<P>, map: (part: P) => T): T {
  return readAnswer(() => {
    const part = pick(need(answer));
    if (part === null || part === undefined) throw new BackendFault(answer.failure ?? { kind: "bad-answer" });
    return map(part);
  });
}

/** The same for what an address names: null when the backend knows no such thing and complains of nothing. */
export function findPart<D, P, T>(answer: Answer<D>, pick: (data: D) => Maybe<P>, map: (part: P) => T): T | null {
  return readAnswer(() => {
    const part = pick(need(answer));
    if (part !== null && part !== undefined) return map(part);
    if (answer.failure) throw new BackendFault(answer.failure);
    return null;
  });
}

/** One part of an answer that may be missing without spoiling a page, or of a mutation's. */
export function readPart<D, P, T>(answer: Answer<D>, pick: (data: D) => Maybe<P>, map: (part: P) => T): Result<T> {
  const read = readResult(() => {
    const part = answer.data && pick(answer.data);
    return part === null || part === undefined ? null : { value: map(part) };
  });
  if (!read.ok) return read;
  return read.value ? { ok: true, value: read.value.value } : fail(answer.failure ?? { kind: "bad-answer" });
}

/** A result with the token for the next question. */
export function inSession<T>(answer: Answer<unknown>, result: Result<T>): SessionAnswer<T> {
  return { token: answer.sessionToken, result };
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Cursor of the next page, null at the end. */
export function nextOf(pageInfo: Maybe<PageInfo>): string | null {
  return pageInfo?.hasNextPage === true ? text(pageInfo.endCursor) || null : null;
}

/** An answer in a shopper's name: what came, and the token for the next question. */
export interface SessionAnswer<T> {
  result: Result<T>;
  token: string | null;
}
