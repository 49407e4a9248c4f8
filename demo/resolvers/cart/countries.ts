import { SOLD_TO_COUNTRIES } from "../../checkout/shipping.ts";

/** Sorted as WooCommerce in Bulgarian does: by the English names. */
const REGIONS_OF_BULGARIA = [
  { code: "BG-01", name: "Благоевград" },
  { code: "BG-02", name: "Бургас" },
  { code: "BG-08", name: "Добрич" },
  { code: "BG-07", name: "Габрово" },
  { code: "BG-26", name: "Хасково" },
  { code: "BG-09", name: "Кърджали" },
  { code: "BG-10", name: "Кюстендил" },
  { code: "BG-11", name: "Ловеч" },
  { code: "BG-12", name: "Монтана" },
  { code: "BG-13", name: "Пазарджик" },
  { code: "BG-14", name: "Перник" },
  { code: "BG-15", name: "Плевен" },
  { code: "BG-16", name: "Пловдив" },
  { code: "BG-17", name: "Разград" },
  { code: "BG-18", name: "Русе" },
  { code: "BG-27", name: "Шумен" },
  { code: "BG-19", name: "Силистра" },
  { code: "BG-20", name: "Сливен" },
  { code: "BG-21", name: "Смолян" },
  { code: "BG-23", name: "София Област" },
  { code: "BG-22", name: "София" },
  { code: "BG-24", name: "Стара Загора" },
  { code: "BG-25", name: "Търговище" },
  { code: "BG-03", name: "Варна" },
  { code: "BG-04", name: "Велико Търново" },
  { code: "BG-05", name: "Видин" },
  { code: "BG-06", name: "Враца" },
  { code: "BG-28", name: "Ямбол" },
];

export const countryQueries = {
  allowedCountries: SOLD_TO_COUNTRIES,
  countryStates: ({ country }: { country: string }) => (country === "BG" ? REGIONS_OF_BULGARIA : []),
};
