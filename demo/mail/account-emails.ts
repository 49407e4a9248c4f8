import type { Customer } from "../accounts/customer.ts";
import type { DemoContext } from "../context.ts";
import type { Mail } from "./send-mail.ts";

/** `shopOrigin`: "" makes a path, which the outbox links on the host that shows it. */
export function writePasswordMail(
  { email, username }: Customer,
  key: string,
  { shopOrigin, language }: Pick<DemoContext, "shopOrigin" | "language">,
): Mail {
  const words = WORDS[language.code];
  const query = new URLSearchParams({ key, login: username });
  return {
    to: email,
    subject: words.newPassword,
    text: `${words.hello}, ${username},

${words.somebodyAsked}

${shopOrigin}${language.prefix}/my-account/lost-password?${query}
`,
  };
}

export function writeWelcomeMail(
  { email, username, firstName }: Customer,
  { shopOrigin, language }: Pick<DemoContext, "shopOrigin" | "language">,
): Mail {
  const words = WORDS[language.code];
  return {
    to: email,
    subject: words.isCreated,
    text: `${words.hello}, ${firstName || username},

${words.welcome(username)}

${shopOrigin}${language.prefix}/my-account
`,
  };
}

const WORDS = {
  bg: {
    hello: "Здравейте",
    newPassword: "Нова парола за магазина",
    somebodyAsked: `някой поиска нова парола за вашия профил. Ако не сте били вие, не правете нищо.
За да изберете нова парола, отворете връзката (валидна е 24 часа):`,
    isCreated: "Профилът ви е създаден",
    welcome: (username: string) => `благодарим ви за регистрацията. Потребителското ви име е ${username}.
Поръчките, адресите и паролата си ще намерите в профила:`,
  },
  en: {
    hello: "Hello",
    newPassword: "A new password for the shop",
    somebodyAsked: `somebody asked for a new password for your account. If it wasn’t you, ignore this email.
To choose a new password, open this link, which is valid for 24 hours:`,
    isCreated: "Your account has been created",
    welcome: (username: string) => `thank you for registering. Your username is ${username}.
Your orders, addresses and password are in your account:`,
  },
};
