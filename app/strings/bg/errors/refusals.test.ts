import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAccountTaken, isLinkSpent, isSignInRefused, refusalText, signInRefusalText } from "./refusals";

const OTHERWISE = "Не се получи.";

test.each([
  ['Coupon "nyama" cannot be applied because it does not exist.', "Няма такъв код. Проверете как е изписан."],
  ['Coupon "няма" cannot be applied because it does not exist.', "Няма такъв код. Проверете как е изписан."],
  ['Coupon "expired" has expired.', "Срокът на този код е изтекъл."],
  ['The minimum spend for coupon "min200" is 200,00\u00a0лв..', "Кодът важи за поръчки от 200,00\u00a0лв. нагоре."],
  ['The minimum spend for coupon "min200" is €200.00.', "Кодът важи за поръчки от €200.00 нагоре."],
  ["The maximum spend for coupon 'max50' is €50.00.", "Кодът важи за поръчки до €50.00."],
  [
    'Sorry, "Клек, 5 бр." is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.',
    "„Клек, 5 бр.“ вече не е в наличност. Махнете го от количката и опитайте пак.",
  ],
  [
    'Sorry, "Клек" is not in stock. Sorry, "Шейкър" is not in stock.',
    "„Клек“ вече не е в наличност. Махнете го от количката и опитайте пак.",
  ],
  [
    'Sorry, we do not have enough "Клек" in stock to fulfill your order (2 available). We apologize for any inconvenience caused.',
    "От „Клек“ има само 2 бр. Намалете броя в количката и опитайте пак.",
  ],
  ['Sorry, coupon "protein15" is not applicable to selected products.', "Кодът не важи за избраните продукти."],
  [
    "You are posting comments too quickly. Slow down.",
    "Изпращате отзиви един след друг. Изчакайте малко и опитайте пак.",
  ],
  [
    "Коментирате прекалено бързо, моля, намалете темпото.",
    "Изпращате отзиви един след друг. Изчакайте малко и опитайте пак.",
  ],
  [
    "Не може да има два еднакви ваши коментара по една и съща публикация!",
    "Вече сте изпратили същия отзив за този продукт.",
  ],
  ["Comment must include an authorName.", "Напишете името си."],
  ["The ID of the node to comment on is invalid", "Този продукт вече не се предлага."],
  ['The maximum spend for coupon "max100" is 100,00\u00a0лв..', "Кодът важи за поръчки до 100,00\u00a0лв.."],
  ['Sorry, coupon "x" is not valid for sale items.', "Кодът не важи за намалени продукти."],
  [
    'Sorry, coupon "solo20" has already been applied and cannot be used in conjunction with other coupons.',
    "Вече има код, който не се съчетава с други. Махнете го и опитайте пак.",
  ],
  [
    "Кодът за отстъпка „solo20“ е вече приложен и не може да бъде използван заедно с други кодове.",
    "Вече има код, който не се съчетава с други. Махнете го и опитайте пак.",
  ],
  ...['Please enter a valid email at checkout to use coupon code "ivan".', "storefront-coupon-email"].map((message) => [
    message,
    "Кодът е личен: важи само с имейла, за който е издаден.",
  ]),
  ["This coupon has already been applied to the cart", "Този код вече е приложен."],
  ['Usage limit for coupon "usedup" has been reached. Please try again.', "Този код вече е използван докрай."],
])("WooCommerce's refusals are translated: %s", (message, told) => {
  expect(refusalText(message, OTHERWISE)).toBe(told);
});

test("a Bulgarian refusal is shown unchanged, with its Latin names", () => {
  const message = 'Не може да добавите "Atlet Core - XXS" към количката, защото е изчерпан.';
  expect(refusalText(message, OTHERWISE, "8f3a")).toBe(message);
});

test.each(["login", "authToken"])(
  "without Headless Login, which has %s, no refusal speaks of a wrong password",
  (field) => {
    const message = `Cannot query field "${field}" on type "RootMutation".`;
    const guestsOnly = "Този магазин работи без профили: поръчайте като гост.";
    expect([refusalText(message, OTHERWISE), signInRefusalText(message)]).toEqual([guestsOnly, guestsOnly]);
    expect(signInRefusalText('Cannot query field "nope" on type "LoginPayload".', "8f3a")).toContain("8f3a");
  },
);

test("an unknown English refusal is shown, truncated, beside the shop's own sentence and with a request id", () => {
  const told = (message: string) => refusalText(message, OTHERWISE, "8f3a");
  expect(told("Your account is a teapot.")).toBe(
    `${OTHERWISE} Отговорът беше: „Your account is a teapot.“ Номер на грешката: 8f3a.`,
  );
  expect(told('Sorry, "Мъжка тениска" is a teapot.')).toContain("„Sorry, 'Мъжка тениска' is a teapot.“");
  expect(refusalText("Sorry, a teapot.", OTHERWISE)).toBe(`${OTHERWISE} Отговорът беше: „Sorry, a teapot.“`);
  expect(told(`Sorry ${"a".repeat(5000)}`).length).toBeLessThan(320);
  expect(told("Sorry,\n  a\u202e teapot.")).toContain("„Sorry, a teapot.“");
});

test.each([
  "",
  "Internal server error",
  "Internal server error.",
  // Messages of wordpress/sila-storefront are for the shop itself.
  "storefront-secret-required: isPaid, transactionId",
  "storefront-checkout-busy: the order is still being placed",
  'Variable "$input" got invalid value "x" at "input.email".',
  'Cannot query field "secret" on type "RootQuery".',
  "Syntax Error: Unexpected Name",
  "Call to undefined function wc_get() in /var/www/html/wp-content/plugins/a/b.php:31",
  "WordPress database error: SELECT * FROM wp_users",
  "Uncaught TypeError: WC_Cart::get(): Argument #1",
  "<b>Error</b> happened",
  "See https://evil.example/ for more",
])("a technical message is shown as its request id only: %j", (message) => {
  expect(refusalText(message, OTHERWISE, "8f3a")).toBe(`${OTHERWISE} Номер на грешката: 8f3a.`);
  expect(refusalText(message, OTHERWISE)).toBe(OTHERWISE);
});

const SAMPLES = "tests/contract/samples/";
const RECORDED = readdirSync(SAMPLES).filter((name) => /^(login|registerCustomer|reset|send)/.test(name));

test.each(RECORDED)("the recorded refusals of %s are shown in Bulgarian", (name) => {
  const { response } = JSON.parse(readFileSync(SAMPLES + name, "utf8")) as {
    response: { body: { errors?: { message: string }[] } };
  };
  const messages = (response.body.errors ?? []).map(({ message }) => message);
  const told = messages.map((message) => refusalText(message, OTHERWISE));
  for (const text of told) expect(text).toMatch(/^[„А-Я].*[а-я@].*\.$/);
  // An internal error says nothing; anything else has a translation, or the backend's own Bulgarian.
  expect(told.includes(OTHERWISE)).toBe(messages.includes("Internal server error"));
});

test.each([
  [
    "Registration complete. Your account is pending approval.",
    "Профилът чака одобрение от магазина. Ще Ви пишем, когато е готов.",
  ],
  ["User registration is currently not allowed.", "Магазинът не приема нови профили в момента."],
  ["Password reset link has expired.", "Връзката за нова парола вече не важи. Поискайте нова."],
  ["A password reset key is required.", "Връзката за нова парола вече не важи. Поискайте нова."],
  ["The state returned from the google response does not match.", "Този вход вече не важи. Започнете отначало."],
  ["You are already logged in.", "Вече сте влезли в профила си."],
])("WordPress's sign-in errors are translated: %s", (message, told) => {
  expect(refusalText(message, OTHERWISE)).toBe(told);
});

test("a used link and a taken e-mail are recognized, because the page offers alternatives", () => {
  expect(isLinkSpent("Password reset link is invalid.")).toBe(true);
  expect(isLinkSpent("Internal server error")).toBe(false);
  expect(isAccountTaken("Вече има регистриран профил с maria@shop.test. Влезте с този профил.")).toBe(true);
  expect(isAccountTaken("The user could not be logged in.")).toBe(false);
});

test.each([
  "Вече има регистриран профил с ivan@shop.test. Влезте с този профил, или използвайте друг адрес на е-поща.",
  "Вече има регистриран профил с това потребителско име. Изберете друг.",
  "Този имейл адрес вече се използва.",
  "Sorry, that email address is already used!",
  "An account is already registered with ivan@shop.test. Please log in or use a different email address.",
])("a refusal that discloses an account is recognized: %s", (message) => {
  expect(isAccountTaken(message)).toBe(true);
});

test("no other refusal is taken for one about an account", () => {
  for (const message of ["Този код вече се използва.", "Invalid payment method.", "Internal server error"])
    expect(isAccountTaken(message)).toBe(false);
});

test("a wrong password is distinguished from a new one that the backend rejects", () => {
  expect(isSignInRefused("The user could not be logged in.")).toBe(true);
  expect(isSignInRefused("The password you entered for the username ivan is incorrect.")).toBe(true);
  for (const message of ["Паролата е твърде слаба.", "Password was not provided.", "Internal server error"])
    expect(isSignInRefused(message)).toBe(false);
});
