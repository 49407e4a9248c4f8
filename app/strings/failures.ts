import { refusalText } from "./refusals";

/** Why the backend gave no usable answer, as app/backend/result.ts names it; only "refused" carries words for people. */
interface FailureLike {
  kind: string;
  message?: string;
  seconds?: number;
}

export interface FailureText {
  title: string;
  text: string;
  /** HTTP status of the page or reply that says it. */
  status: 422 | 429 | 503;
}

const UNAVAILABLE = "Магазинът не отговаря в момента";

const TEXTS: Record<string, { title: string; text: string }> = {
  timeout: { title: UNAVAILABLE, text: "Отговорът се бави повече от обичайното. Опитайте пак след малко." },
  unreachable: { title: UNAVAILABLE, text: "Няма връзка. Проверете интернета си и опитайте пак след малко." },
  "session-expired": { title: "Посещението Ви е изтекло", text: "Презаредете страницата и опитайте пак." },
  "auth-expired": { title: "Влезте отново", text: "Входът Ви е изтекъл. Влезте в профила си и опитайте пак." },
  "no-viewer": {
    title: "Входът не се получи",
    text: "Данните Ви са верни, но не успяхме да влезем с тях, вероятно заради проблем със защитената връзка (SSL). Опитайте пак по-късно и ни пишете, ако се повтори.",
  },
  invalid: { title: "Проверете попълненото", text: "Някое от полетата не е попълнено правилно." },
};

const NOT_OURS = ["invalid", "session-expired", "auth-expired"];

const OTHERWISE = { title: UNAVAILABLE, text: "Нещо се обърка при нас. Опитайте пак след малко." };

const REFUSED = "Магазинът не прие това. Опитайте по друг начин или ни се обадете.";

const TOO_MANY = "Твърде много опити";

function waitText(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60);
  return `Изчакайте ${minutes <= 1 ? "една минута" : `${minutes} минути`} и опитайте пак.`;
}

/** The one table from failure to sentence and status (house: Result). `refused`: what to say of a refusal in another language. */
export function failureText(failure: FailureLike, refused = REFUSED): FailureText {
  if (failure.kind === "refused")
    return { title: "Не се получи", text: refusalText(failure.message ?? "", refused), status: 422 };
  if (failure.kind === "too-many")
    return { title: TOO_MANY, text: `${TOO_MANY} за кратко време. ${waitText(failure.seconds)}`, status: 429 };
  return { ...(TEXTS[failure.kind] ?? OTHERWISE), status: NOT_OURS.includes(failure.kind) ? 422 : 503 };
}
