import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalText, signInRefusalText } from "./refusals";

const OTHERWISE = "That didn’t work.";

test.each([
  ['Coupon "няма" cannot be applied because it does not exist.', "We don’t recognise this code. Check the spelling."],
  ['The minimum spend for coupon "min200" is €200.00.', "The code is valid for orders of €200.00 or more."],
  [
    'Sorry, we do not have enough "Клек" in stock to fulfill your order (2 available).',
    "Only 2 left of “Клек”. Reduce the quantity in the cart and try again.",
  ],
  [
    "Кодът за отстъпка „solo20“ е вече приложен и не може да бъде използван заедно с други кодове.",
    "You are already using a code that can’t be combined with others. Remove it and try again.",
  ],
  [
    "Не може да има два еднакви ваши коментара по една и съща публикация!",
    "You have already posted the same review of this product.",
  ],
])("a refusal is put into English, whichever language the backend answers in: %s", (message, told) => {
  expect(refusalText(message, OTHERWISE)).toBe(told);
});

test("an English refusal is shown unchanged, with its Bulgarian names", () => {
  const message = "You cannot add „Мъжка тениска“ to the cart because it weighs too much.";
  expect(refusalText(message, OTHERWISE, "8f3a")).toBe(message);
});

test("an unknown Bulgarian refusal is shown beside the shop's own sentence and with a request id", () => {
  expect(refusalText("Продуктът е чайник.", OTHERWISE, "8f3a")).toBe(
    `${OTHERWISE} The answer was: “Продуктът е чайник.” Error number: 8f3a.`,
  );
});

test.each([
  "",
  "Internal server error",
  "storefront-checkout-busy: the order is still being placed",
  'Cannot query field "secret" on type "RootQuery".',
  "Call to undefined function wc_get() in /var/www/html/wp-content/plugins/a/b.php:31",
  "<b>Error</b> happened",
])("a technical message is shown as its request id only, although it is in English: %j", (message) => {
  expect(refusalText(message, OTHERWISE, "8f3a")).toBe(`${OTHERWISE} Error number: 8f3a.`);
});

test("a refused sign-in discloses nothing about the account", () => {
  const told = ["The user could not be logged in.", "Your account is pending approval."].map((message) =>
    signInRefusalText(message),
  );
  expect(new Set(told).size).toBe(1);
});

const SAMPLES = "tests/contract/samples/";
const RECORDED = readdirSync(SAMPLES).filter((name) => /^(login|registerCustomer|reset|send)/.test(name));

test.each(RECORDED)("the recorded refusals of %s begin in English", (name) => {
  const { response } = JSON.parse(readFileSync(SAMPLES + name, "utf8")) as {
    response: { body: { errors?: { message: string }[] } };
  };
  for (const { message } of response.body.errors ?? [])
    expect(refusalText(message, OTHERWISE)).toMatch(/^[A-Z][a-z ’]+/);
});
