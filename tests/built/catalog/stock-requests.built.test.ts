import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { escapeHtml } from "../../../demo/http/html-page";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProducts, findVariation } from "../../fixtures/demo-products";
import { listStockRequests } from "../../fixtures/stock-requests";
import { runBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

/** The schedule continues after its response, on a busy machine for some seconds. */
const PATIENCE = { timeout: 15_000 };
const GONE = catalog.products.find(
  ({ type, status, published, visibility }) =>
    type === "SIMPLE" && status === "OUT_OF_STOCK" && published && visibility === "VISIBLE",
)!;
const VARIABLE = catalog.products.find(({ type, published }) => type === "VARIABLE" && published)!;
const [BACK, NEXT] = findProducts(2, ({ type }) => type === "SIMPLE");
const CHOSEN = findVariation((_, { id }) => id !== VARIABLE.id);

let shop: BuiltShop;
let visitor: Visitor;

runBuiltShop((built) => void ({ shop, visitor } = built));

const ask = (fields: Record<string, string>) => visitor.submit("/izvestie", { slug: GONE.slug, ...fields });

const readTable = async () => listStockRequests(await shop.openDatabase());

const isCached = async (email: string) => (await readTable()).some((row) => row.email === email);

async function readMails(email: string): Promise<string[]> {
  const outbox = await (await visitor.open("/outbox")).text();
  return outbox.split("<article>").filter((mail) => mail.includes(`До ${email},`));
}

test("a sold-out product has a request form, which works without scripts and sets no cookie", async () => {
  const page = await (await visitor.open(`/produkt/${GONE.slug}`)).text();
  expect(page).toContain("Искам известие");
  expect(page).toContain("Пазим имейла Ви най-много 180 дни");
  const answer = await ask({ email: " Maria@Example.bg" });
  expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()]).toEqual([
    303,
    "/izvestie?sent",
    [],
  ]);
  expect(await (await visitor.open("/izvestie?sent")).text()).toContain("Записахме Ви");
});

test("a request is stored once, and its link ends it by a button", async () => {
  await ask({ email: "ivan@example.bg" });
  await ask({ email: "ivan@example.bg" });
  const rows = (await readTable()).filter((row) => row.email === "ivan@example.bg");
  expect(rows).toMatchObject([{ productId: GONE.id, variationId: 0 }]);
  const key = rows[0]!.cancelKey;
  // Mail clients prefetch links: only the button unsubscribes.
  const asked = await visitor.open(`/izvestie?key=${key}`);
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining("Не искам известие")]);
  const cancel = () => visitor.submit("/izvestie", { intent: "cancel", key });
  expect((await cancel()).headers.get("location")).toBe("/izvestie?cancelled");
  expect((await cancel()).headers.get("location")).toBe("/izvestie?nothing");
  expect(await isCached("ivan@example.bg")).toBe(false);
});

test("unknown products and invalid emails are never stored", async () => {
  const before = await readTable();
  for (const fields of [
    { email: "maria" },
    { email: "" },
    { email: "m@example.bg", slug: "no-such-product" },
    { email: "m@example.bg", variationId: "999999" },
    // In stock: the shop would email a stranger at once.
    { email: "m@example.bg", slug: BACK!.slug },
    { email: "m@example.bg", slug: CHOSEN.product.slug, variationId: String(CHOSEN.variation.id) },
  ]) {
    const answer = await ask(fields as unknown as Record<string, string>);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
  }
  expect(await readTable()).toEqual(before);
  const variation = VARIABLE.variations[0]!;
  await shop.setStock(variation.id, 0);
  await ask({ email: "v@example.bg", slug: VARIABLE.slug, variationId: String(variation.id) });
  expect((await readTable()).find((row) => row.email === "v@example.bg")?.variationId).toBe(variation.id);
});

test("once a product is back the schedule sends each email once, and deletes the request (docs/stock-requests.md)", async () => {
  const { product, variation } = CHOSEN;
  for (const id of [BACK!.id, NEXT!.id, variation.id]) await shop.setStock(id, 0);
  await ask({ slug: BACK!.slug, email: "back@example.bg" });
  await ask({ slug: product.slug, variationId: String(variation.id), email: "chosen@example.bg" });
  await ask({ slug: NEXT!.slug, email: "next@example.bg" });
  for (const id of [BACK!.id, variation.id]) await shop.setStock(id, 5);
  await Promise.all([shop.runCron(), shop.runCron()]);
  await expect.poll(() => isCached("chosen@example.bg"), PATIENCE).toBe(false);
  await expect.poll(() => isCached("back@example.bg"), PATIENCE).toBe(false);
  const [mail] = await readMails("back@example.bg");
  expect(mail).toContain(escapeHtml(BACK!.name));
  expect(mail).toMatch(new RegExp(`^http://\\S+/produkt/${BACK!.slug}$`, "m"));
  const link = /^http:\/\/[^/]+(\/izvestie\?key=[\da-f-]{36})$/m.exec(mail!)![1]!;
  expect(await (await visitor.open(link)).text()).toContain("Не искам известие");
  const [ofChosen] = await readMails("chosen@example.bg");
  expect(ofChosen).toContain(`/produkt/${product.slug}`);
  expect(ofChosen).toContain(" · ");
  expect(await isCached("next@example.bg")).toBe(true);
  // The next run, with another email to send.
  await shop.setStock(NEXT!.id, 1);
  await shop.runCron();
  await expect.poll(() => isCached("next@example.bg"), PATIENCE).toBe(false);
  for (const name of ["back", "chosen", "next"]) expect(await readMails(`${name}@example.bg`)).toHaveLength(1);
});

test("without the plugin a request stays, and an email whose response was lost isn't sent again (docs/stock-requests.md)", async () => {
  await shop.setStock(BACK!.id, 0);
  await ask({ slug: BACK!.slug, email: "later@example.bg" });
  await shop.setStock(BACK!.id, 5);
  await shop.setOptions({ hasPlugin: false });
  const countAsked = await shop.countQueries("getStorefrontStock");
  await shop.runCron();
  await expect.poll(countAsked, PATIENCE).toBe(1);
  expect([await readMails("later@example.bg"), await isCached("later@example.bg")]).toEqual([[], true]);
  await shop.setOptions({});
  await shop.setFault({ kind: "late-500", operation: "notifyBackInStock" });
  await shop.runCron();
  await expect.poll(() => readMails("later@example.bg"), PATIENCE).toHaveLength(1);
  expect(await isCached("later@example.bg")).toBe(true);
  await shop.setFault({ kind: null });
  await shop.runCron();
  await expect.poll(() => isCached("later@example.bg"), PATIENCE).toBe(false);
  expect(await readMails("later@example.bg")).toHaveLength(1);
});

test("one address may send ten requests an hour, and strangers' requests with an email don't block its owner", async () => {
  const askFrom = async (address: string, count: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) {
      visitor = shop.visit(address);
      statuses.push((await ask({ email: "flooded@example.bg" })).status);
    }
    return statuses;
  };
  expect(await askFrom("203.0.113.1", 12)).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429]);
  expect(await askFrom("203.0.113.2", 1)).toEqual([303]);
});
