/** Texts of the search suggestions. */
export const SEARCH = {
  suggestions: "Предложения",
  categories: "Категории",
  brands: "Марки",
  products: "Продукти",
  articles: "Статии и страници",
  meant: "Може би търсите",
  quoted: (words: string) => `„${words}“`,
  amongFilters: (term: string) => `Резултати за „${term}“ сред избраните филтри`,
  all: (term: string, found: number | null) => {
    if (found === 1) return `Единственият резултат за „${term}“`;
    return found === null || found === 0 ? `Всички резултати за „${term}“` : `Всички ${found} резултата за „${term}“`;
  },
  nothing: (term: string) => `Няма предложения за „${term}“`,
  count: (count: number) =>
    `${count === 1 ? "1 предложение" : `${count} предложения`}. Изберете със стрелките и Enter.`,
} as const;
