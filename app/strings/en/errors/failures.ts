import { faultText } from "./faults";
import { refusalText } from "./refusals";

/** Mirrors Failure in app/domain/values/result.ts; only "refused" carries text for people. */
interface FailureLike {
  kind: string;
  message?: string;
  requestId?: string;
  seconds?: number;
}

interface FailureText {
  title: string;
  text: string;
  /** HTTP status of the page or reply. */
  status: 422 | 429 | 503;
}

const NOT_OURS = ["invalid", "session-expired", "auth-expired"];

const REFUSED = "The shop didn’t accept this. Try another way, or call us.";

const TOO_MANY = "Too many attempts";

const STILL_RUNNING = "We are still working on your previous request, such as an order in another window.";

const BUSY = { title: "Please wait a moment", text: `${STILL_RUNNING} Try again shortly.` };

/** Above a cart that a running request may change. */
export const STORED_CART = `${STILL_RUNNING} This is the cart from before it.`;

function waitText(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60);
  return `Wait ${minutes <= 1 ? "one minute" : `${minutes} minutes`} and try again.`;
}

/** Maps every failure to its message and status. `refused`: the message for a refusal in another language. */
export function failureText(failure: FailureLike, refused = REFUSED): FailureText {
  if (failure.kind === "refused")
    return {
      title: "That didn’t work",
      text: refusalText(failure.message ?? "", refused, failure.requestId),
      status: 422,
    };
  if (failure.kind === "too-many")
    return { title: TOO_MANY, text: `${TOO_MANY} in a short time. ${waitText(failure.seconds)}`, status: 429 };
  if (failure.kind === "busy") return { ...BUSY, status: 503 };
  return { ...faultText(failure.kind), status: NOT_OURS.includes(failure.kind) ? 422 : 503 };
}
