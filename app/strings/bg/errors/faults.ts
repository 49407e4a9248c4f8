const UNAVAILABLE = "Магазинът не отговаря в момента";

const TEXTS: Record<string, { title: string; text: string }> = {
  timeout: { title: UNAVAILABLE, text: "Отговорът се бави повече от обичайното. Опитайте пак след малко." },
  unreachable: { title: UNAVAILABLE, text: "Няма връзка с магазина. Опитайте пак след малко." },
  "orders-closed": {
    title: "Сега не приемаме поръчки",
    text: "Количката Ви е запазена. Опитайте пак по-късно или ни се обадете.",
  },
  "session-expired": { title: "Посещението Ви е изтекло", text: "Презаредете страницата и опитайте пак." },
  "auth-expired": { title: "Влезте отново", text: "Входът Ви е изтекъл. Влезте в профила си и опитайте пак." },
  "no-viewer": {
    title: "Входът не се получи",
    text: "Данните Ви са верни, но не успяхме да влезем с тях, вероятно заради проблем със защитената връзка (SSL). Опитайте пак по-късно и ни пишете, ако се повтори.",
  },
  invalid: { title: "Проверете попълненото", text: "Някое от полетата не е попълнено правилно." },
};

const OTHERWISE = { title: UNAVAILABLE, text: "Нещо се обърка при нас. Опитайте пак след малко." };

/** Messages for failures without a text from the backend. Separate, so that browsers don't load the refusal table. */
export function faultText(kind: string): { title: string; text: string } {
  return TEXTS[kind] ?? OTHERWISE;
}
