/** Texts of card payments. */
export const PAYMENT = {
  card: "Карта",
  cardText: "Плащате сега. Данните на картата отиват право при Stripe и не минават през магазина.",
  needsScripts: "За плащане с карта е нужен JavaScript. Включете го или изберете друг начин на плащане.",
  loading: "Зареждаме полетата за картата…",
  notLoaded: "Полетата за картата не се заредиха. Проверете връзката си или изберете друг начин на плащане.",
  declined: "Картата не беше приета и нищо не е платено. Опитайте пак или с друга карта.",
  lost: "Връзката прекъсна. Натиснете бутона пак: два пъти няма да платите.",
} as const;

/** The merchant's name of the card gateway if it is Bulgarian, else our own. */
export function cardTitle(title: string): string {
  return isBulgarian(title) ? title : PAYMENT.card;
}

/** Stripe's message if it is Bulgarian, else our own. */
export function stripeText(message: string | undefined): string {
  return message && isBulgarian(message) ? message : PAYMENT.declined;
}

function isBulgarian(text: string): boolean {
  return /[а-я]/i.test(text);
}
