/** Texts of the blog. */
export const BLOG = {
  title: "Блог",
  lead: "Техника, хранене, рецепти и избор на екипировка, от хора, които тренират.",
  description: "Статии за тренировки, хранене, рецепти и спортна екипировка.",
  titleSuffix: (page: number) => (page > 1 ? ` – страница ${page}` : ""),
  categories: "Теми",
  all: "Всички",
  none: "Тук още няма статии",
  noneText: "Пишем ги между тренировките. Погледнете пак по-късно или разгледайте останалите теми.",
  toBlog: "Към блога",
  feed: "Абонамент чрез RSS",
  readingTime: (minutes: number) => (minutes === 1 ? "1 минута четене" : `${minutes} минути четене`),
  updated: (date: string) => `обновена на ${date}`,
  products: "От статията",
  bestSelling: "Най-купувани",
  more: "Още от блога",
  /** The title of a category's page. */
  about: (name: string) => `Статии: ${name}`,
} as const;
