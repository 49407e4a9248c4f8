/** Words of the listing. */
export const LISTING = {
  title: "Магазин",
  lead: "Добавки, тежести, облекло и екипировка за хора, които тренират.",
  results: (search: string) => `Резултати за „${search}“`,
  found: (count: number) => countProducts(count),
  pageOf: (page: number, last: number) => `страница ${page} от ${last}`,
  shown: (shown: number, found: number) => `Показани ${shown} от ${countProducts(found)}`,
  titleSuffix: (page: number) => (page > 1 ? ` - Страница ${page}` : ""),
  pages: "Страници",
  page: (page: number) => `Страница ${page}`,
  previous: "Предишна страница",
  next: "Следваща страница",
  loading: "Зареждаме продуктите…",
  emptyTitle: "Няма намерени продукти",
  emptyText: (search: string) =>
    `Не намерихме нищо за „${search}“. Опитайте с друга дума или разгледайте целия магазин.`,
  emptyShop: "В момента тук няма продукти. Погледнете пак по-късно.",
  clear: "Изчистете филтрите и търсенето",
  beyondTitle: "Тази страница я няма",
  beyondText: "Продуктите свършват по-рано. Започнете от първата страница.",
  toFirst: "Към първата страница",
} as const;

function countProducts(count: number): string {
  return count === 1 ? "1 продукт" : `${count} продукта`;
}
