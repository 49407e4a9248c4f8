import type { Customer } from "../accounts/customer.ts";
import type { Mail } from "./send-mail.ts";

/** `shopOrigin`: "" makes a path, which the outbox links on the host that shows it. */
export function writePasswordMail({ email, username }: Customer, key: string, shopOrigin: string): Mail {
  const link = `${shopOrigin}/my-account/lost-password?${new URLSearchParams({ key, login: username })}`;
  return {
    to: email,
    subject: "Нова парола за магазина",
    text: `Здравейте, ${username},

някой поиска нова парола за вашия профил. Ако не сте били вие, не правете нищо.
За да изберете нова парола, отворете връзката (валидна е 24 часа):

${link}
`,
  };
}

export function writeWelcomeMail({ email, username, firstName }: Customer, shopOrigin: string): Mail {
  return {
    to: email,
    subject: "Профилът ви е създаден",
    text: `Здравейте, ${firstName || username},

благодарим ви за регистрацията. Потребителското ви име е ${username}.
Поръчките, адресите и паролата си ще намерите в профила:

${shopOrigin}/my-account
`,
  };
}
