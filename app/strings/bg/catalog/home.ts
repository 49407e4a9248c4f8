/** Fixed texts of the home page; the merchant's own are in app/config/home.ts. */
export const HOME = {
  toShop: "Към магазина",
  onSale: "Промоции",
  newest: "Най-нови",
  bestSelling: "Най-купувани",
  brands: "Марки",
  fromBlog: "От блога",
  all: "Всички",
  allOf: (title: string) => `Всички: ${title}`,
  goalQuestion: "Каква е целта Ви?",
  byKind: "Разгледайте по вид",
} as const;
