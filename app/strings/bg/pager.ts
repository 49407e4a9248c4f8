/** Texts of the links to a list's other pages. */
export const PAGER = {
  pages: "Страници",
  page: (page: number) => `Страница ${page}`,
  previous: "Предишна страница",
  next: "Следваща страница",
} as const;
