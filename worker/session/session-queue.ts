import { TIMED_OUT, withTimeout } from "../platform/timeout";

/** The state of a call, for the work that runs for it. */
export interface Turn {
  /** The result isn't awaited any more. */
  isLate: boolean;
}

/** Runs one piece of work at a time, in the order of the calls. */
export class SessionQueue {
  #last: Promise<unknown> = Promise.resolve();
  /** Turns that run or wait. */
  #turns = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#turns += 1;
    const turn = this.#last.then(work).finally(() => (this.#turns -= 1));
    // Work that fails must not block the next.
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Runs the work like `run`, but waits at most `ms` milliseconds for it; undefined: no limit. TIMED_OUT: the work will
   * never begin, or its result comes too late.
   */
  async runWithin<T>(ms: number | undefined, work: (turn: Turn) => Promise<T>): Promise<T | typeof TIMED_OUT> {
    const turn: Turn = { isLate: false };
    if (ms === undefined || this.#turns === 0) return this.run(() => work(turn));
    const result = await withTimeout(
      this.run(async () => (turn.isLate ? TIMED_OUT : work(turn))),
      ms,
    );
    turn.isLate = result === TIMED_OUT;
    return result;
  }
}
