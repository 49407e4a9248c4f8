/** Words of paying by card. */
export const PAYMENT = {
  card: "Карта",
  cardText: "Visa, Mastercard, Apple Pay и Google Pay. Плащате сега, данните отиват право при Stripe.",
  needsScripts: "За плащане с карта е нужен JavaScript. Включете го или изберете друг начин на плащане.",
  loading: "Зареждаме полетата за картата…",
  notLoaded: "Полетата за картата не се заредиха. Проверете връзката си или изберете друг начин на плащане.",
  declined: "Картата не беше приета и нищо не е платено. Опитайте пак или с друга карта.",
  lost: "Връзката прекъсна. Натиснете бутона пак: два пъти няма да платите.",
  title: "Плащане",
  checkAgain: "Проверете пак",
  goOn: "Продължете",
  backToCheckout: "Обратно към поръчката",
  toShop: "Към магазина",
} as const;

interface Notice {
  title: string;
  text: string;
}

/** What to say of a payment, by how it stands (app/context.ts, PaymentOutcome). */
export const PAYMENT_NOTICES = {
  asking: { title: "Проверяваме плащането", text: "Питаме Stripe дали е минало. Отнема няколко секунди." },
  processing: {
    title: "Плащането се обработва",
    text: "Банката още не е потвърдила. Щом го направи, поръчката тръгва сама и ще получите имейл. Може да затворите страницата.",
  },
  waiting: {
    title: "Платено е, оформяме поръчката",
    text: "Парите са при нас и поръчката се записва. Може да затворите страницата: ще получите имейл.",
  },
  declined: {
    title: "Плащането не мина",
    text: "Нищо не е платено. Попълненото е запазено: опитайте пак, с друга карта или по друг начин.",
  },
  refunded: {
    title: "Поръчката не мина, връщаме парите",
    text: "Докато плащахте, количката, цената или наличността се промени, или за тази поръчка вече беше платено. Цялата сума се връща по картата Ви, обикновено до 5–10 дни.",
  },
  placed: {
    title: "Поръчката е приета и платена",
    text: "Изпращаме потвърждение на имейла Ви. Не плащайте повторно.",
  },
  unclear: {
    title: "Платено е, проверяваме поръчката",
    text: "Парите са при нас, но не успяхме да видим поръчката. Ще Ви пишем. Не плащайте повторно.",
  },
  unknown: {
    title: "Не намираме такова плащане",
    text: "Връзката е непълна или е отворена в друг браузър. Ако сте платили, потвърждението е в пощата Ви.",
  },
} as const satisfies Record<string, Notice>;

/** The merchant's own name of his card gateway, where it is Bulgarian. */
export function cardTitle(title: string): string {
  return isBulgarian(title) ? title : PAYMENT.card;
}

/** Stripe's own words in the shopper's language; ours where it has none. */
export function stripeText(message: string | undefined): string {
  return message && isBulgarian(message) ? message : PAYMENT.declined;
}

function isBulgarian(text: string): boolean {
  return /[а-я]/i.test(text);
}
