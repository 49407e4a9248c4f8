/** Words of the page that follows an order. */
export const ORDER = {
  title: "Благодарим Ви",
  thanks: (firstName: string) => (firstName ? `Благодарим Ви, ${firstName}!` : "Благодарим Ви!"),
  failedHeading: "Поръчката не мина",
  number: (number: string, date: string) => `Поръчка № ${number}${date ? ` от ${date}` : ""}.`,
  confirmation: "Изпращаме потвърждение на ",
  deliveryAndPayment: "Доставка и плащане",
  invoiceTo: "Данни за плащането",
  payment: "Плащане",
  toPay: "За плащане",
  note: "Бележка",
  products: "Поръчани продукти",
  subtotal: "Продукти",
  coupon: (code: string) => `Отстъпка ${code}`,
  shipping: "Доставка",
  free: "безплатна",
  total: "Общо",
  vat: "с ДДС ",
  backToShop: "Обратно в магазина",
  question: "Въпрос за поръчката",
  notFoundTitle: "Не намираме такава поръчка",
  notFoundText: "Връзката е непълна, изтекла е или е отворена в друг браузър. Потвърждението е в пощата Ви.",
  unavailableTitle: "Поръчката не може да се зареди",
  unavailableText: "Тя е приета и никъде не се губи. Презаредете страницата след малко.",
} as const;

const STATUSES: Record<string, string> = {
  CANCELLED: "Отказана",
  CHECKOUT_DRAFT: "Недовършена",
  COMPLETED: "Изпълнена",
  FAILED: "Неуспешно плащане",
  ON_HOLD: "Изчаква плащане",
  PENDING: "Очаква плащане",
  PROCESSING: "Поръчката е приета",
  REFUNDED: "Възстановена сума",
  SPEEDY_BOL: "Предадена на Speedy",
};

/** An order's status in people's words (specification §4); a neutral label for one that we don't know. */
export function orderStatusText(status: string): string {
  return (Object.hasOwn(STATUSES, status) && STATUSES[status]) || "В процес";
}
