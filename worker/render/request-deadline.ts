import { BackendFault } from "../woocommerce/errors";
import { succeed, type Result } from "../../app/domain/values/result";
import { OPTIONAL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { RenderReport } from "./render-report";
import { withTimeout, TIMED_OUT } from "../platform/timeout";

const LEAST_WAIT_MS = 200;

/** The deadline shared by one page's parts, counted from when rendering began. A page with a late part isn't cached for long. */
export class RequestDeadline {
  readonly #report: RenderReport;

  constructor(report: RenderReport) {
    this.#report = report;
  }

  /** The value of a part, or why it can't be read in time. */
  read<T>(response: Promise<T>): Promise<Result<T>> {
    return this.orFailure(response.then(succeed));
  }

  /** The value of a part that may fail without affecting the page. */
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
    // A part that is available at once is used, even after the deadline.
    const left = Math.max(this.#report.startedAt + PAGE_DEADLINE_MS - Date.now(), LEAST_WAIT_MS);
    const value = await withTimeout(response, Math.min(timeoutMs, left));
    if (value !== TIMED_OUT) return value;
    this.#report.isFresh = false;
    throw new BackendFault({ kind: "timeout" });
  }
}
