import type { RequestContext } from "../platform/request-context";

/** The first argument of a session's calls: the key in the browser's cookie, and its request. */
export interface SessionCaller {
  key: string;
  request: RequestContext;
  /** How long a page's read may wait behind the session's other calls, in milliseconds. */
  waitMs?: number;
}

/** The result of a call, and the state of the session afterwards. */
interface Opened<T> {
  refused: null;
  value: T;
  /** The key that the cookie must contain besides the session's id; "" until somebody signs in. */
  key: string;
  isSignedIn: boolean;
}

/**
 * superseded: a sign-in or sign-out has just replaced the cookie, and the browser has the new one, or will; unknown: the cookie was
 * replaced long ago, or its session is deleted; busy: a read wasn't carried out in time, and nothing stored answers it.
 */
export interface Refused {
  refused: "superseded" | "unknown" | "busy";
}

export type SessionReply<T> = Opened<T> | Refused;
