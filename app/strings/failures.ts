/** Why the backend gave no usable answer, as app/backend/result.ts names it; only "refused" carries words for people. */
interface FailureLike {
  kind: string;
  message?: string;
}

export interface FailureText {
  title: string;
  text: string;
  /** HTTP status of the page or reply that says it. */
  status: 422 | 503;
}

const UNAVAILABLE = "Магазинът не отговаря в момента";

const TEXTS: Record<string, { title: string; text: string }> = {
  timeout: { title: UNAVAILABLE, text: "Отговорът се бави повече от обичайното. Опитайте пак след малко." },
  unreachable: { title: UNAVAILABLE, text: "Няма връзка. Проверете интернета си и опитайте пак след малко." },
  "session-expired": { title: "Посещението Ви е изтекло", text: "Презаредете страницата и опитайте пак." },
  invalid: { title: "Проверете попълненото", text: "Някое от полетата не е попълнено правилно." },
};

const OTHERWISE = { title: UNAVAILABLE, text: "Нещо се обърка при нас. Опитайте пак след малко." };

/** The one table from failure to sentence and status (house: Result). */
export function failureText(failure: FailureLike): FailureText {
  if (failure.kind === "refused" && failure.message) {
    return { title: "Не се получи", text: failure.message, status: 422 };
  }
  const isOurs = failure.kind !== "invalid" && failure.kind !== "refused";
  return { ...(TEXTS[failure.kind] ?? OTHERWISE), status: isOurs ? 503 : 422 };
}
