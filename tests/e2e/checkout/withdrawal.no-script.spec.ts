import { expect, test } from "../fixtures/harness";

test("without scripts a withdrawal takes the same two steps, and nothing typed is lost", async ({ page, allow }) => {
  await page.goto("/otkaz-ot-dogovor?order=1201");
  await expect(page.getByLabel("Номер на поръчката")).toHaveValue("1201");
  await expect(page.getByLabel("От кои стоки")).toBeHidden();
  await page.getByText("Само от част от нея").click();
  await page.getByLabel("От кои стоки").fill("Тениска, 2 бр.\nШейкър");
  await page.getByLabel("Имейл").fill("maria");
  await page.getByRole("button", { name: "Продължете към отказа" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("2 полета са за поправяне:");
  await expect(page.getByLabel("Име и фамилия")).toBeFocused();
  await expect(page.getByLabel("Имейл")).toHaveValue("maria");
  await expect(page.getByLabel("От кои стоки")).toHaveValue("Тениска, 2 бр.\nШейкър");
  // A refused form is a page with status 422, which Chromium logs.
  allow(/status of 422/);
  await page.getByRole("main").getByRole("alert").getByRole("link", { name: "Напишете името си." }).click();
  await expect(page).toHaveURL(/#name$/);
  await page.getByLabel("Име и фамилия").fill("Мария Димитрова");
  await page.getByLabel("Имейл").fill("maria@example.bg");
  await page.getByRole("button", { name: "Продължете към отказа" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Проверете и потвърдете" })).toBeVisible();
  await expect(page.getByText("Шейкър")).toBeVisible();
  await page.getByRole("button", { name: "Поправете" }).click();
  await expect(page.getByLabel("Име и фамилия")).toHaveValue("Мария Димитрова");
  await page.getByRole("button", { name: "Продължете към отказа" }).click();
  await page.getByRole("button", { name: "Потвърждаване на отказа" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Получихме отказа Ви" })).toBeVisible();
  await expect(page).toHaveURL(/\/otkaz-ot-dogovor\/polucheno\?key=[0-9a-f-]{36}$/);
  await expect(page.getByText(/българско време/)).toBeVisible();
});
