import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_SUGGESTIONS, type Suggestions } from "../../../app/domain/catalog/suggestions";
import { catalog } from "../../../demo/catalog/catalog";
import type { DemoProduct } from "../../../demo/catalog/types";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { FormPage } from "../../built-shop/form-page";
import { runBuiltShop } from "../../built-shop/running-shop";
import { findProduct } from "../../fixtures/demo-products";

const REDUCED = findProduct(
  ({ type, salePrice, categories }) => type === "SIMPLE" && !!salePrice && categories.length > 1,
);
const REVIEWED = findProduct(({ reviewCount }) => reviewCount > 10);
/** Parts that a merchant can take away, each with the page that has it. */
const PARTS: Record<string, [path: string, text: string, part?: string][]> = {
  showReviews: [
    [`/produkt/${REVIEWED.slug}`, "Напишете отзив"],
    [`/produkt/${REVIEWED.slug}`, "Отзиви", "#reviews h2"],
  ],
  showSKU: [[`/produkt/${REDUCED.slug}`, `Код ${REDUCED.sku}`, ".product-info"]],
  showBreadcrumbOnSingleProduct: [[`/produkt/${REDUCED.slug}`, "Магазин", 'nav[aria-label="Път"]']],
  showProductCategoriesOnSingleProduct: [[`/produkt/${REDUCED.slug}`, "Категори", ".product-info"]],
  showRelatedProducts: [[`/produkt/${REDUCED.slug}`, "Върви добре с"]],
  showOrderByDropdown: [["/magazin?filter=sale[true]", "Най-нови", 'select[name="sort"]']],
};

const isSimple = ({ type }: DemoProduct) => type === "SIMPLE";

let shop: BuiltShop;
/** All parts taken away. */
let bare: BuiltShop;

runBuiltShop((built) => void ({ shop } = built));
beforeAll(async () => {
  const none = Object.fromEntries(Object.keys(PARTS).map((name) => [name, false]));
  bare = await startBuiltShop({
    SETTINGS: { ...none, showFilters: false, showMoveToWishlist: false, saleBadge: "word" },
  });
});
afterAll(() => bare.close());

const open = (path: string, of = shop) => FormPage.open(of.visit(), path);
const addressOf = ({ path }: FormPage) => decodeURIComponent(path);
const countFound = (page: FormPage) => Number(/^\d+/.exec(page.textOf(".count-line"))?.[0]);
/** The number beside a filter's option. */
function countOf(page: FormPage, name: string, value: string): number {
  const option = page.document.querySelector(`#filters [name="${name}"][value="${value}"]`)!;
  const label = option.closest("[data-count]")?.getAttribute("data-count") ?? option.getAttribute("aria-label");
  return Number(/\d+$/.exec(label ?? "")?.[0]);
}

test("without scripts a listing is filtered with right counts, sorted, paged and cleared", async () => {
  let page = await open("/magazin");
  const [all, count] = [countFound(page), countOf(page, "pa_razmer", "m")];
  page = await page.press("Покажете", { pa_razmer: "m" }, "#filters");
  expect([addressOf(page), countFound(page)]).toEqual(["/magazin?filter=pa_razmer[m]", count]);
  page = await page.press("Подредете", { sort: "discount-desc" });
  expect(addressOf(page)).toBe("/magazin?filter=pa_razmer[m]&orderby=discount");
  page = await page.follow("Следваща страница");
  expect(addressOf(page)).toBe("/magazin/page/2?filter=pa_razmer[m]&orderby=discount");
  expect(page.textOf("title")).toContain(" – страница 2");
  page = await page.follow("Премахване на Размер: M");
  expect([addressOf(page), countFound(page)]).toEqual(["/magazin?orderby=discount", all]);
});

test("counts of categories are right, with other filters too", async () => {
  const page = await open("/magazin?filter=sale[true]");
  const box = page.document.querySelector('#filters [name="category"]:not([disabled])')!;
  const value = box.getAttribute("value")!;
  const count = countOf(page, "category", value);
  expect(count).toBeGreaterThan(0);
  expect(countFound(await page.press("Покажете", { category: value }, "#filters"))).toBe(count);
});

test("without scripts a search keeps filters and order, and a link removes the filters", async () => {
  let page = await open("/magazin?filter=sale[true],search[клин]&orderby=discount");
  page = await page.press("Търсене", { search: "протеин" }, "header");
  expect(page.textOf("h1")).toBe("Резултати за „протеин“");
  expect(addressOf(page)).toBe("/magazin?filter=sale[true],search[протеин]&orderby=discount");
  expect(page.textOf("body")).toContain("Само с избраните филтри.");
  page = await page.follow("Изчистете филтрите", "header");
  expect(addressOf(page)).toBe("/magazin?filter=search[протеин]&orderby=discount");
});

test("without scripts the wishlist says that the browser has it", async () => {
  expect((await open("/wishlist")).textOf()).toContain("Любимите продукти се пазят в браузъра Ви");
});

test("Latin „protein“ finds Cyrillic names, in suggestions and results", async () => {
  const { categories, products } = (await (await shop.visit().open("/api/suggest?q=protein")).json()) as Record<
    "categories" | "products",
    { name: string }[]
  >;
  expect(categories).toContainEqual(expect.objectContaining({ name: "Протеини" }));
  expect(products.map(({ name }) => name).join()).toMatch(/протеин/i);
  expect((await open("/magazin?filter=search[protein]")).textOf("[data-results]")).toMatch(/протеин/i);
});

test("a search shows posts and pages below its products, on its first page and without filters alone", async () => {
  const found = await open("/magazin?filter=search[протеин]");
  expect(found.textOf(".found-articles")).toMatch(/^Статии и страници.*Как да изберем протеин/);
  const total = countFound(found);
  for (const path of ["/magazin/page/2?filter=search[протеин]", "/magazin?filter=sale[true],search[протеин]"])
    expect((await open(path)).count(".found-articles"), path).toBe(0);
  expect((await found.follow("Как да изберем протеин", ".found-articles")).textOf("h1")).toBe("Как да изберем протеин");
  const { articles, found: suggested } = await (await shop.visit().open("/api/suggest?q=протеин")).json<Suggestions>();
  expect([articles, suggested]).toEqual([
    [{ title: "Как да изберем протеин", path: "/blog/kak-da-izberem-protein" }],
    total,
  ]);
});

test("a search without products shows the pages that it finds, and says so", async () => {
  const found = await open("/magazin?filter=search[nalojen platej]");
  expect([found.status, found.count('[data-results][data-total="0"]'), found.count("[data-slug]")]).toEqual([
    200, 1, 0,
  ]);
  expect(found.textOf("[role=status]")).toContain("Няма продукти за „nalojen platej“");
  const page = await found.follow("Доставка и плащане", ".found-articles");
  expect([page.path, page.textOf("h1")]).toEqual(["/dostavka-i-plashtane", "Доставка и плащане"]);
});

test("junk gets a valid empty response of suggestions", async () => {
  for (const q of ["", "x", "<script>alert(1)</script>", "x".repeat(5000), "%00", "[],[]"]) {
    const answer = await shop.visit().open(`/api/suggest?q=${encodeURIComponent(q)}`);
    expect([answer.status, answer.headers.getSetCookie()], q.slice(0, 20)).toEqual([200, []]);
    expect(await answer.json()).toEqual(NO_SUGGESTIONS);
  }
});

test("where no product matches all words, those with most of them are shown, and the page says so", async () => {
  const partly = await open("/magazin?filter=search[протеин 77 кг]");
  const results = partly.document.querySelector("[data-results]")!;
  expect(partly.textOf()).toContain("Нито един продукт не отговаря на всички думи");
  expect(results.getAttribute("data-match")).toBe("partial");
  const shown = partly.count("[data-results] [data-slug]");
  expect(shown).toBeGreaterThan(0);
  expect(Number(results.getAttribute("data-total"))).toBeGreaterThanOrEqual(shown);
  const whole = await open("/magazin?filter=search[протеин]");
  expect(whole.textOf()).not.toContain("Нито един продукт");
  expect(whole.count("[data-match]")).toBe(0);
});

test("a word that the shop lacks finds nothing, and the rest of the search is suggested", async () => {
  const lacking = await open("/magazin?filter=search[футболна топка]");
  expect(lacking.count("[data-results] [data-slug]")).toBe(0);
  expect(lacking.textOf("[data-results]")).toContain("„топка“");
});

test("a search that finds nothing offers categories, and with filters the same search without them", async () => {
  const nothing = await open("/magazin?filter=search[ъъъщщщ]");
  expect(nothing.count('[data-results][data-total="0"]')).toBe(1);
  expect([nothing.count('[name="sort"]'), nothing.count("#filters")]).toEqual([0, 0]);
  const onward = await nothing.follow("Креатин", 'nav[aria-label="Разгледайте по категория"]');
  expect(onward.path).toBe("/produkt-kategoriya/kreatin");
  const filtered = await open("/magazin?filter=price[5000,5001],search[протеин]");
  const found = await filtered.follow("Търсете „протеин“ без филтрите");
  expect(addressOf(found)).toBe("/magazin?filter=search[протеин]");
  expect(found.count(".card")).toBeGreaterThan(0);
});

test("an unknown category is a 404 with a search and all categories, an unknown product with the newest ones", async () => {
  const missing = await open("/produkt-kategoriya/nyama-takava");
  expect(missing.status).toBe(404);
  expect(addressOf(await missing.press("Търсене", { search: "пудовка" }))).toBe("/magazin?filter=search[пудовка]");
  const categories = await missing.follow("Всички категории");
  expect(categories.textOf("h1")).toBe("Всички категории");
  expect((await categories.follow("Пудовки")).textOf("h1")).toBe("Пудовки");
  const product = await open("/produkt/nyama-takav-produkt");
  expect([product.status, product.textOf("h1")]).toEqual([404, "Този продукт вече го няма"]);
  expect(product.textOf()).toContain("Най-нови");
  const results = await product.follow("Потърсете „nyama takav produkt“");
  expect(results.textOf("h1")).toBe("Резултати за „nyama takav produkt“");
});

/** The card of a visible product that fits. */
async function findCard(fits: (product: DemoProduct) => boolean) {
  const { name, slug } = catalog.products.find((one) => one.published && one.visibility === "VISIBLE" && fits(one))!;
  const page = await open(`/magazin?filter=search[${encodeURIComponent(name.replace(/[[\],]/g, " "))}]`);
  const part = `[data-slug="${slug}"]`;
  expect(page.count(part), name).toBe(1);
  const isOffered = page.count(`${part} button:not([type="button"]), ${part} [name="quantity"]`) > 0;
  return { text: page.textOf(part), isOffered };
}

test("only products that can be bought have a button: not sold-out, unpriced or external ones, but free ones", async () => {
  const soldOut = await findCard((one) => isSimple(one) && one.status === "OUT_OF_STOCK");
  expect(soldOut).toEqual({ isOffered: false, text: expect.stringContaining("ПРОДАДЕН") as string });
  const unpriced = await findCard((one) => isSimple(one) && one.regularPrice === null);
  expect(unpriced).toEqual({ isOffered: false, text: expect.not.stringContaining("лв.") as string });
  for (const kind of ["EXTERNAL", "GROUPED"])
    expect((await findCard(({ type }) => type === kind)).isOffered, kind).toBe(false);
  const free = await findCard((one) => isSimple(one) && one.regularPrice !== null && Number(one.regularPrice) === 0);
  expect(free).toEqual({ isOffered: true, text: expect.stringContaining("0,00 лв. / 0,00 €") as string });
});

test.each(Object.entries(PARTS))("%s is on by default, and hides its part where it is off", async (_, places) => {
  for (const [path, text, part] of places) {
    expect((await open(path)).textOf(part), path).toContain(text);
    expect((await open(path, bare)).textOf(part), path).not.toContain(text);
  }
});

test("without filters a listing still names those of its URL, with a link to remove each", async () => {
  for (const of of [shop, bare]) {
    const page = await open("/magazin?filter=sale[true]", of);
    expect((await page.follow("Премахване на Намалени")).path).toBe("/magazin");
    expect(page.count('#filters, a.mobile-only[href="#filters"]')).toBe(of === shop ? 2 : 0);
  }
});

test("without showMoveToWishlist no line of the cart can be moved", async () => {
  for (const of of [shop, bare]) {
    const visitor = of.visit();
    await visitor.add(REDUCED.id);
    const page = await FormPage.open(visitor, "/cart");
    expect(page.textOf()).toContain(REDUCED.name);
    expect(page.count(`[aria-label="Преместване на ${REDUCED.name} в Любими"]`)).toBe(of === shop ? 1 : 0);
  }
});

test("a badge has the discount, or by setting a word", async () => {
  const path = `/produkt/${REDUCED.slug}`;
  expect((await open(path)).textOf(".gallery .badge")).toMatch(/^-\d+%$/);
  expect((await open(path, bare)).textOf(".gallery .badge")).toBe("Намаление");
});

test("without showReviews there are no stars and no ratings in structured data, and no review is accepted", async () => {
  for (const of of [shop, bare]) {
    const product = await open(`/produkt/${REVIEWED.slug}`, of);
    for (const page of [await open("/magazin", of), product])
      expect(page.count('[aria-label^="Оценка"]') > 0, page.path).toBe(of === shop);
    const data = [...product.document.querySelectorAll('script[type="application/ld+json"]')];
    const text = data.map(({ textContent }) => textContent).join();
    expect([text.includes("aggregateRating"), text.includes('"offers"')]).toEqual([of === shop, true]);
  }
  expect((await bare.visit().submit("/api/reviews", { productId: "57", rating: "5" })).status).toBe(404);
});
