/** Words of the wishlist: hearts, the page and the way from the cart (specification §4). */
export const WISHLIST = {
  title: "Любими",
  heart: (name: string) => `${name}, в Любими`,
  count: (count: number) => (count === 1 ? "1 продукт" : `${count} продукта`),
  hint: "Пазим ги в този браузър, без регистрация. Цените и наличностите са от този момент.",
  products: "Продукти",
  loading: "Зареждаме любимите Ви продукти…",
  noScript:
    "Любимите продукти се пазят в браузъра Ви и затова страницата има нужда от JavaScript. Включете го и я презаредете. Количката работи и без него.",
  emptyTitle: "Още нямате любими",
  emptyText: "Натиснете сърцето до продукт, който Ви харесва, и ще го намерите тук.",
  toShop: "Към магазина",
  goneTitle: "Вече не се предлагат",
  goneName: (id: number) => `Продукт № ${id}`,
  remove: (name: string) => `Премахване на ${name} от Любими`,
  clear: "Изпразнете списъка",
  failed: "Част от продуктите не се заредиха. Списъкът Ви е запазен.",
  retry: "Опитайте пак",
  moved: "Преместен в Любими",
  move: (name: string) => `Преместване на ${name} в Любими`,
  moveShort: "В Любими",
} as const;
