import { data } from "react-router";
import { BackendFault } from "../app/backend/errors";
import type { Result } from "../app/backend/result";
import { OPTIONAL_PATIENCE_MS, PAGE_PATIENCE_MS } from "../app/config/limits";

const LAST_PATIENCE_MS = 200;

/** A result as a value or a fault, where only what went well is to be kept. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new BackendFault(result.failure);
  return result.value;
}

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
  /** Something of the page came too late: it isn't what it could be. */
  onLate: () => void;
  /** Nobody waits for the page. */
  isPatient: boolean;
}

/** What one page's answers may take together (quality.md 4). What comes too late goes on after it, to be kept for the next. */
export class PagePatience {
  readonly #waiting: Waiting;
  readonly #end: number;

  constructor(waiting: Waiting) {
    this.#waiting = waiting;
    this.#end = waiting.isPatient ? Infinity : Date.now() + PAGE_PATIENCE_MS;
  }

  /** What a page can't do without: a fault, or no answer in time, becomes the answer of a page that says so. */
  async orPage<T>(answer: Promise<T>): Promise<T> {
    try {
      return await this.#hold(answer, this.#left());
    } catch (error) {
      // Without it the page can't be shown, whatever the backend meant by refusing it.
      if (error instanceof BackendFault) throw data(error.failure, { status: 503 });
      throw error;
    }
  }

  /** What a page can do without, and must know that it did. */
  async orFailure<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await this.#hold(answer, this.#left());
    } catch (error) {
      if (error instanceof BackendFault) return { ok: false, failure: error.failure };
      throw error;
    }
  }

  /** What a page can do without: `instead` where the backend fails, or lets the page wait for it too long. */
  async orWithout<T>(answer: Promise<T>, instead: T): Promise<T> {
    try {
      return await this.#hold(answer, Math.min(OPTIONAL_PATIENCE_MS, this.#left()));
    } catch (error) {
      if (error instanceof BackendFault) return instead;
      throw error;
    }
  }

  // What is remembered comes at once, however late it is asked for.
  #left(): number {
    return Math.max(this.#end - Date.now(), LAST_PATIENCE_MS);
  }

  async #hold<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
    if (patienceMs === Infinity) return answer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<T>((_, reject) => {
      timer = setTimeout(() => {
        this.#waiting.onLate();
        this.#waiting.waitUntil(answer.catch(() => undefined));
        reject(new BackendFault({ kind: "timeout" }));
      }, patienceMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
