import { pause } from "./timeout";

const TRIES = 4;
const PAUSE_MS = 50;

/** Properties that the runtime sets on the error of a failed call (Cloudflare docs, Durable Objects, error handling). */
interface ObjectError {
  /** Transient: the object moved or couldn't be reached. */
  retryable?: boolean;
  /** The object was reset during the call, for instance by a deployment. */
  durableObjectReset?: boolean;
  /** The object has more work than it can do; a retry makes that worse. */
  overloaded?: boolean;
}

/**
 * Calls a Durable Object. A call that is safe to repeat (`isRepeatable`) is retried after a transient error, each time with a
 * new stub, because a stub stays broken after an error. Throws when the retries fail or it is unknown whether the call ran.
 */
export async function callObject<S, T>(
  open: () => S,
  call: (stub: S) => Promise<T>,
  { isRepeatable }: { isRepeatable: boolean },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(open());
    } catch (error) {
      if (!isRepeatable || !isTransient(error) || tries === TRIES) throw error;
      await pause(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}

function isTransient(error: unknown): boolean {
  const { retryable, durableObjectReset, overloaded } = (error ?? {}) as ObjectError;
  return !overloaded && (retryable === true || durableObjectReset === true);
}
