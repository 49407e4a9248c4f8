import { PASSWORD_WEAK } from "./password";
/** Texts of sign-in, sign-out, registration and password reset. */
export const SIGN_IN = {
  title: "Вход",
  username: "Имейл или потребителско име",
  email: "Имейл",
  password: "Парола",
  passwordHint: "Поне 8 знака. Най-лесно се помнят три-четири думи една до друга.",
  firstName: "Име",
  lastName: "Фамилия",
  signIn: "Влезте",
  signingIn: "Влизате…",
  forgot: "Забравили сте паролата?",
  or: "или",
  withProvider: (name: string) => `Вход с ${name}`,
  newHere: "Нов клиент?",
  newHereText: "С профил поръчките, адресите и купените файлове са Ви на едно място, а следващата поръчка е по-кратка.",
  offline: "Няма връзка с магазина. Написаното е тук, опитайте пак след малко.",
  refused: "Входът не се получи. Опитайте пак.",
  malformed: "Не разбрахме формуляра. Опитайте пак.",
  problems: (count: number) => (count === 1 ? "Поправете едно поле." : `Поправете ${count} полета.`),
} as const;

export const REGISTER = {
  title: "Нов профил",
  create: "Създайте профил",
  creating: "Създаваме профила…",
  terms: "Създавайки профил, приемате ",
  termsName: "Общите условия",
  refused: "Профилът не беше създаден. Опитайте пак или ни се обадете.",
  haveAccount: "Вече имате профил?",
  haveAccountText: "Влезте с имейла и паролата си. Количката Ви идва с Вас.",
  toSignIn: "Към входа",
} as const;

export const FORGOTTEN = {
  title: "Забравена парола",
  text: "Напишете имейла или потребителското име на профила си. Ще Ви изпратим връзка, с която да изберете нова парола.",
  send: "Изпратете връзката",
  sending: "Изпращаме…",
  failed: "Имейлът с връзката не беше изпратен. Опитайте пак след малко.",
  sentTitle: "Проверете пощата си",
  sentText:
    "Ако има такъв профил, връзката за нова парола вече пътува към неговия имейл. Пристига до няколко минути и важи 24 часа. Погледнете и в папката за нежелана поща.",
  again: "Не пристига? Изпратете пак",
} as const;

export const NEW_PASSWORD = {
  title: "Нова парола",
  account: "Профил: ",
  password: "Нова парола",
  save: "Запазете паролата",
  saving: "Запазваме…",
  failed: "Новата парола не беше запазена. Опитайте пак след малко.",
  spentTitle: "Връзката вече не важи",
  spentText: "Връзката за нова парола се използва веднъж и важи 24 часа. Поискайте нова, пристига за минути.",
  askAnew: "Поискайте нова връзка",
} as const;

export const PASSWORD_FIELD = {
  show: "Показване на паролата",
  strength: "Сила на паролата",
  strengths: ["", "слаба", "средна", "добра", "много добра"],
} as const;

export const PROVIDER_RETURN = {
  title: "Вход с външен профил",
  foreignTitle: "Този вход вече не важи",
  foreignText:
    "Връзката е използвана, изтекла е или входът е започнат в друг браузър. За Ваша сигурност не влязохме с нея. Започнете отначало.",
  toSignIn: "Към входа",
} as const;

/** Notices after a redirect (app/domain/account/sign-in-url.ts), for guests and for signed-in customers. */
export const NOTICE_TEXTS = {
  "password-changed": ["Новата парола е запазена. Влезте с нея.", "Новата парола е запазена."],
  "provider-denied": ["Отказахте входа с външния профил. Опитайте пак или влезте с парола.", ""],
  "sign-in-expired": ["Входът Ви е изтекъл. Влезте отново, за да продължите.", ""],
  "provider-failed": ["Входът с външния профил не се получи. Опитайте пак или влезте с парола.", ""],
} as const;

export const OVERVIEW = {
  greeting: (name: string) => (name ? `Здравейте, ${name}` : "Здравейте"),
} as const;

const REQUIRED: Record<string, string> = {
  username: "Напишете имейл или потребителско име.",
  email: "Напишете имейла си.",
  password: "Напишете паролата.",
};

const WRONG: Record<string, string> = {
  email: "Имейлът изглежда непълен, например maria@example.bg.",
  password: PASSWORD_WEAK,
  "too-long": "Текстът е твърде дълъг.",
  taken: "С този имейл вече има профил. Влезте с него или напишете друг имейл.",
};

/** The message for a problem of a field. */
export function signInProblemText(field: string, problem: string): string {
  if (problem === "required") return REQUIRED[field] ?? "Попълнете полето.";
  return WRONG[problem] ?? "Проверете полето.";
}
