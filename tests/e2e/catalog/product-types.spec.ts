import { catalog } from "../../../demo/catalog/catalog";
import { expect, open, test } from "../fixtures/harness";

const byId = (id: number) => catalog.products.find((one) => one.id === id)!;

test("a set's form stays when a deployment has taken away the scripts that the page loads later", async ({
  page,
  allow,
}) => {
  const isPlenty = (id: number) => byId(id).type === "SIMPLE" && (byId(id).stock ?? 0) > 3;
  const set = catalog.products.find(({ grouped }) => grouped.some(isPlenty))!;
  const answer = await (await page.goto(`/produkt/${set.slug}`))!.text();
  const sent = new Set(answer.match(/assets\/[\w.-]+\.js/g));
  await page.route("**/assets/*.js", (route) => {
    const isSent = [...sent].some((path) => route.request().url().endsWith(path));
    return isSent ? route.continue() : route.fulfill({ status: 404 });
  });
  await open(page, `/produkt/${set.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: set.name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Купи избраните" })).toBeVisible();
  // The browser logs a missing script.
  allow(/status of 404/);
});

test("products of a set are added by one form, each in its quantity; an external one has only a link", async ({
  page,
}) => {
  const isPlenty = (id: number) => byId(id).type === "SIMPLE" && (byId(id).stock ?? 0) > 3;
  const set = catalog.products.find(({ grouped }) => grouped.filter(isPlenty).length > 1)!;
  const [first, second] = set.grouped.filter(isPlenty).map(byId);
  await open(page, `/produkt/${set.slug}`);
  const row = (name: string) => page.locator("#buy li").filter({ hasText: name });
  await row(first!.name).getByRole("button", { name: "Повече" }).click();
  await row(second!.name).getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Купи избраните" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("spinbutton", { name: `Количество: ${first!.name}` })).toHaveValue("2");
  await expect(page.getByRole("spinbutton", { name: `Количество: ${second!.name}` })).toHaveCount(0);

  const partner = catalog.products.find(({ type, externalUrl }) => type === "EXTERNAL" && externalUrl)!;
  await open(page, `/produkt/${partner.slug}`);
  const link = page.locator(".product-info").getByRole("link", { name: partner.buttonText! });
  await expect(link).toHaveAttribute("href", partner.externalUrl!);
  await expect(link).toHaveAttribute("rel", /nofollow/);
  await expect(page.locator("#buy")).toHaveCount(0);
});
