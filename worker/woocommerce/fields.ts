import { BackendFault } from "./errors";
import { fail, succeed, type Result } from "../../app/domain/values/result";

/** A field as GraphQL returns it; undefined if the query lacks it. */
export type Maybe<T> = T | null | undefined;

/** A string field; "" for null or any other type than the schema promises. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A finite number field, null for anything else. */
export function number(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A time with its zone, in Unix ms; null for anything else. */
export function readTime(value: unknown): number | null {
  return number(Date.parse(text(value)));
}

/** Runs a mapping; a response of an unexpected shape becomes a BackendFault ("bad-answer") instead of a later crash. */
export function readResponse<T>(map: () => T): T {
  try {
    return map();
  } catch (error) {
    if (error instanceof BackendFault) throw error;
    throw new BackendFault({ kind: "bad-answer" }, 200, String(error).slice(0, 200));
  }
}

/** Runs a mapping for an optional part of a page, and returns a result instead of throwing. */
export function readResult<T>(map: () => T): Result<T> {
  try {
    return succeed(readResponse(map));
  } catch {
    return fail({ kind: "bad-answer" });
  }
}
