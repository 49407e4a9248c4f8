import { findProducts } from "../../fixtures/demo-products";
import { waitForIdle, expect, open, reload, test } from "../fixtures/harness";

const [FIRST, SECOND] = findProducts(
  2,
  ({ type, stock, salePrice }) => type === "SIMPLE" && (stock ?? 0) > 20 && salePrice === null,
);
const SEEN = { name: "Последно разгледани" };

test("a product's page shares it by the device's dialog, or copies its URL, and adds it to the comparison, which shows two side by side", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await open(page, `/produkt/${FIRST!.slug}`);
  await page.getByRole("button", { name: "Споделяне" }).click();
  await expect(page.getByRole("status").getByText("Връзката е копирана")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => Promise.resolve(void ((window as { shared?: ShareData }).shared = data)),
    }),
  );
  await page.getByRole("button", { name: "Споделяне" }).click();
  expect(await page.evaluate(() => (window as { shared?: ShareData }).shared)).toEqual({
    title: FIRST!.name,
    url: page.url(),
  });
  await page.getByRole("button", { name: "За сравнение" }).click();
  await expect(page.getByRole("link", { name: "В сравнението" })).toBeVisible();
  await open(page, `/produkt/${SECOND!.slug}`);
  await page.getByRole("button", { name: "За сравнение" }).click();
  await page.getByRole("link", { name: "В сравнението (2)" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("rowheader", { name: /^Марка/ })).toBeVisible();
  await page.getByRole("button", { name: `Премахване на ${FIRST!.name} от сравнението` }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Изчистване на сравнението" }).click();
  await expect(page.getByRole("heading", { name: "Още няма какво да сравните" })).toBeVisible();
});

test("recently viewed products are shown without a cookie, and stored only after the shopper opts in; a change that fails says so", async ({
  page,
  context,
  allow,
}) => {
  const script = page.waitForEvent("requestfinished", (request) => /\/recently-seen-[^/]*\.js$/.test(request.url()));
  await open(page, `/produkt/${FIRST!.slug}`);
  // A product counts as viewed by a script that comes after hydration.
  await script;
  await waitForIdle(page);
  await expect(page.getByRole("heading", SEEN)).toHaveCount(0);
  await page.getByRole("navigation", { name: "Път" }).getByRole("link").last().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/produkt/"));
  await page.locator(".card .card-name a").filter({ hasNotText: FIRST!.name }).first().click();
  await expect(
    page
      .getByRole("region")
      .or(page.locator("section"))
      .filter({ has: page.getByRole("heading", SEEN) })
      .getByRole("link", { name: FIRST!.name, exact: true }),
  ).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const failed = page.getByRole("alert").getByText("Опитайте пак след малко.");
  const remember = page.getByRole("button", { name: "Запомняне за следващия път" });
  const forget = page.getByRole("button", { name: "Изтриване на списъка" });
  await page.route("**/api/seen", (route) => route.abort("connectionfailed"));
  await remember.click();
  await expect(failed).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Затваряне" }).click();
  await expect(failed).toHaveCount(0);
  await page.unroute("**/api/seen");
  await remember.click();
  await expect(forget).toBeVisible();
  await reload(page);
  await expect(page.getByRole("heading", SEEN)).toBeVisible();
  await page.route("**/api/seen", (route) => route.fulfill({ status: 503, json: null }));
  await forget.click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole("heading", SEEN)).toBeVisible();
  await page.unroute("**/api/seen");
  await forget.click();
  await expect(page.getByRole("heading", SEEN)).toHaveCount(0);
  // The list is removed at once, the cookie with the response.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
  allow(/\/api\/seen/);
});
