import { data } from "react-router";
import { BackendFault } from "../woocommerce/errors";
import type { Result } from "../../app/domain/values/result";
import { OPTIONAL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../../app/config/limits";
import { inTime, LATE } from "../platform/timeout";

const LEAST_WAIT_MS = 200;

/** A result as a value or a fault, where only what went well is to be kept. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new BackendFault(result.failure);
  return result.value;
}

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
  /** A part of the page came too late: the page must not be cached for long. */
  onLate: () => void;
  /** Nobody waits for the page: it is rendered completely, however long that takes. */
  isBackground: boolean;
}

/** What one page's queries may take together. A late one goes on after the response, and is cached for the next page. */
export class RequestDeadline {
  readonly #waiting: Waiting;
  readonly #end = Date.now() + PAGE_DEADLINE_MS;

  constructor(waiting: Waiting) {
    this.#waiting = waiting;
  }

  /** What a page can't do without: a fault, or no answer in time, becomes the answer of a page that says so. */
  async requireOr503<T>(answer: Promise<T>): Promise<T> {
    try {
      return await this.#hold(answer, PAGE_DEADLINE_MS);
    } catch (error) {
      // Without it the page can't be shown, whatever the backend meant by refusing it.
      if (error instanceof BackendFault) throw data(error.failure, { status: 503 });
      throw error;
    }
  }

  /** What a page can do without, and must know that it did. */
  async orFailure<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await this.#hold(answer, PAGE_DEADLINE_MS);
    } catch (error) {
      if (error instanceof BackendFault) return { ok: false, failure: error.failure };
      throw error;
    }
  }

  /** What a page can do without: `instead` where the backend fails, or lets the page wait for it too long. */
  async withFallback<T>(answer: Promise<T>, instead: T): Promise<T> {
    try {
      return await this.#hold(answer, OPTIONAL_DEADLINE_MS);
    } catch (error) {
      if (error instanceof BackendFault) return instead;
      throw error;
    }
  }

  async #hold<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
    const { isBackground, onLate, waitUntil } = this.#waiting;
    if (isBackground) return answer;
    // What is cached comes at once, however late it is read.
    const left = Math.max(this.#end - Date.now(), LEAST_WAIT_MS);
    const value = await inTime(answer, Math.min(patienceMs, left));
    if (value !== LATE) return value;
    onLate();
    waitUntil(answer.catch(() => undefined));
    throw new BackendFault({ kind: "timeout" });
  }
}
