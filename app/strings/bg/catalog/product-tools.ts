/** Texts of what the product page offers besides buying. */
export const COMPARE = {
  add: "За сравнение",
  added: (count: number) => (count === 1 ? "В сравнението" : `В сравнението (${count})`),
  see: "Вижте сравнението",
} as const;

export const SEEN = {
  title: "Последно разгледани",
  remember: "Запомняне за следващия път",
  rememberHint: "Сега стоят само в тази страница и изчезват, щом я затворите. Ако искате, ги пазим 30 дни.",
  forget: "Изтриване на списъка",
  failed: "Не успяхме. Опитайте пак след малко.",
  remembered: "Помним ги 30 дни в този браузър.",
} as const;

export const SHARE = {
  button: "Споделяне",
  copied: "Връзката е копирана",
  failed: "Връзката не можа да се копира",
} as const;
