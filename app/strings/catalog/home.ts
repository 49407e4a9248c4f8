/** Words of the home page that are every shop's; the merchant's own stand in app/config/home.ts. */
export const HOME = {
  toShop: "Към магазина",
  onSale: "Промоции",
  newest: "Най-нови",
  bestSelling: "Най-купувани",
  brands: "Марки",
  fromBlog: "От блога",
  all: "Всички",
  allOf: (title: string) => `Всички: ${title}`,
  byKind: "Разгледайте по вид",
} as const;
