import { SHELL } from "../shell";

/** Texts of the filter panel, the active filters and the sort order. */
export const FILTERS = {
  title: "Филтри",
  open: (count: number) => (count > 0 ? `Филтри (${count})` : "Филтри"),
  apply: "Покажете",
  see: (found: number | null) => (found === null ? "Вижте продуктите" : `Вижте ${SHELL.productCount(found)}`),
  clear: "Изчистете",
  clearAll: "Изчистете всичко",
  active: "Избрани филтри",
  remove: (what: string) => `Премахване на ${what}`,
  more: (count: number) => `Покажете още ${count}`,
  /** Display names of taxonomies. */
  taxonomies: { product_brand: "Марка", product_tag: "Етикет" } as Record<string, string>,
  category: "Категория",
  within: (name: string) => `В „${name}“`,
  price: "Цена",
  from: (sign: string) => `От, ${sign}`,
  to: (sign: string) => `До, ${sign}`,
  lowest: "Най-ниска цена",
  highest: "Най-висока цена",
  signs: { BGN: "лв.", EUR: "€" },
  sale: "Намаления",
  onSale: "Намалени",
  onlySale: "Само намалени",
  rating: "Оценка",
  ratingOf: (rating: number) => (rating === 1 ? "1 звезда" : `${rating} звезди`),
  search: (words: string) => `„${words}“`,
  named: (label: string, term: string) => `${label}: ${term}`,
  between: (from: string, to: string, sign: string) => {
    if (!to) return `от ${from} ${sign}`;
    return from && from !== "0" ? `${from}–${to} ${sign}` : `до ${to} ${sign}`;
  },
  sort: "Подреждане",
  sortApply: "Подредете",
  sorts: {
    "relevance-desc": "Най-подходящи",
    "date-desc": "Най-нови",
    "date-asc": "Най-стари",
    "alphabetically-asc": "Име, от А до Я",
    "alphabetically-desc": "Име, от Я до А",
    "price-asc": "Цена, от ниска към висока",
    "price-desc": "Цена, от висока към ниска",
    "rating-desc": "Най-високо оценени",
    "rating-asc": "Най-ниско оценени",
    "discount-desc": "Най-голямо намаление",
    "discount-asc": "Най-малко намаление",
  } as Record<string, string>,
} as const;
