/** Name and promises of the demo shop (app/config/site.ts); never shown with a merchant's own WordPress. */
export const DEMO_SITE = {
  name: "Сила",
  shortDescription: "Спортни стоки и хранителни добавки",
  longDescription:
    "Тежести, добавки и екипировка, подбрани от хора, които тренират. Поръчвате днес до 15 часа, вдигате утре.",
  freeShippingFrom: 10_000,
  couriers: ["Speedy", "Еконт"],
  paymentWays: ["Наложен платеж", "Банков превод"],
  phone: "02 492 73 10",
  email: "zdravei@sila.example",
  company: "„Сила Спорт“ ЕООД",
  companyNumber: "206184532",
  vatNumber: "BG206184532",
  address: "бул. „Цариградско шосе“ 115, 1784 София",
  openingHours: "понеделник–петък, 9:00–18:00",
};

/** The demo's home page texts (app/config/home.ts). */
export const DEMO_HOME = {
  title: "Спортни стоки и хранителни добавки",
  heroTitle: "Вдигнете\nлетвата",
  heroPicture: "Пудовка, диск и кутия суроватъчен протеин",
  goals: [
    { name: "Повече сила", text: "Креатин, колани, щанги и дискове за тежките серии.", search: "креатин" },
    { name: "Мускулна маса", text: "Протеини и храна, които подпомагат растежа на мускулите.", search: "протеин" },
    { name: "Издръжливост", text: "Маратонки и бутилки за дългото темпо.", search: "маратонки" },
    {
      name: "Възстановяване",
      text: "Магнезий, омега 3, постелки и ластици за дните между тренировките.",
      search: "магнезий",
    },
  ],
  trust: [
    { icon: "truck", name: "Доставка до 2 работни дни", text: "Със Speedy и Еконт до адрес или офис." },
    { icon: "back", name: "14 дни за връщане", text: "Без да казвате защо." },
    { icon: "shield", name: "Проверени партиди", text: "Всяка добавка е със сертификат и срок на годност." },
    { icon: "card", name: "Плащане при получаване", text: "Преглеждате пратката и тогава плащате." },
  ],
};
