/** As in app/domain/cart/cart-stock.ts. */
type Shortage = { kind: "out" } | { kind: "short"; left: number };

/** As in app/domain/cart/cart.ts. */
interface Unpriced {
  pricedBy?: "office" | "address" | undefined;
  offices?: "office" | "locker" | undefined;
  error?: string | undefined;
}

/** As in app/domain/cart/cart.ts. */
type Loss =
  | { kind: "line"; name: string }
  | { kind: "coupon"; name: string }
  | { kind: "fewer"; name: string; quantity: number };

const pieces = (count: number) => (count === 1 ? "1 брой" : `${count} броя`);
const onlyLeft = (left: number) => `Има само ${pieces(left)}`;

/** Texts of the cart page and of the cart panel. */
export const CART = {
  title: "Количка",
  description:
    "Прегледайте избраните продукти, променете броя им, въведете код за отстъпка и вижте цената с доставката, преди да поръчате.",
  titleWithCount: (count: number) => `Количка (${count})`,
  lines: "Продукти в количката",
  added: (name: string) => (name ? `Добавен: ${name}` : "Добавено в количката"),
  quantity: (name: string) => `Количество: ${name}`,
  update: "Обновете",
  remove: (name: string) => `Премахване на ${name}`,
  movedToWishlist: "Преместен в Любими",
  toWishlist: (name: string) => `Преместване на ${name} в Любими`,
  toWishlistShort: "В Любими",
  empty: "Изпразнете",
  emptySure: "Да махнем всичко от количката?",
  emptyYes: "Да, изпразнете я",
  lineRefused: "Това не може да се промени. Прегледайте количката и опитайте пак.",
  tooManyLines: (max: number) => `В количката има място за ${max} различни продукта. Поръчайте ги или махнете някой.`,
  shortage: (shortage: Shortage) =>
    shortage.kind === "out"
      ? "Изчерпан е. Махнете го, за да поръчате останалото."
      : `${onlyLeft(shortage.left)}. Намалете количеството, за да поръчате.`,
  limitedToStock: (shortage: Shortage) =>
    shortage.kind === "out"
      ? "Продуктът е изчерпан и не можем да добавим повече."
      : `${onlyLeft(shortage.left)}. Намалихме количеството дотолкова.`,
  shortages: (count: number) =>
    count === 1
      ? "Един продукт не може да се поръча така. Вижте бележката при него."
      : `${count} продукта не могат да се поръчат така. Вижте бележките при тях.`,
  partlyAdded: (added: readonly string[], refused: readonly string[], why: string) =>
    `Добавени: ${added.join(", ")}. Не са добавени${refused.length > 0 ? `: ${refused.join(", ")}` : " останалите"}. ${why}`,
  continueShopping: "Продължете с пазаруването",
  summary: "Обобщение",
  products: (count: number) => `Продукти (${count})`,
  coupon: "Код",
  couponIdle: "не важи в момента",
  removeCoupon: (code: string) => `Махнете код ${code}`,
  couponLabel: "Код за отстъпка",
  couponApply: "Приложете",
  couponMissing: "Въведете кода си за отстъпка.",
  couponRefused: "Този код не важи за количката Ви.",
  shipping: "Доставка",
  fees: "Такси",
  reductions: "Други отстъпки",
  shippingChoice: "Начин на доставка",
  shippingUpdate: "Обновете доставката",
  shippingLater: "според адреса",
  free: "безплатна",
  withoutPrice: ({ pricedBy, offices, error }: Unpriced) =>
    pricedBy === "office" && !error
      ? `цената се смята след избора на ${offices === "locker" ? "автомат" : "офис"}`
      : pricedBy === "address" && !error
        ? "цената се смята, след като въведете адреса"
        : "цената още не е изчислена",
  withoutShipping: "без доставката",
  freeShippingReached: "Безплатна доставка: имате я.",
  freeShippingUnchosen: "Имате право на безплатна доставка: изберете я.",
  freeShippingLeft: (amount: string) => `Още ${amount} до безплатна доставка.`,
  total: "Общо",
  vat: "с ДДС ",
  vatIncluded: "с ДДС",
  checkout: "Към поръчката",
  view: "Вижте количката",
  loading: "Зареждаме количката…",
  retry: "Опитайте пак",
  kept: "Количката Ви е запазена.",
  restored: "Количката Ви е възстановена след прекъсване. Проверете количествата.",
  restoredBut: "Количката Ви е възстановена след прекъсване, но не изцяло:",
  restoredNothing: "Посещението Ви беше прекъснато и не успяхме да върнем продуктите в количката.",
  loss: (loss: Loss) => {
    if (loss.kind === "line") return `${loss.name}: вече не може да се поръча`;
    if (loss.kind === "coupon") return `Код ${loss.name}: вече не важи за количката Ви`;
    return `${loss.name}: има само ${pieces(loss.quantity)}`;
  },
  emptyTitle: "Количката е празна",
  emptyWithoutCookies:
    "Ако току-що сте добавили продукт, браузърът Ви не приема бисквитки, а без тях количката не може да се запази.",
  emptyText: "Още нищо не сте избрали. Разгледайте магазина и добавете каквото Ви трябва.",
  orderedTitle: "Поръчката Ви е приета",
  orderedText: "Затова количката е празна. Какво поръчахте и какво следва е на страницата на поръчката.",
  toOrder: "Вижте поръчката",
  notOrdered: "Поръчката Ви не е приета: количката се изпразни, преди да стигне до нас. Изберете продуктите отново.",
  orderUnsettled:
    "Не успяхме да разберем дали поръчката Ви е приета. Проверете пощата си или ни се обадете, преди да поръчате пак.",
  toShop: "Към магазина",
  backToProduct: "Изберете от страницата на продукта",
  malformed: "Не разбрахме какво да променим. Опитайте пак.",
  badQuantity: (max: number) => `Броят е от 0 до ${max}.`,
  offline: "Няма връзка с магазина. Опитайте пак.",
} as const;
