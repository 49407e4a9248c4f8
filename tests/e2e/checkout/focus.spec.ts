import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/harness";
import { addUnseen, PLENTIFUL } from "../fixtures/journey";
import { tabTo } from "../fixtures/keyboard-input";

/** Choices with custom styling, each a card with a radio button. */
const CHOICES = ["rateId", "paymentMethod", "billing.to"];

/** Free shipping goes to a street or an office, and asks which; it has a minimum. */
async function startWithChoices(page: Page): Promise<void> {
  await addUnseen(page, PLENTIFUL.id, { quantity: 12 });
  await open(page, "/checkout");
  const free = page.locator('input[name="rateId"][value="free_shipping:3"]');
  await free.check();
  await free.blur();
}

test("shipping and payment options show the keyboard focus at the radio button and around its card, in both color schemes", async ({
  page,
}) => {
  await startWithChoices(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of CHOICES) {
      const chosen = page.locator(`input[name="${name}"]:checked`);
      await tabTo(page, chosen);
      const rings = () =>
        chosen.evaluate((input) =>
          [input, input.closest("label")!].map((one) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(one);
            return `${outlineStyle} ${outlineWidth}`;
          }),
        );
      expect(await rings(), name).toEqual(["solid 3px", "solid 3px"]);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(
        (await rings()).every((ring) => ring.startsWith("none")),
        name,
      ).toBe(true);
    }
  }
});

test("with forced colors the chosen option is still visible", async ({ page }) => {
  await startWithChoices(page);
  await page.emulateMedia({ forcedColors: "active" });
  for (const name of CHOICES) {
    const look = (input: Element) => getComputedStyle(input).appearance;
    expect(await page.locator(`input[name="${name}"]:checked`).evaluate(look), name).not.toBe("none");
  }
});
