import { data } from "react-router";
import { BackendFault } from "../app/backend/errors";
import type { Result } from "../app/backend/result";
import { OPTIONAL_PATIENCE_MS } from "../app/config/limits";

/** What a page can't do without: a fault becomes the answer of a page that says so. */
export async function orPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Without it the page can't be shown, whatever the backend meant by refusing it.
    if (error instanceof BackendFault) throw data(error.failure, { status: 503 });
    throw error;
  }
}

/** What a page can do without, and must know that it did. */
export async function orFailure<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendFault) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** A result as a value or a fault, where only what went well is to be kept. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new BackendFault(result.failure);
  return result.value;
}

/**
 * What a page can do without: `instead` where the backend fails, or lets the page wait for it too long. What comes too
 * late goes on after the answer, to be kept for the next page.
 */
export async function orWithout<T>(
  answer: Promise<T>,
  instead: T,
  waitUntil: (work: Promise<unknown>) => void,
  onLate: () => void = () => undefined,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      waitUntil(answer.catch(() => undefined));
      resolve(instead);
    }, OPTIONAL_PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (error instanceof BackendFault) return instead;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
