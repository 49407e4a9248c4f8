import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";

test.use(PHONE_WITHOUT_SCRIPTS);

test("without scripts a withdrawal asks for goods where it is from a part, and leads to what is wrong", async ({
  page,
  allow,
}) => {
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
});
