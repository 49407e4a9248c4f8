/** WooCommerce's English refusals that shoppers meet (backend/notes.md, Errors), in the shop's own words. */
const TRANSLATIONS: [RegExp, string][] = [
  [/coupon .*does not exist/i, "Няма такъв код. Проверете как е изписан."],
  [/coupon .*has expired/i, "Срокът на този код е изтекъл."],
  [/minimum spend for coupon .* is (\d.*?)\.?$/i, "Кодът важи за поръчки от $1 нагоре."],
  [/maximum spend for coupon .* is (\d.*?)\.?$/i, "Кодът важи за поръчки до $1."],
  [/coupon .*not applicable/i, "Кодът не важи за избраните продукти."],
  [/coupon .*not valid for sale items/i, "Кодът не важи за намалени продукти."],
  [/coupon .*cannot be used in conjunction/i, "Вече има код, който не се съчетава с други. Махнете го и опитайте пак."],
  [
    /кодът за отстъпка .*не може да бъде използван заедно/i,
    "Вече има код, който не се съчетава с други. Махнете го и опитайте пак.",
  ],
  [/coupon .*is not (yours|valid)|coupon .*is invalid/i, "Този код не важи за Вас или вече е спрян."],
  [
    /enter a valid email .*coupon/i,
    "Кодът е личен: важи само с имейла, за който е издаден. Попълнете го при поръчката.",
  ],
  [/usage limit for coupon/i, "Този код вече е използван докрай."],
  [/coupon .*already (been )?applied/i, "Този код вече е приложен."],
  [/coupon has not been applied/i, "Този код не е приложен в количката."],
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
  [/invalid payment method/i, "Този начин на плащане вече не се предлага."],
  [/pending (admin )?approval|awaiting approval/i, "Профилът чака одобрение от магазина. Ще Ви пишем, когато е готов."],
  [/registration is (currently )?(disabled|not allowed|closed)/i, "Магазинът не приема нови профили в момента."],
  [/user could not be logged in/i, "Грешно потребителско име или парола."],
  [/missing username or password/i, "Напишете потребителско име и парола."],
  [/already logged in/i, "Вече сте влезли в профила си."],
  [/valid email address\.?$/i, "Проверете имейла: така изписан не съществува."],
  [/valid account username/i, "От този имейл не става потребителско име. Напишете друг имейл."],
  [/password was not provided/i, "Измислете парола."],
  [/enter a username or email/i, "Напишете имейл или потребителско име."],
  [
    /password reset (link|key) (is|has)|reset key is required/i,
    "Връзката за нова парола вече не важи. Поискайте нова.",
  ],
  [/new password is required/i, "Напишете нова парола."],
  [/state returned from .* does not match/i, "Този вход вече не важи. Започнете отначало."],
];

/** WooCommerce's words for an e-mail or a user name that has an account already. */
const TAKEN =
  /регистриран профил|имейл адрес вече се използва|address is already (being )?used|already registered|account is already|already exists/i;

const SPENT_LINK = /password reset (link|key)|reset key is required/i;

/** True for a refusal that means: the link of the e-mail opens nothing any more. */
export function isLinkSpent(message: string): boolean {
  return SPENT_LINK.test(message);
}

/** True for a refusal that means: somebody has this account. */
export function isAccountTaken(message: string): boolean {
  return TAKEN.test(message);
}

const SIGN_IN_REFUSED =
  /could not be logged in|incorrect (username|password)|password .* is incorrect|грешна парола|паролата .* е грешна/i;

/** True for a refusal that means: this password doesn't open this account. */
export function isSignInRefused(message: string): boolean {
  return SIGN_IN_REFUSED.test(message);
}

const QUOTED = /["„“”«»'][^"„“”«»']*["„“”«»']/g;

/** What only machines say, or tells of the server: nobody can do anything about it but the merchant, by the log. */
const FOR_MACHINES =
  /[<>{}$\\;]|::|\/\/|\/\w+\/|^[\w-]+:|graphql|query field|syntax error|undefined|uncaught|exception|database|internal server error/i;

const SHOWN_MAX = 200;

/**
 * A refusal in Bulgarian: translated where it is known, as it came where it is Bulgarian; else `otherwise`, with the
 * backend's own words where they are for people, and the number that the log has (docs/decisions/0047). Plain text.
 */
export function refusalText(message: string, otherwise: string, requestId?: string): string {
  for (const [pattern, text] of TRANSLATIONS) {
    const found = pattern.exec(message);
    if (found) return text.replace("$1", found[1]?.trim() ?? "");
  }
  // A quoted name or code says nothing of the language around it.
  const words = message.replace(QUOTED, "");
  if (count(words, /[а-я]/gi) > count(words, /[a-z]/gi)) return message;
  const said = isForPeople(message) ? [`Отговорът беше: „${shorten(message)}“`] : [];
  return [otherwise, ...said, ...(requestId ? [`Номер на грешката: ${requestId}.`] : [])].join(" ");
}

/** About the browser or the form alone: whether there is an account plays no part in it. */
const SAYS_NO_ACCOUNT = /already logged in|missing username or password/i;

/**
 * A refused sign-in. One sentence for a wrong password, an unknown name and an account that waits for approval, whatever
 * WordPress says of them: else anybody could ask whose account is here (docs/decisions/0047).
 */
export function signInRefusalText(message: string, requestId?: string): string {
  if (SAYS_NO_ACCOUNT.test(message)) return refusalText(message, "");
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
