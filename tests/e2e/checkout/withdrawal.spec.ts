import type { Page } from "@playwright/test";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, open, test } from "../fixtures/harness";

const CONFIRM = { name: "Потвърждаване на отказа" };
const NEXT = { name: "Продължете към отказа" };

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Име и фамилия").fill("Мария Димитрова");
  await page.getByLabel("Имейл").fill("maria@example.bg");
}

test("a shopper withdraws from a part of an order in two steps, and can print the acknowledgement (Directive 2023/2673)", async ({
  page,
}) => {
  await open(page, "/magazin");
  await page.getByRole("contentinfo").getByRole("link", { name: "Отказ от договора" }).click();
  await expect(page).toHaveURL(/\/otkaz-ot-dogovor$/);
  await page.getByText("Само от част от нея").click();
  await page.getByRole("button", NEXT).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("4 полета са за поправяне:");
  await expect(page.getByLabel("Име и фамилия")).toBeFocused();
  await page.getByRole("link", { name: "Напишете имейла си." }).click();
  await expect(page.getByLabel("Имейл")).toBeFocused();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("4 полета са за поправяне:");
  await expectAccessibleAtAllWidths(page, "form with problems", "main");
  await fill(page);
  await page.getByLabel("Номер на поръчката").fill("№ 1201");
  await page.getByLabel("От кои стоки").fill("Тениска, 2 бр.");
  await page.getByRole("button", NEXT).click();
  await expect(page.getByRole("heading", { level: 1, name: "Проверете и потвърдете" })).toBeFocused();
  await expect(page.getByText("Отказвам се от договора за следните стоки от поръчка № 1201:")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "review", "main");
  await page.getByRole("button", { name: "Поправете" }).click();
  await expect(page.getByLabel("От кои стоки")).toHaveValue("Тениска, 2 бр.");
  await page.getByRole("button", NEXT).click();
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("heading", { level: 1, name: "Получихме отказа Ви" })).toBeFocused();
  await expect(page.getByText(/^\d{6}-[2-9A-Z]{6}$/)).toBeVisible();
  await expect(page.getByText(/на \d\d\.\d\d\.\d{4} в \d\d:\d\d:\d\d ч\. българско време/)).toBeVisible();
  await expect(page.getByText("Тениска, 2 бр.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Тениска, 2 бр.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Отпечатайте" })).toBeHidden();
  // Of the header only the shop's name is printed: the receipt must name it.
  await expect(page.getByRole("banner").getByRole("link")).toHaveText(["Сила"]);
});

test("Back from the second step leads to the form with everything typed, and a lost connection keeps the step", async ({
  page,
  allow,
}) => {
  await open(page, "/otkaz-ot-dogovor?order=1201");
  await fill(page);
  await page.getByRole("button", NEXT).click();
  await expect(page.getByRole("button", CONFIRM)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", NEXT)).toBeVisible();
  await expect(page.getByLabel("Име и фамилия")).toHaveValue("Мария Димитрова");
  await expect(page.getByLabel("Номер на поръчката")).toHaveValue("1201");
  await page.getByRole("button", NEXT).click();
  await expect(page.getByText("поръчка № 1201")).toBeVisible();
  await page.route("**/otkaz-ot-dogovor.data*", (route) => route.abort());
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Няма връзка с магазина.");
  await expect(page.getByRole("link", { name: "Изпратете го по имейл" })).toHaveAttribute("href", /^mailto:.*1201/);
  await expectAccessibleAtAllWidths(page, "review without a connection", "main");
  await page.unroute("**/otkaz-ot-dogovor.data*");
  allow(/\/otkaz-ot-dogovor\.data/);
  await page.getByRole("button", CONFIRM).click();
  await expect(page.getByRole("heading", { level: 1, name: "Получихме отказа Ви" })).toBeVisible();
});
