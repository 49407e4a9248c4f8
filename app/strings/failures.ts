/** Mirrors Failure in app/domain/values/result.ts; only "refused" carries text for people. */
interface FailureLike {
  kind: string;
  message?: string;
  requestId?: string;
  seconds?: number;
}

interface Words {
  title: string;
  text: string;
}

interface FailureText extends Words {
  /** HTTP status of the page or reply. */
  status: 422 | 429 | 503;
}

interface FailureWords {
  /** The message for a refusal in another language, if the caller has none. */
  refused: string;
  refusal: (message: string, otherwise: string, requestId: string | undefined) => Words;
  tooMany: (minutes: number) => Words;
  busy: Words;
  fault: (kind: string) => Words;
}

const NOT_OURS = ["invalid", "session-expired", "auth-expired"];

/** Makes the function that maps every failure to its status and its message in one language. */
export function createFailureText({ refused, refusal, tooMany, busy, fault }: FailureWords) {
  return function failureText(failure: FailureLike, otherwise = refused): FailureText {
    const { kind, message = "", requestId, seconds = 60 } = failure;
    if (kind === "refused") return { ...refusal(message, otherwise, requestId), status: 422 };
    if (kind === "too-many") return { ...tooMany(Math.ceil(seconds / 60)), status: 429 };
    if (kind === "busy") return { ...busy, status: 503 };
    return { ...fault(kind), status: NOT_OURS.includes(kind) ? 422 : 503 };
  };
}
