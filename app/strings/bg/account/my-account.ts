import { PASSWORD_WEAK } from "./password";
/** Texts of the account pages. */
export const MY_ACCOUNT = {
  tabs: "Профил",
  toShop: "Към магазина",
  change: "Променете",
  save: "Запазете",
  saving: "Запазваме…",
  cancel: "Откажете",
  retry: "Опитайте пак",
  unavailable: "Профилът не може да се зареди. Нищо не е изгубено и оставате влезли. Опитайте пак след малко.",
  offline: "Няма връзка с магазина. Написаното е тук, опитайте пак след малко.",
  refused: "Промяната не беше приета. Проверете написаното и опитайте пак.",
  malformed: "Не разбрахме формуляра. Опитайте пак.",
  problems: (count: number) => (count === 1 ? "Едно поле е за поправяне." : `${count} полета са за поправяне.`),
} as const;

export const TAB_NAMES = {
  overview: "Преглед",
  orders: "Поръчки",
  downloads: "Изтегляния",
  wishlist: "Любими",
  addresses: "Адреси",
  details: "Данни",
  password: "Парола",
} as const;

export const MY_ORDERS = {
  title: "Поръчки",
  last: "Последни поръчки",
  all: "Всички поръчки",
  number: (number: string) => `№ ${number}`,
  heading: (number: string) => `Поръчка № ${number}`,
  ordered: (date: string) => (date ? `Направена на ${date}` : ""),
  open: "Подробно",
  openOf: (number: string) => `Подробно за поръчка № ${number}`,
  older: "По-стари поръчки",
  newest: "Към най-новите",
  emptyTitle: "Още нямате поръчки",
  emptyText: "Тук ще виждате какво сте поръчали, докъде е стигнало и колко струва.",
  endTitle: "По-стари поръчки няма",
  failed: "Поръчките Ви не се заредиха. Опитайте пак след малко.",
  notFoundTitle: "Няма такава поръчка в профила Ви",
  notFoundText: "Номерът може да е сгрешен или поръчката да е направена без вход в профила.",
  toOrders: "Към поръчките",
  orderUnavailable: "Поръчката не се зареди. Опитайте пак след малко.",
} as const;

export const ORDER_AGAIN = {
  button: "Поръчайте пак",
  busy: "Добавяме…",
  toCart: "Към количката",
  partly: "Добавихме в количката, каквото има. Не се получи с:",
  nothing: "Нищо от тази поръчка не може да се добави в количката:",
  stopped: "Добавянето прекъсна. Вижте какво е вече в количката Ви.",
  gone: (name: string) => `${name}: вече не се предлага или е изчерпан`,
  chosen: (name: string) => `${name}: изберете го отново от страницата му`,
  fewer: (name: string, added: number, wanted: number) => `${name}: добавихме ${added} от ${wanted}`,
  full: "Количката е пълна. Поръчайте каквото е в нея и опитайте пак за останалото.",
} as const;

export const MY_DOWNLOADS = {
  title: "Изтегляния",
  hint: "Връзките са лични. Не ги препращайте: който ги отвори, използва от Вашите изтегляния.",
  emptyTitle: "Нямате файлове за изтегляне",
  emptyText: "Купените програми и книги се появяват тук, щом поръчката е платена.",
  failed: "Файловете Ви не се заредиха. Опитайте пак след малко.",
  all: "Всички изтегляния",
} as const;

export const MY_ADDRESSES = {
  title: "Адреси",
  billing: "Адрес за плащане",
  shipping: "Адрес за доставка",
  hint: "С тях попълваме следващата Ви поръчка.",
  none: "Още няма такъв адрес.",
  add: "Добавете",
  ownData: "Вашите данни",
  changeOwnData: "Променете името и имейла",
  changePassword: "Сменете паролата",
  // A link's accessible name begins with its visible text, which voice control looks for.
  addLabel: { billing: "Добавете адрес за плащане", shipping: "Добавете адрес за доставка" },
  changeLabel: { billing: "Променете адреса за плащане", shipping: "Променете адреса за доставка" },
  changeOf: { billing: "Промяна на адреса за плащане", shipping: "Промяна на адреса за доставка" },
  saved: { billing: "Адресът за плащане е запазен.", shipping: "Адресът за доставка е запазен." },
} as const;

export const MY_DETAILS = {
  title: "Данни",
  hint: "Името стои в профила и при отзивите Ви, а на имейла получавате потвържденията.",
  username: "Потребителско име: ",
  saved: "Данните Ви са запазени.",
  taken: "С този имейл вече има друг профил. Напишете друг.",
} as const;

export const MY_PASSWORD = {
  title: "Парола",
  old: "Сегашна парола",
  new: "Нова парола",
  hint: "Поне 8 знака. Най-лесно се помнят три-четири думи една до друга.",
  save: "Сменете паролата",
  saved: "Паролата е сменена.",
} as const;

/** Problems of the password form's fields. */
export const PASSWORD_PROBLEMS: Record<"password" | "newPassword", Record<string, string>> = {
  password: { required: "Напишете сегашната си парола.", wrong: "Това не е сегашната Ви парола." },
  newPassword: {
    required: "Измислете нова парола.",
    weak: PASSWORD_WEAK,
    same: "Новата парола е същата като сегашната.",
  },
};
