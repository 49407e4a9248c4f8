import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import type { DemoVariation } from "../../../demo/catalog/types";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import { runBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const DAY_MS = 86_400_000;
const LOWEST = "Най-ниска цена за последните 30 дни:";
const isReduced = ({ type, salePrice }: { type: string; salePrice: string | null }) => type === "SIMPLE" && !!salePrice;
const UNRECORDED = findProduct((product) => isReduced(product) && !product.lowest30DayPrice);
const RECORDED = findProduct((product) => isReduced(product) && product.lowest30DayPrice === product.regularPrice);

let shop: BuiltShop;
let visitor: Visitor;

// Without the page cache, so that each page is current.
runBuiltShop((built) => void ({ shop, visitor } = built), {
  CACHING: "none",
  SITE: { guaranteeNotice: "/guarantee.webp" },
});

const open = async (path: string) => (await (await visitor.open(path)).text()).replaceAll("<!-- -->", "");
const levs = (price: string) => `${price.replace(".", ",")}\u00a0лв.`;
const badges = (html: string) => [...html.matchAll(/class="badge">(-\d+%)/g)].map(([, text]) => text);

test("every price is recorded once a full sync has ended (Directive 98/6 art. 6a)", async () => {
  const db = await shop.openDatabase();
  const shown = catalog.products.filter(({ published }) => published);
  const priced = shown.flatMap((one): Pick<DemoVariation, "id" | "regularPrice">[] =>
    one.type === "VARIABLE" ? one.variations : [{ ...one, regularPrice: one.regularPrice ?? "" }],
  );
  const ids = priced.filter(({ regularPrice }) => Number(regularPrice) > 0).map(({ id }) => id);
  const { results } = await db.prepare("SELECT product_id FROM price_change").all<{ product_id: number }>();
  expect(results.map((row) => row.product_id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  expect(await db.prepare("SELECT COUNT(*) AS n FROM price_day").first("n")).toBe(1);
});

test("a reduced price shows the lowest of the 30 days before, and its discount is from that, once the history is long enough", async () => {
  const path = `/produkt/${UNRECORDED.slug}`;
  const [regular, sale] = [Number(UNRECORDED.regularPrice), Number(UNRECORDED.salePrice)];
  const db = await shop.openDatabase();
  const today = Math.floor(Date.now() / DAY_MS);
  const days = Array.from({ length: 60 }, (_, index) => today - 60 + index);
  // Before any page is opened: each isolate reads once a day which days are recorded.
  const note = db.prepare("INSERT OR IGNORE INTO price_day SELECT scope, ?1 FROM price_day LIMIT 1");
  await db.batch(days.map((day) => note.bind(day)));
  const young = await open(path);
  expect(young).not.toContain(LOWEST);
  expect(badges(young)[0]).toBe(`-${Math.round((1 - sale / regular) * 100)}%`);
  const cheaper = Math.round((regular * 100 + sale * 100) / 2);
  const write = (day: number, price: number) =>
    db
      .prepare("INSERT OR REPLACE INTO price_change SELECT scope, ?1, ?2, ?3, ?4, 'BGN' FROM price_day LIMIT 1")
      .bind(UNRECORDED.id, day * DAY_MS, price, Math.round(regular * 100));
  await db.batch([
    write(today - 60, Math.round(regular * 100)),
    write(today - 20, cheaper),
    write(today - 10, Math.round(regular * 100)),
    write(today - 2, Math.round(sale * 100)),
  ]);
  const own = `-${Math.round((1 - (sale * 100) / cheaper) * 100)}%`;
  const old = await open(path);
  expect(old).toContain(`${LOWEST} ${levs((cheaper / 100).toFixed(2))}`);
  expect(badges(old)[0]).toBe(own);
  const found = await open(`/magazin?filter=search[${encodeURIComponent(UNRECORDED.name)}]`);
  const card = found.split(`data-slug="${UNRECORDED.slug}"`)[1]!;
  expect(badges(card)[0]).toBe(own);
  expect(card).toContain(`Най-ниска за 30 дни: ${levs((cheaper / 100).toFixed(2))}`);
});

test("a badge shows the largest discount of one variation, on page and card, and listings sort by it", async () => {
  const { product, variation } = findVariation(
    (one, { variations }) =>
      !!one.salePrice && variations.some((two) => Number(two.regularPrice) > Number(one.regularPrice)),
  );
  const own = `-${Math.round((1 - Number(variation.salePrice) / Number(variation.regularPrice)) * 100)}%`;
  const choice = new URLSearchParams(
    Object.entries(variation.attributes).map(([name, term]) => [`attribute_${name}`, term]),
  );
  const page = (await open(`/produkt/${product.slug}?${choice.toString()}`)).split("Върви добре с")[0]!;
  expect(badges(page)[0]).toBe(own);
  const listing = await open("/magazin?filter=sale[true]&orderby=discount&order=desc");
  const off = badges(listing).map((text) => Number.parseInt(text!, 10));
  expect(off.length).toBeGreaterThan(10);
  expect(off.slice(0, 5)).toEqual(off.slice(0, 5).toSorted((a, b) => a - b));
  const found = await open(`/magazin?filter=search[${encodeURIComponent(product.name)}]`);
  expect(badges(found.split(`data-slug="${product.slug}"`)[1]!)[0]).toBe(own);
});

test("WordPress' own lowest price takes precedence, on cards too; without either none is shown", async () => {
  const page = await open(`/produkt/${RECORDED.slug}`);
  expect(page).toContain(`${LOWEST} ${levs(RECORDED.regularPrice!)}`);
  const cards = await open("/magazin?filter=sale[true]");
  expect(cards).toMatch(/Най-ниска за 30 дни: \d+,\d\d\u00a0лв\.</);
  const full = await open(`/produkt/${findProduct(({ type, salePrice }) => type === "SIMPLE" && !salePrice).slug}`);
  expect(full.split("Върви добре с")[0]).not.toContain(LOWEST);
});

test("the comparison shows the 30-day price with a struck price; a suggestion shows the current price alone (Directive 98/6 art. 6a)", async () => {
  await visitor.submit("/sravnenie", { intent: "add", id: String(RECORDED.id) });
  const compared = await open("/sravnenie");
  expect(compared).toContain(`<s data-label="Стара цена ">${levs(RECORDED.regularPrice!)}`);
  expect(compared).toContain(`Най-ниска за 30 дни: ${levs(RECORDED.regularPrice!)}`);
  const answer = await visitor.open(`/api/suggest?q=${encodeURIComponent(RECORDED.name)}`);
  const { products } = (await answer.json()) as { products: { databaseId: number }[] };
  const suggested = products.find(({ databaseId }) => databaseId === RECORDED.id);
  expect(suggested).toMatchObject({ price: Math.round(Number(RECORDED.salePrice) * 100), isFrom: false });
  expect(Object.keys(suggested!).toSorted()).toEqual([
    "brand",
    "databaseId",
    "image",
    "isFrom",
    "name",
    "price",
    "slug",
  ]);
});

test("products sold by weight, volume and number have a unit price, a shipping weight alone gives none", async () => {
  const whey = findProduct(
    ({ type, metaData, salePrice }) => type === "SIMPLE" && !salePrice && metaData?.unit_quantity === "300 г",
  );
  const perKilogram = (Number(whey.regularPrice) / 0.3).toFixed(2);
  expect(await open(`/produkt/${whey.slug}`)).toContain(`${levs(perKilogram)}/\u2060кг`);
  const iron = findProduct(({ type, categories }) => type === "SIMPLE" && categories.includes("tezhesti"));
  expect((await open(`/produkt/${iron.slug}`)).split("Върви добре с")[0]).not.toContain("Единична цена");
});

test("a product names its manufacturer, the responsible person in the Union, and its composition", async () => {
  const food = findProduct(({ metaData }) => !!metaData?.supplement_nutrition && !!metaData.gpsr_responsible);
  const html = await open(`/produkt/${food.slug}`);
  const { gpsr_maker, gpsr_responsible, supplement_nutrition } = food.metaData!;
  for (const text of [gpsr_maker!, gpsr_responsible!, supplement_nutrition!.split(/[:\n]/)[0]!, "Законова гаранция"])
    expect(html).toContain(text);
  expect(html.indexOf("gpsr_maker")).toBe(-1);
  const virtual = findProduct((product) => product.virtual);
  const other = await open(`/produkt/${virtual.slug}`);
  expect(other).not.toMatch(/Производител и безопасност|Състав и прием/);
});

test("the official guarantee notice is on product and checkout page, where the merchant has its file", async () => {
  const product = findProduct(({ type, stock }) => type === "SIMPLE" && (stock ?? 0) > 5);
  const picture = 'class="guarantee-picture" src="/guarantee.webp"';
  expect(await open(`/produkt/${product.slug}`)).toContain(picture);
  await visitor.add(product.id);
  expect(await open("/checkout")).toContain(picture);
  expect(await open("/zakonova-garantsiya")).toContain("две години от доставката");
});
