/** Texts of the order confirmation page. */
export const ORDER = {
  title: "Благодарим Ви",
  number: (number: string, date: string) => `Поръчка № ${number}${date ? ` от ${date}` : ""}.`,
  confirmation: "Изпращаме потвърждение на ",
  deliveryAndPayment: "Доставка и плащане",
  invoiceTo: "Данни за плащането",
  payment: "Плащане",
  toPay: "За плащане",
  toPayCourier: "Пригответе за куриера",
  note: "Бележка",
  office: (courier: string, office: string) => `Офис на ${courier}: ${office}`,
  invoice: "Фактура",
  invoiceNumber: (number: string) => `ЕИК ${number}`,
  invoiceVat: (number: string) => `ДДС № ${number}`,
  invoicePerson: (name: string) => `МОЛ ${name}`,
  shipment: (courier: string) => (courier ? `Пратка с ${courier}` : "Пратка"),
  waybill: "Товарителница",
  track: "Проследете пратката",
  prepared: (courier: string) => `Пратката е подготвена за ${courier || "куриера"}.`,
  handedOver: (courier: string) =>
    `Пратката е предадена на ${courier || "куриера"}. Куриерът ще Ви се обади или ще Ви пише.`,
  next: "Какво следва",
  account: "Създадохме Ви профил. Влизате с имейла и паролата, които написахте.",
  notInAccount: "Тази поръчка не е в него.",
  accountLost: "Профил не беше създаден: паролата Ви не се пази, докато плащате с карта.",
  accountTaken: "Нов профил не беше създаден: с този имейл вече има профил.",
  makeAccount: "Създайте профил",
  signIn: "Влезте в него",
  payNow: "Платете поръчката",
  payAgain: "Платете пак",
  cancelled: "Плащането беше прекъснато. Поръчката Ви е запазена и чака да бъде платена.",
  cancelOrder: "Откажете поръчката и върнете продуктите в количката",
  notCancelled: "Не успяхме да откажем поръчката. Опитайте пак след малко.",
  payReturned: "Щом плащането се потвърди, ще получите имейл. Ако не сте платили докрай, продължете оттук.",
  payLater: "За да платите по друг начин, обадете ни се с номера на поръчката.",
  downloads: "Файлове за изтегляне",
  download: "Изтеглете",
  downloadsLeft: (left: number | null) =>
    left === null ? "без ограничение" : left === 1 ? "остава 1 изтегляне" : `остават ${left} изтегляния`,
  downloadsUntil: (date: string) => `до ${date}`,
  downloadGone: "вече не може да се изтегли",
  withdrawal: "Отказ от договора",
  print: "Отпечатайте",
  products: "Поръчани продукти",
  subtotal: "Продукти",
  coupon: "Отстъпка",
  shipping: "Доставка",
  free: "безплатна",
  total: "Общо",
  refunded: "Върната сума",
  afterRefund: "Остава платено",
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
  ON_HOLD: "Запазена до плащането",
  PENDING: "Очаква плащане",
  PROCESSING: "Поръчката е приета",
  REFUNDED: "Върната сума",
  SPEEDY_BOL: "Предадена на Speedy",
};

/** Display name of an order status; a neutral one for unknown statuses. */
export function orderStatusText(status: string): string {
  return (Object.hasOwn(STATUSES, status) && STATUSES[status]) || "В процес";
}

const HEADINGS: Record<string, string> = {
  CANCELLED: "Поръчката е отказана",
  CHECKOUT_DRAFT: "Поръчката не е завършена",
  FAILED: "Поръчката не мина",
  REFUNDED: "Сумата е върната",
};

/** Heading of the order page: thanks, unless the order has failed. */
export function orderHeading(status: string, firstName: string): string {
  const thanks = firstName ? `Благодарим Ви, ${firstName}!` : "Благодарим Ви!";
  return (Object.hasOwn(HEADINGS, status) && HEADINGS[status]) || thanks;
}

const NEXT: Record<string, string> = {
  CANCELLED: "Поръчката е отказана и няма да бъде изпратена. Можете да поръчате отново по всяко време.",
  CHECKOUT_DRAFT: "Поръчката още не е завършена. Върнете се в количката и я изпратете.",
  COMPLETED: "Всичко по тази поръчка е готово. Ако нещо не е наред, пишете ни.",
  FAILED: "Плащането не мина и нищо не е взето от Вас. Опитайте пак или изберете друг начин на плащане.",
  ON_HOLD: "Запазихме продуктите за Вас. Изпращаме ги, щом получим плащането.",
  PENDING: "Запазихме продуктите за Вас. Изпращаме ги, щом плащането се потвърди.",
  PROCESSING: "Опаковаме поръчката. Когато я предадем на куриера, ще Ви се обадим или ще Ви пишем.",
  REFUNDED: "Сумата е върната по пътя, по който сте платили. Банката може да я покаже след няколко дни.",
  SPEEDY_BOL: "Пратката е при Speedy. Куриерът ще Ви се обади, преди да я донесе.",
};

/** What happens next with an order; a neutral sentence for unknown statuses. */
export function orderNextText(status: string): string {
  return (Object.hasOwn(NEXT, status) && NEXT[status]) || "Работим по поръчката и ще Ви пишем, щом има новини.";
}
