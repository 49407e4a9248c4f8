import { expect, test } from "../fixtures/harness";
import { actAsNewShopper, expectStored, fillForm, openForm, REVIEWED } from "../fixtures/review-form";

const PRODUCT = REVIEWED[4]!;

test("reviews are read and written without scripts, and nothing typed is lost", async ({ page, allow }) => {
  const email = await actAsNewShopper(page);
  await page.goto(`/produkt/${PRODUCT.slug}`);
  // They are on the page at once.
  await expect(page.locator(".review-list > li")).toHaveCount(10);
  await page.getByRole("link", { name: "Още отзиви" }).click();
  await expect(page.locator("#review-11")).toBeInViewport();
  const form = await openForm(page);
  // Spaces pass the browser's own validation.
  await fillForm(form, { stars: "4 звезди", text: "   ", email });
  await form.getByRole("button", { name: "Изпратете отзива" }).click();
  await expect(page).toHaveURL(/\/api\/reviews$/);
  await expect(page.getByRole("heading", { level: 1, name: `Отзив за ${PRODUCT.name}` })).toBeVisible();
  await expect(form.getByText("Напишете какво мислите за продукта.")).toBeVisible();
  await expect(form.getByLabel("Отзив", { exact: true })).toBeFocused();
  await expect(form.getByRole("radio", { name: "4 звезди" })).toBeChecked();
  await expect(form.getByLabel("Имейл")).toHaveValue(email);
  // The browser logs the status.
  allow(/status of 422/);
  await form.getByLabel("Отзив", { exact: true }).fill(`Без скриптове ${email}`);
  await form.getByRole("button", { name: "Изпратете отзива" }).click();
  await expect(page).toHaveURL(new RegExp(`/produkt/${PRODUCT.slug}\\?reviews=1#review-sent$`));
  await expect(page.getByText("Благодарим! Отзивът Ви е публикуван.")).toBeVisible();
  await expectStored(page, `Без скриптове ${email}`);
});

test("without scripts hearts and moves to the wishlist aren't offered", async ({ page }) => {
  await page.goto("/magazin");
  await expect(page.locator(".card").first()).toBeVisible();
  await expect(page.locator(".heart:visible")).toHaveCount(0);
  await page.goto("/wishlist");
  await expect(page.getByText(/Любимите продукти се пазят в браузъра Ви/)).toBeVisible();
});
