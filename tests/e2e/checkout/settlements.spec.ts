import type { Page } from "@playwright/test";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { startCheckout } from "../fixtures/checkout-form";
import { expect, finishRequests, onDesktopAndPhone, reload, test, waitForIdle } from "../fixtures/harness";
import { translatePages } from "../fixtures/translator";

const LIST = "**/assets/settlements-*.txt";

const city = (page: Page) => page.locator('[name="billing.city"]');
const postcode = (page: Page) => page.locator('[name="billing.postcode"]');
const region = (page: Page) => page.locator('[name="billing.state"]');
const options = (page: Page) => page.getByRole("listbox", { name: "Населени места" }).getByRole("option");

async function expectPlace(page: Page, name: string, code: string, state: string): Promise<void> {
  await expect(city(page)).toHaveValue(name);
  await expect(postcode(page)).toHaveValue(code);
  await expect(region(page)).toHaveValue(state);
}

onDesktopAndPhone(() =>
  test("a few letters or digits of a settlement fill in place, postcode and region, by keyboard and mouse; namesakes are told apart by kind, municipality and region", async ({
    page,
  }) => {
    const requested: string[] = [];
    let refreshes = 0;
    page.on("request", (request) => {
      requested.push(request.url());
      if (/\bupdate\b/.test(request.postData() ?? "")) refreshes += 1;
    });
    await startCheckout(page);
    const isList = (url: string) => /settlements-/.test(url);
    expect(requested.filter(isList)).toEqual([]);

    await city(page).pressSequentially("соф");
    await expect(options(page).first()).toHaveText("София, 1000, София-град");
    expect(requested.filter(isList)).toHaveLength(1);
    await expect(city(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page).nth(2)).toBeInViewport();
    await expect(page.getByRole("status").getByText(/населени места. Изберете/)).toBeAttached();
    await expectAccessibleAtAllWidths(page, "suggested settlements", ".checkout-steps");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await finishRequests(page, () => page.keyboard.press("Enter"));
    await expectPlace(page, "София", "1000", "BG-22");
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole("status").getByText("Избрано: София, 1000, София-град")).toBeAttached();
    // What comes next has the focus: the office, whose rate is chosen.
    await expect(page.locator('[name="billing.office"]')).toBeFocused();
    await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
    await postcode(page).focus();
    await page.keyboard.press("End");
    await expect(options(page)).toHaveCount(0);
    expect(refreshes).toBe(1);

    await city(page).fill("plovd");
    await options(page).first().click();
    await expectPlace(page, "Пловдив", "4000", "BG-16");

    await postcode(page).fill("277");
    await expect(options(page).first()).toHaveText("Банско, 2770, Благоевград");
    await options(page).first().click();
    await expectPlace(page, "Банско", "2770", "BG-01");

    await city(page).fill("1000");
    await options(page).first().click();
    await expectPlace(page, "София", "1000", "BG-22");

    await city(page).fill("с. Баня");
    await expect(options(page).first()).toHaveText(/^с\. Баня, \d{4}, община .+, .+$/);
    const texts = await options(page).allTextContents();
    expect(new Set(texts).size).toBe(texts.length);
    await options(page).filter({ hasText: "община Разлог" }).click();
    await expectPlace(page, "Баня", "2778", "BG-01");
  }),
);

test("what is typed freely stands, Tab, Escape, autofill and a saved address choose nothing, and an address of another country has no suggestions", async ({
  page,
}) => {
  await startCheckout(page);
  await city(page).fill("1000");
  await options(page).first().click();
  await region(page).selectOption("BG-23");
  await postcode(page).fill("1784");
  await city(page).press("End");
  await page.keyboard.type(", Лозенец");
  await page.keyboard.press("Tab");
  await expectPlace(page, "София, Лозенец", "1784", "BG-23");

  await city(page).fill("Пло");
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(options(page)).toHaveCount(0);
  await expectPlace(page, "Пло", "1784", "BG-23");

  await city(page).fill("Плов");
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(options(page)).toHaveCount(0);
  await city(page).fill("Пловд");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expectPlace(page, "Пловд", "1784", "BG-23");

  // As a browser fills in: events that nobody typed.
  await city(page).evaluate((field: HTMLInputElement) => {
    field.value = "Варна";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(options(page)).toHaveCount(0);
  await expectPlace(page, "Варна", "1784", "BG-23");
  await finishRequests(page, () => postcode(page).fill("9000"));
  await reload(page);
  await finishRequests(page, () => city(page).focus());
  await expect(city(page)).toHaveValue("Варна");
  await expect(options(page)).toHaveCount(0);

  const country = page.locator('select[name="billing.country"]');
  await country.selectOption("RO");
  await city(page).fill("соф");
  await expect(city(page)).not.toHaveAttribute("role", "combobox");
  await expect(options(page)).toHaveCount(0);
  await country.selectOption("BG");
  await expect(city(page)).toHaveValue("соф");
  await city(page).press("End");
  await page.keyboard.type("и");
  await expect(options(page)).not.toHaveCount(0);
});

test("without its list the field is an ordinary one, and the next visit to it tries again", async ({ page, allow }) => {
  allow(/settlements-/);
  await page.route(LIST, (route) => route.abort("connectionfailed"));
  await startCheckout(page);
  const failed = page.waitForEvent("requestfailed", (request) => /settlements-/.test(request.url()));
  await city(page).fill("соф");
  await failed;
  await waitForIdle(page);
  await expect(options(page)).toHaveCount(0);
  await page.unroute(LIST);
  await postcode(page).fill("1000");
  await options(page).first().click();
  await expectPlace(page, "София", "1000", "BG-22");
});

test("in a page that a browser translates, settlements are suggested and chosen again and again", async ({ page }) => {
  await translatePages(page);
  await startCheckout(page);
  for (const [typed, name, code, state] of [
    ["varn", "Варна", "9000", "BG-03"],
    ["6umen", "Шумен", "9700", "BG-27"],
    ["veliko ty", "Велико Търново", "5000", "BG-04"],
  ] as const) {
    await city(page).fill("");
    await city(page).pressSequentially(typed);
    await expect(options(page).first()).toContainText(code);
    await options(page).first().click();
    await expectPlace(page, name, code, state);
  }
});
