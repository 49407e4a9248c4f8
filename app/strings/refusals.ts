/** Messages of a WordPress without Headless Login (docs/backend-setup.md). */
const WITHOUT_ACCOUNTS = /cannot query field "(login|authToken|refreshToken)"/i;

/** WooCommerce's and WordPress's messages that shoppers meet (docs/woocommerce.md). */
const MESSAGES = [
  [/coupon .*does not exist/i, "noSuchCode"],
  [/coupon .*has expired/i, "codeExpired"],
  [/minimum spend for coupon .* is (\D{0,8}\d.*?)\.?$/i, "minimumSpend"],
  [/maximum spend for coupon .* is (\D{0,8}\d.*?)\.?$/i, "maximumSpend"],
  [/coupon .*not applicable/i, "notForTheseProducts"],
  [/coupon .*not valid for sale items/i, "notForSaleItems"],
  [/coupon .*cannot be used in conjunction/i, "notWithOtherCodes"],
  [/кодът за отстъпка .*не може да бъде използван заедно/i, "notWithOtherCodes"],
  [/coupon .*is not (yours|valid)|coupon .*is invalid/i, "codeInvalid"],
  [/enter a valid email .*coupon|storefront-coupon-email/i, "codeBoundToEmail"],
  [/usage limit for coupon/i, "codeUsedUp"],
  [/coupon .*already (been )?applied/i, "codeAlreadyApplied"],
  [/coupon has not been applied/i, "codeNotApplied"],
  [/sorry, ["'“„‘](.+?)["'”“’] is not in stock/i, "notInStock"],
  [/do not have enough ["'“„‘](.+?)["'”“’] in stock .*\((\d+) available\)/i, "notEnough"],
  [/cart is empty/i, "cartEmpty"],
  [/choose product options/i, "optionsMissing"],
  [/comments? too quickly|коментирате прекалено бързо/i, "tooManyReviews"],
  [/duplicate comment|еднакви ваши коментара/i, "reviewSent"],
  [/must include an authorName/i, "nameMissing"],
  [/email address you are trying to use is invalid/i, "emailRefused"],
  [/node to comment on is invalid/i, "productGone"],
  [/comments are closed|not allowed to comment/i, "reviewsClosed"],
  [/storefront-delivery-differs/, "deliveryChanged"],
  [/invalid payment method/i, "paymentGone"],
  [/pending (admin )?approval|awaiting approval/i, "awaitingApproval"],
  [/registration is (currently )?(disabled|not allowed|closed)/i, "registrationClosed"],
  [/user could not be logged in/i, "signInWrong"],
  [/missing username or password/i, "credentialsMissing"],
  [/already logged in/i, "signedInAlready"],
  [/valid email address\.?$/i, "emailIncomplete"],
  [/valid account username/i, "usernameRefused"],
  [/password was not provided/i, "passwordMissing"],
  [/enter a username or email/i, "identityMissing"],
  [/password reset (link|key) (is|has)|reset key is required/i, "linkSpent"],
  [/new password is required/i, "newPasswordMissing"],
  [/state returned from .* does not match/i, "signInExpired"],
  [WITHOUT_ACCOUNTS, "noAccounts"],
] as const satisfies [RegExp, string][];

type Refusal = (typeof MESSAGES)[number][1];

interface RefusalWords {
  /** "$1" stands for the first group of the message's pattern. */
  texts: Record<Refusal, string>;
  /** Letters of the language, and of other languages. */
  letters: { own: RegExp; other: RegExp };
  answer: (message: string) => string;
  errorNumber: (requestId: string) => string;
  /** `requestId`: undefined if unknown. */
  signInRefused: (requestId: string | undefined) => string;
}

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

/** Whether the refusal of a code means that it is bound to an email: no other refusal mentions one, in any language. */
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

/** Messages about the browser or the form only, which disclose nothing about accounts. */
const SAYS_NO_ACCOUNT = /already logged in|missing username or password/i;

/** Makes the functions that turn the backend's refusals into messages in one language. */
export function createRefusalTexts({ texts, letters, answer, errorNumber, signInRefused }: RefusalWords) {
  /**
   * A refusal in the shopper's language: translated if known, unchanged if already in it; else `otherwise`, the backend's
   * message unless it is technical, and the request id to look up in the log (docs/decisions/0047). Plain text.
   */
  function refusalText(message: string, otherwise: string, requestId?: string): string {
    for (const [pattern, name] of MESSAGES) {
      const found = pattern.exec(message);
      if (found) return texts[name].replace(/\$(\d)/g, (_, group: string) => found[Number(group)]?.trim() ?? "");
    }
    // Quoted names and codes say nothing about the language around them.
    const words = message.replace(QUOTED, "");
    const isOwn = count(words, letters.own) > count(words, letters.other);
    if (isOwn && !isForMachines(message, words)) return message;
    const said = isForPeople(message) ? [answer(shorten(message))] : [];
    return [otherwise, ...said, ...(requestId ? [errorNumber(requestId)] : [])].join(" ");
  }

  /**
   * A refused sign-in: one message for a wrong password, an unknown name and an unapproved account, so that nobody can
   * find out who has an account (docs/decisions/0047).
   */
  function signInRefusalText(message: string, requestId?: string): string {
    if (SAYS_NO_ACCOUNT.test(message) || WITHOUT_ACCOUNTS.test(message)) return refusalText(message, "");
    return signInRefused(requestId);
  }

  return { refusalText, signInRefusalText };
}

// Only English messages can be meant for machines.
function isForMachines(message: string, words: string): boolean {
  return count(words, /[a-z]/gi) > count(words, /[а-я]/gi) && FOR_MACHINES.test(message);
}

function isForPeople(message: string): boolean {
  return /\p{L}/u.test(message) && !FOR_MACHINES.test(message);
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
