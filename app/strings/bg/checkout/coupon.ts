export const BOUND_TO_EMAIL = "Кодът е личен: важи само с имейла, за който е издаден.";

/** Advice for a shopper whose code is bound to an email. */
export const BOUND_COUPON = {
  typeEmail: `${BOUND_TO_EMAIL} Напишете този имейл при поръчката и приложете кода там.`,
  otherAccount: `${BOUND_TO_EMAIL} Профилът Ви е с друг.`,
} as const;

/** Texts of the coupon link page. */
export const COUPON = {
  title: "Код за отстъпка",
  lead: (code: string) => `Имате код ${code}.`,
  text: "Натиснете бутона и отстъпката влиза в количката Ви. Условията на кода се проверяват тогава.",
  use: "Използвайте кода",
  using: "Проверяваме кода…",
  keptTitle: "Запомнихме кода",
  keptText: (code: string) =>
    `Количката Ви е празна. Сложете нещо в нея и ${code} ще се приложи сам. Пазим го седем дни.`,
  toShop: "Към магазина",
  toCart: "Към количката",
  applied: (code: string) => `Отстъпката с код ${code} е приложена`,
  refused: (code: string) => `Код ${code} не може да се приложи`,
} as const;
