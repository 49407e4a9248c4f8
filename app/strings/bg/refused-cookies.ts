/** Shown after an action that needs a cookie, if the browser refused it. */
export const COOKIES_REFUSED = {
  title: "Браузърът Ви не приема бисквитки",
  message:
    "Без тях количката, сравнението и профилът се губят на следващата страница. Разрешете ги за този сайт и опитайте пак.",
} as const;
