import { SHELL } from "../shell";

/** Texts of the listing. */
export const LISTING = {
  lead: "Добавки, тежести, облекло и екипировка за хора, които тренират.",
  results: (search: string) => `Резултати за „${search}“`,
  pageOf: (page: number, last: number) => `страница ${page} от ${last}`,
  shown: (shown: number, found: number) => `Показани ${shown} от ${SHELL.productCount(found)}`,
  titleSuffix: (page: number) => (page > 1 ? ` – страница ${page}` : ""),
  loading: "Зареждаме продуктите…",
  overdue: "Продуктите се бавят повече от обичайното.",
  retry: "Опитайте пак",
  partial: (search: string) =>
    `Нито един продукт не отговаря на всички думи в „${search}“. Показваме тези, които отговарят на повечето от тях.`,
  meant: "Може би търсите",
  quoted: (words: string) => `„${words}“`,
  ordered: (order: string) => `Избраната подредба остава „${order}“.`,
  byRelevance: "Покажете първо най-подходящите",
  emptyTitle: "Няма намерени продукти",
  emptyText: (search: string) => `Не намерихме нищо за „${search}“. Опитайте с друга дума или изберете категория.`,
  emptyBoth: (search: string) =>
    `Не намерихме нищо за „${search}“ сред избраните филтри. Опитайте с по-малко филтри или с друга дума.`,
  emptyFilters: "Нито един продукт не отговаря на всички избрани филтри. Махнете някой от тях или започнете отначало.",
  emptyShop: "В момента тук няма продукти. Погледнете пак по-късно.",
  clear: "Изчистете филтрите и търсенето",
  withoutFilters: (search: string) => `Търсете „${search}“ без филтрите`,
  onward: "Разгледайте по категория",
  failedTitle: "Продуктите не се заредиха",
  failedText: "Магазинът не отговаря в момента. Избраното от Вас е запазено. Опитайте отново след малко.",
  beyondTitle: "Тази страница я няма",
  beyondText: "Продуктите свършват по-рано. Започнете от първата страница.",
  toFirst: "Към първата страница",
  toShop: "Към целия магазин",
  subcategories: "Подкатегории",
  about: (name: string) => `Още за „${name}“`,
} as const;
