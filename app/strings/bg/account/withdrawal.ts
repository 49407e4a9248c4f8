/** As in app/domain/withdrawals/withdrawal.ts: "" is the whole order. */
interface Statement {
  orderNumber: string;
  goods: string;
}

/** Texts of the withdrawal form. The two buttons are named as Directive 2023/2673 requires. */
export const WITHDRAWAL = {
  title: "Отказ от договора",
  lead: "Ако сте потребител, можете да се откажете от поръчката до 14 дни след като я получите, без да казвате защо. Не Ви трябва профил.",
  rules: "Условия за връщане",
  step: (number: number) => `Стъпка ${number} от 2`,
  name: "Име и фамилия",
  orderNumber: "Номер на поръчката",
  orderNumberHint: "Стои в имейла с потвърждението, например 1201.",
  email: "Имейл",
  emailHint: "Този от поръчката. На него изпращаме потвърждението.",
  scope: "От какво се отказвате",
  whole: "От цялата поръчка",
  part: "Само от част от нея",
  goods: "От кои стоки",
  goodsHint: "По една на ред, с броя.",
  next: "Продължете към отказа",
  nextHint: "Още нищо не се изпраща: първо ще видите какво заявявате.",
  reviewTitle: "Проверете и потвърдете",
  reviewLead: "Отказът Ви се изпраща, когато натиснете „Потвърждаване на отказа“.",
  statement: ({ orderNumber, goods }: Statement) =>
    goods
      ? `Отказвам се от договора за следните стоки от поръчка № ${orderNumber}:`
      : `Отказвам се от договора за поръчка № ${orderNumber}.`,
  to: "До",
  yourStatement: "Вашето заявление",
  confirm: "Потвърждаване на отказа",
  edit: "Поправете",
  sending: "Изпращаме…",
  receivedTitle: "Получихме отказа Ви",
  received: "Прието",
  receivedAt: (date: string, time: string) => `на ${date} в ${time} ч. българско време`,
  reference: "Номер на отказа",
  moment: "Получен",
  mailed: (email: string) => `Изпратихме същото потвърждение и на ${email}.`,
  unmailed: (email: string) =>
    `Изтеглете потвърждението и го запазете, то е доказателството Ви. Ще опитаме да изпратим същото и на ${email}.`,
  howTitle: "Как става",
  how: "Попълвате формуляра и потвърждавате отказа. Получавате потвърждение с дата и час.",
  nextTitle: "Какво следва",
  sendBack: "Ако стоките вече са при Вас, изпратете ги обратно до 14 дни от датата на отказа.",
  sendBackTo: (address: string) => `Адрес за връщане: ${address}.`,
  refund:
    "Връщаме Ви платеното до 14 дни. Може да изчакаме, докато стоките или доказателство, че са изпратени, пристигнат.",
  question: "Въпрос за отказа",
  print: "Отпечатайте",
  download: "Изтеглете потвърждението",
  fileTitle: "Потвърждение за получен отказ от договор",
  toShop: "Към магазина",
  problems: (count: number) => (count === 1 ? "Едно поле е за поправяне:" : `${count} полета са за поправяне:`),
  failed: "Отказът още не е записан. Написаното е запазено тук: опитайте пак или го изпратете по имейл.",
  offline: "Няма връзка с магазина. Написаното е запазено тук, опитайте пак.",
  byMail: "Изпратете го по имейл",
  mailSubject: (orderNumber: string) => `Отказ от договора, поръчка № ${orderNumber}`,
  notFoundTitle: "Не намираме такъв отказ",
  notFoundText: "Връзката е непълна или записът вече е изтрит. Потвърждението може да е в пощата Ви.",
  unavailableTitle: "Потвърждението не се зареди",
  unavailableText: "Отказът Ви е записан и не се губи. Презаредете страницата след малко.",
  toForm: "Към формуляра",
  retry: "Опитайте пак",
} as const;

const REQUIRED: Record<string, string> = {
  name: "Напишете името си.",
  orderNumber: "Напишете номера на поръчката.",
  email: "Напишете имейла си.",
  goods: "Напишете от кои стоки се отказвате.",
};

const WRONG: Record<string, string> = {
  email: "Имейлът изглежда непълен, например maria@example.bg.",
  letters: "Името се пише само с букви.",
  number: "Номерът се пише с букви и цифри, например 1201.",
  "too-long": "Текстът е твърде дълъг. Съкратете го.",
};

/** The message for a problem of a field (app/domain/withdrawals/withdrawal-form.ts). */
export function withdrawalProblemText(field: string, problem: string): string {
  return (problem === "required" ? REQUIRED[field] : WRONG[problem]) ?? "Проверете полето.";
}
