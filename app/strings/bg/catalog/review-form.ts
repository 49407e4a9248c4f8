/** Texts of the review form and its page. */
export const REVIEW_FORM = {
  titleOf: (name: string) => (name ? `Отзив за ${name}` : "Нов отзив"),
  rating: "Вашата оценка",
  content: "Отзив",
  contentHint: "Какво Ви хареса и какво не?",
  author: "Име",
  authorHint: "Ще стои до отзива.",
  authorEmail: "Имейл",
  authorEmailHint: "Никой няма да го види.",
  ofAccount: "До отзива ще стои името от профила Ви.",
  send: "Изпратете отзива",
  sending: "Изпращаме…",
  problems: (count: number) => (count === 1 ? "Поправете едно поле." : `Поправете ${count} полета.`),
  refused: "Отзивът не беше приет. Опитайте пак по-късно.",
  malformed: "Не разбрахме за кой продукт е отзивът. Върнете се при продукта и опитайте пак.",
  offline: "Няма връзка с магазина. Написаното е тук, опитайте пак след малко.",
  nothing: "Отзив се пише от страницата на продукта.",
  toProduct: "Обратно към продукта",
  toShop: "Към магазина",
} as const;

const REQUIRED: Record<string, string> = {
  rating: "Изберете колко звезди давате.",
  content: "Напишете какво мислите за продукта.",
  author: "Напишете името си.",
  authorEmail: "Напишете имейла си.",
};

/** The message for a problem of a field. */
export function reviewProblemText(field: string, problem: string): string {
  if (problem === "email") return "Имейлът изглежда непълен, например maria@example.bg.";
  if (problem === "too-long") return "Текстът е твърде дълъг. Съкратете го.";
  return REQUIRED[field] ?? "Попълнете това поле.";
}
