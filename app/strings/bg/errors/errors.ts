import { errorPageOf, type ErrorTexts } from "../../error-pages";

const TEXTS: ErrorTexts = {
  notFound: {
    title: "Пропусната серия",
    text: "Страницата, която търсите, е преместена или вече я няма. Адресът може и да е сгрешен.",
  },
  bad: {
    title: "Не разбрахме заявката",
    text: "Нещо в адреса или във формуляра не е както трябва. Върнете се и опитайте пак.",
  },
  tooMany: {
    title: "Малко по-бавно",
    text: "От Вашата мрежа идват твърде много заявки наведнъж. Изчакайте една минута и опитайте пак.",
  },
  down: {
    title: "Почивка между сериите",
    text: "Магазинът не отговаря в момента. Количката Ви е запазена. Опитайте отново след малко.",
  },
  broken: {
    title: "Изпусната тежест",
    text: "Грешката е при нас. Количката Ви е запазена. Опитайте отново след малко.",
  },
};

/** Texts of an error page, by HTTP status. */
export const errorText = (status: number) => TEXTS[errorPageOf(status)];

/** Texts of a page that lost its connection while it loaded data. */
export const LOST_CONNECTION = {
  title: "Няма връзка",
  text: "Страницата не се зареди. Проверете интернета си и опитайте пак. Количката Ви е запазена.",
};

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
