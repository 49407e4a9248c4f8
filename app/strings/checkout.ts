/** Words of the checkout. */
export const CHECKOUT = {
  title: "Поръчка",
  contact: "Вашите данни",
  delivery: "Доставка",
  address: "Адрес",
  payment: "Плащане",
  firstName: "Име",
  lastName: "Фамилия",
  email: "Имейл",
  phone: "Телефон",
  phoneHint: "Куриерът ще Ви се обади на него.",
  country: "Държава",
  state: "Област",
  stateChoose: "Изберете област",
  city: "Град или село",
  postcode: "Пощенски код",
  address1: "Улица, номер, апартамент",
  address2: "Допълнение към адреса",
  elsewhere: "Доставка до друг адрес",
  elsewhereTitle: "Адрес за доставка",
  noteTitle: "Бележка",
  note: "Бележка към поръчката",
  notePlaceholder: "Например: обадете се преди доставка",
  noRates: "Попълнете адреса и ще видите начините за доставка.",
  nothingDelivers: "До този адрес не доставяме. Опитайте с друг или ни се обадете.",
  noGateways: "В момента няма начин за плащане. Обадете ни се.",
  refresh: "Обновете доставката",
  yourOrder: "Вашата поръчка",
  consent: "Прочетох и приемам Общите условия и знам за правото на отказ до 14 дни.",
  place: "Поръчка със задължение за плащане",
  placing: "Изпращаме поръчката…",
  guarantee: "За всяка стока важи законова гаранция за съответствие от 2 години.",
  problems: (count: number) => (count === 1 ? "Остана едно поле за поправяне" : `Остават ${count} полета за поправяне`),
  unknown:
    "Магазинът не отговори навреме. Натиснете бутона пак: дори поръчката вече да е приета, втора няма да се направи.",
  outdated: "Количката се промени междувременно. Проверете продуктите и сумата и потвърдете пак.",
  totalChanged: "Сумата се промени според адреса и доставката. Проверете я и потвърдете пак.",
  updateFailed: "Цените за доставка не се обновиха.",
  kept: "Всичко, което попълнихте, е запазено.",
  retry: "Опитайте пак",
  unavailableTitle: "Поръчката не може да се зареди",
} as const;

const REQUIRED: Record<string, string> = {
  firstName: "Напишете името.",
  lastName: "Напишете фамилията.",
  email: "Напишете имейл за потвърждението.",
  phone: "Напишете телефон за куриера.",
  country: "Изберете държава.",
  state: "Изберете област.",
  city: "Напишете града или селото.",
  postcode: "Напишете пощенския код.",
  address1: "Напишете улица и номер.",
  rateId: "Изберете начин на доставка.",
  paymentMethod: "Изберете начин на плащане.",
  consent: "Без съгласието Ви не можем да приемем поръчката.",
};

const WRONG: Record<string, string> = {
  email: "Имейлът изглежда непълен, например maria@example.bg.",
  phone: "Номерът не е пълен, например 0888 123 456.",
  region: "Изберете област от списъка.",
  choice: "Този избор вече не се предлага. Изберете друг.",
  "too-long": "Текстът е твърде дълъг.",
};

/** What to say at a field, by its name ("billing.city") and by what is wrong with it (app/shop/address-form.ts). */
export function problemText(field: string, problem: string, country = "BG"): string {
  const name = field.split(".").at(-1) ?? field;
  if (problem === "required") return REQUIRED[name] ?? "Попълнете полето.";
  if (problem === "postcode")
    return country === "BG" ? "Кодът е от четири цифри, например 1784." : "Проверете пощенския код.";
  return WRONG[problem] ?? "Проверете полето.";
}
