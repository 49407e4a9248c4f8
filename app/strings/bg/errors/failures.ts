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

const REFUSED = "Магазинът не прие това. Опитайте по друг начин или ни се обадете.";

const TOO_MANY = "Твърде много опити";

const STILL_RUNNING = "Още изпълняваме предишната Ви заявка, например поръчка от друг прозорец.";

const BUSY = { title: "Изчакайте малко", text: `${STILL_RUNNING} Опитайте пак след малко.` };

/** Above a cart that a running request may change. */
export const STORED_CART = `${STILL_RUNNING} Това е количката отпреди нея.`;

function waitText(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60);
  return `Изчакайте ${minutes <= 1 ? "една минута" : `${minutes} минути`} и опитайте пак.`;
}

/** Maps every failure to its message and status. `refused`: the message for a refusal in another language. */
export function failureText(failure: FailureLike, refused = REFUSED): FailureText {
  if (failure.kind === "refused")
    return { title: "Не се получи", text: refusalText(failure.message ?? "", refused, failure.requestId), status: 422 };
  if (failure.kind === "too-many")
    return { title: TOO_MANY, text: `${TOO_MANY} за кратко време. ${waitText(failure.seconds)}`, status: 429 };
  if (failure.kind === "busy") return { ...BUSY, status: 503 };
  return { ...faultText(failure.kind), status: NOT_OURS.includes(failure.kind) ? 422 : 503 };
}
