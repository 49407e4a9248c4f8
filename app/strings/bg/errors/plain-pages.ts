const HOME = "Към началната страница";

/** Pages for requests that the Worker rejects before the shop handles them, by HTTP status. */
export const PLAIN_PAGES = {
  400: { title: "Адресът не може да бъде прочетен", text: "Проверете дали е изписан правилно.", home: HOME },
  403: {
    title: "Заявката не е изпратена от магазина",
    text: "Отворете страницата отново и опитайте пак. Количката Ви е запазена.",
    home: HOME,
  },
  405: { title: "Тук такава заявка не се приема", text: "Отворете страницата в браузъра си.", home: HOME },
  413: { title: "Изпратените данни са твърде много", text: "Съкратете текста и опитайте отново.", home: HOME },
  414: { title: "Адресът е твърде дълъг", text: "Започнете от началната страница.", home: HOME },
  429: {
    title: "Твърде много заявки",
    text: "От Вашата мрежа идват твърде много заявки наведнъж. Изчакайте една минута и опитайте пак.",
    home: HOME,
  },
  500: {
    title: "Нещо се обърка",
    text: "Грешката е при нас. Опитайте отново след малко, количката Ви е запазена.",
    home: HOME,
  },
} as const;

/** The text in place of a file or picture that doesn't exist. */
export const NO_FILE = "404 Такъв файл няма.";

/** The offline page and the installed app's shortcuts. */
export const OFFLINE = {
  title: "Няма връзка",
  text: "Страницата не може да се зареди, защото устройството Ви не е свързано с интернет. Количката и любимите Ви са запазени.",
  retry: "Опитайте пак",
} as const;

export const SHORTCUTS = {
  shop: "Магазин",
  cart: "Количка",
  orders: "Моите поръчки",
} as const;
