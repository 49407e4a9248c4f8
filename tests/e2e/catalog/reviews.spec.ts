import { expectAccessible, expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, open, reload, test } from "../fixtures/harness";
import { actAsNewShopper, expectStored, openForm, REVIEWED } from "../fixtures/review-form";

const [READ, WRITE] = [REVIEWED[0]!, REVIEWED[1]!];

test("reviews show average, stars and dates; more of them keep the chosen options and the review being written", async ({
  page,
}) => {
  await open(page, `/produkt/${READ.slug}`);
  const reviews = page.getByRole("region", { name: "Отзиви" });
  await expect(reviews.locator(".review-list > li")).toHaveCount(10);
  await expect(reviews.locator(".review-bars li")).toHaveText([/5 звезди\d+/, /4 з/, /3 з/, /2 з/, /1 звезда\d+/]);
  await expect(reviews.locator("time").first()).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  const option = page.locator("#buy").getByRole("radio", { checked: false, disabled: false }).first();
  const value = await option.getAttribute("value");
  await option.check({ force: true });
  const chosen = page.locator(`#buy input[value="${value}"]`);
  await expect(chosen).toBeChecked();
  const form = await openForm(page);
  await form.getByLabel("Отзив", { exact: true }).fill("Средна работа");
  await reviews.getByRole("link", { name: "Още отзиви" }).click();
  await expect(page).toHaveURL(/[?&]reviews=2#review-11$/);
  await expect(reviews.locator(".review-list > li")).toHaveCount(12);
  await expect(page.locator("#review-11")).toBeFocused();
  await expect(chosen).toBeChecked();
  expect(new URL(page.url()).searchParams.get(`attribute_${READ.varyBy[0]!}`)).toBe(value);
  await expect(form.getByLabel("Отзив", { exact: true })).toHaveValue("Средна работа");
  await expectAccessibleAtAllWidths(page, "reviews", "#reviews");
  await reload(page);
  await expect(reviews.locator(".review-list > li")).toHaveCount(12);
});

test("the review form names errors, keeps what was typed, without a connection too, and works by keyboard alone", async ({
  page,
  context,
  allow,
}) => {
  const email = await actAsNewShopper(page);
  await open(page, `/produkt/${WRITE.slug}`);
  const form = await openForm(page);
  await form.getByLabel("Име", { exact: true }).fill("Ваня Колева");
  await form.getByLabel("Имейл").fill("ваня");
  await form.getByRole("button", { name: "Изпратете отзива" }).click();
  await expect(form.getByText("Изберете колко звезди давате.")).toBeVisible();
  await expect(form.getByText("Напишете какво мислите за продукта.")).toBeVisible();
  await expect(form.getByRole("radio", { name: "1 звезда" })).toBeFocused();
  await expect(form.getByLabel("Имейл")).toHaveValue("ваня");
  await expectAccessible(page, "form with its faults", "#reviews");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(form.getByRole("radio", { name: "4 звезди" })).toBeChecked();
  await page.keyboard.press("Tab");
  // Not the same text twice: desktop and phone run against one shop, which refuses duplicates.
  await page.keyboard.type(`Втори ред пуших дълго.\nНо <b>си струва</b> & още как. ${email}`);
  await form.getByLabel("Имейл").fill(email);
  await context.setOffline(true);
  await form.getByLabel("Имейл").press("Enter");
  await expect(form.getByText("Няма връзка с магазина.")).toBeVisible();
  await expect(form.getByLabel("Отзив", { exact: true })).toHaveValue(new RegExp(email));
  allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await form.getByLabel("Имейл").press("Enter");
  await expect(page.getByText("Благодарим! Отзивът Ви е публикуван.").last()).toBeVisible();
  const first = page.locator(".review-list > li").first();
  await expect(first).toContainText("Ваня Колева");
  await expect(first).toContainText("Но си струва & още как.");
  await expectStored(page, email);
});
