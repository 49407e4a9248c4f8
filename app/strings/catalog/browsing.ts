/** Texts of comparison, recently viewed products and sharing. */
export const COMPARISON = {
  title: "Сравнение",
  add: "За сравнение",
  added: (count: number) => (count === 1 ? "В сравнението" : `В сравнението (${count})`),
  full: (max: number) => `Сравняват се до ${max} продукта. Махнете някой и опитайте отново.`,
  unknown: "Този продукт вече го няма в магазина.",
  failed: "Не успяхме да го запомним. Опитайте отново след малко.",
  see: "Вижте сравнението",
  emptyTitle: "Още няма какво да сравните",
  emptyText: "На страницата на всеки продукт има „За сравнение“. Съберете до четири и ги вижте един до друг.",
  toShop: "Към магазина",
  region: "Сравнение на продукти, може да се плъзга настрани",
  remove: "Махане",
  removeOf: (name: string) => `Махане на ${name} от сравнението`,
  clear: "Изчистване на сравнението",
  price: "Цена",
  brand: "Марка",
  stock: "Наличност",
  rating: "Оценка",
  sku: "Код",
  weight: "Тегло",
  same: "еднакво",
  none: "–",
  inStock: "В наличност",
  backorder: "По поръчка",
  soldOut: "Изчерпан",
} as const;

export const SEEN = {
  title: "Последно разгледани",
  remember: "Помнете ги и за следващия път",
  rememberHint: "Сега стоят само в тази страница и изчезват, щом я затворите. Ако искате, ги пазим 30 дни.",
  forget: "Забравете ги",
  remembered: "Помним ги 30 дни в този браузър.",
} as const;

export const SHARE = {
  button: "Споделяне",
  copied: "Връзката е копирана",
  failed: "Връзката не можа да се копира",
} as const;
