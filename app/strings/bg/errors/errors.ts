interface ErrorText {
  title: string;
  text: string;
}

const NOT_FOUND = {
  title: "Пропусната серия",
  text: "Страницата, която търсите, е преместена или вече я няма. Адресът може и да е сгрешен.",
};
const BAD = {
  title: "Не разбрахме заявката",
  text: "Нещо в адреса или във формуляра не е както трябва. Върнете се и опитайте пак.",
};
const TOO_MANY = {
  title: "Малко по-бавно",
  text: "От Вашата мрежа идват твърде много заявки наведнъж. Изчакайте една минута и опитайте пак.",
};
const DOWN = {
  title: "Почивка между сериите",
  text: "Магазинът не отговаря в момента. Количката Ви е запазена. Опитайте отново след малко.",
};
const BROKEN = {
  title: "Изпусната тежест",
  text: "Грешката е при нас. Количката Ви е запазена. Опитайте отново след малко.",
};

/** Texts of a page that lost its connection while it loaded data. */
export const LOST_CONNECTION: ErrorText = {
  title: "Няма връзка",
  text: "Страницата не се зареди. Проверете интернета си и опитайте пак. Количката Ви е запазена.",
};

/** Texts of an error page, by HTTP status. */
export function errorText(status: number): ErrorText {
  if (status === 404) return NOT_FOUND;
  if (status === 429) return TOO_MANY;
  if (status >= 400 && status < 500) return BAD;
  return status === 503 || status === 504 ? DOWN : BROKEN;
}

export const ERRORS = {
  retry: "Опитайте пак",
  part: "Тази част от страницата не може да се покаже.",
  number: "Номер на грешката:",
  home: "Към началото",
  newest: "Най-новите продукти",
  searchHere: "Търсене в магазина",
  searchHint: "Какво търсите?",
  lookAround: "Или разгледайте по вид",
} as const;
