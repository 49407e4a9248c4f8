import type { Locator } from "@playwright/test";
import { expect, open, reload, testInOwnContext as test } from "../fixtures/harness";
import { SIMPLE } from "../fixtures/journey";

/** Advances a paused clock in small steps until something appears. A running one would use up the message's seconds. */
async function runUntilVisible(shown: Locator): Promise<void> {
  const isVisible = async () => {
    await shown.page().clock.runFor(50);
    return shown.isVisible();
  };
  await expect.poll(isVisible).toBe(true);
}

test("a notification disappears after 4 seconds, an error after 6, but not while hovered", async ({ page }) => {
  await page.clock.install();
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  // A hovered notification stays.
  await page.mouse.move(0, 0);
  const message = page.getByRole("status").getByText("Добавено в количката");
  await runUntilVisible(message);
  await page.clock.runFor(2500);
  await expect(message).toBeVisible();
  await page.clock.runFor(2500);
  await expect(message).toBeHidden();
});

test("a failed add shows a toast for 6 seconds, and an error beside the button that a read of the cart keeps", async ({
  page,
  allow,
}) => {
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByText("Добавено в количката")).toBeVisible();
  await reload(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/cart.data*", (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : held.promise.then(() => route.continue()),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await page.mouse.move(0, 0);
  const toast = page.getByText("Грешка при добавяне", { exact: true });
  await runUntilVisible(page.getByText("Възникна проблем при добавяне на продукта в количката"));
  await expect(page.locator("#buy").getByText("Възникна грешка при добавяне в количката")).toBeVisible();
  // The same press had the cart read, and that answer comes later.
  const read = page.waitForResponse(/\/cart\.data/);
  held.resolve();
  await read;
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toBeHidden();
  await expect(page.locator("#buy").getByText("Възникна грешка при добавяне в количката")).toBeVisible();
  allow(/\/cart\.data/);
});

test("loading is shown, and fails after 10 seconds with a retry, which keeps filters without a checkbox", async ({
  page,
}) => {
  await open(page, "/magazin?filter=category[pudovki]");
  await page.route("**/magazin.data*", () => undefined);
  await page.clock.install();
  await page.getByRole("region", { name: "Филтри" }).getByText("Само намалени").click();
  await page.clock.runFor(1000);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
  await page.clock.runFor(9500);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const retry = page.locator(".results").locator("a", { hasText: "Опитайте пак" });
  expect(decodeURIComponent((await retry.getAttribute("href"))!)).toBe("/magazin?filter=category[pudovki],sale[true]");
});
