/** The page for when there is no connection, and the installed shop's shortcuts. */
export const OFFLINE = {
  title: "Няма връзка",
  text: "Страницата не може да се зареди, защото устройството Ви не е свързано с интернет. Количката и любимите Ви са запазени.",
  retry: "Опитайте отново",
} as const;

export const SHORTCUTS = {
  shop: "Магазин",
  cart: "Количка",
  orders: "Моите поръчки",
} as const;
