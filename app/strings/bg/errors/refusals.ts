import { BOUND_TO_EMAIL } from "../checkout/coupon";

/** WordPress has no Headless Login (docs/backend-setup.md). */
const WITHOUT_ACCOUNTS = /cannot query field "(login|authToken|refreshToken)"/i;

/** Translations of WooCommerce's English messages that shoppers meet (docs/woocommerce.md). */
const TRANSLATIONS: [RegExp, string][] = [
  [/coupon .*does not exist/i, "Няма такъв код. Проверете как е изписан."],
  [/coupon .*has expired/i, "Срокът на този код е изтекъл."],
  [/minimum spend for coupon .* is (\D{0,8}\d.*?)\.?$/i, "Кодът важи за поръчки от $1 нагоре."],
  [/maximum spend for coupon .* is (\D{0,8}\d.*?)\.?$/i, "Кодът важи за поръчки до $1."],
  [/coupon .*not applicable/i, "Кодът не важи за избраните продукти."],
  [/coupon .*not valid for sale items/i, "Кодът не важи за намалени продукти."],
  [/coupon .*cannot be used in conjunction/i, "Вече има код, който не се съчетава с други. Махнете го и опитайте пак."],
  [
    /кодът за отстъпка .*не може да бъде използван заедно/i,
    "Вече има код, който не се съчетава с други. Махнете го и опитайте пак.",
  ],
  [/coupon .*is not (yours|valid)|coupon .*is invalid/i, "Този код не важи за Вас или вече е спрян."],
  [/enter a valid email .*coupon|storefront-coupon-email/i, BOUND_TO_EMAIL],
  [/usage limit for coupon/i, "Този код вече е използван докрай."],
  [/coupon .*already (been )?applied/i, "Този код вече е приложен."],
  [/coupon has not been applied/i, "Този код не е приложен в количката."],
  [
    /sorry, ["'“„‘](.+?)["'”“’] is not in stock/i,
    "„$1“ вече не е в наличност. Махнете го от количката и опитайте пак.",
  ],
  [
    /do not have enough ["'“„‘](.+?)["'”“’] in stock .*\((\d+) available\)/i,
    "От „$1“ има само $2 бр. Намалете броя в количката и опитайте пак.",
  ],
  [/cart is empty/i, "Количката вече е празна."],
  [/choose product options/i, "Изберете вариант на продукта."],
  [
    /comments? too quickly|коментирате прекалено бързо/i,
    "Изпращате отзиви един след друг. Изчакайте малко и опитайте пак.",
  ],
  [/duplicate comment|еднакви ваши коментара/i, "Вече сте изпратили същия отзив за този продукт."],
  [/must include an authorName/i, "Напишете името си."],
  [/email address you are trying to use is invalid/i, "Магазинът не приема този имейл. Проверете как е изписан."],
  [/node to comment on is invalid/i, "Този продукт вече не се предлага."],
  [/comments are closed|not allowed to comment/i, "За този продукт не се приемат отзиви."],
  [
    /storefront-delivery-differs/,
    "Цената на доставката се промени, докато изпращахте поръчката. Проверете я и потвърдете пак.",
  ],
  [/invalid payment method/i, "Този начин на плащане вече не се предлага."],
  [/pending (admin )?approval|awaiting approval/i, "Профилът чака одобрение от магазина. Ще Ви пишем, когато е готов."],
  [/registration is (currently )?(disabled|not allowed|closed)/i, "Магазинът не приема нови профили в момента."],
  [/user could not be logged in/i, "Грешно потребителско име или парола."],
  [/missing username or password/i, "Напишете потребителско име и парола."],
  [/already logged in/i, "Вече сте влезли в профила си."],
  [/valid email address\.?$/i, "Имейлът изглежда непълен, например maria@example.bg."],
  [/valid account username/i, "От този имейл не става потребителско име. Напишете друг имейл."],
  [/password was not provided/i, "Измислете парола."],
  [/enter a username or email/i, "Напишете имейл или потребителско име."],
  [
    /password reset (link|key) (is|has)|reset key is required/i,
    "Връзката за нова парола вече не важи. Поискайте нова.",
  ],
  [/new password is required/i, "Напишете нова парола."],
  [WITHOUT_ACCOUNTS, "Този магазин работи без профили: поръчайте като гост."],
  [/state returned from .* does not match/i, "Този вход вече не важи. Започнете отначало."],
];

const QUOTED = /["„“”«»'][^"„“”«»']*["„“”«»']/g;

/** WooCommerce's messages for an e-mail or a user name that already has an account. */
const TAKEN =
  /регистриран профил|имейл адрес вече се използва|address is already (being )?used|already registered|account is already|already exists/i;

const SPENT_LINK = /password reset (link|key)|reset key is required/i;

/** Whether the message means that the reset link is invalid or used. */
export function isLinkSpent(message: string): boolean {
  return SPENT_LINK.test(message);
}

/** Whether the message means that the account already exists. */
export function isAccountTaken(message: string): boolean {
  return TAKEN.test(message);
}

/** Whether the refusal of a code means that it is bound to an email: no other mentions one, in whatever language. */
export function isBoundToEmail(message: string): boolean {
  return /e-?mail|имейл/i.test(message.replace(QUOTED, ""));
}

const SIGN_IN_REFUSED =
  /could not be logged in|incorrect (username|password)|password .* is incorrect|грешна парола|паролата .* е грешна/i;

/** Whether the message means that the credentials are wrong. */
export function isSignInRefused(message: string): boolean {
  return SIGN_IN_REFUSED.test(message);
}

/** Messages for machines or about the server: only the merchant can act on them, using the log. */
const FOR_MACHINES =
  /[<>{}$\\;]|::|\/\/|\/\w+\/|^[\w-]+:|graphql|query field|syntax error|undefined|uncaught|exception|database|internal server error/i;

const SHOWN_MAX = 200;

/**
 * A refusal in Bulgarian: translated if known, unchanged if Bulgarian; else `otherwise`, with the backend's message
 * when it is for people, and the request id of the log (docs/decisions/0047). Plain text.
 */
export function refusalText(message: string, otherwise: string, requestId?: string): string {
  for (const [pattern, text] of TRANSLATIONS) {
    const found = pattern.exec(message);
    if (found) return text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)]?.trim() ?? "");
  }
  // Quoted names and codes say nothing about the language around them.
  const words = message.replace(QUOTED, "");
  if (count(words, /[а-я]/gi) > count(words, /[a-z]/gi)) return message;
  const said = isForPeople(message) ? [`Отговорът беше: „${shorten(message)}“`] : [];
  return [otherwise, ...said, ...(requestId ? [`Номер на грешката: ${requestId}.`] : [])].join(" ");
}

/** Messages about the browser or the form only, which disclose nothing about accounts. */
const SAYS_NO_ACCOUNT = /already logged in|missing username or password/i;

/**
 * A refused sign-in: one message for a wrong password, an unknown name and an unapproved account, so that nobody can
 * find out who has an account (docs/decisions/0047).
 */
export function signInRefusalText(message: string, requestId?: string): string {
  if (SAYS_NO_ACCOUNT.test(message) || WITHOUT_ACCOUNTS.test(message)) return refusalText(message, "");
  const number = requestId ? ` с номера на грешката: ${requestId}` : "";
  return `Грешно потребителско име или парола. Ако са верни, профилът може да чака одобрение: пишете ни${number}.`;
}

function isForPeople(message: string): boolean {
  return /[a-z]/i.test(message) && !FOR_MACHINES.test(message);
}

function shorten(message: string): string {
  const line = message
    .replace(/\p{Cf}/gu, "")
    .replace(/["„“”«»]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= SHOWN_MAX ? line : `${line.slice(0, SHOWN_MAX)}…`;
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
