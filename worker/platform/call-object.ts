const TRIES = 4;
const PAUSE_MS = 50;

/** What the runtime says of a call that failed (Cloudflare: Durable Objects, error handling). */
interface ObjectError {
  /** It passes: the object moved, or couldn't be reached. */
  retryable?: boolean;
  /** The object was reset under the call, by a deployment for instance. */
  durableObjectReset?: boolean;
  /** It has more to do than it can: asking again makes that worse. */
  overloaded?: boolean;
}

/**
 * Calls a Durable Object. `isRepeatable`: what is asked may be done twice without harm, so a reset object is asked again,
 * by a new stub each time: the old one stays broken. Throws where it can't be had, or nobody knows whether it was done.
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
      if (!isRepeatable || !isPassing(error) || tries === TRIES) throw error;
      await pause(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}

function isPassing(error: unknown): boolean {
  const { retryable, durableObjectReset, overloaded } = (error ?? {}) as ObjectError;
  return !overloaded && (retryable === true || durableObjectReset === true);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
