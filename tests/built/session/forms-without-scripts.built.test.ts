import { expect, test } from "vitest";
import { awaitResetLink } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { FormPage } from "../../built-shop/form-page";
import { runBuiltShop } from "../../built-shop/running-shop";
import { Visitor } from "../../built-shop/visitor";
import { findProduct, findVariation } from "../../fixtures/demo-products";

const SIMPLE = findProduct(
  ({ type, stock, salePrice, virtual }) => type === "SIMPLE" && (stock ?? 0) > 20 && salePrice === null && !virtual,
);
const VIRTUAL = findProduct(({ type, virtual, downloadable }) => type === "SIMPLE" && virtual && !downloadable);
const TWO_CHOICES = findVariation((variation, { varyBy }) => (variation.stock ?? 0) > 10 && varyBy.length === 2);
const MANY = findProduct(({ variations }) => variations.length > 20);
const isOut = ({ status }: { status: string }) => status === "OUT_OF_STOCK";
const REVIEWED = findProduct(({ reviewCount }) => reviewCount > 10);
const PLACE = "Поръчка със задължение за плащане";
const THANKS = "Благодарим Ви, Мария!";
const PASSWORD = "kotka dvor 7";
const ADDRESS = {
  "billing.firstName": "Мария",
  "billing.lastName": "Димитрова",
  "billing.email": "maria@example.bg",
  "billing.phone": "0888 123 456",
  "billing.state": "BG-22",
  "billing.city": "София",
  "billing.postcode": "1784",
};
const ORDER = { ...ADDRESS, "billing.office": "Младост 1", consent: "on" };

let shop: BuiltShop;
let visitor: Visitor;

runBuiltShop((built) => void ({ shop, visitor } = built));

const open = (path: string) => FormPage.open(visitor, path);
const newEmail = () => `forms-${crypto.randomUUID()}@example.bg`;
const buy = async () => (await open(`/produkt/${SIMPLE.slug}`)).press("Купи", {}, "#buy");
const register = (page: FormPage, email: string) =>
  page.press("Създайте профил", { email, password: PASSWORD, firstName: "Мария" });

function choose(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, slug]) => [`attribute_${name}`, slug]));
}

test("a cart is changed, refused a code and emptied", async () => {
  let page = await buy();
  expect(page.path).toBe("/cart");
  page = await page.press("Обновете", { quantity: "3" });
  expect(page.textOf()).toContain("Продукти (3)");
  page = await page.press("Приложете", { code: "EXPIRED" });
  expect([page.status, page.textOf("#code-error")]).toEqual([422, "Срокът на този код е изтекъл."]);
  expect(page.valueOf("code")).toBe("EXPIRED");
  page = await page.press("Приложете", { code: "FIT10" });
  expect(page.textOf()).toContain("10 % отстъпка от цялата поръчка");
  page = await page.press("Махнете код FIT10");
  expect(page.textOf()).not.toContain("10 % отстъпка от цялата поръчка");
  page = await page.press("Обновете доставката", { rateId: "flat_rate:2" });
  expect(page.valueOf("rateId")).toBe("flat_rate:2");
  page = await page.press("Да, изпразнете я");
  expect(page.textOf()).toContain("Количката е празна");
});

test("a checkout lists its invalid fields, focuses the first, loses nothing but the password, and then orders", async () => {
  await buy();
  const invoice = {
    "invoice.company": "„Пример“ ЕООД",
    "invoice.vat": "bg206184534",
    "invoice.person": "Мария Димитрова",
    "invoice.address": "ул. „Пирин“ 24, София",
  };
  let page = await (
    await open("/checkout")
  ).press(PLACE, {
    ...ORDER,
    ...invoice,
    consent: null,
    createAccount: "on",
    invoice: "on",
    "invoice.number": "206184532",
    password: "dobra parola 9",
    "billing.phone": "12",
    "billing.postcode": "178",
  });
  expect([page.status, page.focused]).toEqual([422, "billing.phone"]);
  expect(page.textOf("main [role=alert]")).toContain("4 полета са за поправяне:");
  expect(page.textOf('main [role=alert] a[href$="#invoice.number"]')).toMatch(/^ЕИК/);
  expect([page.valueOf("invoice.company"), page.valueOf("billing.office")]).toEqual(["„Пример“ ЕООД", "Младост 1"]);
  expect(page.document.documentElement.outerHTML).not.toContain("dobra parola");
  page = await page.press(PLACE, {
    consent: "on",
    createAccount: null,
    "billing.phone": "+359 888 123 456",
    "billing.postcode": "1784",
    "invoice.number": "206184534",
  });
  for (const text of [THANKS, "Офис на Speedy: Младост 1", "ЕИК 206184534"]) expect(page.textOf()).toContain(text);
  expect((await open("/checkout")).textOf()).toContain(THANKS);
});

test("virtual products alone are ordered to an address without shipping", async () => {
  await visitor.add(VIRTUAL.id);
  let page = await open("/checkout");
  for (const words of ["Доставка", "Къде да доставим"]) expect(page.textOf()).not.toContain(words);
  expect(page.count('[name="shipToDifferentAddress"], [name="rateId"], [name="billing.office"]')).toBe(0);
  page = await page.press(PLACE, { ...ADDRESS, "billing.address1": "бул. Цариградско шосе 115", consent: "on" });
  expect(page.textOf()).toContain(THANKS);
  expect([...page.document.querySelectorAll("dt")].map(({ textContent }) => textContent)).not.toContain("Доставка");
});

test("a shopper registers from the checkout, adds an address, orders, orders again, and changes the password", async () => {
  const email = newEmail();
  await buy();
  const typed = { "billing.phone": "0899 000 111", customerNote: "Обадете се преди доставка" };
  let page = await (await open("/checkout")).press("Влезте, написаното остава.", typed);
  expect(page.path).toMatch(/^\/my-account\?returnTo=/);
  page = await register(await open("/my-account?action=register&returnTo=/my-account/addresses?edit=billing"), email);
  page = await page.press("Запазете");
  expect([page.status, page.textOf()]).toEqual([422, expect.stringContaining("полета са за поправяне")]);
  const moved = { "billing.state": "BG-18", "billing.city": "Русе", "billing.postcode": "7000" };
  page = await page.press("Запазете", {
    ...ADDRESS,
    ...moved,
    "billing.email": email,
    "billing.address1": "ул. „Нова“ 2",
  });
  expect(page.textOf("body")).toContain("Адресът за плащане е запазен.");
  page = await open("/checkout");
  expect(page.valueOf("billing.city")).toBe("Русе");
  page = await page.press(PLACE, { "billing.office": "Център", consent: "on" });
  expect(page.textOf()).toContain(THANKS);
  page = await (await open("/my-account/orders")).follow("Подробно за поръчка");
  expect(page.textOf()).toContain("7000 Русе");
  page = await page.press("Поръчайте пак");
  expect([page.path, page.textOf()]).toEqual(["/cart", expect.stringContaining(SIMPLE.name)]);
  const passwords = { password: PASSWORD, newPassword: "друга котка на двора 8" };
  page = await (await open("/my-account/password")).press("Сменете паролата", passwords);
  expect(page.textOf("body")).toContain("Паролата е сменена.");
});

test("a shopper registers with a full cart, orders, signs out, is refused, and resets the password", async () => {
  const email = newEmail();
  await buy();
  let page = await register(await open("/my-account?action=register&returnTo=/checkout"), email);
  expect(page.path).toBe("/checkout");
  page = await page.press(PLACE, { ...ORDER, "billing.email": email });
  expect(page.textOf()).toContain(THANKS);
  page = await (await open("/my-account")).press("Изход");
  page = await page.press("Влезте", { username: email, password: "greshna parola" });
  expect([page.status, page.valueOf("username")]).toEqual([422, email]);
  expect(page.textOf("main [role=alert]")).toContain("Грешно потребителско име или парола.");
  page = await (await page.follow("Забравили сте паролата?")).press("Изпратете връзката", { username: email });
  expect(page.textOf("h1")).toBe("Проверете пощата си");
  page = await open(await awaitResetLink(shop, email));
  expect(page.path).toBe("/my-account/lost-password");
  page = await page.press("Запазете паролата", { password: PASSWORD });
  expect(page.textOf("h1")).toMatch(/^Здравейте/);
  expect(page.textOf("body")).toContain("Новата парола е запазена.");
});

test("a reset link used where another account is signed in ends that sign-in and asks for the new password", async () => {
  const [username, password] = [newEmail(), "kotka dvor 8"];
  await register(await open("/my-account?action=register"), username);
  visitor = shop.visit();
  await (await open("/my-account?action=forgotPassword")).press("Изпратете връзката", { username });
  const link = await awaitResetLink(shop, username);
  await (await open("/my-account")).press("Влезте", { username: "elena", password: "sila-demo-2026" });
  let page = await (await open(link)).press("Запазете паролата", { password });
  expect(page.textOf("body")).toContain("Новата парола е запазена.");
  page = await page.press("Влезте", { username, password });
  expect(page.textOf("h1")).toMatch(/^Здравейте/);
  // Signed in already, a request for another link leads to the account itself.
  expect((await open("/my-account?action=forgotPassword")).textOf("h1")).toMatch(/^Здравейте/);
});

test("a refused registration keeps what was typed, and a provider signs in", async () => {
  let page = await register(await open("/my-account?action=register&returnTo=/cart"), "maria@example.bg");
  expect([page.status, page.focused, page.valueOf("firstName")]).toEqual([422, "email", "Мария"]);
  expect(page.textOf()).toContain("С този имейл вече има профил.");
  page = await (await page.press("Вход с Google")).press("Отказ", {}, "body");
  expect(page.textOf()).toContain("Отказахте входа с външния профил.");
  page = await (await page.press("Вход с Google")).press("Продължи", { email: newEmail() }, "body");
  expect(page.path).toBe("/cart");
});

test("one form of a product's page shows a choice, and another adds it", async () => {
  const { product, variation } = TWO_CHOICES;
  let page = await open(`/produkt/${product.slug}`);
  page = await page.press("Вижте цената на избраното", choose(variation.attributes));
  expect(page.path).toContain("attribute_");
  expect(page.textOf(".product-info")).toContain(variation.sku);
  for (const [name, slug] of Object.entries(choose(variation.attributes))) expect(page.valueOf(name)).toBe(slug);
  page = await page.press("Купи", {}, "#buy");
  expect([page.path, page.textOf()]).toEqual(["/cart", expect.stringContaining(product.name)]);
});

test("a sold-out variation has a back-in-stock form, and another, beyond the first 20 too, can be bought", async () => {
  const product = findProduct(({ varyBy, variations }) => varyBy.length === 1 && variations.some(isOut));
  let page = await open(`/produkt/${product.slug}`);
  page = await page.press("Вижте цената на избраното", choose(product.variations.find(isOut)!.attributes));
  expect(page.textOf(".product-info")).toContain("ПРОДАДЕН");
  expect(page.textOf()).toContain("Искам известие");
  const other = product.variations.find(({ stock }) => (stock ?? 0) > 1)!;
  page = await page.press("Купи", choose(other.attributes), "#buy");
  expect([page.path, page.textOf()]).toEqual(["/cart", expect.stringContaining(product.name)]);
  const first = MANY.variations.toSorted((a, b) => a.id - b.id).find(({ stock }) => (stock ?? 0) > 1)!;
  page = await (await open(`/produkt/${MANY.slug}`)).press("Купи", choose(first.attributes), "#buy");
  expect([page.path, page.textOf()]).toEqual(["/cart", expect.stringContaining(MANY.name)]);
});

test("reviews are read and written, nothing typed is lost, and who writes fast or repeats another's is told so", async () => {
  visitor = shop.visit("203.0.113.81");
  const email = newEmail();
  let page = await open(`/produkt/${REVIEWED.slug}`);
  expect(page.count(".review-list > li")).toBe(10);
  page = await page.follow("Още отзиви");
  expect(page.count("#review-11")).toBe(1);
  const typed = { rating: "4", author: "Ваня Колева", authorEmail: email };
  page = await page.follow("Напишете отзив");
  // Spaces pass the browser's own validation.
  page = await page.press("Изпратете отзива", { ...typed, content: "   " });
  expect([page.status, page.path, page.focused]).toEqual([422, "/api/reviews", "content"]);
  expect(page.textOf("h1")).toBe(`Отзив за ${REVIEWED.name}`);
  expect(page.textOf()).toContain("Напишете какво мислите за продукта.");
  expect([page.valueOf("rating"), page.valueOf("authorEmail")]).toEqual(["4", email]);
  const content = `Без скриптове ${email}`;
  page = await page.press("Изпратете отзива", { content });
  const thanks = `/produkt/${REVIEWED.slug}?reviews=1#review-sent`;
  expect(page.path).toBe(thanks);
  const write = async (address: string, text: string) => {
    // A forwarded address is anybody's to claim.
    const sent = { "cf-connecting-ip": address, "x-forwarded-for": "198.51.100.77" };
    visitor = new Visitor((path, init) => shop.fetch(path, init), shop.url, sent);
    const fields = { ...typed, authorEmail: newEmail(), content: text };
    return (await open(`/api/reviews?slug=${REVIEWED.slug}`)).press("Изпратете отзива", fields);
  };
  page = await write("203.0.113.81", `${content} и още`);
  expect([page.status, page.valueOf("content")]).toEqual([422, `${content} и още`]);
  expect(page.textOf()).toContain("Изпращате отзиви един след друг.");
  page = await write("203.0.113.82", content);
  expect(page.textOf()).toContain("Вече сте изпратили същия отзив");
  expect((await write("203.0.113.83", `${content} от друг`)).path).toBe(thanks);
});
