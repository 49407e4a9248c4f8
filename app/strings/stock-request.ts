/** Words about hearing when a product is back. */
export const STOCK_REQUEST = {
  title: "Известие за наличност",
  heading: "Кажете ми, когато го има",
  email: "Имейл",
  hint: "Ще Ви пишем само веднъж, за този продукт. Пазим имейла Ви най-много 180 дни и може да се откажете по всяко време.",
  privacy: "Поверителност",
  send: "Искам известие",
  sending: "Записваме…",
  sentTitle: "Записахме Ви",
  sent: "Ще Ви пишем, щом продуктът е отново в наличност.",
  required: "Напишете имейла си.",
  wrong: "Имейлът изглежда непълен, например maria@example.bg.",
  unknown: "Този продукт вече го няма в магазина.",
  failed: "Не успяхме да Ви запишем. Опитайте отново след малко.",
  cancelTitle: "Отказ от известие",
  cancelText: "Натиснете бутона и изтриваме имейла Ви от списъка за този продукт.",
  cancel: "Не искам известие",
  cancelledTitle: "Изтрихме имейла Ви",
  cancelledText: "Няма да Ви пишем за този продукт.",
  nothingTitle: "Няма такова известие",
  nothingText: "Връзката е непълна или имейлът вече е изтрит.",
  toShop: "Към магазина",
} as const;

/** First row of the table that the merchant downloads (docs/stock-requests.md). */
export const STOCK_EXPORT = ["Поискано на", "Продукт", "Номер", "Имейл", "Страница", "Връзка за отказ"];
