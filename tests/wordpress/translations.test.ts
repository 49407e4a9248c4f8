import { expect, test } from "vitest";
import { writeMerchantMail, writeShopperMail } from "../../demo/mail/withdrawal-emails";
import { findLanguage, MAIN_LANGUAGE } from "../../demo/languages/language";
import { writeStockEmail } from "../../demo/mail/stock-email";
import { listPluginFiles, makeTranslations, readPluginFile } from "../../scripts/plugin/plugin-files";
import { runPlugin } from "./php";

const TEXTS = Object.entries(makeTranslations());

test.each(TEXTS)("%s has the current strings (npm run plugin:translations)", (path, content) => {
  expect(readPluginFile(path)).toBe(content);
});

test("every string is translated into Bulgarian, with the same placeholders, and no source string is Bulgarian", () => {
  const po = readPluginFile("languages/sila-storefront-bg_BG.po");
  const entries = [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, text, translation]) => [
    text,
    translation,
  ]);
  expect(entries.length).toBeGreaterThan(20);
  const listPlaces = (text: string | undefined) => text!.match(/%(\d\$)?s/g) ?? [];
  for (const [text, translation] of entries) {
    expect(translation, text).not.toBe("");
    expect(listPlaces(translation), text).toEqual(listPlaces(text));
  }
  const code = listPluginFiles().filter((path) => !path.startsWith("languages/"));
  expect(code.filter((path) => /[а-я]/i.test(readPluginFile(path)))).toEqual([]);
});

const WITHDRAWAL = {
  reference: "261121-AAAAAA",
  declaredAt: "2026-11-21T12:05:33.000Z",
  name: "Мария",
  orderNumber: "1201",
  email: "maria@shop.test",
  goods: "Тениска\nШейкър",
};
const STOCK = {
  key: "a",
  email: "maria@shop.test",
  product: "Тениска L",
  productUrl: "https://shop.test/produkt/p",
  cancelUrl: "https://shop.test/izvestie?key=1",
};

interface Email {
  subject: string;
  text: string;
}

/** Subjects and texts of what these steps send. */
async function listEmails(steps: string, locale = "bg_BG"): Promise<Email[]> {
  const mails = await runPlugin<[string, string, string][]>({
    world: `$locale = '${locale}'; function wc_get_order($id) { return false; }`,
    steps,
    value: "$mails",
  });
  return mails.map(([, subject, text]) => ({ subject, text }));
}

const quote = (input: object) =>
  `json_decode(base64_decode('${Buffer.from(JSON.stringify(input)).toString("base64")}'), true)`;
const ONLY_TEXT = ({ subject, text }: Email) => ({ subject, text });

test.each([WITHDRAWAL, { ...WITHDRAWAL, goods: "" }])(
  "a Bulgarian site acknowledges a withdrawal in the words of the demo: goods %o",
  async (input) => {
    const emails = await listEmails(`Sila_Storefront\\acknowledge_withdrawal(${quote(input)});`);
    expect(emails).toEqual(
      [writeShopperMail(input, false, MAIN_LANGUAGE), writeMerchantMail(input, false)].map(ONLY_TEXT),
    );
  },
);

test("an English site acknowledges a withdrawal in the words of the demo's English", async () => {
  const emails = await listEmails(`Sila_Storefront\\acknowledge_withdrawal(${quote(WITHDRAWAL)});`, "en_US");
  expect(emails[0]).toEqual(ONLY_TEXT(writeShopperMail(WITHDRAWAL, false, findLanguage("en"))));
});

test("an English site sends back-in-stock emails in the words of the demo's English", async () => {
  const emails = await listEmails(`Sila_Storefront\\send_stock_email(${quote(STOCK)});`, "en_US");
  expect(emails).toEqual([ONLY_TEXT(writeStockEmail({ ...STOCK, language: "en" }))]);
});

test("a Bulgarian site sends back-in-stock emails in the demo's words", async () => {
  const emails = await listEmails(`Sila_Storefront\\send_stock_email(${quote(STOCK)});`);
  expect(emails).toEqual([ONLY_TEXT(writeStockEmail(STOCK))]);
});

test("a site in another language sends them in English", async () => {
  const [email] = await listEmails(`Sila_Storefront\\send_stock_email(${quote(STOCK)});`, "de_DE");
  expect(email!.subject).toBe("You can order it again: Тениска L");
  expect(email!.text).toMatch(/^Hello,\n\nthe product about which/);
});
