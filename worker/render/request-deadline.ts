import { data } from "react-router";
import { BackendFault } from "../woocommerce/errors";
import type { Result } from "../../app/domain/values/result";
import { OPTIONAL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { PublicTask } from "./render-report";
import { withTimeout, TIMED_OUT } from "../platform/timeout";

const LEAST_WAIT_MS = 200;

interface DeadlineOptions {
  /** When rendering began. */
  startedAt: number;
  waitUntil: (work: Promise<unknown>) => void;
  /** Called when a part of the page is late: the page must not be cached for long. */
  onLate: () => void;
  /** No client waits for the page: it is rendered completely, however long that takes. */
  isBackground: boolean;
}

/** The deadline shared by one page's queries. Late work continues after the response and is cached for the next page. */
export class RequestDeadline {
  readonly #options: DeadlineOptions;
  readonly #end: number;

  constructor(options: DeadlineOptions) {
    this.#options = options;
    this.#end = options.startedAt + PAGE_DEADLINE_MS;
  }

  /** A required part: a fault or a timeout throws a 503 data response. */
  async requireOr503<T>(response: Promise<T>): Promise<T> {
    try {
      return await this.#await(response, PAGE_DEADLINE_MS);
    } catch (error) {
      // Whatever the backend refused: the page can't be rendered without it.
      if (error instanceof BackendFault) throw data(error.failure, { status: 503 });
      throw error;
    }
  }

  /** An optional part whose failure the page must know. */
  async orFailure<T>(response: Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await this.#await(response, PAGE_DEADLINE_MS);
    } catch (error) {
      if (error instanceof BackendFault) return { ok: false, failure: error.failure };
      throw error;
    }
  }

  /** An optional part: `fallback` if the backend fails or takes too long. */
  async withFallback<T>(response: Promise<T>, fallback: T): Promise<T> {
    try {
      return await this.#await(response, OPTIONAL_DEADLINE_MS);
    } catch (error) {
      if (error instanceof BackendFault) return fallback;
      throw error;
    }
  }

  async #await<T>(response: Promise<T>, timeoutMs: number): Promise<T> {
    const { isBackground, onLate, waitUntil } = this.#options;
    if (isBackground) return response;
    // A cached value arrives at once, even after the deadline.
    const left = Math.max(this.#end - Date.now(), LEAST_WAIT_MS);
    const value = await withTimeout(response, Math.min(timeoutMs, left));
    if (value !== TIMED_OUT) return value;
    onLate();
    waitUntil(response.catch(() => undefined));
    throw new BackendFault({ kind: "timeout" });
  }
}

/** How long a public page waits for its parts. */
export function openDeadline(
  waitUntil: (work: Promise<unknown>) => void,
  { report, isBackground }: PublicTask,
): RequestDeadline {
  const onLate = () => {
    report.isFresh = false;
  };
  return new RequestDeadline({ startedAt: report.startedAt, waitUntil, onLate, isBackground });
}
